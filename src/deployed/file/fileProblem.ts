/** What is wrong in a file, and how it is told. */

/** Line and column, both from 1 on. */
export type Position = { line: number; column: number };
/** A problem of a file: `resources.yaml:14:40: R036 'requred' is not known here. Did you mean 'required'?` A code with a W is a warning. */
export type FileProblem = Position & { file: string; code: string; message: string; hint: string };

const hex = (character: string) => character.codePointAt(0)!.toString(16);
/**
 * A text without control characters and line breaks, which stand there as escapes: names of a file may contain the escape
 * sequences of a terminal, or change the direction of text. @example printable('\u001b[2J') // '\\x1b[2J'
 */
export const printable = (text: string) =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (each) =>
    each < '\u0100' ? `\\x${hex(each).padStart(2, '0')}` : `\\u${hex(each).padStart(4, '0')}`,
  );

/** A problem as one line. */
export const fileProblemText = ({ file, line, column, code, message, hint }: FileProblem) =>
  printable(`${file}:${line}:${column}: ${code} ${message}. ${hint}`);

/** A warning keeps nothing away. */
export const isWarning = ({ code }: Pick<FileProblem, 'code'>) => code.startsWith('W');

/** Problems in the order of the files, each place and message once. */
export const inOrder = (problems: readonly FileProblem[], files: readonly string[]) => {
  const seen = new Set<string>();
  return problems
    .filter((problem) => {
      const key = fileProblemText({ ...problem, code: '', hint: '' });
      return !seen.has(key) && seen.add(key);
    })
    .toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line || a.column - b.column);
};

/** At most this many problems of a file are listed. */
const maxListed = 200;

/** Problems as lines. Of a file with more than 200 the others are counted; warnings are left out first. */
export const problemLines = (problems: readonly FileProblem[], lineOf = fileProblemText): string[] => {
  const files = new Map<string, FileProblem[]>();
  for (const problem of problems) {
    if (!files.has(problem.file)) files.set(problem.file, []);
    files.get(problem.file)!.push(problem);
  }
  return [...files].flatMap(([file, all]) => {
    if (all.length <= maxListed) return all.map(lineOf);
    const byWeight = all.toSorted((a, b) => Number(isWarning(a)) - Number(isWarning(b)));
    const listed = new Set(byWeight.slice(0, maxListed));
    return [...all.filter((each) => listed.has(each)).map(lineOf), `${printable(file)}: and ${all.length - maxListed} more`];
  });
};
