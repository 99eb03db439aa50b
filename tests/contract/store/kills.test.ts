import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, describe, vi } from 'vitest';
import { loadContract } from '../../../fixtures/dialect/contract';
import type { Delivery } from '../../../fixtures/notifications/recipients';
import { momentAt } from '../../../fixtures/notifications/moments';
import { makePng } from '../../../fixtures/seed/files';
import { createRandom } from '../../../fixtures/seed/random';
import { openJournal } from '../../../fixtures/store/journal';
import type { RecordOf } from '../../../src/schema';
import { isSoak, sampleSize, seed } from '../../sampling';
import { createClient } from '../box';
import { useProcess } from './process';
import { systemBody } from '../notifications/body';

/** Processes that are killed at any moment, and what is on disk afterwards. Each start takes seconds on a busy machine. */
vi.setConfig({ testTimeout: isSoak ? 3_600_000 : 600_000 });

type Page<T> = { content: T[]; totalElements: number };
const hotline = { countryId: 1, displayOrder: 50, post: false };
const hotlines = '/contactUs/clientServices/';
const folder = mkdtempSync(join(tmpdir(), 'killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A writer in a process of its own: prints each id once its write is acknowledged. */
const writer = (path: string, from: number) => {
  const code = `import { openJournal } from './fixtures/store/journal.ts';
    const journal = await openJournal(${JSON.stringify(path)}, () => {});
    await journal.load();
    for (let i = ${from}; ; i += 1) { await journal.write([{ table: 'rows', id: i, row: { id: i, text: 'x'.repeat(200) } }]); process.stdout.write(i + '\\n'); }`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
};
const until = (child: ChildProcess, lines: number) =>
  new Promise<number[]>((resolve) => {
    let text = '';
    let isKilled = false;
    child.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (!isKilled && text.split('\n').length > lines) {
        isKilled = true;
        child.kill('SIGKILL');
      }
    });
    child.on('close', () => resolve(text.split('\n').slice(0, -1).filter(Boolean).map(Number)));
  });

describe('a journal', () => {
  const kills = sampleSize(6, 200);
  it(`the journal survives ${kills} kills at random writes: nothing is unreadable, no acknowledged write is lost`, async () => {
    const random = createRandom(seed);
    const path = join(folder, 'kills');
    const acknowledged = new Set<number>();
    for (let i = 0; i < kills; i += 1) {
      for (const id of await until(writer(path, acknowledged.size * 2 + i), random.integer(5, 120))) acknowledged.add(id);
      const journal = await openJournal(path, (line) => expect.unreachable(line));
      const stored = new Set((await journal.load()).map(({ id }) => id));
      expect(
        [...acknowledged].filter((id) => !stored.has(id)),
        `seed ${seed}, kill ${i}`,
      ).toEqual([]);
      await journal.close();
    }
    expect(acknowledged.size).toBeGreaterThan(kills * 5);
  });
});

describe('a CMS in a box that is killed', () => {
  const { match } = loadContract();
  const { start, kill } = useProcess(join(folder, 'box'));

  it('has every save that it answered, right up to the kill', async () => {
    const asked = '?page=0&size=100&userStatus=ACTIVATED&sort=id,asc';
    const answered: { what: 'hotline' | 'email'; value: string }[] = [];
    const files = new Map<string, string>();
    for (let round = 0; round < sampleSize(2, 3); round += 1) {
      const root = await start();
      const { as, upload } = createClient(() => root, match);
      const { content } = (await as('superadmin', 'GET', `/appuser/${asked}`)).payload as Page<RecordOf<'Client'>>;
      const wanted = answered.length + files.size + 20;
      let count = 0;
      const send = {
        hotline: (value: string) => as('superadmin', 'POST', hotlines, { ...hotline, phoneNumber: value }),
        email: (value: string, number: number) =>
          as('superadmin', 'PUT', `/appuser/email/${content[round * 30 + number]!.id}`, { email: value, updateEmail: true }),
        file: (_: string, number: number) => upload('superadmin', 'POPUP_IMAGE', 'kept.png', makePng(round * 100 + number, 64, 64)),
      };
      const save = async (what: keyof typeof send): Promise<void> => {
        const number = (count += 1);
        const value = what === 'hotline' ? `+${round}${number}` : `kept.${round}.${number}@example.com`;
        const { status, payload } = await send[what](value, number).catch(() => ({ status: 'killed', payload: null }));
        if (status !== '00') return;
        if (what === 'file') files.set((payload as { fileId: string }).fileId, makePng(round * 100 + number, 64, 64).toString('base64'));
        else answered.push({ what, value });
        await (answered.length + files.size === wanted ? kill() : save(what));
      };
      await Promise.all([save('hotline'), save('email'), save('hotline'), save('email'), save('file')]);
      expect(answered.length + files.size).toBeGreaterThanOrEqual(wanted);
    }
    const root = await start();
    const { as } = createClient(() => root, match);
    const all = async (path: string) => (await as('superadmin', 'GET', path)).payload as Page<object>;
    const kept = JSON.stringify(await Promise.all([all(`${hotlines}?page=0&size=100`), all(`/appuser/${asked}`)]));
    expect(answered.filter(({ value }) => !kept.includes(`"${value}"`))).toEqual([]);
    expect(new Set(answered.map(({ what }) => what)).size).toBe(2);
    expect(files.size).toBeGreaterThan(0);
    for (const [fileId, content] of files) expect((await as('superadmin', 'GET', `/files/${fileId}`)).msg).toBe(content);
  });
});

describe('a CMS in a box that is killed while records change their files', () => {
  const { match } = loadContract();
  const data = join(folder, 'files');
  const { start, kill } = useProcess(data, '--control');
  const kills = sampleSize(3, 100);
  const day = 24 * 60 * 60_000;
  type Popup = RecordOf<'CampaignPopup'>;
  const popupIds = [1, 2, 3];

  it(`the fixture CMS keeps every file of a record, and no other one, over ${kills} kills`, async () => {
    const random = createRandom(seed);
    const bytesOf = new Map<string, string>();
    let size = 8;
    for (let round = 0; round <= kills; round += 1) {
      const root = await start();
      const { as, upload, control } = createClient(() => root, match);
      const one = async (id: number) => (await as('superadmin', 'GET', `/campaignPopup/details/${id}`)).payload as Popup;
      // what stood nowhere for a day is swept with the next upload
      await control('POST', 'clock', { offset: (round + 1) * 2 * day });
      expect((await upload()).status).toBe('00');
      for (const id of popupIds) {
        const images = Object.values((await one(id)).images ?? {});
        expect(images, `seed ${seed}, kill ${round}`).not.toEqual([]);
        for (const { fileId } of images) {
          const { status, msg } = await as('superadmin', 'GET', `/files/${fileId}`);
          expect(status, `seed ${seed}, kill ${round}`).toBe('00');
          if (bytesOf.has(fileId)) expect(msg).toBe(bytesOf.get(fileId));
        }
      }
      if (round === kills) break;
      let left = random.integer(0, 12);
      let reach = () => {};
      const isReached = new Promise<void>((resolve) => (reach = resolve));
      const save = async (id: number): Promise<void> => {
        const bytes = makePng((size += 1), 16, 16);
        const { payload } = await upload('superadmin', 'POPUP_IMAGE', 'new.png', bytes);
        bytesOf.set(payload!.fileId, bytes.toString('base64'));
        const body = {
          useGlobalLanguage: true,
          buttonType: 'NONE',
          buttons: {},
          imageIds: { EN: payload!.fileId },
          title: 'A',
          postOnline: true,
        };
        await as('superadmin', 'PUT', `/campaignPopup/${id}`, body);
        left -= 1;
        if (left <= 0) reach();
        return save(id);
      };
      const ended = popupIds.map((id) => save(id).catch(() => {}));
      // the other two records are somewhere in the middle of a save
      await isReached;
      await kill();
      await Promise.all(ended);
    }
    await kill();
    const { load, close } = await openJournal(join(data, 'demo'), (line) => expect.unreachable(line));
    const rows = (await load()).filter(({ table, row }) => table === 'files' && row !== null).map(({ row }) => String(row!.fileId));
    await close();
    expect(readdirSync(join(data, 'demo-files')).filter((name) => !rows.includes(name))).toEqual([]);
    expect(rows.length).toBeGreaterThan(3);
  });
});

describe('a CMS in a box that is killed while it sends', () => {
  const data = join(folder, 'sending');
  const { start, kill } = useProcess(data, '--scenario', 'huge', '--control');
  const journal = join(data, 'huge');
  const size = () =>
    readdirSync(journal).reduce((sum, name) => sum + (statSync(join(journal, name), { throwIfNoEntry: false })?.size ?? 0), 0);
  /** Who was sent to, once for each time. */
  const sent = async (id: number) => {
    const { load, close } = await openJournal(journal, (line) => expect.unreachable(line));
    const rows = (await load())
      .filter(({ table }) => table === 'deliveries')
      .map(({ row }) => row as unknown as Delivery)
      .filter(({ notificationId }) => notificationId === id);
    await close();
    return rows.flatMap(({ outcomes }) => Object.keys(outcomes));
  };

  const kills = sampleSize(2, 50);
  it(`the fixture CMS has sent to everyone exactly once after ${kills} kills`, async () => {
    const { match } = loadContract();
    let root = await start();
    const { as, control } = createClient(() => root, match);
    const page = async (path: string) => (await as('superadmin', 'GET', path)).payload as Page<{ id: number; status: string }>;
    // the pending notifications of the seeds are due tomorrow at the earliest
    const quarter = 15 * 60 * 1000;
    const due = Math.ceil(Date.now() / quarter + 1) * quarter;
    const body = { ...systemBody, category: 'Killed', deliveryDate: momentAt(due) };
    expect((await as('superadmin', 'POST', '/notification/add', body)).status).toBe('00');
    const stored = async () => (await page('/notification/list?page=0&size=1&category=Killed')).content[0]!;
    const { id } = await stored();
    const query = `salesOffice=${systemBody.salesOffices.join(',')}&regions=${systemBody.regions.join(',')}`;
    const { totalElements: wanted } = await page(`/notification/client/list?page=0&size=1&${query}`);
    const random = createRandom(seed);
    await control('POST', 'clock', { offset: due + quarter - Date.now() });
    const progress = [];
    for (let i = 0; i < kills; i += 1) {
      const until = size() + random.integer(1_000, 500_000 / kills);
      await expect.poll(size, { interval: 1 }).toBeGreaterThan(until);
      await kill();
      progress.push((await sent(id)).length);
      root = await start();
    }
    await expect.poll(async () => (await stored()).status).toBe('DELIVERED');
    await kill();
    const all = await sent(id);
    expect([all.length, new Set(all).size]).toEqual([wanted, wanted]);
    // a slow test process may come after the last recipient
    expect(progress.filter((count) => count > 0 && count < wanted)).not.toEqual([]);
  });
});
