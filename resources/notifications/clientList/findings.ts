import { formatCount } from '../../../src/format/count';
import { csvText } from '../../../src/files/csv/csvText';
import type { CellKind, Finding } from '../../../src/files/csv/readTable';
import { saveFile } from '../../../src/ui/files/saveFile';
import type { Translated } from '../../../src/messages/page';
import { t } from '../texts';
import type { ClientList } from './clientList';

type Count = { smart_count: number; total: string };
/** The texts of a kind of finding in amounts: one finding of a column, and all of them counted. */
type AmountTexts = { one: (column: string) => Translated; all: (count: Count, column: string) => Translated };
const amountTexts: Record<CellKind, AmountTexts> = {
  blankCell: {
    one: (column) => t('%{column} is empty', { column }),
    all: (count, column) => t('%{total} amount of %{column} is empty |||| %{total} amounts of %{column} are empty', { ...count, column }),
  },
  formula: {
    one: (column) => t('%{column} looks like a formula of a spreadsheet', { column }),
    all: (count, column) =>
      t(
        '%{total} amount of %{column} looks like a formula of a spreadsheet |||| %{total} amounts of %{column} look like a formula of a spreadsheet',
        { ...count, column },
      ),
  },
  spreadsheetError: {
    one: (column) => t('%{column} is a spreadsheet error', { column }),
    all: (count, column) =>
      t('%{total} amount of %{column} is a spreadsheet error |||| %{total} amounts of %{column} are spreadsheet errors', {
        ...count,
        column,
      }),
  },
  scientific: {
    one: (column) => t('%{column} is in scientific notation', { column }),
    all: (count, column) =>
      t('%{total} amount of %{column} is in scientific notation |||| %{total} amounts of %{column} are in scientific notation', {
        ...count,
        column,
      }),
  },
  boolean: {
    one: (column) => t('%{column} is TRUE or FALSE', { column }),
    all: (count, column) =>
      t('%{total} amount of %{column} is TRUE or FALSE |||| %{total} amounts of %{column} are TRUE or FALSE', { ...count, column }),
  },
  date: {
    one: (column) => t('%{column} is a date or a time', { column }),
    all: (count, column) =>
      t('%{total} amount of %{column} is a date or a time |||| %{total} amounts of %{column} are dates or times', { ...count, column }),
  },
  format: {
    one: (column) => t('%{column} has a different format from other amounts', { column }),
    all: (count, column) =>
      t('%{total} amount of %{column} has a different format from the others |||| %{total} amounts of %{column} are in different formats', {
        ...count,
        column,
      }),
  },
};
const isCellKind = (kind: Finding['kind']): kind is CellKind => Object.hasOwn(amountTexts, kind);

/** A finding in an amount, in the number of cells of a row, or in a row that contradicts a former one. */
type AmountFinding = Finding & { kind: CellKind | 'cells' | 'contradiction' };

/** Findings in the amounts that some text uses, and rows that contradict others. Rows that nobody receives are reported elsewhere. */
export const amountFindings = ({ findings }: Pick<ClientList, 'findings'>, used: readonly string[]) =>
  findings.filter(
    (finding): finding is AmountFinding =>
      finding.kind === 'cells' ||
      finding.kind === 'contradiction' ||
      (isCellKind(finding.kind) && finding.name !== null && used.includes(finding.name)),
  );
/** The text of a finding. */
export const findingText = ({ kind, name, earlier }: AmountFinding) => {
  if (kind === 'cells') return t('The row has more or fewer cells than the first line');
  if (kind === 'contradiction') return t('The client ID is also on line %{line}, with other amounts', { line: formatCount(earlier!) });
  return amountTexts[kind].one(name ?? '');
};

/** The findings in amounts, counted: a line for each kind and column. */
export const amountWarnings = ({ rows, cells }: Pick<ClientList, 'rows' | 'cells'>, used: readonly string[]): Translated[] => {
  const counted = (count: number) => ({ smart_count: count, total: formatCount(count) });
  return [
    ...(rows.contradiction
      ? [
          t(
            '%{total} row repeats a client ID with other amounts |||| %{total} rows repeat client IDs with other amounts',
            counted(rows.contradiction),
          ),
        ]
      : []),
    ...Object.entries(amountTexts).flatMap(([kind, { all }]) =>
      used.flatMap((column) => {
        const count = cells[kind as CellKind]?.[column];
        return count ? [all(counted(count), column)] : [];
      }),
    ),
    ...(rows.cells
      ? [
          t(
            '%{total} row has more or fewer cells than the first line |||| %{total} rows have more or fewer cells than the first line',
            counted(rows.cells),
          ),
        ]
      : []),
  ];
};

/** Saves rows that belong to a list, under its name. */
export const saveRows = (file: File, what: string, heading: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  saveFile(new Blob([csvText(heading, rows)], { type: 'text/csv' }), `${file.name.replace(/\.csv$/i, '')}-${what}.csv`);
