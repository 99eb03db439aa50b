import type { DeployedChange, Deployment } from '../../deployed/deployment';
import type { FileProblem } from '../../deployed/file/fileProblem';
import type { Registry } from '../../schema/registry';
import { kindsOf, readKinds } from '../entities/readKinds';

type OfChange = readonly [name: string, problems: readonly FileProblem[]];

/** The problems of the change of an entity, with its name: loads what is changed. Those of a change that fits are none. */
export const problemsOfChange = async (
  name: string,
  change: DeployedChange,
  { resources }: Pick<Registry, 'resources'>,
): Promise<OfChange> => {
  const { default: declaration } = await resources[name]!.load();
  return [name, change.apply(declaration, await readKinds(kindsOf(declaration))).problems];
};

/** The problems of each change of a deployment, by the entity that it changes. */
export const problemsOfChanges = async ({ changes }: Deployment, registry: Pick<Registry, 'resources'>) =>
  new Map(await Promise.all(Object.entries(changes).map(([name, change]) => problemsOfChange(name, change, registry))));
