import { afterAll, beforeAll } from 'vitest';
import { demoPassword } from '../../../fixtures/auth/people';
import { check, type CheckOptions } from '../../../scripts/checkCms/check';
import { loadCalls } from '../../../scripts/checkCms/contract';
import type { Deviation } from '../../../scripts/checkCms/findings';
import type { BoxOptions } from '../../../fixtures/server';
import { useBox } from '../box';
import { createProxy } from './proxy';

const contract = loadCalls(new URL('../../../contract/cms.openapi.yaml', import.meta.url));

/** A box, a proxy in front of it, and checks of what the proxy makes of the box. */
export const useChecked = (options: BoxOptions = { scenario: 'demo', clientCount: 130 }) => {
  const box = useBox(options);
  let proxy: Awaited<ReturnType<typeof createProxy>>;
  beforeAll(async () => {
    proxy = await createProxy(box.root());
  });
  afterAll(() => proxy.close());
  const run = (more: Partial<CheckOptions> = {}) =>
    check({ base: proxy.base, username: 'superadmin', password: demoPassword, contract, portalOrigin: 'http://localhost:5173', ...more });
  return { ...box, proxy: () => proxy, run };
};

/** What is told of a deviation, as one line. */
export const lineOf = ({ rule, calls: [first, ...more], place, id, expected, found, effect, portal, count }: Deviation) =>
  `${rule} | ${first}${more.length > 0 ? ` and ${more.length} more` : ''} | ${place}${id === undefined ? '' : ` (id ${id})`} | ${expected} | ${found} | ${count} | ${effect} | ${portal}`;
