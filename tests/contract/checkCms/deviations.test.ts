/** The check finds what a CMS does differently, one deviation at a time, and nothing where there is nothing. */
import { describe, expect, it } from 'vitest';
import { calls as all } from '../../../contract/reads';
import type { PartName } from '../../../scripts/checkCms/check';
import { lineOf, useChecked } from './kit';
import { plants } from './plants';
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
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(all.filter((call) => call.startsWith('GET '))));
  });

  it('a call that is not answered in time is asked once, and named', async () => {
    proxy().set({
      after: (answered, { path }) => {
        answered.isHeld = path === '/country/';
      },
    });
    const { deviations } = await run({ only: ['reads'], timeLimit: 3_000 });
    expect(deviations.map(lineOf)).toEqual([
      'unanswered | GET /country/ | line | an answer | it did not answer within 3 s | 1 | fails | It reads "Connection Timeout"',
    ]);
    expect(proxy().calls.filter(({ method, path }) => method === 'GET' && path === '/country/').length).toBe(1);
  });

  it('tokens that end while five calls are under way are renewed once, and every call is made', async () => {
    const ended: Promise<unknown>[] = [];
    proxy().set({
      before: ({ path }) => {
        if (path.startsWith('/option/') && ended.length === 0) ended.push(control('POST', 'expire'));
      },
    });
    const { deviations, calls } = await run({ only: ['reads'] });
    expect(deviations.map(lineOf)).toEqual([
      'token-life | GET /current-user/info | the life of a token | 1800 s, as expireTime says | it ended before that | 1 | shows less | It renews the tokens at the first call that meets the end, and repeats that call',
    ]);
    expect(calls['POST /cmsauth/refresh']).toBe(3);
  });

  it('waits as long as it is told between two calls', async () => {
    proxy().set({});
    const { seconds, calls } = await run({ only: [], pause: 60 });
    const made = Object.values(calls).reduce((sum, count) => sum + count, 0);
    expect(made).toBeGreaterThan(8);
    expect(seconds).toBeGreaterThan((made - 1) * 0.06);
  });

  it('no more than five calls are under way at once', async () => {
    let [running, most] = [0, 0];
    proxy().set({ before: () => (most = Math.max(most, (running += 1))), after: () => (running -= 1) });
    await run({ only: ['reads'] });
    expect(most).toBe(5);
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
