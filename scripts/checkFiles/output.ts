/** How the result of a check is reported. */
import { fileProblemText, isWarning, problemLines, type FileProblem } from '../../src/deployed/file/fileProblem';
import type { Result } from './check';

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** Whether a problem counts: a warning does where the check is strict. */
const counts = (problem: FileProblem, isStrict: boolean) => isStrict || !isWarning(problem);

/** How many of the problems count. */
export const countOf = ({ problems }: Result, isStrict: boolean) => problems.filter((problem) => counts(problem, isStrict)).length;

/** A line for each problem; one that does not count is marked. */
const lineOf = (problem: FileProblem, isStrict: boolean) =>
  fileProblemText(counts(problem, isStrict) ? problem : { ...problem, code: `warning ${problem.code}` });

/** The result as JSON, whole. Characters that JSON may leave as they are and a terminal obeys stand there as escapes. */
export const jsonOf = ({ problems }: Result) =>
  JSON.stringify(problems, null, 2).replaceAll(
    /[\x7f-\x9f\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The result as lines, the last of them with what was read and how many problems there are. */
export const linesOf = (result: Result, isStrict: boolean): string[] => {
  const { problems, entities, changes } = result;
  const wrong = countOf(result, isStrict);
  const warnings = problems.length - wrong;
  const read = `${counted(entities, 'entity', 'entities')}, ${counted(changes, 'change', 'changes')}`;
  const counts = [
    wrong === 0 ? 'nothing to mend' : counted(wrong, 'problem', 'problems'),
    ...(warnings === 0 ? [] : [counted(warnings, 'warning', 'warnings')]),
  ];
  return [...problemLines(problems, (problem) => lineOf(problem, isStrict)), `${read}: ${counts.join(', ')}`];
};
