/** Control characters. Tab, line feed and carriage return stay. */
const control = /(?![\t\r\n])\p{Cc}/gu;
/**
 * Matches what precedes a formula: the start of a cell and the blanks and invisible characters after it. Spreadsheets that
 * separate by semicolons ignore the quotes of a cell, so for them a cell also starts after a semicolon, a tab or a line break.
 */
const start = String.raw`(^|[;\t\r\n])((?:(?![\t\r\n])[\s\p{C}])*)`;
const sign = '(?=[=+\\-@＝＋－＠])';
const formula = new RegExp(start + sign, 'gu');
const guarded = new RegExp(`${start}'${sign}`, 'gu');

/** Returns a cell as text: drops control characters and puts an apostrophe before a formula. */
const guard = (cell: string) => cell.replace(control, '').replace(formula, "$1$2'");
/** Removes the apostrophes that `csvText` puts before formulas. */
export const removeGuard = (cell: string) => cell.replace(guarded, '$1$2');

const quote = (value: string | number) => `"${guard(String(value)).replaceAll('"', '""')}"`;

/** Writes a CSV for spreadsheets: byte order mark, every cell quoted, no formulas. */
export const csvText = (heading: readonly string[], rows: Iterable<readonly (string | number)[]>): string =>
  `\uFEFF${[heading, ...rows].map((cells) => cells.map(quote).join(',')).join('\r\n')}\r\n`;
