import { readFileSync } from 'node:fs';
import { registry } from '../../../resources';
import { checkContextOf } from '../../../src/app/checkDeclarations';
import { kindsOf, readKinds } from '../../../src/app/entities/readKinds';
import { fileProblemText } from '../../../src/deployed/file/fileProblem';
import { readDeployment } from '../../../src/deployed/readDeployment';
import type { CheckContext } from '../../../src/schema/language/problem';

/** What the portal has and the contract tells. */
export const around: CheckContext = await checkContextOf(registry);
/** The same without some of its entities, so that files may declare these. */
export const aroundWithout = (...names: string[]): CheckContext => ({
  ...around,
  resources: Object.fromEntries(Object.entries(around.resources).filter(([name]) => !names.includes(name))),
});

export const exampleFile = 'resources.yaml';
export const example = readFileSync(new URL('../../../examples/deployment/resources.yaml', import.meta.url), 'utf8');

const declarations = new Map(
  await Promise.all(
    Object.entries(registry.resources).map(async ([name, { load }]) => {
      const { default: declaration } = await load();
      return [name, { declaration, entityKinds: await readKinds(kindsOf(declaration)) }] as const;
    }),
  ),
);

/** Every line of a file: its own problems, and those of its changes. */
export const linesOf = (text: string, file = exampleFile, context = around): string[] => {
  const { problems, changes } = readDeployment([{ file, text }], context);
  const ofChanges = Object.entries(changes).flatMap(([name, change]) => {
    const { declaration, entityKinds } = declarations.get(name)!;
    return change.apply(declaration, entityKinds).problems;
  });
  return [...problems, ...ofChanges].map(fileProblemText);
};
export const declarationOf = (name: string) => declarations.get(name)!;
