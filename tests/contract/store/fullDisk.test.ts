import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadContract } from '../../../fixtures/dialect/contract';
import { createRandom } from '../../../fixtures/seed/random';
import { sampleSize, seed } from '../../sampling';
import { createClient } from '../box';
import { useProcess } from './process';

/** A disk without room: the system lets the files of the box grow no further, in the middle of a record. */

type Page = { content: { phoneNumber: string }[]; totalElements: number };
const folder = mkdtempSync(join(tmpdir(), 'full-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { match } = loadContract();
const hotlines = '/contactUs/clientServices/';
const { start, kill, pid } = useProcess(folder);
const limit = (bytes: number | 'unlimited') => execFileSync('prlimit', ['--pid', String(pid()), `--fsize=${bytes}:unlimited`]);
const logSize = () => {
  const journal = join(folder, 'demo');
  return Math.max(...readdirSync(journal).filter((name) => name.endsWith('.log')).map((name) => statSync(join(journal, name)).size)); // prettier-ignore
};

const rounds = sampleSize(4, 50);
it(`the box loses no acknowledged write and shows no refused one over ${rounds} full disks`, async () => {
  const random = createRandom(seed);
  const stored = new Set<string>();
  /** What failed while it was written: it may be on the disk. */
  const inDoubt = new Set<string>();
  let number = 0;
  for (let round = 0; round < rounds; round += 1) {
    const root = await start();
    const { as, send, tokenOf } = createClient(() => root, match);
    const save = async () => {
      const phoneNumber = `+${(number += 1)}`;
      const body = { countryId: 1, displayOrder: 1, post: false, phoneNumber };
      const { http, status, msg } = await send('POST', hotlines, { token: await tokenOf('superadmin'), body, isLoose: true });
      if (status === '00') stored.add(phoneNumber);
      else if (http === 500) inDoubt.add(phoneNumber);
      else expect(msg).toBe('The CMS cannot save at the moment. Nothing was changed.');
      return status === '00';
    };
    const shown = async () => {
      const page = async (at: number) => (await as('superadmin', 'GET', `${hotlines}?page=${at}&size=100`)).payload as Page;
      const { totalElements } = await page(0);
      const pages = await Promise.all(Array.from({ length: Math.ceil(totalElements / 100) }, (_, at) => page(at)));
      return pages.flatMap(({ content }) => content.map(({ phoneNumber }) => phoneNumber)).filter((each) => /^\+\d{1,6}$/.test(each));
    };
    const missing = async () => {
      const there = await shown();
      return { lost: [...stored].filter((each) => !there.includes(each)), extra: there.filter((each) => !stored.has(each) && !inDoubt.has(each)) }; // prettier-ignore
    };
    expect(await missing(), `seed ${seed}, round ${round}`).toEqual({ lost: [], extra: [] });

    for (let i = 0; i < 5; i += 1) expect(await save()).toBe(true);
    limit(logSize() + random.integer(1, 1_500));
    // several at once: what stands in line behind one that is too large fails with it, however small it is
    const large = { field: 'x', type: 'x', contentEn: 'x'.repeat(3_000), contentTc: null, contentSc: null, contentJa: null };
    const saveAll = async () => {
      const before = send('POST', '/genericContents/', { token: await tokenOf('superadmin'), body: large, isLoose: true });
      const saved = await Promise.all([save(), save(), save()]);
      return [(await before).status === '00', ...saved];
    };
    await expect.poll(async () => (await saveAll()).every((is) => !is)).toBe(true);
    expect(await missing(), `seed ${seed}, round ${round}`).toEqual({ lost: [], extra: [] });
    limit('unlimited');
    await expect.poll(save, { interval: 100 }).toBe(true);
    for (let i = 0; i < 5; i += 1) expect(await save()).toBe(true);
    expect(await missing(), `seed ${seed}, round ${round}`).toEqual({ lost: [], extra: [] });
    await kill();
  }
});

it('takes nothing after a write that failed, room or not, until it was opened again', () => {
  const path = join(folder, 'alone', 'demo');
  const code = `import { execFileSync } from 'node:child_process';
    import { openJournal } from './fixtures/store/journal.ts';
    const journal = await openJournal(${JSON.stringify(path)}, () => {});
    const row = (id, length) => [{ table: 'a', id, row: { id, text: 'x'.repeat(length) } }];
    const limit = (bytes) => execFileSync('prlimit', ['--pid', String(process.pid), '--fsize=' + bytes + ':unlimited']);
    const told = (write) => write.then(() => 'taken', () => 'refused');
    const said = [await told(journal.write(row(1, 10)))];
    limit(500);
    said.push(await told(journal.write(row(2, 3000))));
    limit('unlimited');
    said.push(await told(journal.write(row(3, 10))));
    await journal.reopen();
    said.push(await told(journal.write(row(4, 10))), (await journal.load()).map(({ id }) => id).join(' '));
    console.log(JSON.stringify(said));`;
  const said = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual(['taken', 'refused', 'refused', 'taken', '1 4']);
});
