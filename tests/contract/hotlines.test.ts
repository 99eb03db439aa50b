import { describe, expect, it } from 'vitest';
import type { components } from '../../contract/cms';
import { useBox } from './box';

const { as, send, tokenOf } = useBox();
type Hotline = components['schemas']['Hotline'];
const base = '/contactUs/clientServices/';
const body = { countryId: 1, displayOrder: 50, phoneNumber: '+852 5550 9999', post: false };
const all = async () => ((await as('superadmin', 'GET', `${base}?page=0&size=100`)).payload as { content: Hotline[] }).content;
const newest = async () => (await all()).toSorted((a, b) => b.id - a.id)[0]!;

describe('hotlines', () => {
  it('HOT-008 come by displayOrder, then id', async () => {
    for (let i = 0; i < 2; i += 1) await as('superadmin', 'POST', base, { ...body, displayOrder: 3 });
    const rows = await all();
    expect(rows.filter(({ displayOrder }) => displayOrder === 3).length).toBeGreaterThan(2);
    expect(rows.map(({ id }) => id)).toEqual(rows.toSorted((a, b) => a.displayOrder - b.displayOrder || a.id - b.id).map(({ id }) => id));
  });
  it('HOT-021 HOT-022 HOT-023 are created, read, saved and deleted', async () => {
    expect((await as('csteam.hk', 'POST', base, body)).status).toBe('00');
    const { id } = await newest();
    expect((await as('superadmin', 'GET', `${base}${id}`)).payload).toMatchObject({
      ...body,
      id,
      countryEn: 'Hong Kong',
      updatedByName: 'Priya Tandel',
    });
    expect((await as('superadmin', 'PUT', `${base}${id}`, { ...body, countryId: 2, post: true })).status).toBe('00');
    expect((await as('superadmin', 'GET', `${base}${id}`)).payload).toMatchObject({
      countryEn: 'Singapore',
      post: true,
      updatedByName: 'Robin Ashgrove',
    });
    expect((await as('superadmin', 'DELETE', `${base}${id}`)).status).toBe('00');
    expect((await as('superadmin', 'GET', `${base}${id}`)).msg).toBe('The record does not exist');
  });
  it('deleting one leaves everything else alone', async () => {
    await as('superadmin', 'POST', base, body);
    const before = await all();
    const { id } = await newest();
    await as('superadmin', 'DELETE', `${base}${id}`);
    expect(await all()).toEqual(before.filter((row) => row.id !== id));
    expect(((await as('superadmin', 'GET', '/appuser/')).payload as { totalElements: number }).totalElements).toBe(1200);
  });
  it.each([
    ['an order of 0', { displayOrder: 0 }, /displayOrder.*1/],
    ['an order of 100', { displayOrder: 100 }, /displayOrder.*99/],
    ['an order that is text', { displayOrder: '5' }, /displayOrder.*integer/],
    ['a number of letters', { phoneNumber: 'call us' }, /phoneNumber/],
    ['a number of blanks', { phoneNumber: '   ' }, /phoneNumber/],
    ['a number of 21 characters', { phoneNumber: '1'.repeat(21) }, /phoneNumber/],
    ['a country that does not exist', { countryId: 999 }, /^The country does not exist$/],
    ['a post that is text', { post: 'yes' }, /post.*boolean/],
    ['a key that is not in the contract', { isAdmin: true }, /isAdmin/],
  ])('HOT-017 PLT-127 refuses %s with status "01", says which, and keeps nothing', async (_, change, why) => {
    const before = await all();
    const reply = await as('superadmin', 'POST', base, { ...body, ...change });
    expect(reply).toMatchObject({ http: 200, status: '01', msg: expect.stringMatching(why), payload: null });
    expect(await all()).toEqual(before);
  });
  it('PLT-122 refuse creation by level 3 with 403', async () => {
    expect((await as('sales.sg', 'POST', base, body)).http).toBe(403);
    expect((await as('viewer.hk', 'POST', base, body)).http).toBe(403);
  });
  it('answer a repeated Idempotency-Key without doing it twice', async () => {
    const count = (await all()).length;
    const key = { 'Idempotency-Key': 'same' };
    const replies = await Promise.all(Array.from({ length: 10 }, () => as('superadmin', 'POST', base, body, key)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill('00'));
    expect((await all()).length).toBe(count + 1);
  });
  it('tell two editors of each other by If-Unmodified-Since', async () => {
    const { id, updatedAt } = await newest();
    const since = (time: string) => as('superadmin', 'PUT', `${base}${id}`, body, { 'If-Unmodified-Since': new Date(time).toUTCString() });
    expect((await since(updatedAt!)).status).toBe('00');
    expect((await since('2020-01-01T00:00:00Z')).msg).toMatch(/changed by someone else/);
  });
});

/** A request that the contract does not announce, so its answer is not held to it. */
const loose = async (body: string) => send('POST', base, { token: await tokenOf('superadmin'), body, isLoose: true });

describe('what the box does not open', () => {
  it.each([
    ['GET', '/db', 404],
    ['GET', '/hotlines', 404],
    ['GET', '/people', 404],
    ['DELETE', '/appuser/', 405],
    ['PATCH', `${base}1`, 405],
    ['GET', '/..%2fcontrol/calls', 404],
    ['GET', '/__proto__', 404],
  ])('%s %s answers %s in envelope form', async (method, path, http) => {
    const reply = await as('superadmin', method, path);
    expect([reply.http, reply.payload]).toEqual([http, null]);
  });
  it('answers a broken, large or wrong body without a stack', async () => {
    for (const text of ['{', '[]', '"x"', 'null', '{"a":'.repeat(100)]) {
      const reply = await loose(text);
      expect([reply.http, JSON.stringify(reply)]).toEqual([400, expect.not.stringContaining(' at ')]);
    }
    expect((await send('POST', base, { token: 'x', body: text(2_000_000) })).http).toBe(401);
    expect((await loose(text(2_000_000))).http).toBe(413);
  });
  it('ignores X-HTTP-Method-Override and JSONP', async () => {
    const before = (await all()).length;
    await as('superadmin', 'POST', `${base}1`, {}, { 'X-HTTP-Method-Override': 'DELETE' });
    expect((await all()).length).toBe(before);
    expect((await as('superadmin', 'GET', `${base}?callback=alert`)).status).toBe('01');
  });
});
const text = (length: number) => `"${'x'.repeat(length)}"`;
