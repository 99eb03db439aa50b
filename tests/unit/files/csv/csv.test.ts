import { describe, expect, it } from 'vitest';
import { readClientList } from '../../../../fixtures/files/clientList';
import { csvText, removeGuard } from '../../../../src/files/csv/csvText';
import { readTable } from '../../../../src/files/csv/readTable';
import { splitRow } from '../../../../src/files/csv/splitRow';
import { openRows } from '../../../../src/files/csv/tableRows';
import { csvSamples } from '../../../contract/files/csvSamples';
import { formulaCells } from '../../../contract/files/formulaCells';
import { runToEnd } from '../../../runToEnd';

const columns = ['AMT1', 'AMT2', 'AMT3', 'AMT4'];
const read = (bytes: Uint8Array) => readTable({ bytes: new Uint8Array(bytes), key: 'clientId', columns });
const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'clients.csv');

describe('the cells of a row', () => {
  it.each([
    ['a,b', 0, ['a', 'b']],
    ['a,b\nc,,', 4, ['c', '', '']],
    ['"a,""b""\n",c', 0, ['a,"b"\n', 'c']],
    ['"a"b,c', 0, ['ab', 'c']],
    ['"never closed,c\nd', 0, ['never closed,c\nd']],
    ['', 0, ['']],
  ])('of %j from %d', (text, start, cells) => expect(splitRow(text, start, ',')).toEqual(cells));
});

describe('csvText', () => {
  it.each(formulaCells)('csvText writes a cell that spreadsheets do not run: %s', (_, text, cell) => {
    expect(csvText(['x'], [[text]])).toBe(`\uFEFF"x"\r\n"${cell.replaceAll('"', '""')}"\r\n`);
    expect(removeGuard(cell)).toBe(text.replaceAll(/[^\P{Cc}\t\r\n]/gu, ''));
  });
  it('csvText writes a number', () => expect(csvText(['x'], [[5]])).toContain('"5"'));
  it('csvText writes a cell of two million line breaks in linear time', () => {
    expect(runToEnd(() => csvText(['x'], [['\n'.repeat(2_000_000)]])).length).toBeGreaterThan(2_000_000);
  });
});

describe('a client list', () => {
  it('is tried with eighty files', () => {
    expect(csvSamples.length).toBeGreaterThanOrEqual(80);
  });
  it.each(csvSamples)('NTF-057 SHR-058 is judged: %s', async (_, bytes, found) => {
    const table = read(bytes);
    if (typeof found === 'string') {
      expect('refusal' in table && [table.refusal, table.line].filter(Boolean).join(' ')).toBe(found);
      return;
    }
    if ('refusal' in table) throw new Error(`it is refused: ${table.refusal}`);
    const { blankKey = 0, duplicate = 0, contradiction = 0 } = table.rows;
    expect([table.keys, blankKey + duplicate + contradiction]).toEqual([found.ids.length, found.ignored ?? 0]);
    expect(table.columns).toHaveLength(found.columns ?? 0);
    expect(table.findings.map(({ line, column, kind }) => [line, column, kind])).toEqual(found.findings ?? []);
    const rows = await openRows(fileOf(bytes), table, 'clientId');
    expect(Array.from({ length: rows.count }, (_, i) => rows.at(i).key)).toEqual(found.ids);
    // the rows of the preview against what the fixture CMS will send
    const { amounts } = (await readClientList(bytes))!;
    const shown = found.ids.map((_, i) => columns.map((name) => rows.at(i)[name] ?? ''));
    expect(shown).toEqual(found.ids.map((id) => amounts.get(id)!.map((amount) => amount.replaceAll('\r\n', '\n'))));
  });
  it.each(csvSamples)('NTF-057 is judged alike by the box: %s', async (_, bytes, found) => {
    const list = await readClientList(bytes);
    if (typeof found === 'string') expect(list).toBeNull();
    else expect(list).toMatchObject({ ids: found.ids, ignored: found.ignored ?? 0, hasAmounts: found.columns === 4 });
  });
  it('counts what is wrong by kind and column, and keeps all of it with line and column', () => {
    const table = read(Buffer.from(`clientId,AMT1\n${'C1,5\n'.repeat(201)}C2,\nC3,=1\nC1,6\n,7`));
    if ('refusal' in table) throw new Error(table.refusal);
    expect([table.rows, table.cells]).toEqual([
      { duplicate: 200, contradiction: 1, blankKey: 1 },
      { blankCell: { AMT1: 1 }, formula: { AMT1: 1 } },
    ]);
    expect([table.findings.length, table.findings[0], table.findings.at(-2)]).toEqual([
      204,
      { line: 3, column: 1, name: null, kind: 'duplicate', value: 'C1' },
      { line: 205, column: 1, name: null, kind: 'contradiction', value: 'C1', earlier: 2 },
    ]);
    expect([...table.lines]).toEqual([2, 203, 204]);
  });
  it('readTable keeps the first 100,000 findings of a file and counts all (NTF-057)', () => {
    const rows = Array.from({ length: 100_001 }, (_, i) => `C${i},TRUE,${i === 0 ? '$5' : '6'}`);
    const table = read(Buffer.from(['clientId,AMT1,AMT2', ...rows].join('\n')));
    if ('refusal' in table) throw new Error(table.refusal);
    expect(table.cells).toEqual({ boolean: { AMT1: 100_001 }, format: { AMT2: 1 } });
    expect([table.findings.length, table.findings[1], table.findings.at(-1)]).toEqual([
      100_000,
      { line: 2, column: 3, name: 'AMT2', kind: 'format', value: '$5' },
      { line: 100_000, column: 2, name: 'AMT1', kind: 'boolean', value: 'TRUE' },
    ]);
  });
  it.each([',,,,', ';;', ' , , '])('NTF-057 has no row where a spreadsheet left %j', async (blanks) => {
    const text = `clientId,AMT1,x\nC1,5,\n`.replaceAll(',', blanks.includes(';') ? ';' : ',') + `${blanks}\n${blanks}\n`;
    expect(read(Buffer.from(text))).toMatchObject({ keys: 1, rows: {}, findings: [] });
    expect(await readClientList(Buffer.from(text))).toMatchObject({ ids: ['C1'], ignored: 0, contradiction: null });
  });
  it('NTF-057 says to the box too that one has different amounts', async () => {
    const of = async (text: string) => (await readClientList(Buffer.from(`clientId,AMT1,note\n${text}`)))!.contradiction;
    expect([await of('C1,5,a\nC1, 5 ,b'), await of('C1,5,a\nC2,6,a\nC2,7,a')]).toEqual([null, 'C2']);
  });
  it('has rows that are found by the start of their id, and read one by one', async () => {
    const bytes = Buffer.from('AMT1;clientId;AMT2\r\n"a;1";C10;b\r\n\r\n"x\r\ny"; C2 ;""\r\n');
    const table = read(bytes);
    if ('refusal' in table) throw new Error(table.refusal);
    const rows = await openRows(fileOf(bytes), table, 'clientId');
    expect([rows.at(0), rows.at(1)]).toEqual([
      { key: 'C10', AMT1: 'a;1', AMT2: 'b' },
      { key: 'C2', AMT1: 'x\ny', AMT2: '' },
    ]);
    expect([rows.find('c2'), rows.find('C1'), rows.find('0'), rows.find(' ')]).toEqual([1, 0, null, null]);
  });
  it('has rows whose first is found, however it is spelled, and nothing else of them', async () => {
    const bytes = Buffer.from('AMT1,clientId\nC9,ab1\nx,AB2\nC9\nz,C9\n');
    const table = read(bytes);
    if ('refusal' in table) throw new Error(table.refusal);
    const rows = await openRows(fileOf(bytes), table, 'clientId');
    expect(Array.from({ length: rows.count }, (_, i) => rows.at(i))).toEqual([
      { key: 'ab1', AMT1: 'C9' },
      { key: 'AB2', AMT1: 'x' },
      { key: 'C9', AMT1: 'z' },
    ]);
    // the header and another column have it too
    expect(['AB', ' Ab2 ', 'C9', 'clientid', 'x', ' '].map(rows.find)).toEqual([0, 1, 2, null, null, null]);
  });
  it('has rows of which the one with the whole id comes before those that start with it', async () => {
    const bytes = Buffer.from('clientId\nC10\nC100\nc1\n');
    const table = read(bytes);
    if ('refusal' in table) throw new Error(table.refusal);
    const rows = await openRows(fileOf(bytes), table, 'clientId');
    expect(['C1', 'c100', 'C10', 'C'].map(rows.find)).toEqual([2, 1, 0, 0]);
  });
  it('SHR-014 has rows that are found by an id with invisible and full-width characters', async () => {
    const bytes = Buffer.from('clientId\nC10\n\u200bC2\u00a0\n');
    const table = read(bytes);
    if ('refusal' in table) throw new Error(table.refusal);
    const rows = await openRows(fileOf(bytes), table, 'clientId');
    expect(['\u202aＣ１０\u202c', 'C\u200b2', '\u200b'].map(rows.find)).toEqual([0, 1, null]);
  });
  it('is UTF-16 by both signs of its mark, in their order, and else is not', () => {
    const refusalOf = (...mark: number[]) => {
      const table = read(Buffer.from([...mark, ...Buffer.from('clientId\nC1')]));
      return 'refusal' in table ? table.refusal : null;
    };
    expect([refusalOf(0xff, 0xfe), refusalOf(0xfe, 0xff)]).toEqual(['utf16', 'utf16']);
    const others = [
      [0xff, 0xff],
      [0xfe, 0xfe],
      [0xff, 0x41],
      [0x41, 0xfe],
      [0x41, 0xff],
      [0xfe, 0x41],
    ];
    expect(others.map((mark) => refusalOf(...mark))).not.toContain('utf16');
  });
  it('of nothing, and of a header alone', () => {
    expect(read(Buffer.from(''))).toEqual({ refusal: 'key' });
    expect(read(Buffer.from('clientId'))).toMatchObject({ keys: 0, rows: {}, findings: [] });
  });
  it('a table of 150,000 rows is read in linear time', () => {
    const lines = Array.from({ length: 150_000 }, (_, i) => `C${1_000_000 + i},USD ${i}.00,b,c,d`);
    const bytes = Buffer.from(['clientId,AMT1,AMT2,AMT3,AMT4', ...lines].join('\n'));
    const table = runToEnd(() => read(bytes));
    expect('keys' in table && table.keys).toBe(150_000);
  });
});
