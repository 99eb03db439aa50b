/**
 * `npm run check -- FILE...`: tells what is wrong in the files of a deployment, as the portal would. Exit code 0 where nothing
 * is, 1 with problems, 2 when it could not run.
 */
import { printable } from '../../src/deployed/file/fileProblem';
import { CouldNotRun } from '../couldNotRun';
import { readFileArguments } from './arguments';
import { checkFiles } from './check';
import { countOf, jsonOf, linesOf } from './output';
import { readSources } from './sources';

const run = async (): Promise<number> => {
  const { problems, asked } = readFileArguments(process.argv.slice(2));
  if (problems.length > 0) throw new CouldNotRun(problems.join('\n'));
  const { names, contractFile, isStrict, isJson } = asked;
  const result = await checkFiles(readSources(names), contractFile);
  const text = isJson ? jsonOf(result) : linesOf(result, isStrict).join('\n');
  process.stdout.write(`${text}\n`);
  return countOf(result, isStrict) > 0 ? 1 : 0;
};

// whoever reads the first lines only, as head does, ends the pipe
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
