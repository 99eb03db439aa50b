import { formatCount } from '../../../src/format/count';
import { csvText } from '../../../src/files/csv/csvText';
import type { Finding } from '../../../src/files/csv/readTable';
import { saveFile } from '../../../src/ui/files/saveFile';
import type { ClientList } from './clientList';

/** A number with its noun. */
export const counted = (count: number, one: string, several: string) => `${formatCount(count)} ${count === 1 ? one : several}`;

/** What is wrong at a place where somebody gets the notification all the same. */
const words: Partial<Record<Finding['kind'], string>> = {
  blankCell: 'is empty',
  formula: 'looks like a formula of a spreadsheet',
  cells: 'The row has more or fewer cells than the first line',
};

/** What should be known of the amounts of a list: those of columns that some text uses. Who gets nothing at all is told elsewhere. */
export const amountFindings = ({ findings }: Pick<ClientList, 'findings'>, used: readonly string[]) =>
  findings.filter(({ kind, name }) => words[kind] !== undefined && (name === null || used.includes(name)));
/** A finding in words. */
export const findingText = ({ kind, name }: Finding) => [name, words[kind]].filter(Boolean).join(' ');

/** The same, counted: a line for each kind and column. */
export const amountWarnings = ({ rows, cells }: Pick<ClientList, 'rows' | 'cells'>, used: readonly string[]): string[] => {
  const ofColumns = (kind: 'blankCell' | 'formula', text: (count: number, name: string) => string) =>
    used.flatMap((name) => (cells[kind]?.[name] ? [text(cells[kind][name], name)] : []));
  return [
    ...ofColumns('blankCell', (count, name) => `${counted(count, 'amount of', 'amounts of')} ${name} ${count === 1 ? 'is' : 'are'} empty`),
    ...ofColumns(
      'formula',
      (count, name) =>
        `${counted(count, 'amount of', 'amounts of')} ${name} ${count === 1 ? 'looks' : 'look'} like a formula of a spreadsheet`,
    ),
    ...(rows.cells ? [`${counted(rows.cells, 'row has', 'rows have')} more or fewer cells than the first line`] : []),
  ];
};

/** Saves rows that belong to a list, under its name. */
export const saveRows = (file: File, what: string, heading: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  saveFile(new Blob([csvText(heading, rows)], { type: 'text/csv' }), `${file.name.replace(/\.csv$/i, '')}-${what}.csv`);
