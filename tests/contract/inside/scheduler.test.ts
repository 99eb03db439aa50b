import { describe, expect, it, vi } from 'vitest';
import type { StoredRow } from '../../../fixtures/dialect/rows';
import type { Files } from '../../../fixtures/files/files';
import { momentAt } from '../../../fixtures/notifications/moments';
import type { Delivery } from '../../../fixtures/notifications/recipients';
import { createScheduler } from '../../../fixtures/notifications/scheduler';
import { createRandom } from '../../../fixtures/seed/random';
import { changed, createDatabase, type Database } from '../../../fixtures/store/database';
import type { Change, Journal } from '../../../fixtures/store/journal';
import { sampleSize, seed } from '../../sampling';

const now = Date.parse('2026-11-22T02:00:00.000Z');
const minute = 60_000;
const count = 330;
const seeds = () => ({
  clients: Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    clientID: `C${i}`,
    salesOffice: 'HK',
    region: 'HK',
    userStatus: i % 10 ? 'ACTIVATED' : 'SUSPENDED',
  })),
  partners: [],
  deliveries: [],
  notifications: [1, 2].map((id) => ({
    id,
    salesOffice: 'HK',
    regions: ['HK'],
    csvFileId: null,
    status: 'PENDING',
    deliveryDate: momentAt(now + id * 10 * minute),
  })),
});

/** What was written, in order, and a journal that dies after so many writes: what comes then is never on disk, and never answered. */
const mortal = (written: Change[], writes: number): Journal => {
  let left = writes;
  const write: Journal['write'] = (changes) => {
    left -= 1;
    if (left < 0) return new Promise(() => {});
    written.push(...changes.map((change) => ({ ...change, row: change.row && structuredClone(change.row) })));
    return Promise.resolve();
  };
  return {
    load: async () => [...new Map(written.map((change) => [`${change.table}${change.id}`, change])).values()],
    write,
    reopen: async () => {},
    close: async () => {},
  };
};
const open = async (written: Change[], writes: number, time: number, content: Files['content'] = async () => null) => {
  const database = await createDatabase(seeds, [], mortal(written, writes));
  const scheduler = createScheduler({ database, files: { content } as unknown as Files, now: () => time });
  return { database, scheduler };
};
const statusOf = (database: { get: (name: string, id: number) => StoredRow | undefined }, id: number) =>
  database.get('notifications', id)!.status;
const sentOf = (written: readonly Change[], id: number) =>
  written.flatMap(({ table, row }) =>
    table === 'deliveries' && (row as Delivery).notificationId === id ? Object.keys((row as Delivery).outcomes) : [],
  );
const revoke = (database: Database) =>
  database.write(changed('notifications', database.get('notifications', 1)!, { status: 'REVOKED_DELIVERED' }));
/** Until nothing moves any more, dead or done. */
const rest = async (run: Promise<void>) => {
  let isDone = false;
  void run.then(() => (isDone = true));
  for (let i = 0; i < 200 && !isDone; i += 1) await Promise.resolve();
};

describe('the scheduler', () => {
  const lives = sampleSize(50, 1_000);
  it(`the scheduler sends to everyone exactly once over ${lives} starts, kills and jumps of the clock`, async () => {
    const random = createRandom(seed);
    for (let life = 0; life < lives; life += 1) {
      const written: Change[] = [];
      for (let death = random.integer(0, 4); death > 0; death -= 1) {
        const { scheduler } = await open(written, random.integer(0, 12), now + random.integer(-30, 40) * minute);
        await rest(scheduler.run());
        void scheduler.stop();
      }
      const { database, scheduler } = await open(written, Infinity, now + 60 * minute);
      await scheduler.run();
      await scheduler.stop();
      for (const id of [1, 2]) {
        const outcome = [statusOf(database, id), sentOf(written, id).length, new Set(sentOf(written, id)).size];
        expect(outcome, `seed ${seed}, life ${life}`).toEqual(['DELIVERED', count, count]);
      }
    }
  });
  it('sends nothing before its minute, and everything that was missed', async () => {
    const written: Change[] = [];
    const early = await open(written, Infinity, now + 10 * minute - 1);
    await early.scheduler.run();
    expect([statusOf(early.database, 1), written]).toEqual(['PENDING', []]);
    await early.scheduler.stop();
    const first = await open(written, Infinity, now + 10 * minute);
    await first.scheduler.run();
    expect([statusOf(first.database, 1), statusOf(first.database, 2)]).toEqual(['DELIVERED', 'PENDING']);
    await first.scheduler.stop();
  });
  it('keeps no other one waiting for one that cannot be sent', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { database, scheduler } = await open([], Infinity, now + 30 * minute, () => Promise.reject(new Error('The disk is gone')));
    Object.assign(database.get('notifications', 1)!, { csvFileId: 'a' });
    await scheduler.run();
    await scheduler.stop();
    expect([statusOf(database, 1), statusOf(database, 2), said.mock.calls.length]).toEqual(['PUSHING', 'DELIVERED', 1]);
    said.mockRestore();
  });
  it('stops between two people when somebody revokes, and a stopped box after its batch', async () => {
    const written: Change[] = [];
    const { database, scheduler } = await open(written, Infinity, now + 11 * minute);
    const run = scheduler.run();
    while (sentOf(written, 1).length === 0) await Promise.resolve();
    await revoke(database);
    await run;
    expect(statusOf(database, 1)).toBe('REVOKED_DELIVERED');
    const sent = sentOf(written, 1).length;
    expect([sent > 0, sent < count]).toEqual([true, true]);
    await scheduler.run();
    expect(sentOf(written, 1)).toHaveLength(sent);
    await scheduler.stop();
    const other: Change[] = [];
    const second = await open(other, Infinity, now + 11 * minute);
    void second.scheduler.run();
    while (sentOf(other, 1).length === 0) await Promise.resolve();
    await second.scheduler.stop();
    expect(sentOf(other, 1).length).toBeLessThan(count);
  });
  it('NTF-021 a revoke after the last person was sent to stays: it is not told as delivered', async () => {
    const written: Change[] = [];
    const { database, scheduler } = await open(written, Infinity, now + 11 * minute);
    const run = scheduler.run();
    while (sentOf(written, 1).length < count) await Promise.resolve();
    // everybody was sent to, and nothing is written of it yet
    expect(statusOf(database, 1)).toBe('PUSHING');
    await revoke(database);
    await run;
    expect(statusOf(database, 1)).toBe('REVOKED_DELIVERED');
    await scheduler.stop();
  });
});
