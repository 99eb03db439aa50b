/**
 * `npm run check -- FILE...` reports the mistakes in the files of a deployment, as the portal does. `--site FOLDER` checks a whole site, and
 * `--render` writes the files that install.sh needs. Exit code 0 without mistakes, 1 with mistakes, 2 when the check could not run.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printable } from '../../src/deployed/file/fileProblem';
import { CouldNotRun } from '../couldNotRun';
import { readFileArguments, usage, type FileArguments } from './arguments';
import { checkFiles } from './check';
import { writeSchema } from './deploymentSchema/writeSchema';
import { createEntity } from './new/createEntity';
import { countOf, jsonOf, linesOf } from './output';
import { checkSeed } from './seed';
import { deploymentFolders, readSources } from './sources';
import { readSite } from '../site/readSite';
import { renderSite } from '../site/renderSite';

/** A file or folder of the release: in an archive the one next to the bundled check. @param inClone where a clone has it */
const ofRelease = (name: string, inClone: string) => {
  const inArchive = join(dirname(fileURLToPath(import.meta.url)), name);
  return existsSync(inArchive) ? inArchive : inClone;
};
const servedFolder = () => ofRelease('public', 'public');

const print = (lines: readonly string[]) => process.stdout.write(lines.map((line) => `${printable(line)}\n`).join(''));

const runSite = async (folder: string, { contractFile, isStrict, isRendered }: FileArguments): Promise<number> => {
  const { problems, notes, settings, config } = readSite(folder, servedFolder());
  print([...notes, ...problems]);
  if (!settings || !config) return 1;
  const sources = config.resources.length > 0 ? readSources([join(folder, 'config.json')]) : [];
  const result = await checkFiles(sources, contractFile);
  print(linesOf(result, isStrict));
  if (countOf(result, isStrict) > 0) return 1;
  if (isRendered) print([`${join(folder, 'SHA256SUMS')} is written, for: ${renderSite(folder, settings, config).join(', ')}`]);
  return 0;
};

const run = async (): Promise<number> => {
  if (process.argv.includes('--help')) {
    print(usage.split('\n'));
    return 0;
  }
  const { problems, asked } = readFileArguments(process.argv.slice(2));
  if (problems.length > 0) throw new CouldNotRun(problems.join('\n'));
  const { names, site, contractFile, isStrict, isJson, newEntity, schemaFile } = asked;
  if (newEntity) {
    print(await createEntity(newEntity));
    return 0;
  }
  if (site !== undefined) return runSite(site, asked);
  const sources = readSources(names);
  const ofFiles = await checkFiles(sources, contractFile);
  const contract = ofRelease('cms.openapi.yaml', 'contract/cms.openapi.yaml');
  // without the contract there is no fixture CMS, which alone reads seed.yaml
  const seeds = countOf(ofFiles, false) > 0 || !existsSync(contract) ? [] : deploymentFolders(names);
  const ofSeeds = seeds.flatMap((folder) => checkSeed(folder, contract));
  const result = { ...ofFiles, problems: [...ofFiles.problems, ...ofSeeds] };
  const text = isJson ? jsonOf(result) : linesOf(result, isStrict).join('\n');
  process.stdout.write(`${text}\n`);
  if (schemaFile !== undefined) {
    const isWritten = await writeSchema(schemaFile, join(servedFolder(), 'resources.schema.json'), sources, contractFile);
    // standard output may be JSON for a program
    console.error(printable(isWritten ? `${schemaFile} is written` : `${schemaFile} is not written: a file has no names that can be read`));
  }
  return countOf(result, isStrict) > 0 ? 1 : 0;
};

// a reader such as head closes the pipe early
process.stdout.on('error', () => {});
run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const { message } = error as Error;
    const text = error instanceof CouldNotRun ? message : `The check met something that it does not know: ${message}`;
    console.error(text.split('\n').map(printable).join('\n'));
    process.exitCode = 2;
  },
);
