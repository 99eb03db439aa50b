/** Single rows of a table whose starts are known (`readTable`); the text is decoded once and kept by whoever asks. */
import { splitRow } from './splitRow';
import type { Table } from './readTable';

const plainLines = (text: string) => text.replaceAll(/\r\n?/g, '\n');

export type Rows = {
  /** How many there are. */
  count: number;
  /** The cells of a row by the name of their column as the question spells it, and the key under `key`. */
  at: (index: number) => Record<string, string>;
  /** The first row whose key starts with a text, or null. */
  find: (key: string) => number | null;
};

/** The rows of a file that was read. */
export const openRows = async (file: File, { starts, delimiter, columns }: Table, key: string): Promise<Rows> => {
  const text = plainLines(await file.text());
  const names = splitRow(text, 0, delimiter).map((name) => name.trim().toLowerCase());
  const indexOf = (name: string) => names.indexOf(name.toLowerCase());
  const keyAt = indexOf(key);
  const cellsAt = (index: number) => splitRow(text, starts[index]!, delimiter);
  return {
    count: starts.length,
    at: (index) => {
      const cells = cellsAt(index);
      return Object.fromEntries([['key', keyAt], ...columns.map((name) => [name, indexOf(name)] as const)].map(([name, at]) => [name, (cells[at as number] ?? '').trim()])) as Record<string, string>; // prettier-ignore
    },
    find: (wanted) => {
      const start = wanted.trim().toLowerCase();
      if (start === '') return null;
      for (let index = 0; index < starts.length; index += 1)
        if ((cellsAt(index)[keyAt] ?? '').trim().toLowerCase().startsWith(start)) return index;
      return null;
    },
  };
};
