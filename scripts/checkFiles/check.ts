/** The check of the files of a deployment, as the portal reads them. */
import { registry } from '../../resources';
import { contextOf } from '../../src/app/checkDeclarations';
import { problemsOfChanges } from '../../src/app/deployed/problemsOfChanges';
import { readBuiltInKinds } from '../../src/app/entities/readKinds';
import { contractChecks } from '../../src/deployed/checkContract';
import type { Deployment } from '../../src/deployed/deployment';
import { inOrder, type FileProblem } from '../../src/deployed/file/fileProblem';
import { readDeployment } from '../../src/deployed/readDeployment';
import type { Source } from '../../src/deployed/file/readFile';
import { readTree } from '../../src/deployed/file/tree';
import { english } from '../../src/messages/page';
import type { CheckContext } from '../../src/schema/language/problem';
import { isValues } from '../../src/schema/values/path';
import { readTables, withContract } from './contract';

/** What came of a check. */
export type Result = { problems: FileProblem[]; entities: number; changes: number };

/** The languages that texts of the files stand in, English first: each text is checked in its own. */
const languagesOf = (sources: readonly Source[]): string[] => {
  const found = new Set([english]);
  const walk = (value: unknown) => {
    if (Array.isArray(value)) for (const each of value as unknown[]) walk(each);
    if (!isValues(value)) return;
    if (typeof value[english] === 'string') for (const language of Object.keys(value)) found.add(language);
    for (const each of Object.values(value)) walk(each);
  };
  for (const source of sources) if ('text' in source) walk(readTree(source.file, source.text).value);
  return [...found];
};

/**
 * What files are checked against.
 *
 * @param contractFile the contract of the deployment. Default: that of the portal
 * @throws CouldNotRun where the contract is none
 */
export const readContext = async (contractFile?: string): Promise<CheckContext> => {
  const { shapes } = await readBuiltInKinds();
  const ofPortal = contextOf(registry, shapes);
  return contractFile === undefined ? ofPortal : withContract(ofPortal, readTables(contractFile));
};

/**
 * Checks files.
 *
 * @param contractFile the contract of the deployment. Default: that of the portal, and the calls that entities bring
 * @throws CouldNotRun where the contract is none
 */
export const checkFiles = async (sources: readonly Source[], contractFile?: string): Promise<Result> => {
  const context = await readContext(contractFile);
  const options = { contract: contractFile === undefined ? undefined : contractChecks };
  const deployments = languagesOf(sources).map((language) => readDeployment(sources, context, language, options));
  const ofChanges = await Promise.all(deployments.map((each) => problemsOfChanges(each, registry)));
  const files = sources.map(({ file }) => file);
  const [{ entities, changes }] = deployments as [Deployment];
  return {
    problems: inOrder(
      [...deployments.flatMap(({ problems }) => problems), ...ofChanges.flatMap((each) => [...each.values()].flat())],
      files,
    ),
    entities: Object.keys(entities).length,
    changes: Object.keys(changes).length,
  };
};
