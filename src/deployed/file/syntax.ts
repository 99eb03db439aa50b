/** What is told of a mistake in the syntax of YAML. */

/** Files nest no deeper. */
export const maxDepth = 24;

const hints: readonly (readonly [reason: RegExp, hint: string])[] = [
  [/tab character/, 'Indent with spaces.'],
  [/escape sequence/, 'Put patterns into single quotes.'],
  [/maxDepth/, `Nest no deeper than ${maxDepth}.`],
  [/deficient indentation/, 'Close the bracket, brace or quote above.'],
  [/quoted scalar/, 'Close the quote.'],
  [
    /flow collection/,
    "Close the bracket or brace, put commas between its values, and put a text with ': ', quotes, brackets or braces, or with @, ` or % at its start, into quotes.",
  ],
  [/bad indentation of a sequence entry/, 'Indent the keys of an item alike, and each "- " of a list alike.'],
  [/bad indentation of a mapping entry/, "Indent the keys of a map alike, and put a text with ': ' into quotes."],
];

/** Slips in a line that a parser notices in the next one. A match ends where the slip is. */
const slips: readonly (readonly [start: RegExp, message: string, hint: string])[] = [
  [/^ *(?:- )?(?:[\w-]+: *)?(?=[\u00A0\u3000])/, 'this is no plain space', 'Write a plain one.'],
  [/^ *(?:- )?[\w-]+(?=：)/, 'this is no plain colon', "Write ':' and a space."],
  [/^ *(?:- )?[\w-]+:(?=\S)/, "a space is missing after ':'", 'Write one.'],
  [/^ *-(?=[\w{'"])/, "a space is missing after '-'", 'Write one.'],
  [/^ *(?=[\u2013\u2014])/, "this is no '-'", "Write '-' and a space."],
  [/^[^\t#'"]*[^\s#'"][^\t#'"]*(?=\t)/, 'this is a tab', 'Write a space.'],
];

type SyntaxProblem = { offset: number; message: string; hint: string };

const slipIn = (text: string, start: number): SyntaxProblem | undefined => {
  const line = text.slice(start).split('\n', 1)[0]!;
  for (const [pattern, message, hint] of slips) {
    const [before] = pattern.exec(line) ?? [];
    if (before !== undefined) return { offset: start + before.length, message, hint };
  }
  return undefined;
};

/** Reasons that the parser gives at the line after a key without a colon. */
const afterKeyWithoutColon = /bad indentation of a mapping entry|multiline key|end of the stream or a document|expected ':'/;
const indentOf = (line: string) => /^ */.exec(line)![0].length;
/** A key without a colon in the line before a mistake. A line that continues a text is indented more than the next key. */
const missingColonIn = (text: string, before: number, after: number, reason: string): SyntaxProblem | undefined => {
  const [line, next] = [text.slice(before), text.slice(after)].map((each) => each.split('\n', 1)[0]!) as [string, string];
  const [start, key] = /^ *([A-Za-z][\w-]*)(?= [^:#]*$|$)/.exec(line) ?? [];
  if (start === undefined || !afterKeyWithoutColon.test(reason) || indentOf(line) > indentOf(next)) return undefined;
  return { offset: before + start.length, message: "a ':' is missing", hint: `Write '${key}:'.` };
};

/** Where a file stops being UTF-8; undefined where all of it is. A decoder puts U+FFFD for what it cannot read. */
export const damageIn = (text: string): SyntaxProblem | undefined => {
  const offset = text.search(/[\uFFFD\0]/);
  return offset < 0 ? undefined : { offset, message: 'the file is not UTF-8', hint: 'Save it as UTF-8.' };
};

/**
 * A mistake as people see it: the slip in the line before, or what the parser says.
 *
 * @param offset where the parser has noticed it
 * @param reason what the parser says
 */
export const syntaxProblem = (text: string, offset: number, reason: string): SyntaxProblem => {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const before = text.slice(0, lineStart).trimEnd();
  const hint = hints.find(([each]) => each.test(reason))?.[1] ?? 'Fix the YAML here.';
  const lineBefore = before.lastIndexOf('\n') + 1;
  return (
    slipIn(text, lineBefore) ??
    slipIn(text, lineStart) ??
    missingColonIn(text, lineBefore, lineStart, reason) ??
    (/expected ':'/.test(reason) ? missingColonIn(text, lineStart, lineStart, reason) : undefined) ?? { offset, message: reason, hint }
  );
};
