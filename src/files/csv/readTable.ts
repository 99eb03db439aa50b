/** Reads a CSV that names records by a key, and finds what is wrong with it. Runs in a worker; knows nothing of the page. */
import Papa from 'papaparse';
import { plainLines } from './splitRow';

/** What a file has to look like. */
export type TableQuestion = {
  bytes: Uint8Array;
  /** The column that names a record; compared without case and blanks. */
  key: string;
  /** Columns that may be there, each of which has to be filled where it is. */
  columns: readonly string[];
};
/** What is wrong with a row: it names nothing, names what a former row names (with the same cells or with other ones), or has more or fewer cells than the header. */
export type RowKind = 'blankKey' | 'duplicate' | 'contradiction' | 'cells';
/** What is wrong with a cell of a column of the question: nothing stands in it, or a formula of a spreadsheet. */
export type CellKind = 'blankCell' | 'formula';
/** Something that is wrong in one place: its line from 1, its column of the file from 1, its name where it is one of the question. */
export type Finding = { line: number; column: number; name: string | null; kind: RowKind | CellKind; value: string };
export type Table = {
  delimiter: string;
  /** The columns of the question that the file has. */
  columns: readonly string[];
  /** Rows that name a record nobody has named before. */
  keys: number;
  /** How many rows are wrong, by kind. */
  rows: Partial<Record<RowKind, number>>;
  /** How many cells are wrong, by kind and by column of the question. */
  cells: Partial<Record<CellKind, Readonly<Record<string, number>>>>;
  /** What is wrong, in the order of the file; of very many the first. */
  findings: readonly Finding[];
  /** Where each counted row starts in the text with plain line ends. */
  starts: Uint32Array;
  /** The line of each counted row, from 1. */
  lines: Uint32Array;
};
/** Why a file is no such table; `line` where one can be named. */
export type NoTable = { refusal: 'binary' | 'utf16' | 'big5' | 'encoding' | 'key' | 'quote'; line?: number };

/** More findings than this are counted and not kept. */
const maxFindings = 100_000;
const delimiters = [',', ';', '\t', '|'];

const isValid = (bytes: Uint8Array, encoding: string) => {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};
const decode = (bytes: Uint8Array): string | NoTable => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return { refusal: 'utf16' };
  if (bytes.includes(0)) return { refusal: 'binary' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { refusal: isValid(bytes, 'big5') ? 'big5' : 'encoding' };
  }
};
const nameOf = (cell: string) => cell.trim().toLowerCase();
const rowOf = (line: string, delimiter: string) => Papa.parse<string[]>(line, { delimiter }).data[0] ?? [];
/** The delimiter by which the header has the key. */
const delimiterOf = (header: string, key: string) => delimiters.find((each) => rowOf(header, each).map(nameOf).includes(nameOf(key)));

export const readTable = ({ bytes, key, columns }: TableQuestion): Table | NoTable => {
  const decoded = decode(bytes);
  if (typeof decoded !== 'string') return decoded;
  const text = plainLines(decoded);
  const [firstLine = ''] = text.split('\n', 1);
  const delimiter = delimiterOf(firstLine, key);
  if (!delimiter) return { refusal: 'key' };
  const header = rowOf(firstLine, delimiter).map(nameOf);
  const keyAt = header.indexOf(nameOf(key));
  const columnsAt = columns.map((name) => ({ name, at: header.indexOf(nameOf(name)) })).filter(({ at }) => at >= 0);

  /** What stands in the columns of the question, by what a row names. */
  const seen = new Map<string, string>();
  const starts: number[] = [];
  const lines: number[] = [];
  const findings: Finding[] = [];
  const rows: Table['rows'] = {};
  const cells: Record<CellKind, Record<string, number>> = { blankCell: {}, formula: {} };
  const find = (finding: Finding) => {
    if (findings.length < maxFindings) findings.push(finding);
  };
  const findRow = (line: number, column: number, kind: RowKind, value: string) => {
    rows[kind] = (rows[kind] ?? 0) + 1;
    find({ line, column, name: null, kind, value });
  };
  const findCell = (line: number, at: number, name: string, kind: CellKind, value: string) => {
    cells[kind][name] = (cells[kind][name] ?? 0) + 1;
    find({ line, column: at + 1, name, kind, value });
  };
  let [line, start] = [1, 0];
  let unclosed: number | null = null;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      const [number, at] = [line, start];
      for (let i = text.indexOf('\n', at); i >= 0 && i < meta.cursor; i = text.indexOf('\n', i + 1)) line += 1;
      start = meta.cursor;
      if (errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')) {
        unclosed = number;
        return parser.abort();
      }
      // the header, and a row of blanks, as spreadsheets leave them
      if (at === 0 || data.every((cell) => cell.trim() === '')) return;
      const key = (data[keyAt] ?? '').trim();
      if (key === '') return findRow(number, keyAt + 1, 'blankKey', '');
      const cellAt = (column: number) => (data[column] ?? '').trim();
      const content = JSON.stringify(columnsAt.map((column) => cellAt(column.at)));
      const before = seen.get(key);
      if (before !== undefined) return findRow(number, keyAt + 1, before === content ? 'duplicate' : 'contradiction', key);
      seen.set(key, content);
      starts.push(at);
      lines.push(number);
      if (data.length !== header.length) findRow(number, Math.min(data.length, header.length), 'cells', key);
      for (const column of columnsAt) {
        const cell = cellAt(column.at);
        if (cell === '') findCell(number, column.at, column.name, 'blankCell', key);
        else if (/^[=@]/.test(cell)) findCell(number, column.at, column.name, 'formula', cell);
      }
    },
  });
  if (unclosed !== null) return { refusal: 'quote', line: unclosed };
  return {
    delimiter,
    columns: columns.filter((name) => header.includes(nameOf(name))),
    keys: starts.length,
    rows,
    cells,
    findings,
    starts: Uint32Array.from(starts),
    lines: Uint32Array.from(lines),
  };
};
