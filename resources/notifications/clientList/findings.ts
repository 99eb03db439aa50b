import { formatCount } from '../../../src/format/count';
import { csvText } from '../../../src/files/csv/csvText';
import type { Finding } from '../../../src/files/csv/readTable';
import { saveFile } from '../../../src/ui/files/saveFile';
import type { Translated } from '../../../src/messages/page';
import { t } from '../texts';
import type { ClientList } from './clientList';

/** What is wrong at a place where somebody gets the notification all the same. */
const words = {
  blankCell: (column) => t('%{column} is empty', { column }),
  formula: (column) => t('%{column} looks like a formula of a spreadsheet', { column }),
  cells: () => t('The row has more or fewer cells than the first line'),
} satisfies Partial<Record<Finding['kind'], (column: string) => Translated>>;
type AmountFinding = Finding & { kind: keyof typeof words };

/** What should be known of the amounts of a list: those of columns that some text uses. Who gets nothing at all is told elsewhere. */
export const amountFindings = ({ findings }: Pick<ClientList, 'findings'>, used: readonly string[]) =>
  findings.filter(
    (finding): finding is AmountFinding => Object.hasOwn(words, finding.kind) && (finding.name === null || used.includes(finding.name)),
  );
/** A finding in words. */
export const findingText = ({ kind, name }: AmountFinding) => words[kind](name ?? '');

/** The same, counted: a line for each kind and column. */
export const amountWarnings = ({ rows, cells }: Pick<ClientList, 'rows' | 'cells'>, used: readonly string[]): Translated[] => {
  const counted = (count: number) => ({ smart_count: count, total: formatCount(count) });
  const ofColumns = (kind: 'blankCell' | 'formula', text: (count: ReturnType<typeof counted>, column: string) => Translated) =>
    used.flatMap((column) => (cells[kind]?.[column] ? [text(counted(cells[kind][column]), column)] : []));
  return [
    ...ofColumns('blankCell', (count, column) =>
      t('%{total} amount of %{column} is empty |||| %{total} amounts of %{column} are empty', { ...count, column }),
    ),
    ...ofColumns('formula', (count, column) =>
      t(
        '%{total} amount of %{column} looks like a formula of a spreadsheet |||| %{total} amounts of %{column} look like a formula of a spreadsheet',
        { ...count, column },
      ),
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
