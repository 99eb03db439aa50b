/** What a spreadsheet takes for a formula when a cell begins with it, whatever blanks stand before, in signs of full width too. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠]/u;

/** A cell of a CSV, always in quotes: in a comma's and in a semicolon's country alike. What looks like a formula becomes a text. */
const cellOf = (value: string | number) => `"${formula.test(String(value)) ? "'" : ''}${String(value).replaceAll('"', '""')}"`;

/** A CSV as spreadsheets read it: with a byte order mark, nothing in it runs. */
export const csvText = (heading: readonly string[], rows: Iterable<readonly (string | number)[]>): string =>
  `\uFEFF${[heading, ...rows].map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
