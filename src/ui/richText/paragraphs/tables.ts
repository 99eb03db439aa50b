import { blockSelector, toBlocks, unwrapBlock } from './blocks';
import { cellsOf, fillRowSpans } from './rowSpans';

/** Removes blanks (also those that do not break) at both ends of a cell. */
const trimCell = (cell: Element) => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) if ((text.data = text.data.trimStart())) break;
  for (const text of texts.reverse()) if ((text.data = text.data.trimEnd())) break;
};
/** Puts the content of a cell on one line. */
const joinLines = (cell: Element) => {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ');
  for (const block of [...cell.querySelectorAll(blockSelector)].reverse()) block.replaceWith(' ', ...block.childNodes, ' ');
  trimCell(cell);
};

const rowBlocks = (row: Element, hasTable: boolean): Node[] => {
  const cells = cellsOf(row);
  // the only cell of a row, and cells with tables, are the layout of a page or a mail: their lines remain
  if (cells.length < 2 || hasTable) return cells.flatMap((cell) => toBlocks(cell.childNodes));
  if (cells.every((cell) => (cell.textContent ?? '').trim() === '')) return [];
  const line = document.createElement('p');
  for (const [at, cell] of cells.entries()) {
    joinLines(cell);
    line.append(at === 0 ? '' : ' | ', ...cell.childNodes);
  }
  return [line];
};

/** Turns each row of a table into a paragraph with ` | ` between the cells, because a rich text has no tables. */
export const flattenTables = (fragment: DocumentFragment) => {
  const rowsWithTables = new Set([...fragment.querySelectorAll('tr')].filter((row) => row.querySelector('table')));
  for (const table of fragment.querySelectorAll('table'))
    fillRowSpans([...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table));
  for (const caption of fragment.querySelectorAll('caption')) unwrapBlock(caption);
  // nested ones first
  for (const row of [...fragment.querySelectorAll('tr')].reverse()) row.replaceWith(...rowBlocks(row, rowsWithTables.has(row)));
  for (const part of [...fragment.querySelectorAll('table, thead, tbody, tfoot')].reverse()) unwrapBlock(part);
};
