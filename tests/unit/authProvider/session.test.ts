import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, readSession, readTokens, type Session } from '../../../authProvider/session';
import { mapStorage } from '../browser';
import { signInReply } from '../signInReply';

const now = Date.UTC(2026, 10, 20);

describe('readSession', () => {
  it('PLT-036 PLT-039 reads the members of the sign-in reply', () => {
    expect(readSession(signInReply, now, 'robin')).toMatchObject({
      token: 'a',
      refreshToken: 'r',
      displayName: 'Robin Ashgrove',
      userLevel: 1,
      permissions: ['CONTENT_WRITE'],
      salesOffices: ['HK'],
      regions: ['HK', 'TW'],
      menus: signInReply.menus,
    });
  });
  it('PLT-040 stores expireTime as epoch seconds, now plus what the server sent', () => {
    expect(readSession(signInReply, now)?.expireTime).toBe(now / 1000 + 1800);
  });
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    ['SUPER_ADMIN', 1],
    ['CS_TEAM', 2],
    ['SALES_TEAM', 3],
    ['ANYTHING', 3],
    [undefined, 3],
  ])('PLT-041 reads userLevel %s as %s', (sent, level) => {
    expect(readSession({ ...signInReply, userLevel: sent }, now)?.userLevel).toBe(level);
  });
  it('PLT-129 knows the person by the id, else the username that was sent or typed, else the name', () => {
    const person = (extra: object, typed?: string) => readSession({ ...signInReply, ...extra }, now, typed)?.person;
    expect([person({ userId: 7, username: 'robin' }), person({ username: 'robin' }), person({}, 'typed'), person({})]).toEqual([
      '7',
      'robin',
      'typed',
      'Robin Ashgrove',
    ]);
  });
  it.each([
    ['nothing', null],
    ['a list', []],
    ['no token', { ...signInReply, accessToken: '' }],
    ['an expiry that is no number', { ...signInReply, expireTime: '1800' }],
    ['codes that are no list', { ...signInReply, permissionCodes: 'CONTENT_WRITE' }],
    ['codes that are no texts', { ...signInReply, permissionCodes: [1] }],
    ['menus without a name', { ...signInReply, menus: [{ children: [] }] }],
    ['menus that are null', { ...signInReply, menus: [null] }],
    ['offices that are missing', { ...signInReply, salesOffices: undefined }],
  ])('refuses %s', (_, reply) => {
    expect(readSession(reply, now)).toBeNull();
  });
  it('PLT-053 reads menus as names with optional children, null for none', () => {
    const menus = [
      { name: 'A', children: null },
      { name: 'B', children: [{ name: 'C' }] },
    ];
    expect(readSession({ ...signInReply, menus }, now)?.menus).toEqual(menus);
  });
  it.each([
    ['accessToken', 1],
    ['refreshToken', null],
    ['expireTime', '1800'],
    ['permissionCodes', ['A', 1]],
    ['menus', [{ name: 'A' }, { name: 1 }]],
    ['menus', [{ name: 'A', children: ['B'] }]],
    ['salesOffices', ['HK', null]],
    ['regions', [1]],
  ])('is no session when the %s of the reply is %j', (member, value) => {
    expect(readSession({ ...signInReply, [member]: value }, now)).toBeNull();
  });
  it('PLT-054 makes the name of what is a text, without blanks around it', () => {
    expect(readSession({ ...signInReply, firstName: 7, lastName: ' Ashgrove ' }, now)?.displayName).toBe('Ashgrove');
  });
  it.each([
    [1, 1],
    [2, 2],
    ['SUPER_ADMIN', 1],
    ['CS_TEAM', 2],
    ['SALES_TEAM', 3],
    [3, 3],
    [9, 3],
    [undefined, 3],
  ])('PLT-041 reads the level %j as %j', (sent, level) => {
    // prettier-ignore
    expect(readSession({ ...signInReply, userLevel: sent }, now)?.userLevel).toBe(level);
  });
  it('reads tokens of a refresh', () => {
    expect(readTokens({ accessToken: 'b', refreshToken: 's', expireTime: 60 }, now)).toEqual({
      token: 'b',
      refreshToken: 's',
      expireTime: now / 1000 + 60,
    });
  });
});

describe('createSessionStore', () => {
  let storage: ReturnType<typeof mapStorage>;
  const session = readSession(signInReply, now) as Session;
  beforeEach(() => {
    storage = mapStorage();
  });

  it('PLT-042 survives a reload from the storage of the tab', () => {
    createSessionStore(storage, null).start(session);
    expect(createSessionStore(storage, null).get()).toEqual(session);
    expect(storage.map.size).toBe(1);
  });
  it.each(['{', '[]', '{"token":1}', JSON.stringify({ ...session, userLevel: 9 }), JSON.stringify({ ...session, menus: 'x' })])(
    'has no session when the storage holds %s',
    (text) => {
      storage.setItem('admin-portal.session', text);
      expect(createSessionStore(storage, null).get()).toBeNull();
    },
  );
  it.each([
    ['sessionId', 1],
    ['token', null],
    ['refreshToken', 1],
    ['person', undefined],
    ['displayName', 7],
    ['expireTime', '1'],
    ['userLevel', 4],
    ['permissions', ['a', 1]],
    ['permissions', 'a'],
    ['menus', [{ name: 'A' }, { name: 1 }]],
    ['menus', [{ name: 'A', children: [{}] }]],
    ['menus', [null]],
    ['menus', ['A']],
    ['salesOffices', ['HK', 1]],
    ['regions', null],
  ])('has no session when its %s is %j', (member, value) => {
    storage.setItem('admin-portal.session', JSON.stringify({ ...session, [member]: value }));
    expect(createSessionStore(storage, null).get()).toBeNull();
  });
  it('tells nobody who has stopped listening', () => {
    const store = createSessionStore(storage, null);
    const heard = vi.fn();
    store.subscribe(heard)();
    store.start(session);
    expect(heard).not.toHaveBeenCalled();
  });
  it('forgets everything at the end', () => {
    const store = createSessionStore(storage, null);
    store.start(session);
    store.end();
    expect([store.get(), storage.map.size]).toEqual([null, 0]);
  });
  it('hands new tokens to tabs of the same session, and the end of it, and to no other', async () => {
    const channels = [1, 2, 3].map(() => new BroadcastChannel('session-test'));
    const [first, second, other] = channels.map((channel) => createSessionStore(mapStorage(), channel)) as [
      ReturnType<typeof createSessionStore>,
      ReturnType<typeof createSessionStore>,
      ReturnType<typeof createSessionStore>,
    ];
    first.start(session);
    second.start(session);
    other.start({ ...session, sessionId: 'another' });
    const ended = vi.fn();
    second.onEndedElsewhere(ended);
    other.onEndedElsewhere(() => expect.unreachable());
    first.renew({ token: 'b', refreshToken: 's', expireTime: session.expireTime + 1 });
    await expect.poll(() => second.get()?.token).toBe('b');
    expect(other.get()?.token).toBe('a');
    first.end();
    await expect.poll(() => ended).toHaveBeenCalledOnce();
    for (const channel of channels) channel.close();
  });
});
