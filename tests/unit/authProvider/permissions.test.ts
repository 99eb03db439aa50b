import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { createAuthProvider } from '../../../authProvider';
import { isAllowed } from '../../../authProvider/permissions';
import { createSessionStore, readSession, type Session } from '../../../authProvider/session';
import { registry } from '../../../resources';
import { type ConfigError, readConfig } from '../../../src/config';
import { camelCase, createMenuTarget } from '../../../src/layout/menuTarget';
import { signInReply } from '../signInReply';
import { foreignLinks } from '../../foreignLinks';

const many = process.env.SOAK ? 10_000 : 1_000;
const problemsOf = (value: unknown) => {
  try {
    readConfig(value);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

describe('menu', () => {
  const { pathOf, listOf } = createMenuTarget(registry.resources);
  it.each([
    ['Client Management', 'clientManagement'],
    ['Our Products', 'ourProducts'],
    ['Generic Contents', 'genericContents'],
    [' campaign  popup ', 'campaignPopup'],
    ['Client-Management', 'clientManagement'],
  ])('PLT-051 turns %s into %s', (label, name) => {
    expect(camelCase(label)).toBe(name);
  });
  it.each([
    ['Client Management', '/clientManagement'],
    ['Business Partner Management', '/businessPartnerManagement'],
    ['Create User', '/createUser'],
    ['Customer Service Hotline', '/customerServiceHotline'],
  ])('PLT-051 leads %s to %s', (label, path) => {
    expect(pathOf(label)).toBe(path);
  });
  it.each([
    ['/editUser/7', '/clientManagement'],
    ['/createUser', '/clientManagement'],
    ['/editPartner/BIZ/7', '/businessPartnerManagement'],
    ['/editProjectClone/7', '/ourProducts'],
    ['/elsewhere', undefined],
  ])('finds the list of %s', (path, list) => {
    expect(listOf(path)).toBe(list);
  });
  it.each(['Push Notification', 'Notification'])('PLT-052 leads %s to /pushNotification', (label) => {
    expect(pathOf(label)).toBe('/pushNotification');
  });
});

describe('permissions', () => {
  const codes = ['APP_USER_WRITE', 'BUSINESS_PARTNER_WRITE', 'CONTENT_WRITE', 'CMS_USER_WRITE', 'CAMPAIGN_WRITE'];
  const levels = [1, 2, 3] as const;
  const matrix = codes.flatMap((code) =>
    levels.flatMap((level) => [true, false].flatMap((has) => levels.map((needed) => ({ code, level, has, needed })))),
  );
  it.each(matrix)('PLT-111 PLT-113 level $level, $code held: $has, allowed up to level $needed', ({ code, level, has, needed }) => {
    const rights = { permissions: has ? [code] : codes.filter((other) => other !== code), userLevel: level };
    expect(isAllowed(rights, { code })).toBe(has);
    expect(isAllowed(rights, { level: needed })).toBe(level <= needed);
    expect(isAllowed(rights, { code, level: needed })).toBe(has && level <= needed);
    expect(isAllowed(rights, {})).toBe(true);
  });
  it('PLT-116 denies what nobody declared', async () => {
    const sessions = createSessionStore({ getItem: () => null, setItem: () => {}, removeItem: () => {} }, null);
    const provider = createAuthProvider({
      sessions,
      accessOf: (resource, action) => registry.resources[resource]?.access?.[action],
      logOut: async () => {},
    });
    sessions.start(readSession(signInReply, Date.now()) as Session);
    expect(await provider.canAccess!({ resource: 'hotlines', action: 'save' })).toBe(true);
    expect(await provider.canAccess!({ resource: 'hotlines', action: 'fly' })).toBe(false);
    expect(await provider.canAccess!({ resource: 'nothing', action: 'list' })).toBe(false);
  });
});

describe('authProvider', () => {
  const sessions = () => createSessionStore({ getItem: () => null, setItem: () => {}, removeItem: () => {} }, null);
  it('rejects questions without a session, and logs nobody out', async () => {
    const provider = createAuthProvider({ sessions: sessions(), accessOf: () => ({}), logOut: () => expect.unreachable() });
    await expect(provider.getPermissions!({})).rejects.toThrow();
    await expect(provider.getIdentity!()).rejects.toThrow();
    await expect(provider.checkAuth({})).rejects.toThrow();
    expect(await provider.logout({})).toBe(false);
  });
  it('never rejects checkError: a save that failed must not look done', async () => {
    const provider = createAuthProvider({ sessions: sessions(), accessOf: () => ({}), logOut: async () => {} });
    for (const status of [400, 401, 403, 500]) await expect(provider.checkError({ status })).resolves.toBeUndefined();
  });
  it('resolves a log-out to false, so that react-admin navigates nowhere', async () => {
    const store = sessions();
    store.start(readSession(signInReply, Date.now()) as Session);
    let logOuts = 0;
    const provider = createAuthProvider({
      sessions: store,
      accessOf: () => ({}),
      logOut: async () => {
        logOuts += 1;
        store.end();
      },
    });
    expect([await provider.logout({}), await provider.logout({}), logOuts]).toEqual([false, false, 1]);
  });
});

describe('config.json', () => {
  const good = { host: 'https://cms.example.com', product: 'portal' };
  it('PLT-027 PLT-072 takes host, product and single sign-on from the file, the rest by default', () => {
    const singleSignOn = { action: 'https://sso.example.com/in', fields: { clientId: 'x', returnUrl: '{portal}' }, signOut: '' };
    expect(readConfig({ ...good, singleSignOn })).toMatchObject({
      ...good,
      singleSignOn,
      idleLockMinutes: 0,
      writeHeaders: { idempotencyKey: false, ifUnmodifiedSince: false },
      switches: { hiddenDialogs: false },
    });
  });
  it.each([
    ['nothing', null, /expected an object/],
    ['no product', {}, /^product: expected a word.*found nothing/],
    ['a host with a path', { ...good, host: 'https://x.com/y' }, /^host: expected/],
    ['a host of another scheme', { ...good, host: 'javascript:alert(1)' }, /^host: expected/],
    ['an action that is a script', { ...good, singleSignOn: { action: 'javascript:alert(1)' } }, /^singleSignOn.action: expected/],
    [
      'a switch that is a text',
      { ...good, switches: { hiddenDialogs: 'yes' } },
      /^switches.hiddenDialogs: expected true or false, found "yes"/,
    ],
    ['a lock of a negative time', { ...good, idleLockMinutes: -1 }, /^idleLockMinutes: expected/],
    ['a misspelt key', { ...good, hsot: '' }, /^hsot: there is no such key/],
    ['a misspelt inner key', { ...good, switches: { hidden: true } }, /^switches.hidden: there is no such key/],
    ['a group that is no object', { ...good, writeHeaders: 5 }, /^writeHeaders/],
  ])('explains %s', (_, value, line) => {
    expect(problemsOf(value).some((problem) => line.test(problem))).toBe(true);
  });
  it.each(foreignLinks)('takes no address that only has one of the web in it: %j', (link) => {
    const value = { ...good, host: link, csvTemplate: link, fileOrigins: [link], singleSignOn: { action: link, signOut: link } };
    expect(problemsOf(value).map((problem) => problem.split(':')[0])).toEqual([
      'host',
      'singleSignOn.action',
      'singleSignOn.signOut',
      'fileOrigins',
      'csvTemplate',
    ]);
  });
  it('names every problem at once', () => {
    expect(problemsOf({ host: 1, product: 2, environment: 3 })).toHaveLength(3);
  });
});

describe('redirects', () => {
  it.each([
    ['/clientManagement', true],
    ['/editUser/5?x=1', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
    ['javascript:alert(1)', false],
    ['/\tevil', false],
    ['', false],
    ['clientManagement', false],
  ])('PLT-011 follows %j: %s', async (value, isFollowed) => {
    const { safePath } = await import('../../../src/session/safePath');
    expect(safePath(value)).toBe(isFollowed ? value : null);
  });
  it(`PLT-011 ${many} inputs: none leads to another origin`, async () => {
    const { safePath } = await import('../../../src/session/safePath');
    const bits = fc.constantFrom(
      '/',
      '\\',
      '//',
      'evil.example',
      'https:',
      'javascript:',
      '@',
      '\t',
      '\n',
      '%2f',
      '%5c',
      '.',
      '..',
      '?',
      '#',
      ' ',
      'a',
      '\u0000',
      '／',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 8 }), (parts) => {
        const path = safePath(parts.join(''));
        if (path !== null) expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example');
      }),
      { numRuns: many, seed: 7 },
    );
  });
});
