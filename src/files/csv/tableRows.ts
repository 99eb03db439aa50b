/** Single rows of a table whose starts are known (`readTable`); the text is decoded once and kept by whoever asks. */
import { normaliseText } from '../../format/normaliseText';
import { headerStart, plainText, splitRow } from './splitRow';
import type { Table } from './readTable';

export type Rows = {
  /** How many there are. */
  count: number;
  /** The cells of a row by the name of their column as the question spells it, and the key under `key`. */
  at: (index: number) => Record<string, string>;
  /** The row whose key is a text, else the first one whose key starts with it, or null; capitals do not matter. */
  find: (key: string) => number | null;
};

/** The row in which a place of the text stands; -1 before the first one. */
const rowAt = (starts: Uint32Array, at: number) => {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** The rows of a file that was read. */
export const openRows = async (file: File, { starts, delimiter, columns }: Table, key: string): Promise<Rows> => {
  const text = plainText(await file.text());
  const names = splitRow(text, headerStart(text).start, delimiter).map((name) => name.trim().toLowerCase());
  const indexOf = (name: string) => names.indexOf(name.toLowerCase());
  const keyAt = indexOf(key);
  const places = [['key', keyAt] as const, ...columns.map((name) => [name, indexOf(name)] as const)];
  const cellsAt = (index: number) => splitRow(text, starts[index]!, delimiter);
  return {
    count: starts.length,
    at: (index) => {
      const cells = cellsAt(index);
      return Object.fromEntries(places.map(([name, at]) => [name, (cells[at] ?? '').trim()]));
    },
    find: (wanted) => {
      const start = normaliseText(wanted, 'code');
      if (start === '') return null;
      const keyOf = (index: number) => normaliseText(cellsAt(index)[keyAt] ?? '', 'code').toLowerCase();
      const isIt = (key: string) => key === start.toLowerCase();
      const startsWithIt = (key: string) => key.startsWith(start.toLowerCase());
      /** Only rows that have the text anywhere are looked at: there may be a hundred thousand. */
      const firstOf = (spelled: string, fits: (key: string) => boolean) => {
        for (let at = text.indexOf(spelled); at >= 0; at = text.indexOf(spelled, at + 1)) {
          const index = rowAt(starts, at);
          if (index >= 0 && fits(keyOf(index))) return index;
        }
        return Infinity;
      };
      const spellings = [start, start.toLowerCase(), start.toUpperCase()];
      const whole = Math.min(...spellings.map((spelled) => firstOf(spelled, isIt)));
      const first = whole === Infinity ? Math.min(...spellings.map((spelled) => firstOf(spelled, startsWithIt))) : whole;
      return first === Infinity ? null : first;
    },
  };
};
