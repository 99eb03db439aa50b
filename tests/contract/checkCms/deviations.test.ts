/** The check finds what a CMS does differently, one deviation at a time, and nothing where there is nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../fixtures/auth/people';
import { check, type CheckOptions, type PartName } from '../../../scripts/checkCms/check';
import type { Deviation } from '../../../scripts/checkCms/findings';
import { useBox } from '../box';
import { plants } from './plants';
import { createProxy } from './proxy';
import { told } from './told';

const portalOrigin = 'http://localhost:5173';
const contract = new URL('../../../contract/cms.openapi.yaml', import.meta.url);
const { root, control } = useBox({ scenario: 'demo', clientCount: 130 });
let proxy: Awaited<ReturnType<typeof createProxy>>;
beforeAll(async () => {
  proxy = await createProxy(root());
});
afterAll(() => proxy.close());
const run = (options: Partial<CheckOptions> = {}) =>
  check({ base: proxy.base, username: 'superadmin', password: demoPassword, contract, portalOrigin, ...options });

/** What is told of a deviation, as one line. */
const lineOf = ({ rule, calls: [first, ...more], place, expected, found, effect, portal, count }: Deviation) =>
  `${rule} | ${first}${more.length > 0 ? ` and ${more.length} more` : ''} | ${place} | ${expected} | ${found} | ${count} | ${effect} | ${portal}`;

describe('without a deviation', () => {
  it('nothing is told, every reading call of the contract is made, and the box counts that nothing is written', async () => {
    proxy.set({});
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
    const { calls: all } = await import('../../../contract/reads');
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(all.filter((call) => call.startsWith('GET '))));
  });
});

describe.each(Object.entries(plants).filter(([, each]) => Object.keys(each).length > 0))(
  'a CMS that differs, found by %s',
  (part, planted) => {
    const only = part === 'session' ? [] : [part as PartName];
    it.each(Object.entries(planted))('%s', async (name, plant) => {
      proxy.set(plant);
      const { deviations } = await run({ only });
      expect(proxy.failures).toEqual([]);
      expect(deviations.map(lineOf).toSorted()).toEqual(told[name]);
    });
  },
);
