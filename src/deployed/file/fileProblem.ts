/** What is wrong in a file, and how it is told. */

/** Line and column, both from 1 on. */
export type Position = { line: number; column: number };
/** A problem of a file: `resources.yaml:14:40: R036 'requred' is not known here. Did you mean 'required'?` A code with a W is a warning. */
export type FileProblem = Position & { file: string; code: string; message: string; hint: string };

/** A problem as one line. */
export const fileProblemText = ({ file, line, column, code, message, hint }: FileProblem) =>
  `${file}:${line}:${column}: ${code} ${message}. ${hint}`;

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
