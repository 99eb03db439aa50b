/** `--writes` saves what it names unchanged, and tells what comes of it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { lineOf, useChecked } from './kit';
import type { Plant } from './proxy';

const { as, proxy, run } = useChecked();
beforeEach(() => proxy().set({}));
const save = async (writes: string[], plant: Plant = {}) => {
  proxy().set(plant);
  const { deviations, unsure } = await run({ writes, only: ['saves'] });
  return {
    told: deviations.map(lineOf),
    unsure: unsure.filter(({ call }) => !call.startsWith('POST /cmsauth')).map((each) => Object.values(each).join(' | ')),
  };
};
const saves = () => proxy().calls.filter(({ method }) => method === 'PUT');

describe('a save that changes nothing', () => {
  it.each([
    ['hotlines/3', '/contactUs/clientServices/3'],
    ['offices/2', '/contactUs/offices/2'],
    ['projects/12', '/projects/12'],
    ['popups/1', '/campaignPopup/details/1'],
  ])('%s: the record stays as it was, and nothing is told', async (record, path) => {
    const before = (await as('superadmin', 'GET', path)).payload as Record<string, unknown>;
    expect(await save([record])).toEqual({ told: [], unsure: [] });
    const after = (await as('superadmin', 'GET', path)).payload as Record<string, unknown>;
    const { updatedAt, updatedByName } = after;
    expect(after).toEqual({ ...before, updatedAt, updatedByName });
    expect(updatedAt).not.toBe(before.updatedAt);
    expect(saves().length).toBe(3);
  });

  it('without --writes nothing is saved', async () => {
    await run({ only: ['saves'] });
    expect(saves()).toEqual([]);
  });
});

describe('what a save may do differently', () => {
  it('it changes something else', async () => {
    const plant: Plant = {
      after: (answered, { method, path }) => {
        const payload = (answered.json as { payload?: Record<string, unknown> } | undefined)?.payload;
        if (method === 'GET' && path === '/contactUs/clientServices/3' && payload && saves().length > 0) payload.displayOrder = 98;
      },
    };
    expect((await save(['hotlines/3'], plant)).told).toEqual([
      'save | PUT /contactUs/clientServices/{id} | /payload/displayOrder | what stood there before, as the save changed nothing | 98 | 1 | fails | Customer Service Hotline: whoever saves anything changes this as well',
    ]);
  });
  it('it does not look at Idempotency-Key', async () => {
    const plant: Plant = { before: ({ headers }) => delete headers['idempotency-key'] };
    expect((await save(['hotlines/3'], plant)).told).toEqual([
      'idempotency | PUT /contactUs/clientServices/{id} | Idempotency-Key | the same key saves once | it saved twice | 1 | nothing | Nothing while writeHeaders.idempotencyKey of config.json is off: leave it off',
    ]);
  });
  it('it does not look at If-Unmodified-Since', async () => {
    const plant: Plant = { before: ({ headers }) => delete headers['if-unmodified-since'] };
    expect((await save(['hotlines/3'], plant)).told).toEqual([
      'unmodified | PUT /contactUs/clientServices/{id} | If-Unmodified-Since | a refusal, as the record was changed since | a save | 1 | nothing | Nothing while writeHeaders.ifUnmodifiedSince of config.json is off: leave it off. The portal then reads a record again before it saves',
    ]);
  });
  it('PLT-127 it refuses with HTTP 500', async () => {
    const plant: Plant = {
      after: (answered, { method }) => {
        if (method === 'PUT') answered.status = 500;
      },
    };
    expect((await save(['hotlines/3'], plant)).told).toEqual([
      'http | PUT /contactUs/clientServices/{id} | HTTP status | HTTP 200 with status "00" | HTTP 500 Internal Server Error: Success | 1 | fails | Customer Service Hotline: at a save it reads "System busy!"',
    ]);
  });
});

describe('what cannot be saved', () => {
  it.each([
    [
      'hotline/3',
      /^--writes hotline\/3: write the name of an entity and an id, such as hotlines\/3\. There are clients, .*hotlines, .*notifications\.$/,
    ],
    ['partners/3', '--writes partners/3: write partners/TYPE/ID.'],
    ['hotlines/', '--writes hotlines/: write hotlines/ID.'],
  ])('%s is told before anything is asked', async (record, why) => {
    await expect(save([record])).rejects.toThrow(why);
    expect(proxy().calls).toEqual([]);
  });
  it('a record that the portal itself would not save is told', async () => {
    expect((await save(['popups/2'])).unsure).toEqual([
      'PUT /campaignPopup/{id} | a save | the portal would not save popups/2 as it is: images.JA: Image (JP) cannot be empty',
    ]);
    expect(saves()).toEqual([]);
  });
});
