import { describe, expect, it } from 'vitest';
import { createKeys } from '../../../fixtures/auth/passwords';
import { loadPage, ok, outcome, refuse } from '../browser';
import { signInReply } from '../signInReply';

const logOut = 'GET /logout-cms';

describe('a server that got a new key', () => {
  const [oldKeys, newKeys] = [createKeys(), createKeys()];
  const login = 'POST /cmsauth/login';
  const pubKey = 'GET /cmsauth/pubKey';
  /** Answers a call as the box does: refused when a password was encrypted for another key than this. */
  const reader =
    (keys: typeof oldKeys, members: string[], reply: () => Response) =>
    ({ body }: { body: Record<string, unknown> | null }) => {
      try {
        expect(members.map((name) => keys.decrypt(String(body![name])))).toEqual(members.map((name) => `  ${name} 1!`));
      } catch {
        return refuse('The password is not encrypted as agreed');
      }
      return reply();
    };
  /** A page that has fetched the old key, over a server that has the new one. */
  const setUp = async () => {
    const page = await loadPage();
    page.server.on(pubKey, () => ok(oldKeys.publicKey));
    page.services.prepareEncryption();
    await page.server.came(pubKey);
    page.server.on(pubKey, () => ok(newKeys.publicKey));
    return page;
  };
  const signInAnswer = () => ok({ ...signInReply, username: 'ann', accessToken: 'back', refreshToken: 'back-refresh' });

  it('PLT-032 PLT-035 signs in at the first try, silently', async () => {
    const { server, services, texts } = await setUp();
    for (let i = 0; i < 2; i += 1) server.on(login, reader(newKeys, ['password'], signInAnswer));
    expect(await services.signIn('ann', '  password 1!')).toMatchObject({ username: 'ann', token: 'back' });
    expect(server.calls.map(({ name }) => name)).toEqual([pubKey, login, pubKey, login]);
    expect(texts()).toEqual([]);
  });
  it('unlocks at the first try, and goes on with the new tokens', async () => {
    const { server, services, signIn } = await setUp();
    signIn('ann');
    for (let i = 0; i < 2; i += 1) server.on(login, reader(newKeys, ['password'], signInAnswer));
    await services.unlock('  password 1!');
    expect(services.sessions.get()).toMatchObject({ token: 'back', refreshToken: 'back-refresh' });
    expect(server.named(login).map(({ body }) => body!.username)).toEqual(['ann', 'ann']);
  });
  it('PLT-062 changes the password at the first try: both are encrypted anew', async () => {
    const { server, services, signIn } = await setUp();
    signIn('ann');
    for (let i = 0; i < 2; i += 1)
      server.on(
        'PUT /reset-pwd/current',
        reader(newKeys, ['oldPwd', 'newPwd'], () => ok()),
      );
    await services.changePassword('  oldPwd 1!', '  newPwd 1!');
    expect(server.named('PUT /reset-pwd/current')).toHaveLength(2);
  });
  it('PLT-038 a wrong password is told once and sent once while the key is the same', async () => {
    const { server, services } = await loadPage();
    for (let i = 0; i < 2; i += 1) server.on(pubKey, () => ok(oldKeys.publicKey));
    server.on(login, () => refuse('The username or the password is wrong'));
    expect(await outcome(services.signIn('ann', 'x'))).toEqual({ code: 'refused', text: 'The username or the password is wrong' });
    expect(server.named(login)).toHaveLength(1);
  });
});

describe('single sign-on', () => {
  it('PLT-120 gets no token at log-out, wherever its sign-out is', async () => {
    const signOut = 'https://sso.elsewhere.test/out';
    const { server, services, signIn } = await loadPage({ singleSignOn: { action: '', fields: {}, signOut } });
    signIn('ann');
    server.on(`GET ${signOut}`, () => new Response());
    server.on(logOut, () => ok());
    await services.logOut();
    const [call] = server.named(`GET ${signOut}`);
    expect(call!.init).toEqual({ mode: 'no-cors', credentials: 'include', keepalive: true, redirect: 'follow' });
    expect(JSON.stringify([call!.name, ...call!.headers])).not.toContain('token');
  });
  it('PLT-029 PLT-119 PLT-120 a returned token leaves the address at once and goes to the CMS only', async () => {
    const { server, services, page } = await loadPage({ address: 'https://portal.test/app/?accessToken=secret&x=1#/login?y=2' });
    const { takeReturn } = await import('../../../src/session/singleSignOnReturn');
    services.rememberSingleSignOn('/clientManagement');
    expect(takeReturn(services)).toEqual({ token: 'secret', mark: { wanted: '/clientManagement' } });
    expect([page.location.href, takeReturn(services)]).toEqual(['https://portal.test/app/?x=1#/login?y=2', null]);
    server.on('GET /current-user/info', ({ bearer, init }) => {
      expect([bearer, init.credentials, init.referrerPolicy]).toEqual(['secret', 'omit', 'no-referrer']);
      return ok(signInReply);
    });
    expect(await services.whoIs('secret')).toMatchObject({ displayName: 'Robin Ashgrove' });
    expect([server.calls.length, services.sessions.get()]).toEqual([1, null]);
  });
});

describe('a sign-in', () => {
  it('PLT-037 knows the person by what was typed when the reply does not say, and starts nothing by itself', async () => {
    const { server, services } = await loadPage();
    server.on('GET /cmsauth/pubKey', () => ok(createKeys().publicKey));
    server.on('POST /cmsauth/login', ({ bearer }) => ok({ ...signInReply, accessToken: bearer ?? 'fresh' }));
    expect(await services.signIn('typed', 'x')).toMatchObject({ person: 'typed', username: 'typed', token: 'fresh' });
    expect(services.sessions.get()).toBeNull();
  });
  it('whose reply is malformed has failed', async () => {
    const { server, services } = await loadPage();
    server.on('GET /current-user/info', () => ok({ accessToken: 'only this' }));
    expect(await outcome(services.whoIs('token'))).toEqual({ code: 'busy', text: 'System busy!' });
  });
  it('PLT-031 a key that could not be fetched ahead is fetched again for the next password', async () => {
    const { server, services } = await loadPage();
    server.on('GET /cmsauth/pubKey', () => Promise.reject(new TypeError('offline')));
    services.prepareEncryption();
    expect(await outcome(services.signIn('ann', 'x'))).toEqual({ code: 'network', text: 'Network Error' });
    server.on('GET /cmsauth/pubKey', () => ok(createKeys().publicKey));
    server.on('POST /cmsauth/login', () => ok(signInReply));
    expect(await services.signIn('ann', 'x')).toMatchObject({ username: 'ann' });
  });
  it('PLT-125 the mark of a started single sign-on is there once, and gone after a sign-in', async () => {
    const { services, signIn } = await loadPage();
    expect(services.takeSingleSignOn()).toBeNull();
    services.rememberSingleSignOn('/x');
    expect([services.takeSingleSignOn(), services.takeSingleSignOn()]).toEqual([{ wanted: '/x' }, null]);
    services.rememberSingleSignOn(null);
    signIn('ann');
    expect(services.takeSingleSignOn()).toBeNull();
  });
  it('shows the wanted path', async () => {
    const { page, signIn } = await loadPage();
    signIn('ann', { path: '/editUser/5' });
    expect(page.location.hash).toBe('#/editUser/5');
  });
});

describe('the locked screen', () => {
  it('outlives a reload, and no log-out and no other session', async () => {
    const { server, services, signIn } = await loadPage();
    signIn('ann');
    expect(services.isLocked()).toBe(false);
    services.setLocked(true);
    expect(services.isLocked()).toBe(true);
    services.setLocked(false);
    expect(services.isLocked()).toBe(false);
    services.setLocked(true);
    server.on(logOut, () => ok());
    signIn('ben');
    expect(services.isLocked()).toBe(false);
    services.setLocked(true);
    server.on(logOut, () => ok());
    await services.logOut();
    expect(services.isLocked()).toBe(false);
  });
  it('cannot be opened by somebody who has no username, nor without a session', async () => {
    const { services, signIn } = await loadPage();
    expect(await outcome(services.unlock('x'))).toEqual({ code: 'busy', text: 'System busy!' });
    signIn('ann');
    services.sessions.start({ ...services.sessions.get()!, username: null });
    expect(await outcome(services.unlock('x'))).toEqual({ code: 'busy', text: 'System busy!' });
  });
});
