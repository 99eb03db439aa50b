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
/** Something that is wrong in one place: its line from 1, its column of the file from 1. */
export type Finding = { line: number; column: number; kind: 'blankKey' | 'duplicate' | 'blankCell' | 'cells' | 'formula'; value: string };
export type Table = {
  delimiter: string;
  /** The columns of the question that the file has. */
  columns: readonly string[];
  /** Rows that name a record nobody has named before. */
  keys: number;
  /** Rows that name nothing, or what a former row names. */
  ignored: number;
  /** The first findings. */
  findings: readonly Finding[];
  /** How many there are of each kind. */
  counts: Partial<Record<Finding['kind'], number>>;
  /** All of them as lines of a CSV: line, column, kind, value. */
  findingLines: string;
  /** Where each counted row starts in the text with plain line ends. */
  starts: Uint32Array;
};
/** Why a file is no such table; `line` where one can be named. */
export type NoTable = { refusal: 'binary' | 'utf16' | 'big5' | 'encoding' | 'key' | 'quote'; line?: number };

const shown = 50;
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
  const columnsAt = columns.map((name) => header.indexOf(nameOf(name))).filter((at) => at >= 0);

  const seen = new Set<string>();
  const starts: number[] = [];
  const findings: Finding[] = [];
  const lines: string[] = [];
  const counts: Partial<Record<Finding['kind'], number>> = {};
  const find = (finding: Finding) => {
    counts[finding.kind] = (counts[finding.kind] ?? 0) + 1;
    if (findings.length < shown) findings.push(finding);
    lines.push(`${finding.line},${finding.column},${finding.kind},"${finding.value.replaceAll('"', '""')}"`);
  };
  let [line, start, ignored] = [1, 0, 0];
  let unclosed: number | null = null;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      const [own, at] = [line, start];
      for (let i = text.indexOf('\n', at); i >= 0 && i < meta.cursor; i = text.indexOf('\n', i + 1)) line += 1;
      start = meta.cursor;
      if (errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')) {
        unclosed = own;
        return parser.abort();
      }
      // the header, and a line with nothing in it
      if (at === 0 || (data.length === 1 && data[0]!.trim() === '')) return;
      const name = (data[keyAt] ?? '').trim();
      if (name === '' || seen.has(name)) {
        ignored += 1;
        return find({ line: own, column: keyAt + 1, kind: name === '' ? 'blankKey' : 'duplicate', value: name });
      }
      seen.add(name);
      starts.push(at);
      if (data.length !== header.length) find({ line: own, column: Math.min(data.length, header.length), kind: 'cells', value: name });
      for (const column of columnsAt) {
        const cell = (data[column] ?? '').trim();
        if (cell === '') find({ line: own, column: column + 1, kind: 'blankCell', value: name });
        else if (/^[=@]/.test(cell)) find({ line: own, column: column + 1, kind: 'formula', value: cell });
      }
    },
  });
  if (unclosed !== null) return { refusal: 'quote', line: unclosed };
  return {
    delimiter,
    columns: columns.filter((name) => header.includes(nameOf(name))),
    keys: starts.length,
    ignored,
    findings,
    counts,
    findingLines: lines.join('\n'),
    starts: Uint32Array.from(starts),
  };
};
