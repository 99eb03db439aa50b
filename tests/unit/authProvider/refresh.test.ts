import { describe, expect, it, vi } from 'vitest';
import { createRefresher } from '../../../authProvider/refresh';
import { createSessionStore, readSession, type Session } from '../../../authProvider/session';
import { createLocks, held, mapStorage } from '../browser';
import { signInReply } from '../signInReply';

const now = Date.UTC(2026, 10, 20);
const session = readSession(signInReply, now) as Session;
const reply = { accessToken: 'b', refreshToken: 's', expireTime: 1800 };
const fails = (code: string, status?: number) => Object.assign(new Error(code), { code, status });

/** A session with so many seconds left, and its refresher. */
const setUp = ({ left = 30, requestTokens = vi.fn(async (): Promise<unknown> => reply) } = {}) => {
  const sessions = createSessionStore(mapStorage(), null);
  sessions.start({ ...session, expireTime: now / 1000 + left });
  const locks = createLocks();
  const onRefused = vi.fn(() => sessions.end());
  const malformed = () => new Error('malformed');
  const refresher = createRefresher({ sessions, requestTokens, malformed, onRefused, now: () => now, locks: locks as never });
  return { sessions, locks, onRefused, requestTokens, refresher };
};

describe('a refresh', () => {
  it.each([
    [59, 1],
    [60, 0],
    [61, 0],
  ])('PLT-045 with %i seconds left happens %i times', async (left, times) => {
    const { refresher, requestTokens } = setUp({ left });
    expect(await refresher.fresh()).toBe(times ? 'b' : 'a');
    expect(requestTokens).toHaveBeenCalledTimes(times);
  });
  it('PLT-040 keeps when the new token expires', async () => {
    const { refresher, sessions } = setUp();
    await refresher.fresh();
    expect(sessions.get()).toMatchObject({ token: 'b', refreshToken: 's', expireTime: now / 1000 + 1800 });
  });
  it('happens under a lock of the session, so that its tabs take turns', async () => {
    const { refresher, locks } = setUp();
    await refresher.fresh();
    expect(locks.asked).toEqual([`admin-portal.refresh.${session.sessionId}`]);
  });
  it('is not asked for when another tab had its turn first', async () => {
    const { refresher, sessions, locks, requestTokens } = setUp();
    const { promise, settle } = held<void>();
    void locks.request(`admin-portal.refresh.${session.sessionId}`, () => promise);
    const token = refresher.fresh();
    sessions.renew({ token: 'of the other tab', refreshToken: 'x', expireTime: now / 1000 + 900 });
    settle();
    expect(await token).toBe('of the other tab');
    expect(requestTokens).not.toHaveBeenCalled();
  });
  it('is not asked for when the session ended while the tab waited for its turn', async () => {
    const { refresher, sessions, locks, requestTokens } = setUp();
    const { promise, settle } = held<void>();
    void locks.request(`admin-portal.refresh.${session.sessionId}`, () => promise);
    const token = refresher.fresh();
    sessions.end();
    settle();
    expect([await token, requestTokens.mock.calls]).toEqual([null, []]);
  });
  it('happens again when the next token is about to expire', async () => {
    const requestTokens = vi
      .fn()
      .mockResolvedValueOnce({ ...reply, expireTime: 10 })
      .mockResolvedValueOnce({ accessToken: 'c', refreshToken: 't', expireTime: 1800 });
    const { refresher } = setUp({ requestTokens });
    expect([await refresher.fresh(), await refresher.fresh()]).toEqual(['b', 'c']);
    expect(requestTokens.mock.calls).toEqual([['r'], ['s']]);
  });
  it('works in a browser without locks', async () => {
    const sessions = createSessionStore(mapStorage(), null);
    sessions.start({ ...session, expireTime: 0 });
    const refresher = createRefresher({ sessions, requestTokens: async () => reply, malformed: () => new Error(), onRefused: () => {} });
    expect(await refresher.fresh()).toBe('b');
  });
  it('without a session is none', async () => {
    const { refresher, sessions, requestTokens } = setUp();
    sessions.end();
    expect([await refresher.fresh(), await refresher.renew('a'), await refresher.settled(), requestTokens.mock.calls]).toEqual([
      null,
      null,
      null,
      [],
    ]);
  });
});

describe('a token that met a 401', () => {
  it('PLT-117 is replaced, unless it was replaced already', async () => {
    const { refresher, requestTokens } = setUp({ left: 900 });
    expect(await refresher.renew('an older one')).toBe('a');
    expect(requestTokens).not.toHaveBeenCalled();
    expect(await refresher.renew('a')).toBe('b');
    expect(requestTokens).toHaveBeenCalledOnce();
  });
});

describe('a refresh that fails', () => {
  it.each([
    ['HTTP 401', fails('busy', 401)],
    ['a refusal', fails('refused', 200)],
    ['status "02"', fails('ignored')],
    ['HTTP 403', fails('forbidden', 403)],
  ])('PLT-046 with %s ends the session', async (_, error) => {
    const { refresher, sessions, onRefused } = setUp({ requestTokens: vi.fn().mockRejectedValue(error) });
    expect(await refresher.fresh()).toBeNull();
    expect([sessions.get(), onRefused.mock.calls]).toEqual([null, [[session.sessionId, error]]]);
  });
  it.each([
    ['the network', fails('network')],
    ['a time-out', fails('timeout')],
    ['HTTP 503', fails('unavailable', 503)],
    ['no code at all', new Error('x')],
  ])('PLT-046 with %s rejects and keeps the session', async (_, error) => {
    const { refresher, sessions, onRefused } = setUp({ requestTokens: vi.fn().mockRejectedValue(error) });
    await expect(refresher.fresh()).rejects.toBe(error);
    expect([sessions.get()?.token, onRefused.mock.calls]).toEqual(['a', []]);
  });
  it('PLT-046 with a malformed reply rejects and keeps the session', async () => {
    const { refresher, sessions } = setUp({ requestTokens: vi.fn().mockResolvedValue({ accessToken: 5 }) });
    await expect(refresher.fresh()).rejects.toThrow('malformed');
    expect(sessions.get()?.token).toBe('a');
  });
});

describe('the tokens of a refresh that is under way', () => {
  it('are handed to a log-out when they come', async () => {
    const { promise, settle } = held<unknown>();
    const { refresher } = setUp({ requestTokens: vi.fn(() => promise) });
    void refresher.fresh();
    const settled = refresher.settled();
    settle(reply);
    expect(await settled).toMatchObject({ token: 'b' });
    expect(await refresher.settled()).toBeNull();
  });
  it('are none when it fails', async () => {
    const { refresher } = setUp({ requestTokens: vi.fn().mockRejectedValue(fails('network')) });
    const call = refresher.fresh();
    expect(await refresher.settled()).toBeNull();
    await expect(call).rejects.toThrow('network');
  });
});
