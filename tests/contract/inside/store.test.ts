import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../fixtures/store/database';
import { memoryJournal, openJournal, type Journal } from '../../../fixtures/store/journal';
import type { Row } from '../../../fixtures/dialect/listQuery';

type Change = { table: string; id: number; row: Row | null };
/** A database over a journal that holds these changes, and what it writes. */
const opened = async (changes: Change[] = []) => {
  const written: Change[] = [];
  const journal: Journal = {
    load: async () => changes,
    write: async (table, id, row) => void written.push({ table, id, row: row && { ...row } }),
    writeAll: async (changes) => void written.push(...changes),
    close: async () => void written.push({ table: 'closed', id: 0, row: null }),
  };
  const seeds = {
    plain: [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ],
    own: [{ id: 7, name: 'c' }],
    none: [],
    many: Array.from({ length: 10_001 }, (_, i) => ({ id: i + 1 })),
  };
  return { database: await createDatabase(seeds, ['plain'], journal), written, seeds };
};

describe('the tables', () => {
  it('are read by name and by id; a name that is none is a mistake', async () => {
    const { database, seeds } = await opened();
    expect(database.get('plain', 2)).toEqual({ id: 2, name: 'b' });
    expect(database.get('own', 7)).toBe(seeds.own[0]);
    expect(database.get('own', 1)).toBeUndefined();
    expect(database.table('own')).toBe(seeds.own);
    expect(() => database.table('people')).toThrow('There is no table people');
  });
  it('show json-server the plain ones only', async () => {
    const { database } = await opened();
    expect(Object.keys(database.lowdb.getState())).toEqual(['plain']);
  });
  it('give an id that no row ever had', async () => {
    const { database } = await opened([{ table: 'own', id: 12, row: null }]);
    expect([
      database.newId('plain'),
      database.newId('plain'),
      database.newId('own'),
      database.newId('none'),
      database.newId('many'),
    ]).toEqual([3, 4, 13, 1, 10_002]);
  });
  it('start with what the journal holds: changed, deleted and new rows; a table that is gone is passed over', async () => {
    const { database } = await opened([
      { table: 'plain', id: 1, row: { id: 1, name: 'changed' } },
      { table: 'plain', id: 2, row: null },
      { table: 'plain', id: 9, row: { id: 9, name: 'new' } },
      { table: 'plain', id: 5, row: null },
      { table: 'gone', id: 1, row: { id: 1 } },
    ]);
    expect(database.table('plain')).toEqual([
      { id: 1, name: 'changed' },
      { id: 9, name: 'new' },
    ]);
    expect([database.get('plain', 1), database.get('plain', 2), database.get('plain', 9)]).toEqual([
      { id: 1, name: 'changed' },
      undefined,
      { id: 9, name: 'new' },
    ]);
    expect(database.newId('plain')).toBe(10);
  });
  it('write each change to the journal, whole', async () => {
    const { database, written } = await opened();
    const row = database.get('plain', 1)!;
    await database.update('plain', row, { name: 'z' });
    expect(database.get('plain', 1)).toBe(row);
    await database.insert('own', { id: 8, name: 'new' });
    expect(database.get('own', 8)).toEqual({ id: 8, name: 'new' });
    database.table('plain').splice(1, 1);
    await database.recordChange('plain', 2);
    database.table('plain').push({ id: 3, name: 'x' });
    await database.recordChange('plain', 3);
    expect([database.get('plain', 2), database.get('plain', 3)]).toEqual([undefined, { id: 3, name: 'x' }]);
    await database.close();
    expect(written).toEqual([
      { table: 'plain', id: 1, row: { id: 1, name: 'z' } },
      { table: 'own', id: 8, row: { id: 8, name: 'new' } },
      { table: 'plain', id: 2, row: null },
      { table: 'plain', id: 3, row: { id: 3, name: 'x' } },
      { table: 'closed', id: 0, row: null },
    ]);
  });
  it('are those of the seeds again when they are reset, and the ids go on from there', async () => {
    const { database, seeds } = await opened();
    const again = () => ({ ...seeds, plain: [{ id: 1, name: 'again' }] });
    database.reset(again);
    expect(database.get('plain', 2)).toEqual({ id: 2, name: 'b' });
    await database.insert('plain', { id: database.newId('plain'), name: 'new' });
    database.reset(again);
    expect(database.table('plain')).toEqual([{ id: 1, name: 'again' }]);
    expect([database.get('plain', 1), database.get('plain', 3)]).toEqual([{ id: 1, name: 'again' }, undefined]);
    expect(database.index('plain').find({}, {})).toHaveLength(1);
    expect(database.newId('plain')).toBe(2);
  });
  it('list what was changed at once', async () => {
    const { database } = await opened();
    const names = () =>
      database
        .index('plain')
        .find({ sort: ['name,desc'] }, {})
        .map(({ name }) => name);
    expect(names()).toEqual(['b', 'a']);
    await database.update('plain', database.get('plain', 1)!, { name: 'z' });
    expect(names()).toEqual(['z', 'b']);
    await database.insert('plain', { id: 3, name: 'y' });
    expect(names()).toEqual(['z', 'y', 'b']);
  });
});

describe('the journal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'box-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const silent = (line: string) => expect.unreachable(line);

  it('keeps the last of several changes of a row, deletions too', async () => {
    const path = join(folder, 'new', 'demo');
    const first = await openJournal(path, silent);
    expect(await first.load()).toEqual([]);
    await Promise.all([
      ...Array.from({ length: 50 }, (_, i) => first.write('a', 1, { id: 1, i })),
      first.write('a', 2, { id: 2 }),
      first.write('a', 2, null),
    ]);
    await first.close();
    const second = await openJournal(path, silent);
    expect(await second.load()).toEqual([
      { table: 'a', id: 1, row: { id: 1, i: 49 } },
      { table: 'a', id: 2, row: null },
    ]);
    await second.close();
  });
  it('writes what a row was when it was written, and goes on after a write that failed', async () => {
    const path = join(folder, 'failed', 'demo');
    const journal = await openJournal(path, silent);
    const row = { id: 1, text: 'before' };
    const write = journal.write('a', 1, row);
    row.text = 'after';
    await write;
    const circular: Record<string, unknown> & { id: number } = { id: 2 };
    circular.self = circular;
    expect(() => journal.write('a', 2, circular)).toThrow();
    await journal.write('a', 3, { id: 3 });
    await journal.close();
    await expect(journal.write('a', 4, { id: 4 })).rejects.toThrow();
    const again = await openJournal(path, silent);
    expect(await again.load()).toEqual([
      { table: 'a', id: 1, row: { id: 1, text: 'before' } },
      { table: 'a', id: 3, row: { id: 3 } },
    ]);
    await again.close();
  });
  it('belongs to one box at a time, which the second is told', async () => {
    const path = join(folder, 'locked', 'demo');
    const first = await openJournal(path, silent);
    await first.write('a', 1, { id: 1 });
    await expect(openJournal(path, silent)).rejects.toThrow(
      `The data folder ${path} is in use by another CMS in a box. Stop it, or choose another folder with --data.`,
    );
    await first.close();
    const second = await openJournal(path, silent);
    expect(await second.load()).toHaveLength(1);
    await second.close();
  });
  it('leaves what it sets aside as it was, and says where', async () => {
    const path = join(folder, 'damaged', 'demo');
    const first = await openJournal(path, silent);
    await first.close();
    writeFileSync(join(path, 'CURRENT'), 'broken');
    const said: string[] = [];
    const second = await openJournal(path, (line) => said.push(line));
    await second.close();
    const aside = /set aside as (.*?);/.exec(said[0]!)![1]!;
    expect(said).toEqual([
      expect.stringMatching(
        new RegExp(`^The data in ${path} could not be read \\(\\w+\\)\\. It was set aside as .*; the CMS starts with its seeds\\.$`),
      ),
    ]);
    expect(aside.startsWith(join(folder, 'damaged', 'unreadable-'))).toBe(true);
    expect(readFileSync(join(aside, 'CURRENT'), 'utf8')).toBe('broken');
  });
  it('in memory keeps nothing', async () => {
    await memoryJournal.write('a', 1, { id: 1 });
    expect(await memoryJournal.load()).toEqual([]);
    await expect(memoryJournal.close()).resolves.toBeUndefined();
  });
});
