import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../fixtures/seed/random';
import { openJournal } from '../../../fixtures/store/journal';
import { sampleSize, seed } from '../../sampling';
import { useBox } from '../box';

const folder = mkdtempSync(join(tmpdir(), 'box-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const silent = () => {};

describe('what a person has written', () => {
  it('is set aside with a message when it can no longer be read, never silently emptied', async () => {
    const path = join(folder, 'damaged', 'demo');
    const first = await openJournal(path, silent);
    await first.write([{ table: 'hotlines', id: 1, row: { id: 1 } }]);
    await first.close();
    for (const name of readdirSync(path)) if (/MANIFEST|CURRENT/.test(name)) writeFileSync(join(path, name), 'broken');
    const said: string[] = [];
    const second = await openJournal(path, (line) => said.push(line));
    expect(await second.load()).toEqual([]);
    expect(said).toEqual([expect.stringMatching(/are damaged.*set aside in .*damaged-/)]);
    expect(readdirSync(join(folder, 'damaged')).some((name) => name.startsWith('damaged-'))).toBe(true);
    await second.close();
  });
});

describe('whatever is asked', () => {
  const count = sampleSize(1_000, 20_000);
  const { send, tokenOf, box } = useBox();
  it(`the box answers ${count} random requests with an envelope or a file, without a stack trace`, async () => {
    const random = createRandom(seed);
    const token = await tokenOf('superadmin');
    const calls = box().contract.calls.filter(({ number }) => number !== 'C-05');
    const bits = [
      '',
      '0',
      '-1',
      '1e9',
      'null',
      '%00',
      '%2e%2e',
      "'",
      '"',
      '<x>',
      '陳',
      '{}',
      '[]',
      '__proto__',
      'a'.repeat(300),
      '1,2',
      '%',
      '%E0%A4%A',
    ];
    const body = () =>
      random.pick<unknown>([
        undefined,
        {},
        { a: 1 },
        '[]',
        '{',
        'null',
        { countryId: 1, displayOrder: 'x' },
        { __proto__: { x: 1 } },
        { email: 'a@b.co', updateEmail: 'x' },
        '"'.repeat(50),
      ]);
    const work = Array.from({ length: count }, () => async () => {
      const call = random.pick(calls);
      const path = `/${call.segments.map((s) => (s.startsWith('{') ? random.pick(bits) || '1' : s)).join('/')}?${random.pick(['page', 'size', 'sort', 'lastName', 'x'])}=${random.pick(bits)}`;
      const method = random.chance(0.9) ? call.method : random.pick(['PATCH', 'PUT', 'DELETE']);
      const reply = await send(method, path, {
        token: random.chance(0.9) ? token : undefined,
        body: method === 'GET' ? undefined : body(),
        isLoose: true,
      });
      expect([200, 400, 401, 403, 404, 405, 413], `seed ${seed}: ${method} ${path}`).toContain(reply.http);
      if (reply.status !== 'file') expect(Object.keys(JSON.parse(reply.text) as object)).toEqual(['status', 'msg', 'payload']);
      else expect(reply.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      expect(JSON.stringify(reply.payload) + String(reply.msg)).not.toMatch(/ at .*\.(ts|js):\d/);
    });
    for (let i = 0; i < work.length; i += 20) await Promise.all(work.slice(i, i + 20).map((run) => run()));
    expect((await send('GET', '/country/', { token })).status).toBe('00');
  });
});
