/**
 * Where a spreadsheet takes what follows for a formula: at the beginning of a cell, whatever blanks stand before, in signs
 * of full width too. A spreadsheet that separates by semicolons does not know the quotes of the second cell: to it a cell
 * begins after every semicolon, tab and line break.
 */
const formula = /(^[\s\p{C}]*|;[\s\p{C}]*|[\t\r\n] *)(?=[=+\-@＝＋－＠])/gu;

/** A cell of a CSV, always in quotes. What looks like a formula becomes a text. */
const cellOf = (value: string | number) => `"${String(value).replace(formula, "$1'").replaceAll('"', '""')}"`;

/** A CSV as spreadsheets read it: with a byte order mark, nothing in it runs. */
export const csvText = (heading: readonly string[], rows: Iterable<readonly (string | number)[]>): string =>
  `\uFEFF${[heading, ...rows].map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
