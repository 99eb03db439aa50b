/** Merged cells count up to here: each row that they cover costs an element. */
const maxSpan = 50;
const maxColumns = 50;
const spanOf = (cell: Element, attribute: 'colspan' | 'rowspan') =>
  Math.min(Math.max(Number.parseInt(cell.getAttribute(attribute) ?? '', 10) || 1, 1), maxSpan);

export const cellsOf = (row: Element) => [...row.children].filter(({ tagName }) => /^T[DH]$/.test(tagName));

/** Adds empty cells where a cell of an earlier row reaches down, so that each value remains in its column. */
export const fillRowSpans = (rows: readonly Element[]) => {
  /** How many more rows the cell above covers, by column. */
  let covered: number[] = [];
  for (const row of rows) {
    const cells = cellsOf(row).values();
    let next = cells.next();
    const below: number[] = [];
    while (!next.done || below.length < covered.length) {
      const rowsLeft = covered[below.length] ?? 0;
      if (rowsLeft > 0) {
        row.insertBefore(document.createElement('td'), next.value ?? null);
        below.push(rowsLeft - 1);
      } else if (next.value) {
        const rowSpan = spanOf(next.value, 'rowspan');
        below.push(...Array.from({ length: spanOf(next.value, 'colspan') }, () => rowSpan - 1));
        next = cells.next();
      } else below.push(0);
    }
    covered = below.slice(0, maxColumns);
  }
};
