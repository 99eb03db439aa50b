import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi, onTestFinished } from 'vitest';
import { added, changed, createDatabase, removed } from '../../../fixtures/store/database';
import { DataError } from '../../../fixtures/store/dataError';
import { memoryJournal, openJournal, removeJournal, type Change, type Journal } from '../../../fixtures/store/journal';

/** A database over a journal that holds these changes, and what it writes. */
const opened = async (changes: Change[] = []) => {
  const written: Change[] = [];
  const journal: Journal = {
    load: async () => changes,
    write: async (changes) => void written.push(...changes.map((change) => ({ ...change, row: change.row && { ...change.row } }))),
    reopen: async () => {},
    close: async () => void written.push({ table: 'closed', id: 0, row: null }),
  };
  const seeds = () => ({
    plain: [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ],
    own: [{ id: 7, name: 'c' }],
    none: [],
    many: Array.from({ length: 10_001 }, (_, i) => ({ id: i + 1 })),
  });
  return { database: await createDatabase(seeds, ['plain'], journal), written };
};

describe('the tables', () => {
  it('are read by name and by id; a name that is none is a mistake', async () => {
    const { database } = await opened();
    expect(database.get('plain', 2)).toEqual({ id: 2, name: 'b' });
    expect(database.get('own', 7)).toBe(database.table('own')[0]);
    expect(database.get('own', 1)).toBeUndefined();
    expect(database.table('own')).toEqual([{ id: 7, name: 'c' }]);
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
    await database.write(changed('plain', row, { name: 'z' }));
    expect(database.get('plain', 1)).toBe(row);
    await database.write(added('own', { id: 8, name: 'new' }));
    expect(database.get('own', 8)).toEqual({ id: 8, name: 'new' });
    database.table('plain').splice(1, 1);
    await database.recordChange('plain', 2, { id: 2, name: 'b' });
    database.table('plain').push({ id: 3, name: 'x' });
    await database.recordChange('plain', 3, null);
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
    const { database } = await opened();
    await database.write(added('plain', { id: database.newId('plain'), name: 'new' }), removed('plain', { id: 1 }));
    await database.write(changed('own', database.get('own', 7)!, { name: 'changed', more: 1 }));
    database.reset();
    expect(database.table('plain')).toEqual([
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ]);
    expect(database.table('own')).toEqual([{ id: 7, name: 'c' }]);
    expect([database.get('plain', 1), database.get('plain', 3)]).toEqual([{ id: 1, name: 'a' }, undefined]);
    expect(database.index('plain').find({}, {})).toHaveLength(2);
    expect(database.newId('plain')).toBe(3);
  });
  it('list what was changed at once', async () => {
    const { database } = await opened();
    const names = () =>
      database
        .index('plain')
        .find({ sort: ['name,desc'] }, {})
        .map(({ name }) => name);
    expect(names()).toEqual(['b', 'a']);
    await database.write(changed('plain', database.get('plain', 1)!, { name: 'z' }));
    expect(names()).toEqual(['z', 'b']);
    await database.write(added('plain', { id: 3, name: 'y' }));
    expect(names()).toEqual(['z', 'y', 'b']);
  });
});

describe('a write that fails', () => {
  /** A journal whose writes are let through or broken by hand, and which opens again when it is told so. */
  const opened = async () => {
    let onDisk: Change[] = [];
    let isFull = false;
    let reopens = 0;
    const journal: Journal = {
      load: async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return structuredClone(onDisk);
      },
      write: async (changes) => {
        const copy = structuredClone(changes) as Change[];
        await Promise.resolve();
        if (isFull) throw new Error('No space left on device');
        onDisk = [...onDisk.filter(({ table, id }) => !copy.some((each) => each.table === table && each.id === id)), ...copy];
      },
      reopen: async () => {
        reopens += 1;
        if (isFull) throw new Error('No space left on device');
      },
      close: async () => {},
    };
    const seeds = () => ({ plain: [{ id: 1, name: 'a', more: 1 }, { id: 2, name: 'b' }], own: [{ id: 7, name: 'c' }] }); // prettier-ignore
    const database = await createDatabase(seeds, ['plain'], journal, 5);
    return { database, fill: (is: boolean) => (isFull = is), reopens: () => reopens };
  };
  const names = (database: Awaited<ReturnType<typeof opened>>['database']) =>
    database.index('plain').find({ sort: ['id,asc'] }, {}).map(({ id, name }) => `${id}${String(name)}`); // prettier-ignore

  it('is taken back from memory, and with it whatever stood in line behind it, whatever changed what', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { database, fill } = await opened();
    await database.write(changed('plain', database.get('plain', 1)!, { name: 'kept' }));
    fill(true);
    const router = { ...database.get('plain', 2)! };
    const writes = [
      database.write(changed('plain', database.get('plain', 1)!, { name: 'lost', extra: true }), removed('own', { id: 7 })),
      database.write(added('plain', { id: 3, name: 'new' })),
      database.write(changed('plain', database.get('plain', 3)!, { name: 'newer' })),
      database.write(removed('plain', { id: 1 })),
      (() => {
        Object.assign(database.get('plain', 2)!, { name: 'by the router' });
        return database.recordChange('plain', 2, router);
      })(),
    ];
    expect(names(database)).toEqual(['2by the router', '3newer']);
    expect((await Promise.allSettled(writes)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(names(database)).toEqual(['1kept', '2b']);
    expect([database.get('plain', 1), database.get('plain', 3), database.get('own', 7)]).toEqual([
      { id: 1, name: 'kept', more: 1 },
      undefined,
      { id: 7, name: 'c' },
    ]);
    await database.close();
    vi.restoreAllMocks();
  });
  it('is the last one until the disk is open again, by itself; then memory is what the disk is', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { database, fill, reopens } = await opened();
    await database.write(changed('plain', database.get('plain', 1)!, { name: 'kept' }));
    fill(true);
    await expect(database.write(added('own', { id: 8 }))).rejects.toThrow('No space left on device');
    expect(database.canWrite()).toBe(false);
    const refusal = 'The CMS cannot save at the moment. Nothing was changed.';
    await expect(database.write(added('own', { id: 9 }))).rejects.toThrow(refusal);
    const former = { ...database.get('plain', 2)! };
    Object.assign(database.get('plain', 2)!, { name: 'by the router' });
    await expect(database.recordChange('plain', 2, former)).rejects.toThrow(refusal);
    expect(names(database)).toEqual(['1kept', '2b']);
    await expect.poll(reopens).toBeGreaterThan(2);
    fill(false);
    // while it is read again nobody sees the seeds alone
    const seen = new Set<string>();
    while (!database.canWrite()) {
      seen.add(names(database).join(' '));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect([...seen]).toEqual(['1kept 2b']);
    await database.write(added('own', { id: 9 }));
    expect(database.table('own').map(({ id }) => id)).toEqual([7, 9]);
    await database.close();
    said.mockRestore();
  });
  it('stops being tried again when the box stops', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    const { database, fill, reopens } = await opened();
    fill(true);
    await expect(database.write(added('own', { id: 8 }))).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(20);
    expect(reopens()).toBeGreaterThan(2);
    await database.close();
    const tried = reopens();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reopens() - tried).toBeLessThan(2);
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
      ...Array.from({ length: 50 }, (_, i) => first.write([{ table: 'a', id: 1, row: { id: 1, i } }])),
      first.write([{ table: 'a', id: 2, row: { id: 2 } }]),
      first.write([{ table: 'a', id: 2, row: null }]),
    ]);
    await first.close();
    const second = await openJournal(path, silent);
    expect(await second.load()).toEqual([
      { table: 'a', id: 1, row: { id: 1, i: 49 } },
      { table: 'a', id: 2, row: null },
    ]);
    await second.close();
  });
  it('writes what a row was when it was written', async () => {
    const path = join(folder, 'then', 'demo');
    const journal = await openJournal(path, silent);
    const row = { id: 1, text: 'before' };
    const write = journal.write([{ table: 'a', id: 1, row }]);
    row.text = 'after';
    await write;
    await journal.close();
    await expect(journal.write([{ table: 'a', id: 4, row: { id: 4 } }])).rejects.toThrow();
    const again = await openJournal(path, silent);
    expect(await again.load()).toEqual([{ table: 'a', id: 1, row: { id: 1, text: 'before' } }]);
    await again.close();
  });
  it('belongs to one box at a time, which the second is told', async () => {
    const path = join(folder, 'locked', 'demo');
    const first = await openJournal(path, silent);
    await first.write([{ table: 'a', id: 1, row: { id: 1 } }]);
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
    mkdirSync(`${path}-files`);
    writeFileSync(join(`${path}-files`, 'upload'), 'bytes');
    const said: string[] = [];
    const second = await openJournal(path, (line) => said.push(line), [`${path}-files`]);
    await second.close();
    const aside = /set aside in (.*?);/.exec(said[0]!)![1]!;
    expect(said).toEqual([
      `The data in ${path} are damaged (Corruption: CURRENT file does not end with newline). They were set aside in ${aside}; the CMS starts with its seeds.`,
    ]);
    expect(aside.startsWith(join(folder, 'damaged', 'damaged-'))).toBe(true);
    expect(readFileSync(join(aside, 'demo', 'CURRENT'), 'utf8')).toBe('broken');
    // its uploads go with it: the new box would sweep them
    expect(readFileSync(join(aside, 'demo-files', 'upload'), 'utf8')).toBe('bytes');
  });
  it.each([
    [
      'a folder where the lock should be',
      (path: string) => mkdirSync(join(path, 'LOCK')),
      /cannot be opened \(.*LOCK.*\), and are left as they are\. See that the disk has room and that you may write there, then start again\./,
    ],
    [
      'files of somebody else',
      (path: string) => writeFileSync(join(path, 'notes.txt'), 'mine'),
      /holds other files than the data of a CMS in a box, and is left as it is\. Choose another one with --data\.$/,
    ],
  ])('is left as it is for %s', async (title, spoil, text) => {
    const path = join(folder, title.replaceAll(' ', '-'), 'demo');
    const first = await openJournal(path, silent);
    await first.write([{ table: 'a', id: 1, row: { id: 1 } }]);
    await first.close();
    rmSync(join(path, 'LOCK'));
    spoil(path);
    // LevelDB keeps a diary of its own
    const files = () => readdirSync(path).filter((name) => !name.startsWith('LOG'));
    const before = files();
    await expect(openJournal(path, silent)).rejects.toThrow(text);
    await expect(openJournal(path, silent)).rejects.toBeInstanceOf(DataError);
    expect([files(), readdirSync(join(path, '..'))]).toEqual([before, ['demo']]);
  });
  it('is damaged without the file that says which of its files count, and not begun anew', async () => {
    const path = join(folder, 'without', 'demo');
    const first = await openJournal(path, silent);
    await first.write([{ table: 'a', id: 1, row: { id: 1 } }]);
    await first.close();
    rmSync(join(path, 'CURRENT'));
    const said: string[] = [];
    await (await openJournal(path, (line) => said.push(line))).close();
    expect(said).toEqual([expect.stringContaining('are damaged (CURRENT is missing)')]);
  });
  it('is deleted by nobody but its owner: not while a box has it, and nothing that is none', async () => {
    const path = join(folder, 'reset', 'demo');
    const first = await openJournal(path, silent);
    await expect(removeJournal(path)).rejects.toThrow('is in use by another CMS in a box');
    await first.write([{ table: 'a', id: 1, row: { id: 1 } }]);
    await first.close();
    await removeJournal(path);
    await removeJournal(path);
    expect(readdirSync(join(path, '..'))).toEqual([]);
    mkdirSync(path);
    writeFileSync(join(path, 'thesis.docx'), 'mine');
    await expect(removeJournal(path)).rejects.toThrow('holds other files');
    expect(readdirSync(path)).toEqual(['thesis.docx']);
  });
  it('in memory keeps nothing', async () => {
    await memoryJournal.write([{ table: 'a', id: 1, row: { id: 1 } }]);
    expect(await memoryJournal.load()).toEqual([]);
    await expect(memoryJournal.close()).resolves.toBeUndefined();
  });
});
