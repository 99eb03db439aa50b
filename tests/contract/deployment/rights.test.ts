import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { usernames, type Username } from '../box';
import { broker, carPark, example, folderOf, useDeployment } from './kit';

const text = readFileSync(`${example}/resources.yaml`, 'utf8');
// level 1 alone deletes brokers
const resources = text
  .replace('delete: BUSINESS_PARTNER_WRITE }', 'delete: { code: BUSINESS_PARTNER_WRITE, level: 1 } }')
  // a code that the portal does not have
  .replace('language: 1', 'language: 1\ncodes: [MARKET_REPORT_READ, MARKET_REPORT_WRITE, MARKET_REPORT_PUBLISH]')
  .replace(/(marketReports:[^]*?)code: CONTENT_READ/, '$1code: MARKET_REPORT_READ');
const { as, list, create } = useDeployment(folderOf({ 'resources.yaml': resources }));
/** Which people a call lets in, in the order of `usernames`. */
const allowed = async (method: string, path: () => Promise<string> | string, body?: object) => {
  const may: Username[] = [];
  for (const username of usernames) {
    const reply = await as(username, method, await path(), body);
    if (reply.http !== 403) may.push(username);
  }
  return may;
};
const newCarPark = async () => `/carParks/${(await create('/carParks/', carPark)).id}`;
const all = [...usernames];

describe('rights of a deployment', () => {
  it('reading needs the code of the menu', async () => {
    expect(await allowed('GET', () => '/carParks/')).toEqual(all);
    expect(await allowed('GET', () => '/brokers/1')).toEqual(all);
  });
  it('each write needs the code and the level that access says', async () => {
    expect(await allowed('POST', () => '/carParks/', carPark)).toEqual(['superadmin', 'csteam.hk']);
    expect(await allowed('PUT', newCarPark, carPark)).toEqual(['superadmin', 'csteam.hk']);
    expect(await allowed('DELETE', newCarPark)).toEqual(['superadmin', 'csteam.hk']);
  });
  it('a level without the code, and the code without the level, are denied', async () => {
    const inOffice = { ...broker, salesOffice: 'SG', region: 'SG' };
    expect((await as('sales.sg', 'POST', '/brokers/', inOffice)).status).toBe('00');
    expect((await as('viewer.hk', 'POST', '/brokers/', broker)).http).toBe(403);
    const { id } = await create('/brokers/', inOffice);
    expect((await as('sales.sg', 'DELETE', `/brokers/${id}`)).http).toBe(403);
    expect((await as('csteam.hk', 'DELETE', `/brokers/${id}`)).http).toBe(403);
    expect((await as('superadmin', 'DELETE', `/brokers/${id}`)).status).toBe('00');
  });
  it('an action needs what its permission names', async () => {
    expect(await allowed('PUT', async () => `${await newCarPark()}/offline`)).toEqual(['superadmin', 'csteam.hk']);
    expect((await as('viewer.hk', 'PUT', '/brokers/1/pause')).http).toBe(403);
  });
});

describe('the permission codes that a deployment adds', () => {
  it('belong to users of level 1, who alone may make the calls that need them', async () => {
    expect(await allowed('GET', () => '/marketReports/')).toEqual(['superadmin']);
    const { payload } = await as('superadmin', 'GET', '/current-user/info');
    expect((payload as { permissionCodes: string[] }).permissionCodes.slice(-3)).toEqual([
      'MARKET_REPORT_READ',
      'MARKET_REPORT_WRITE',
      'MARKET_REPORT_PUBLISH',
    ]);
  });
  it('are a row of the permission matrix, without the code that the matrix has no column for', async () => {
    const { payload } = await as('superadmin', 'GET', '/cmsuser/permissions');
    expect((payload as object[]).at(-1)).toEqual({ name: 'Market Report', codes: ['MARKET_REPORT_READ', 'MARKET_REPORT_WRITE'] });
  });
});

describe('a member with the lock ownOffice', () => {
  it('shows levels 2 and 3 the records of their own offices', async () => {
    const every = await list('/brokers/');
    expect(new Set(every.map(({ salesOffice }) => salesOffice))).toEqual(new Set(['HK', 'SG']));
    const of = (office: string) => every.filter(({ salesOffice }) => salesOffice === office);
    expect(await list('/brokers/', '', 'csteam.hk')).toEqual(of('HK'));
    expect(await list('/brokers/', '', 'sales.sg')).toEqual(of('SG'));
    const { id } = of('SG')[0]!;
    for (const [method, path, body] of [
      ['GET', `/brokers/${id}`, undefined],
      ['PUT', `/brokers/${id}`, broker],
      ['PUT', `/brokers/${id}/pause`, undefined],
    ] as const)
      expect((await as('csteam.hk', method, path, body)).msg, `${method} ${path}`).toBe('The record does not exist');
  });
  it('lets nobody of levels 2 and 3 put a record into another office', async () => {
    expect((await as('csteam.hk', 'POST', '/brokers/', { ...broker, salesOffice: 'SG', region: 'SG' })).http).toBe(403);
    const { id } = await create('/brokers/', broker);
    expect((await as('csteam.hk', 'PUT', `/brokers/${id}`, { ...broker, salesOffice: 'SG', region: 'SG' })).http).toBe(403);
  });
});
