import { describe, expect, it } from 'vitest';
import type { RecordOf } from '../../../src/schema';
import { makePng } from '../../../fixtures/seed/files';
import { multipart, useBox, type Username } from '../box';

const { as, encrypt, send, signIn, tokenOf } = useBox();
type Client = RecordOf<'Client'>;
type Partner = RecordOf<'Partner'>;
type Page<T> = { content: T[]; totalElements: number };

describe('a repeated Idempotency-Key', () => {
  const key = (name: string) => ({ 'Idempotency-Key': name });
  /** A new account; its password is encrypted anew each time, as by a retry. */
  const create = async (username: string, headers: Record<string, string>, changes: object = {}, person: Username = 'superadmin') => {
    const pwd = await encrypt('Dummy#2026x');
    const profile = { userType: 'B', userTypeRemark: null, firstName: null, lastName: 'Retried', middleName: null, dob: '1990/05/06' };
    const place = { email: null, salesOffice: 'HK', region: 'HK', representative: 'Grace Tan' };
    return as(person, 'POST', '/appuser/add/dummy', { username, pwd, ...profile, ...place, ...changes }, headers);
  };
  const count = async (username: string) =>
    ((await as('superadmin', 'GET', `/appuser/?page=0&size=10&username=${username}`)).payload as Page<Client>).totalElements;

  it('DUM-023 makes one account of a create that is tried again, though no password is encrypted twice alike', async () => {
    const first = await create('retried.one', key('a'));
    expect(first).toMatchObject({ status: '00', payload: { username: 'retried.one' } });
    expect((await create('retried.one', key('a'))).text).toBe(first.text);
    expect(await count('retried.one')).toBe(1);
  });
  it('is the same call with and without a trailing slash', async () => {
    const body = { countryId: 1, displayOrder: 50, phoneNumber: '+852 5550 7777', post: false };
    const hotlines = async () =>
      ((await as('superadmin', 'GET', '/contactUs/clientServices/?page=0&size=100')).payload as Page<object>).totalElements;
    const before = await hotlines();
    for (const path of ['/contactUs/clientServices/', '/contactUs/clientServices'])
      expect((await as('superadmin', 'POST', path, body, key('slash'))).status).toBe('00');
    expect(await hotlines()).toBe(before + 1);
  });
  it.each<[string, () => Promise<object>]>([
    ['another name', async () => ({ lastName: 'Another' })],
    ['another password', async () => ({ pwd: await encrypt('Other#2026x') })],
  ])('PLT-127 is refused with %s', async (title, changes) => {
    const username = `refused.${title.length}`;
    expect((await create(username, key(title))).status).toBe('00');
    expect(await create(username, key(title), await changes())).toMatchObject({
      http: 200,
      status: '01',
      msg: 'The Idempotency-Key was used for another request',
    });
    expect(await count(username)).toBe(1);
  });
  it('asks again what was refused', async () => {
    expect((await create('refused.then', key('c'), { region: 'JP' })).status).toBe('01');
    expect((await create('refused.then', key('c'))).status).toBe('00');
  });
  it('SHR-048 of an upload gives the id of the first file, and is refused with another one', async () => {
    const up = async (bytes: Buffer, name = 'photo.png') =>
      send('POST', '/upload/blob/POPUP_IMAGE', {
        token: await tokenOf('superadmin'),
        body: multipart(['file', name, bytes]),
        headers: { ...key('file'), 'Content-Type': 'multipart/form-data; boundary=the-boundary' },
      });
    const first = await up(makePng(1, 8, 8));
    expect(first.status).toBe('00');
    expect((await up(makePng(1, 8, 8))).payload).toEqual(first.payload);
    for (const other of [await up(makePng(2, 8, 8)), await up(makePng(1, 8, 8), 'other.png')])
      expect(other).toMatchObject({ status: '01', msg: 'The Idempotency-Key was used for another request' });
  });
  it('CLI-027 makes an export anew: a file is no answer to keep', async () => {
    const save = () => as('superadmin', 'POST', '/appuser/downloadCsv?lastName=a', undefined, key('csv'));
    const first = await save();
    expect([first.status, first.text.split('\r\n').length > 2]).toEqual(['file', true]);
    expect((await save()).text).toBe(first.text);
  });
  it('ADM-043 makes one admin user, whose password is told once', async () => {
    const body = { salesOffices: ['HK'], regions: ['HK'], userLevel: 'SALES_TEAM', permissionCode: ['CONTENT_READ'], employeeId: 'E3007' };
    const add = () => as('superadmin', 'POST', '/cmsuser/add', body, key('told'));
    const replies = await Promise.all([add(), add()]);
    const [told, ...others] = [...replies, await add()].toSorted((a, b) => a.status.localeCompare(b.status));
    const { email, password } = told!.payload as { email: string; password: string };
    expect([(await signIn(email, password)).status, others.length]).toEqual(['00', 2]);
    for (const other of others) {
      expect(other).toMatchObject({ status: '01', msg: 'This was done already, and its answer is told only once', payload: null });
      expect(other.text).not.toContain(password);
    }
  });
  it('is one of the person, the call and the record', async () => {
    expect((await create('retried.two', key('d'))).status).toBe('00');
    expect((await create('retried.six', key('d'), {}, 'csteam.hk')).status).toBe('00');
    expect((await create('retried.ten', key('e'))).status).toBe('00');
    const { content } = (await as('superadmin', 'GET', '/appuser/?page=0&size=2&userStatus=ACTIVATED&sort=id,asc')).payload as Page<Client>;
    for (const { id } of content)
      expect((await as('superadmin', 'PUT', `/appuser/suspend/${id}`, { userStatusRemark: null }, key('f'))).status).toBe('00');
    const suspended = await Promise.all(content.map(async ({ id }) => (await as('superadmin', 'GET', `/appuser/${id}`)).payload as Client));
    expect(suspended.map(({ userStatus }) => userStatus)).toEqual(['SUSPENDED', 'SUSPENDED']);
  });
});

describe('If-Unmodified-Since', () => {
  const query = '?page=0&size=50&userStatus=ACTIVATED&sort=cmsUpdatedAt,desc&sort=id,asc';
  it.each([
    ['client', '/appuser/', ({ id }: Client | Partner) => `/appuser/${id}`],
    ['partner', '/businessPartner/', ({ id, sfUserType }: Client | Partner) => `/businessPartner/${sfUserType}/${id}`],
  ] as const)('a %s that was saved since is not overwritten, the one that was read is', async (_, list, path) => {
    const { content } = (await as('superadmin', 'GET', `${list}${query}`)).payload as Page<Client | Partner>;
    const account = content.find(({ isDummyUser }) => !isDummyUser)!;
    const read = async () => (await as('superadmin', 'GET', path(account))).payload as Client;
    const { clientID, email, sfUserType, username } = account;
    const put = (userStatusRemark: string, since: number) =>
      as(
        'superadmin',
        'PUT',
        `/appuser/${clientID}`,
        { clientID, email: email ?? null, sfUserType: sfUserType ?? null, username, userStatusRemark },
        { 'If-Unmodified-Since': new Date(since).toUTCString() },
      );
    const seen = Date.parse(account.cmsUpdatedAt!);
    expect(await put('from an old screen', seen - 1_000)).toMatchObject({
      http: 200,
      status: '01',
      msg: 'The record was changed by someone else. Please reload it.',
    });
    expect((await read()).cmsUpdatedAt).toBe(account.cmsUpdatedAt);
    expect(await put('from a fresh screen', seen)).toMatchObject({ status: '00' });
    expect(await read()).toMatchObject({ userStatusRemark: 'from a fresh screen' });
    expect((await put('from an old screen', seen)).msg).toMatch(/changed by someone else/);
    expect(await read()).toMatchObject({ userStatusRemark: 'from a fresh screen' });
  });
});
