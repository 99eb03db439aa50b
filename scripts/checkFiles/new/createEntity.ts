/** `check --new NAME --path PATH`: writes the file of a new entity, which passes the check. */
import { basename } from 'node:path';
import { checkNewName, takenNames } from '../../../src/deployed/checkNames';
import { fileProblemText, isWarning } from '../../../src/deployed/file/fileProblem';
import { entityKeysInFiles, entryName } from '../../../src/deployed/language';
import type { CheckContext, Report } from '../../../src/schema/language/problem';
import { checkWriting } from '../../../src/schema/language/readShape';
import { CouldNotRun } from '../../couldNotRun';
import { checkFiles, readContext } from '../check';
import { readContract } from '../contract';
import type { Surroundings } from './fields';
import { sketchFromContract } from './fromContract';
import { sketchFromReply } from './fromReply';
import { entityLabel } from './names';
import { plainSketch } from './plainSketch';
import type { Sketch } from './sketch';
import { writeEntity } from './writeEntity';
import { writeNew } from './writeNew';

export type NewEntity = {
  name: string;
  /** The path of the calls, with a slash at both ends. */
  path: string;
  /** An example reply in JSON. */
  replyFile?: string;
  /** A contract: OpenAPI 3. */
  contractFile?: string;
  /** The file that is written. Default: the name of the entity with .yaml. */
  file?: string;
};

/** What is wrong with the name or the path. */
const argumentProblem = ({ name, path }: NewEntity, around: CheckContext): string | undefined => {
  const problems: string[] = [];
  const report =
    (argument: string): Report =>
    (_code, _place, message, hint) =>
      void problems.push(`${argument}: ${message}. ${hint}`);
  checkWriting({ report: report('--new') }, [], name, entryName);
  if (name in {}) problems.push(`--new: '${name}' is a reserved name. Choose another name.`);
  checkNewName(around, report('--new'), [], name);
  const capital = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  const taken = [`create${capital}`, `edit${capital}`].find((each) => takenNames(around.resources).includes(each));
  if (taken !== undefined) problems.push(`--new: the portal has the address '/${taken}'. Choose another name.`);
  checkWriting({ report: report('--path') }, [], path, entityKeysInFiles.path);
  return problems[0];
};

const sketchFrom = ({ path, replyFile, contractFile }: NewEntity, around: CheckContext): Sketch => {
  const { uploadKinds, lookups, calls } = around;
  const surroundings: Surroundings = {
    uploadKinds,
    lookupOf: (member) => Object.keys(lookups).find((each) => lookups[each]!.idField === member && calls.includes(lookups[each]!.getList)),
  };
  if (replyFile !== undefined) return sketchFromReply(replyFile, path, surroundings);
  if (contractFile === undefined) return plainSketch(path);
  try {
    return sketchFromContract(contractFile, readContract(contractFile), path, around, surroundings);
  } catch (error) {
    if (error instanceof CouldNotRun) throw error;
    // the tables of a contract leave out some of its schemas
    throw new CouldNotRun(`${contractFile}: the contract cannot be read: ${(error as Error).message}`);
  }
};

/** The code to begin with: one that is known, for reading or for writing. */
const codeFor = (known: readonly string[], verb: 'READ' | 'WRITE') => {
  const usual = `CONTENT_${verb}`;
  return known.length === 0 || known.includes(usual) ? usual : (known.find((code) => code.endsWith(`_${verb}`)) ?? usual);
};

/**
 * Writes the file.
 *
 * @returns lines that say what was written and what to do next
 * @throws CouldNotRun if an argument, the reply or the contract is wrong, or the file cannot be written
 */
export const createEntity = async (wanted: NewEntity): Promise<string[]> => {
  const { name, path, replyFile, contractFile, file = `${name}.yaml` } = wanted;
  const around = await readContext(contractFile);
  const problem = argumentProblem(wanted, around);
  if (problem !== undefined) throw new CouldNotRun(problem);
  const sketch = sketchFrom(wanted, around);
  const codes = around.permissionCodes;
  const source = contractFile ?? replyFile;
  const about = `${entityLabel(name)}: a file to start from${source === undefined ? '' : `, made from ${basename(source)}. Read it once, and correct it`}.`;
  const [read, write] = [codeFor(codes, 'READ'), codeFor(codes, 'WRITE')];
  const added = [read, write].filter((code) => !codes.includes(code));
  const text = writeEntity(name, path, sketch, { read, write, added }, about);

  // whatever a reply or a contract has: no file is written that the portal would not show
  for (const contract of new Set([undefined, contractFile])) {
    // as the disk will have it
    const { problems } = await checkFiles([{ file, text: Buffer.from(text).toString() }], contract);
    const wrong = problems.find((each) => !isWarning(each));
    if (wrong) throw new CouldNotRun(`No file was written, because the check would refuse it: ${fileProblemText(wrong)}`);
  }
  writeNew(file, text);

  const check = ['node check.mjs', file, ...(contractFile === undefined ? [] : ['--contract', contractFile])].join(' ');
  return [
    `Wrote ${file}: ${entityLabel(name)} at #/${name}.`,
    'Next:',
    '1. Open it and follow its comments: labels, permission codes, menu, fields.',
    `2. Check it: ${check}`,
    '3. Drop it on #/resourcesPreview of a running portal to see its screens with made-up rows.',
    `4. Put it and public/resources.schema.json next to config.json, and name it there: "resources": ["${basename(file)}"]`,
  ];
};
