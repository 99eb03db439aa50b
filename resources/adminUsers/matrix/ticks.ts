/** What ticks of a matrix mean: pure, over lists of codes. */
import type { MatrixOptions } from './declare';

type Options = Pick<MatrixOptions, 'columns' | 'implies'>;
/** A row of the lookup as it arrives. */
export type CodesItem = { name: string; codes: readonly string[] | null };
/** A row with the code of each column, which is named by how its codes end; null where it has none. */
export type MatrixRow = { name: string; codes: Readonly<Record<string, string | null>> };
export type TickState = 'none' | 'some' | 'all';
/** What differs from what is stored. */
export type CodeChange = { name: string; column: string; isAdded: boolean };

export const rowsOf = (items: readonly CodesItem[], { columns }: Options): MatrixRow[] =>
  items.map(({ name, codes }) => ({
    name,
    codes: Object.fromEntries(Object.keys(columns).map((ending) => [ending, codes?.find((code) => code.endsWith(ending)) ?? null])),
  }));

/** The codes of a row that a tick of a column touches: with it come those that it implies, without it go those that imply it. */
const touched = ({ codes }: MatrixRow, column: string, isOn: boolean, { implies = {} }: Options) => {
  const others = isOn ? [implies[column]] : Object.entries(implies).flatMap(([each, implied]) => (implied === column ? [each] : []));
  return [column, ...others].flatMap((each) => (each !== undefined && codes[each]) || []);
};

/** The codes that are held after some ticks of columns, each in its row. What no row has stays, and so does the order. */
export const withTicks = (
  held: readonly string[],
  ticks: readonly { row: MatrixRow; column: string }[],
  isOn: boolean,
  options: Options,
): readonly string[] => {
  const codes = new Set(ticks.flatMap(({ row, column }) => (row.codes[column] ? touched(row, column, isOn, options) : [])));
  return isOn ? [...held, ...[...codes].filter((code) => !held.includes(code))] : held.filter((code) => !codes.has(code));
};

/** Whether none, some or all of some codes are held; what a row does not have counts for nothing. */
export const stateOf = (codes: readonly (string | null)[], held: ReadonlySet<string>): TickState => {
  const there = codes.filter((code) => code !== null);
  const count = there.filter((code) => held.has(code)).length;
  return count === 0 ? 'none' : count === there.length ? 'all' : 'some';
};

/** What was added and taken away, row by row. */
export const changesOf = (rows: readonly MatrixRow[], stored: ReadonlySet<string>, held: ReadonlySet<string>): CodeChange[] =>
  rows.flatMap(({ name, codes }) =>
    Object.entries(codes).flatMap(([column, code]) =>
      code !== null && stored.has(code) !== held.has(code) ? [{ name, column, isAdded: held.has(code) }] : [],
    ),
  );

/** The codes that no row has. */
export const unnamedOf = (rows: readonly MatrixRow[], held: readonly string[]) => {
  const named = new Set(rows.flatMap(({ codes }) => Object.values(codes)));
  return held.filter((code) => !named.has(code));
};
