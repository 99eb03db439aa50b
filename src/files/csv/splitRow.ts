/** The text to which the offsets of rows refer: without byte order marks, and with one character for each line end. */
export const plainText = (text: string) => text.replace(/^\uFEFF+/, '').replaceAll(/\r\n?/g, '\n');

/** Where the header starts, its line from 1, and the delimiter that a line `sep=;` before it declares, as spreadsheets write it. */
export const headerStart = (text: string): { start: number; line: number; declared: string | null } => {
  const [line, , delimiter] = /^("?)sep=([^\n"])\1\n\uFEFF*/i.exec(text) ?? [''];
  return { start: line.length, line: delimiter ? 2 : 1, declared: delimiter ?? null };
};

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
