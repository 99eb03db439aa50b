/** The text of a table as rows start in it: every line end is one character. */
export const plainLines = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/** The cells of one row of a CSV, from where it starts; quotes may hold delimiters and line ends. */
export const splitRow = (text: string, start: number, delimiter: string): string[] => {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        cell += text.slice(at, end < 0 ? text.length : end);
        at = end < 0 ? text.length : end + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    const from = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at += 1;
    cells.push(cell + text.slice(from, at));
    if (text[at] !== delimiter) return cells;
    at += 1;
  }
};
