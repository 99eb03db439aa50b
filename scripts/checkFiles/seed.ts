/** The check of `seed.yaml`, which has the rows that the fixture CMS serves for a deployment. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContract } from '../../contract/schemas';
import { openEntities } from '../../fixtures/deployment/extendContract';
import { readDeployment } from '../../fixtures/deployment/readDeployment';
import { seedProblems } from '../../fixtures/deployment/seeds/checkSeeds';
import { DataError } from '../../fixtures/store/dataError';
import type { FileProblem } from '../../src/deployed/file/fileProblem';
import { readTree } from '../../src/deployed/file/tree';
import { suggest } from '../../src/schema/language/problem';
import { readText } from './sources';

/**
 * Every problem of the `seed.yaml` of a deployment; none for a folder without that file. Files with a problem of their own have to be
 * fixed first: then nothing is checked.
 *
 * @param folder the folder of `config.json`
 * @param contractFile the contract that the fixture CMS serves
 */
export const checkSeed = (folder: string, contractFile: string): FileProblem[] => {
  const file = join(folder, 'seed.yaml');
  if (!existsSync(file)) return [];
  const text = readText(file);
  // rows may be many
  const tree = readTree(file, text, text.length);
  if (tree.problems.length > 0) return tree.problems.map(({ path: _, ...problem }) => problem);
  try {
    const deployment = readDeployment(folder);
    const { entities, validateOf } = openEntities(deployment, readContract(contractFile), { allErrors: true });
    return seedProblems(deployment.seeds, entities, validateOf).map(({ path, where, message, known, hint = 'Change the value.' }) => {
      const isOfKey = known !== undefined && known.what !== 'values';
      const found = isOfKey ? path.at(-1) : tree.nodeAt(path)?.value;
      return {
        file,
        ...tree.positionOf(path, isOfKey ? 'key' : 'value'),
        code: 'Y030',
        message: [where, message].filter(Boolean).join(': '),
        hint: known ? suggest(String(found), known.names, known.what) : hint,
      };
    });
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return [
      {
        file,
        line: 1,
        column: 1,
        code: 'Y031',
        message: `the fixture CMS cannot serve this deployment: ${error.message}`,
        hint: 'Change it, or leave seed.yaml out.',
      },
    ];
  }
};
