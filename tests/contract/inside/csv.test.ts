import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { csvCell, streamCsv } from '../../../fixtures/dialect/csv';
import type { StoredRow } from '../../../fixtures/dialect/rows';
import { readCsv } from '../box';

/** A reply that takes in what it is sent; `isFull` makes it ask for a pause. */
class Reply extends EventEmitter {
  status = 0;
  headers: Record<string, string> = {};
  chunks: string[] = [];
  hasEnded = false;
  destroyed = false;
  constructor(private readonly isFull = false) {
    super();
  }
  writeHead(status: number, headers: Record<string, string>) {
    Object.assign(this, { status, headers });
  }
  write(chunk: string) {
    this.chunks.push(chunk);
    return !this.isFull;
  }
  end(chunk: string) {
    this.chunks.push(chunk);
    this.hasEnded = true;
  }
}
const columns = { 'First, heading': ({ id }: StoredRow) => id, Text: ({ text }: StoredRow) => text };
const rows = (count: number, length = 0) => Array.from({ length: count }, (_, id) => ({ id, text: 'x'.repeat(length) }));
const stream = (res: Reply, some: Iterable<StoredRow>) => streamCsv(res as unknown as ServerResponse, 'a.csv', columns, some);

describe('a CSV file', () => {
  it.each([
    [undefined, ''],
    [0, '0'],
    [false, 'false'],
    ['\r=1', '"\r\'=1"'],
    ['\n=1', '"\n\'=1"'],
    ['a\n=1', '"a\n\'=1"'],
    ['a\n\t =1', '"a\n\t \'=1"'],
    ['＝1', "'＝1"],
    ['a;=1', '"a;\'=1"'],
    ['a; @b;+1', '"a; \'@b;\'+1"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['a=b', 'a=b'],
    ['a-b', 'a-b'],
    ['a\rb', '"a\rb"'],
    ['"', '""""'],
    [' =1', " '=1"],
  ])('has %j in a cell as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
  it('CLI-027 has a name, a media type, a byte order mark, its headings and one line for each row', async () => {
    const res = new Reply();
    await stream(res, [
      { id: 1, text: 'a,b' },
      { id: 2, text: null },
    ]);
    expect([res.status, res.headers, res.hasEnded]).toEqual([
      200,
      { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="a.csv"', 'Cache-Control': 'no-store' },
      true,
    ]);
    expect(res.chunks).toEqual(['\uFEFF"First, heading",Text\r\n1,"a,b"\r\n2,\r\n']);
  });
  it('is sent in pieces, with nothing lost between them', async () => {
    const res = new Reply();
    await stream(res, rows(200, 1_000));
    expect(res.chunks.length).toBe(4);
    expect(Math.max(...res.chunks.map(({ length }) => length))).toBeLessThan(67_000);
    expect(readCsv(res.chunks.join(''))).toEqual([
      ['First, heading', 'Text'],
      ...rows(200, 1_000).map(({ id, text }) => [String(id), text]),
    ]);
  });
  it('waits while the reader is slow, and goes on', async () => {
    const res = new Reply(true);
    const done = stream(res, rows(100, 1_000));
    await Promise.resolve();
    expect(res.chunks).toHaveLength(1);
    res.emit('drain');
    await done;
    expect(res.chunks).toHaveLength(2);
  });
  it('stops when the reader has gone', async () => {
    const res = new Reply(true);
    const done = stream(res, rows(1_000, 1_000));
    res.destroyed = true;
    res.emit('close');
    await done;
    expect([res.chunks.length, res.hasEnded]).toEqual([1, false]);
  });
});
