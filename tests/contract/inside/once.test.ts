import { expect, it } from 'vitest';
import { createOnce } from '../../../fixtures/calls/once';

type Once = ReturnType<typeof createOnce>;
const call = { name: 'POST /contactUs/clientServices/', method: 'POST' } as Parameters<Once>[0];
const contextOf = (key: string) =>
  ({ req: { get: () => key }, session: {}, person: { id: 1 }, params: {}, body: {} }) as unknown as Parameters<Once>[1];

it('remembers the last ten thousand answers: one more, and the oldest call is done again', async () => {
  const once = createOnce((encrypted) => encrypted);
  let done = 0;
  const run = (key: string) => once(call, contextOf(key), () => Promise.resolve((done += 1)));
  for (let i = 0; i < 10_000; i += 1) await run(`key ${i}`);
  expect([await run('key 0'), done]).toEqual([1, 10_000]);
  await run('one more');
  expect([await run('key 1'), done]).toEqual([2, 10_001]);
  expect([await run('key 0'), done]).toEqual([10_002, 10_002]);
});
