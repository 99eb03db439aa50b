import type { Deployment } from '../../deployed/deployment';
import type { FileProblem } from '../../deployed/file/fileProblem';
import type { Registry } from '../../schema/registry';
import { kindsOf, readKinds } from '../entities/readKinds';

/** The problems of each change of a deployment, by the entity that it changes: loads what is changed. Those of a change that fits are none. */
export const problemsOfChanges = async (
  { changes }: Pick<Deployment, 'changes'>,
  { resources }: Pick<Registry, 'resources'>,
): Promise<ReadonlyMap<string, readonly FileProblem[]>> => {
  const read = Object.entries(changes).map(async ([name, change]) => {
    const { default: declaration } = await resources[name]!.load();
    return [name, change.apply(declaration, await readKinds(kindsOf(declaration))).problems] as const;
  });
  return new Map(await Promise.all(read));
};
