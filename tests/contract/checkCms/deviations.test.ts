/** The check finds what a CMS does differently, one deviation at a time, and nothing where there is nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import timers from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { calls as all } from '../../../contract/reads';
import type { PartName } from '../../../scripts/checkCms/check';
import { lineOf, useChecked } from './kit';
import { exposing, plants } from './plants';
import type { Plant } from './proxy';
import { told } from './told';

const { control, proxy, run } = useChecked();

describe('without a deviation', () => {
  it('nothing is told, every reading call of the contract is made, and the box counts that nothing is written', async () => {
    proxy().set({});
    await control('DELETE', 'faults');
    const { deviations, calls, stopped } = await run();
    expect(deviations).toEqual([]);
    expect(stopped).toBeUndefined();
    const counted = (await (await control('GET', 'calls')).json()) as Record<string, number>;
    const writes = Object.keys(counted).filter((call) => !call.startsWith('GET '));
    expect(writes.toSorted()).toEqual([
      'POST /appuser/downloadCsv',
      'POST /businessPartner/downloadCsv',
      'POST /businessPartner/{type}/{id}/downloadClients',
      'POST /cmsauth/login',
      'POST /cmsauth/refresh',
    ]);
    expect(counted['POST /cmsauth/login']).toBe(1);
    const reads = all.filter((call) => call.startsWith('GET '));
    expect(reads.length).toBeGreaterThan(30);
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(reads));
  });

  it('check-cms reports a call without a response in time once, and does not repeat it', async () => {
    // the time limit of this call alone is over, however slow the others are
    const [start, send] = [globalThis.setTimeout, globalThis.fetch];
    let newest = () => {};
    let endTime = () => {};
    const startTimer = (run: () => void, delay?: number) => (delay === 7_000 ? ((newest = run), undefined) : start(run, delay));
    vi.stubGlobal('setTimeout', startTimer);
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      if (String(request[0]).endsWith('/country/')) endTime = newest;
      return send(...request);
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    proxy().set({
      after: (answered, { path }) => {
        answered.isHeld = path === '/country/';
        if (answered.isHeld) endTime();
      },
    });
    const { deviations } = await run({ only: ['reads'], timeLimit: 7_000 });
    expect(deviations.map(lineOf)).toEqual([
      'unanswered | GET /country/ | line | an answer | it did not answer within 7 s | 1 | fails | It reads "Connection Timeout"',
    ]);
    expect(proxy().calls.filter(({ method, path }) => method === 'GET' && path === '/country/').length).toBe(1);
  });

  it('tokens that end while five calls are under way are renewed once, and every call is made', async () => {
    const ended: Promise<unknown>[] = [];
    let isRenewed = false;
    let release = () => {};
    const isRepeated = new Promise<void>((resolve) => (release = resolve));
    proxy().set({
      // one of them gets its 401 only when another one was repeated with the new token
      after: (answered, { path }) => {
        if (path === '/country/' && answered.status === 401) answered.after = isRepeated;
        if (path === '/cmsauth/refresh' && ended.length > 0) isRenewed = true;
      },
      before: ({ path }) => {
        if (path.startsWith('/option/') && ended.length === 0) ended.push(control('POST', 'expire'));
        if (isRenewed && path !== '/cmsauth/refresh') release();
      },
    });
    const { deviations, calls } = await run({ only: ['reads'] });
    expect(deviations.map(lineOf)).toEqual([
      'token-life | GET /current-user/info | the life of a token | 1800 s, as expireTime says | it ended before that | 1 | shows less | It renews the tokens at the first call that meets the end, and repeats that call',
    ]);
    expect(calls['POST /cmsauth/refresh']).toBe(3);
  });

  it('the check starts each call only when the pause after the one before is over', async () => {
    const pauses: (() => void)[] = [];
    let isHeld = true;
    vi.spyOn(timers, 'setTimeout').mockImplementation(((milliseconds: number) =>
      milliseconds === 40 && isHeld ? new Promise<void>((resolve) => pauses.push(resolve)) : Promise.resolve()) as never);
    syncBuiltinESMExports();
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    proxy().set({});
    const checked = run({ only: ['cors'], pause: 40 });
    // the check makes the first calls one by one, later ones side by side
    for (let count = 1; count <= 30; count += 1) {
      await expect.poll(() => proxy().calls.length, { interval: 1 }).toBe(count);
      await expect.poll(() => pauses.length, { interval: 1 }).toBe(1);
      pauses.pop()!();
    }
    isHeld = false;
    for (const end of pauses.splice(0)) end();
    await checked;
    expect(proxy().calls.length).toBeGreaterThan(80);
  });

  it('no more than five calls are under way at once', async () => {
    let [running, most] = [0, 0];
    proxy().set({ before: () => (most = Math.max(most, (running += 1))), after: () => (running -= 1) });
    await run({ only: ['reads'] });
    expect(most).toBe(5);
  });
});

describe('response headers that the portal reads', () => {
  const cors = async (plant: Plant) => {
    proxy().set(plant);
    return (await run({ only: ['cors'] })).deviations;
  };
  it('check-cms accepts a star for the exposed headers', async () => {
    expect(await cors(exposing('*'))).toEqual([]);
  });
  it('check-cms does not expect a CMS without request ids to expose them', async () => {
    const { after } = exposing('Content-Disposition, Retry-After');
    const withoutId: Plant = { after: (answered, asked) => (after!(answered, asked), delete answered.headers['x-request-id']) };
    expect(await cors(withoutId)).toEqual([]);
  });
  it('check-cms reports every header that the portal reads and that browsers hide', () => {
    const sources = ['dataProvider', 'authProvider', 'src'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    );
    const names = new Set([...sources.join('\n').matchAll(/headers\.get\('([\w-]+)'\)/g)].map(([, name]) => name!));
    expect(names.delete('Content-Type')).toBe(true);
    const lines = Object.values(told).flat();
    const reported = lines.flatMap((line) => / \| Access-Control-Expose-Headers \| ([\w-]+) \|/.exec(line)?.[1] ?? []);
    expect(new Set(reported)).toEqual(names);
  });
});

describe.each(Object.entries(plants))('a CMS that differs, found by %s', (part, planted) => {
  const only = part === 'session' ? [] : [part as PartName];
  it.each(Object.entries(planted))('%s', async (name, plant) => {
    proxy().set(plant);
    const { deviations } = await run({ only });
    expect(proxy().failures).toEqual([]);
    expect(deviations.map(lineOf).toSorted()).toEqual(told[name]);
  });
});
