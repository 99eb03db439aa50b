/** Reads a CSV that names records by a key, and finds what is wrong with it. Runs in a worker; knows nothing of the page. */
import Papa from 'papaparse';
import { findDamage, type AmountDamage } from './amountDamage';
import { createAmountFormats } from './amountFormats';
import { headerStart, plainText, splitRow } from './splitRow';

/** What a file has to look like. */
export type TableQuestion = {
  bytes: Uint8Array;
  /** The column that names a record; compared without case and blanks. */
  key: string;
  /** Columns of amounts that may be there, each of which has to be filled where it is. */
  columns: readonly string[];
};
/** What is wrong with a row: it names nothing, names what a former row names (with the same cells or with other ones), or has more or fewer cells than the header. */
export type RowKind = 'blankKey' | 'duplicate' | 'contradiction' | 'cells';
/** What is wrong with a cell of a column of amounts: it is empty, a spreadsheet damaged it, or its format is not that of the others. */
export type CellKind = 'blankCell' | AmountDamage | 'format';
/** Something that is wrong in one place: its line from 1, its column of the file from 1, its name where it is one of the question. */
export type Finding = {
  line: number;
  column: number;
  name: string | null;
  kind: RowKind | CellKind;
  value: string;
  /** The line of the row that a contradiction differs from. */
  earlier?: number;
};
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
const hasQuoteError = (errors: readonly Papa.ParseError[]) => errors.some(({ type }) => type === 'Quotes');
/** Reads the header by the first delimiter by which it has the key, preferably one by which its quotes close; undefined without the key. */
const readHeader = (text: string, key: string) => {
  const { start, line, declared } = headerStart(text);
  const found = (declared ? [declared, ...delimiters] : delimiters)
    .map((delimiter) => ({ delimiter, ...Papa.parse<string[]>(text.slice(start), { delimiter, newline: '\n', preview: 1 }) }))
    .map(({ delimiter, data, errors }) => ({ delimiter, start, line, names: (data[0] ?? []).map(nameOf), isWhole: !hasQuoteError(errors) }))
    .filter(({ names }) => names.includes(nameOf(key)));
  return found.find(({ isWhole }) => isWhole) ?? found[0];
};

export const readTable = ({ bytes, key, columns }: TableQuestion): Table | NoTable => {
  const decoded = decode(bytes);
  if (typeof decoded !== 'string') return decoded;
  // with a line end after the last row, blanks may follow a closing quote there too
  const text = `${plainText(decoded)}\n`;
  const header = readHeader(text, key);
  if (!header) return { refusal: 'key' };
  const { delimiter, names } = header;
  const keyAt = names.indexOf(nameOf(key));
  const columnsAt = columns
    .map((name) => ({ name, at: names.indexOf(nameOf(name)), formats: createAmountFormats() }))
    .filter(({ at }) => at >= 0);

  /** What stands in the columns of the question, and on which line, by what a row names. */
  const seen = new Map<string, { content: string; line: number }>();
  const starts: number[] = [];
  const lines: number[] = [];
  const findings: Finding[] = [];
  const rows: Table['rows'] = {};
  const cells: Partial<Record<CellKind, Record<string, number>>> = {};
  const find = (finding: Finding, into = findings) => {
    if (into.length < maxFindings) into.push(finding);
  };
  const findRow = (line: number, column: number, kind: RowKind, value: string, more?: Pick<Finding, 'earlier'>) => {
    rows[kind] = (rows[kind] ?? 0) + 1;
    find({ line, column, name: null, kind, value, ...more });
  };
  const findCell = (line: number, { at, name }: (typeof columnsAt)[number], kind: CellKind, value: string, into?: Finding[]) => {
    const counts = (cells[kind] ??= {});
    counts[name] = (counts[name] ?? 0) + 1;
    find({ line, column: at + 1, name, kind, value }, into);
  };
  let { line, start } = header;
  let unclosed: number | null = null;
  Papa.parse<string[]>(text.slice(header.start), {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      const [number, at] = [line, start];
      start = header.start + meta.cursor;
      for (let i = text.indexOf('\n', at); i >= 0 && i < start; i = text.indexOf('\n', i + 1)) line += 1;
      if (hasQuoteError(errors)) {
        unclosed = number;
        return parser.abort();
      }
      // the header, and a row of blanks, as spreadsheets leave them
      if (at === header.start || data.every((cell) => cell.trim() === '')) return;
      const key = (data[keyAt] ?? '').trim();
      if (key === '') return findRow(number, keyAt + 1, 'blankKey', '');
      const cellAt = (column: number) => (data[column] ?? '').trim();
      const content = JSON.stringify(columnsAt.map((column) => cellAt(column.at)));
      const before = seen.get(key);
      if (before?.content === content) return findRow(number, keyAt + 1, 'duplicate', key);
      if (before) return findRow(number, keyAt + 1, 'contradiction', key, { earlier: before.line });
      seen.set(key, { content, line: number });
      starts.push(at);
      lines.push(number);
      if (data.length !== names.length) findRow(number, Math.min(data.length, names.length), 'cells', key);
      for (const column of columnsAt) {
        const cell = cellAt(column.at);
        const damage = findDamage(cell);
        if (cell === '') findCell(number, column, 'blankCell', key);
        else if (damage) findCell(number, column, damage, cell);
        else column.formats.add(cell);
      }
    },
  });
  if (unclosed !== null) return { refusal: 'quote', line: unclosed };
  const oddFormats: Finding[] = [];
  const compared = columnsAt.map((column) => ({ column, isOdd: column.formats.findOdd() })).filter(({ isOdd }) => isOdd !== null);
  for (const [row, at] of compared.length > 0 ? starts.entries() : []) {
    const data = splitRow(text, at, delimiter);
    for (const { column, isOdd } of compared) {
      const cell = (data[column.at] ?? '').trim();
      if (cell !== '' && !findDamage(cell) && isOdd!(cell)) findCell(lines[row]!, column, 'format', cell, oddFormats);
    }
  }
  return {
    delimiter,
    columns: columns.filter((name) => names.includes(nameOf(name))),
    keys: starts.length,
    rows,
    cells,
    findings: [...findings, ...oddFormats].toSorted((a, b) => a.line - b.line || a.column - b.column).slice(0, maxFindings),
    starts: Uint32Array.from(starts),
    lines: Uint32Array.from(lines),
  };
};
