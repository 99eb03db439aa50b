import { expect, it } from 'vitest';
import { registry } from '../../resources';
import { declarationProblems, checkContextOf } from '../../src/app/checkDeclarations';
import { readFileSync } from 'node:fs';

const hasFunction = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && Object.values(value).some(hasFunction));
const linesOf = (path: string) => {
  const lines = readFileSync(new URL(`../../resources/${path}`, import.meta.url), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('export default'));
  return lines.slice(start).findIndex((line) => line === '});') + 1;
};

/** The declarations that hold no function. `declarations.test.ts` lists the functions of the others. */
const declarations = await Promise.all(
  Object.entries(registry.resources).map(async ([name, { load }]) => ({ name, declaration: (await load()).default })),
);
const ofData = declarations.filter(({ declaration }) => !hasFunction(declaration));

it('some declarations hold no function', () => {
  expect(ofData).not.toEqual([]);
});
it.each(ofData)('the declaration of $name passes its checks after it was copied and written to a file', async ({ name, declaration }) => {
  expect(structuredClone(declaration)).toEqual(declaration);
  const read = JSON.parse(JSON.stringify(declaration)) as typeof declaration;
  expect(read).toEqual(declaration);
  expect(await declarationProblems(name, read, await checkContextOf(registry))).toEqual([]);
});

it('OFF-012 offices are declared in under 80 lines, no more a field than hotlines', () => {
  const [ofHotlines, ofOffices] = [linesOf('hotlines/hotlines.ts'), linesOf('offices/offices.ts')];
  expect(ofOffices).toBeLessThan(80);
  // six fields, and seventeen of which eight are four languages each
  expect(ofOffices / 15).toBeLessThan(ofHotlines / 6);
});
