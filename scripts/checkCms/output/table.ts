import Table from 'cli-table3';
import type { Result } from '../check';
import { doubtsOf, effects, heads, rowsOf } from './effects';

/** Columns of the terminal that a table takes at least and at most. */
const [narrowest, widest] = [80, 200];
/** How the columns share the width. */
const parts = [22, 18, 18, 18, 24];

/** The findings as a table for a terminal of so many columns. */
export const tableOf = (result: Result, columns: number): string => {
  const free = Math.min(widest, Math.max(narrowest, columns)) - parts.length - 1;
  const colWidths = parts.map((part) => Math.floor((free * part) / 100));
  // a word that is wider than its cell would be cut
  const breakable = (text: string, i: number) =>
    (text.length > colWidths[i]! - 2 ? text.replace(/\/(?=[^/\s]+$)/, '/ ') : text).replaceAll(
      new RegExp(`\\S{${colWidths[i]! - 2}}`, 'g'),
      '$& ',
    );
  const table = new Table({ head: heads, colWidths, wordWrap: true, style: { head: [], border: [] } });
  for (const effect of effects)
    for (const cells of rowsOf(result, effect))
      table.push([...cells.slice(0, -1), `${effect.toUpperCase()}. ${cells.at(-1)}`].map(breakable));
  const unsure = doubtsOf(result).map(([why, about]) => `  ${why}:\n${about.map((each) => `    ${each}`).join('\n')}`);
  return [...(table.length > 0 ? [table.toString()] : []), ...(unsure.length > 0 ? ['Cannot tell:', unsure.join('\n')] : [])].join('\n\n');
};
