import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDownload } from '../../../dataProvider/downloads';
import { json, loadPage, ok, outcome, refuse, type Page } from '../browser';

const logOut = 'GET /logout-cms';
const refresh = 'POST /cmsauth/refresh';
/** A session whose next call asks for new tokens first; that answer is held back. */
const startRefresh = async ({ server, services, signIn }: Page, name: string) => {
  signIn(name, { expireTime: 30 });
  const answer = server.hold(refresh);
  const call = outcome(services.http.call('GET', '/x'));
  await server.came(refresh);
  return { answer, call };
};

describe('a log-out', () => {
  it('PLT-047 PLT-048 empties the screen first and kills the token that was valid until then', async () => {
    const page = await loadPage();
    const { server, services, signIn, texts } = page;
    signIn('ann', { path: '/clientManagement' });
    server.on(logOut, () => {
      expect([services.sessions.get(), page.page.location.hash]).toEqual([null, '#/login']);
      return ok();
    });
    await services.logOut();
    expect(server.named(logOut).map(({ bearer }) => bearer)).toEqual(['ann-token']);
    expect(texts()).toEqual(['Logout successful!']);
  });
  it('PLT-118 shows the success that led to it above its own', async () => {
    const { server, services, signIn, texts } = await loadPage();
    signIn('ann');
    server.on(logOut, () => ok());
    await services.logOut('Password is updated');
    expect(texts()).toEqual(['Password is updated', 'Logout successful!']);
  });
  it('PLT-048 during a refresh kills the new token', async () => {
    const page = await loadPage();
    const { server, services, tokens } = page;
    const { answer, call } = await startRefresh(page, 'ann');
    server.on(logOut, () => ok());
    const done = services.logOut();
    answer(tokens('new'));
    await done;
    expect(server.named(logOut).map(({ bearer }) => bearer)).toEqual(['new-token']);
    expect(await call).toMatchObject({ text: null });
  });
  it('PLT-042 a refresh answered after it, and after another person signed in, leaves the new tokens alone', async () => {
    const page = await loadPage();
    const { server, services, signIn, tokens } = page;
    const { answer } = await startRefresh(page, 'ann');
    server.on(logOut, () => ok());
    const done = services.logOut();
    signIn('ben');
    answer(tokens('late'));
    await done;
    expect(services.sessions.get()).toMatchObject({ person: 'ben', token: 'ben-token', refreshToken: 'ben-refresh' });
    expect(server.named(logOut).map(({ bearer }) => bearer)).toEqual(['late-token']);
  });
  it('PLT-042 a call that waited for that refresh is not sent in the name of the other person', async () => {
    const page = await loadPage();
    const { server, services, signIn, tokens } = page;
    const { answer, call } = await startRefresh(page, 'ann');
    server.on(logOut, () => ok());
    const done = services.logOut();
    signIn('ben');
    answer(tokens('late'));
    await done;
    expect(await call).toMatchObject({ text: null });
    expect(server.named('GET /x')).toEqual([]);
  });
  it('PLT-046 a refresh refused after it does not end the session of the other person', async () => {
    const page = await loadPage();
    const { server, services, signIn, texts } = page;
    const { answer, call } = await startRefresh(page, 'ann');
    server.on(logOut, () => ok());
    const done = services.logOut();
    signIn('ben');
    answer(json({}, { status: 401 }));
    await Promise.all([done, call]);
    expect([services.sessions.get()?.person, texts()]).toEqual(['ben', ['Logout successful!']]);
    expect(server.named(logOut).map(({ bearer }) => bearer)).toEqual(['ann-token']);
  });
  it('its calls show no message and its downloads save no file, whatever comes back', async () => {
    const { server, services, signIn, texts } = await loadPage();
    signIn('ann');
    const read = server.hold('GET /x');
    const save = server.hold('PUT /y');
    const file = server.hold('POST /appuser/downloadCsv');
    const { http } = services;
    const calls = [http.call('GET', '/x'), http.call('PUT', '/y', { body: {} }), createDownload(http)('POST', '/appuser/downloadCsv')];
    await server.came('POST /appuser/downloadCsv');
    server.on(logOut, () => ok());
    await services.logOut();
    read(ok('late'));
    save(refuse('The order is taken'));
    file(new Response('a,b', { headers: { 'Content-Type': 'text/csv' } }));
    const aborted = { code: 'aborted', text: null };
    expect(await Promise.all(calls.map(outcome))).toEqual([aborted, aborted, aborted]);
    expect(texts()).toEqual(['Logout successful!']);
  });
  it('and a sign-in as the same person bring no draft back', async () => {
    const { server, services, signIn } = await loadPage();
    signIn('ann');
    services.onBeforeEnd(() => services.drafts.of(services.sessions.get()!).keep('/createUser', 'typed'));
    server.on(logOut, () => ok());
    await services.logOut();
    signIn('ann');
    expect(services.drafts.of(services.sessions.get()!).take('/createUser')).toBeUndefined();
  });
  it('without a session does nothing', async () => {
    const { services, texts } = await loadPage();
    await services.logOut();
    expect(texts()).toEqual([]);
  });
  it('PLT-048 after a token that has expired takes a new one to kill the session', async () => {
    const { server, services, signIn, tokens } = await loadPage();
    signIn('ann');
    server.on(logOut, () => json({}, { status: 401 }));
    server.on(refresh, ({ headers }) => {
      expect([headers.get('ReAuthorization'), headers.get('Authorization')]).toEqual(['ann-refresh', null]);
      return tokens('new');
    });
    server.on(logOut, () => ok());
    await services.logOut();
    expect(server.named(logOut).map(({ bearer }) => bearer)).toEqual(['ann-token', 'new-token']);
  });
  it.each([
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
    ['the server is down', () => json({}, { status: 503 })],
    ['the server refuses', () => refuse('No')],
  ])('PLT-048 finishes when %s', async (_, answer) => {
    const { server, services, signIn, texts } = await loadPage();
    signIn('ann');
    server.on(logOut, answer);
    await services.logOut();
    expect([services.sessions.get(), texts()]).toEqual([null, ['Logout successful!']]);
  });
});

describe('a session that the server ended', () => {
  it('PLT-085 leads to the sign-in page with one message, however many calls meet it, and keeps the wanted path and the draft', async () => {
    const { server, services, signIn, texts, page } = await loadPage();
    signIn('ann', { path: '/editUser/5' });
    services.onBeforeEnd(() => services.drafts.of(services.sessions.get()!).keep('/editUser/5', 'typed'));
    for (const path of ['/a', '/b', '/c']) server.on(`GET ${path}`, () => refuse('Signed in elsewhere', 'L101'));
    const said = await Promise.all(['/a', '/b', '/c'].map((path) => outcome(services.http.call('GET', path))));
    expect(said.map((each) => 'text' in each && each.text)).toEqual([null, null, null]);
    expect([texts(), page.location.hash]).toEqual([['Signed in elsewhere'], '#/login?redirect=%2FeditUser%2F5']);
    signIn('ann');
    expect(services.drafts.of(services.sessions.get()!).take('/editUser/5')).toBe('typed');
  });
});

describe('a session that takes the place of another', () => {
  it('PLT-125 signs the replaced one out at the server, with its own token', async () => {
    const { server, services, signIn } = await loadPage();
    signIn('ann');
    server.on(logOut, () => ok());
    signIn('ben');
    await server.came(logOut);
    expect([server.named(logOut)[0]!.bearer, services.sessions.get()?.token]).toEqual(['ann-token', 'ben-token']);
  });
  it('PLT-125 kills the token of a refresh that was under way', async () => {
    const page = await loadPage();
    const { server, services, signIn, tokens } = page;
    const { answer } = await startRefresh(page, 'ann');
    server.on(logOut, () => ok());
    signIn('ben');
    answer(tokens('late'));
    await server.came(logOut);
    expect([server.named(logOut)[0]!.bearer, services.sessions.get()?.token]).toEqual(['late-token', 'ben-token']);
  });
  it('PLT-125 ends its calls and its messages', async () => {
    const { server, services, signIn, texts } = await loadPage();
    signIn('ann');
    const answer = server.hold('GET /x');
    const call = outcome(services.http.call('GET', '/x'));
    await server.came('GET /x');
    const { showToast } = await import('../../../src/ui/toasts/toasts');
    showToast('success', 'Email is sent to maren@example.com');
    server.on(logOut, () => ok());
    signIn('ben');
    answer(refuse('The order is taken'));
    expect(await call).toEqual({ code: 'aborted', text: null });
    expect(texts()).toEqual([]);
    await server.came(logOut);
  });
});

describe('what ends with a session', () => {
  it('PLT-085 has a text of ours when the server says none', async () => {
    const { server, services, signIn, texts } = await loadPage();
    signIn('ann');
    server.on('GET /x', () => refuse('', 'L101'));
    expect(await outcome(services.http.call('GET', '/x'))).toMatchObject({ code: 'sessionEnded' });
    expect(texts()).toEqual(['Your session has ended. Please sign in again.']);
  });
  it.each([
    ['with its own text', () => refuse('Too late', 'L101'), 'Too late'],
    ['with ours when it says none', () => json({}, { status: 401 }), 'Your session has ended. Please sign in again.'],
    ['with ours when it says nothing by a status', () => refuse('', '02'), 'Your session has ended. Please sign in again.'],
  ])('PLT-046 a refused refresh tells it %s', async (_, answer, text) => {
    const { server, services, signIn, texts } = await loadPage();
    signIn('ann', { expireTime: 30 });
    server.on(refresh, answer);
    expect(await outcome(services.http.call('GET', '/x'))).toMatchObject({ code: 'sessionEnded' });
    expect([services.sessions.get(), texts()]).toEqual([null, [text]]);
  });
  it('PLT-046 a malformed reply to a refresh ends nothing and reads "System busy!"', async () => {
    const { server, services, signIn } = await loadPage();
    signIn('ann', { expireTime: 30 });
    server.on(refresh, () => ok({ accessToken: 5 }));
    expect(await outcome(services.http.call('GET', '/x'))).toEqual({ code: 'busy', text: 'System busy!' });
    expect(services.sessions.get()?.person).toBe('ann');
  });
  it('forms hand over what was typed while the session is still there, also when a sign-in page takes their place', async () => {
    const { server, services, signIn } = await loadPage();
    signIn('ann');
    const heard: (string | undefined)[] = [];
    const stop = services.onBeforeEnd(() => heard.push(services.sessions.get()?.person));
    services.leavePortal();
    server.on(logOut, () => ok());
    await services.logOut();
    expect(heard).toEqual(['ann', 'ann']);
    stop();
    services.leavePortal();
    expect(heard).toHaveLength(2);
  });
  it('PLT-042 PLT-047 a log-out in another tab ends it here too, with one message, and keeps the wanted path and the draft', async () => {
    const { server, services, signIn, texts, page } = await loadPage({ hasOtherTabs: true });
    signIn('ann', { path: '/editUser/5' });
    services.onBeforeEnd(() => services.drafts.of(services.sessions.get()!).keep('/editUser/5', 'typed'));
    const answer = server.hold('GET /x');
    const call = outcome(services.http.call('GET', '/x'));
    await server.came('GET /x');
    const other = new BroadcastChannel('admin-portal.session');
    other.postMessage({ kind: 'ended', sessionId: services.sessions.get()!.sessionId });
    expect(await call).toEqual({ code: 'aborted', text: null });
    expect([services.sessions.get(), texts(), page.location.hash]).toEqual([
      null,
      ['Your session has ended. Please sign in again.'],
      '#/login?redirect=%2FeditUser%2F5',
    ]);
    expect(services.drafts.owner()).toMatchObject({ username: 'ann' });
    answer(ok());
    other.close();
  });
  it('PLT-048 a log-out waits three seconds for a refresh, then kills the token that it has', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const page = await loadPage();
    const { answer, call } = await startRefresh(page, 'ann');
    page.server.on(logOut, () => ok());
    const done = page.services.logOut();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(page.server.named(logOut)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(page.server.named(logOut).map(({ bearer }) => bearer)).toEqual(['ann-token']);
    // a call without an answer has the CMS asked whether it is down
    page.server.on('GET /cmsauth/pubKey', () => ok());
    answer(json({}, { status: 503 }));
    expect(await call).toMatchObject({ code: 'unavailable' });
  });
});
