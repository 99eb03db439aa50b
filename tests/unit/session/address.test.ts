import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createWindow } from '../browser';

/** The address module of a page that was just loaded at an address. */
const load = async (address?: string, state: unknown = null) => {
  const page = createWindow(address);
  page.history.replaceState(state, '', page.location.href);
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  return { page, ...(await import('../../../src/session/address')) };
};
const idx = (page: { history: { state: unknown } }) => (page.history.state as { idx: number } | null)?.idx;

describe('the address', () => {
  it.each([
    ['https://portal.test/', '/'],
    ['https://portal.test/#', '/'],
    ['https://portal.test/?x=1#/editUser/5?tab=#2', '/editUser/5?tab=#2'],
  ])('of %s is the path %s', async (address, path) => {
    const { currentPath } = await load(address);
    expect(currentPath()).toBe(path);
  });
  it.each([
    ['/login?redirect=%2FeditUser%2F5', '/editUser/5'],
    ['/login?redirect=%2F%2Fevil.example', null],
    ['/login', null],
    ['/login?redirect=%2Flogin%3Fredirect%3D%252FeditUser%252F5', '/editUser/5'],
    ['/login?redirect=/login?redirect=/editUser/5', '/editUser/5'],
    ['/login?redirect=%2Flogin', null],
  ])('PLT-008 PLT-011 %s wants %s', async (path, wanted) => {
    const { wantedPath } = await load(`https://portal.test/#${path}`);
    expect([wantedPath(), wantedPath('/login?redirect=%2Fx')]).toEqual([wanted, '/x']);
  });
  it.each([
    ['/editUser/5?a=b', '/login?redirect=%2FeditUser%2F5%3Fa%3Db'],
    ['/', '/login'],
    ['/login', '/login'],
    ['/login?redirect=%2Fx', '/login?redirect=%2Fx'],
    ['//evil.example', '/login'],
    [null, '/login'],
  ])('PLT-008 somebody who wants %s is sent to %s', async (wanted, path) => {
    const { signInPath } = await load();
    expect(signInPath(wanted)).toBe(path);
  });
  it.each([
    ['https://portal.test/app/?accessToken=t&x=1#/login', 'https://portal.test/app/?x=1#/login', 't'],
    ['https://portal.test/app/#/login?accessToken=t&y=2', 'https://portal.test/app/#/login?y=2', 't'],
    ['https://portal.test/?accessToken=t', 'https://portal.test/#/', 't'],
    ['https://portal.test/?accessToken=a#/login?accessToken=b', 'https://portal.test/#/login', 'a'],
    ['https://portal.test/?accessToken=#/login', 'https://portal.test/#/login', null],
    ['https://portal.test/?x=a%20b', 'https://portal.test/?x=a%20b', null],
  ])('PLT-028 PLT-119 %s becomes %s and gives the token %s', async (address, left, token) => {
    const { page, takeAccessToken } = await load(address, { idx: 4 });
    expect([takeAccessToken(), page.location.href, idx(page)]).toEqual([token, left, 4]);
  });
});

describe('going somewhere', () => {
  it('replaces the entry and tells whoever listens, until the router has loaded', async () => {
    const { page, goTo, setNavigate } = await load('https://portal.test/app/?x=1#/a', { idx: 3 });
    const heard = vi.fn();
    page.addEventListener('popstate', (event) => heard((event as PopStateEvent).state));
    goTo('/b');
    expect([page.location.href, idx(page), heard.mock.calls]).toEqual(['https://portal.test/app/?x=1#/b', 3, [[{ idx: 3 }]]]);
    const navigate = vi.fn();
    setNavigate(navigate);
    goTo('/c');
    expect([navigate.mock.calls, page.location.hash]).toEqual([[['/c']], '#/b']);
  });
  it('knows the path that is shown, whatever stands in the address bar', async () => {
    const { page, getShownPath, setShownPath } = await load();
    expect(getShownPath()).toBe('/');
    setShownPath('/editUser/5');
    page.type('#/login');
    expect(getShownPath()).toBe('/editUser/5');
  });
});

describe('entries of the history', () => {
  it('get a number when the page loads, and keep the one that they have', async () => {
    const first = await load();
    expect(first.page.history.state).toEqual({ usr: null, key: expect.stringMatching(/^[\da-z]{1,8}$/), idx: 0 });
    expect(idx((await load('https://portal.test/', { idx: 7 })).page)).toBe(7);
  });
  it('that were typed get the next number, so that the router can tell Back from Forward', async () => {
    const { page, setShownPath } = await load('https://portal.test/#/a', { idx: 7 });
    page.type('#/b');
    expect([idx(page), page.location.hash]).toEqual([8, '#/b']);
    page.type('#/c');
    expect(idx(page)).toBe(9);
    // the router has gone back to its fifth entry
    page.history.replaceState({ idx: 4 }, '', '#/a');
    setShownPath('/a');
    page.type('#/d');
    expect(idx(page)).toBe(5);
    // and has shown one without a number, which changes nothing
    page.history.replaceState(null, '', '#/e');
    setShownPath('/e');
    page.type('#/f');
    expect(idx(page)).toBe(6);
  });
});

describe('a guard of the address', () => {
  it('is asked before the router, and may keep a change from it', async () => {
    const { page, guardAddress } = await load();
    const router = vi.fn();
    page.addEventListener('popstate', router);
    const [first, second] = [vi.fn(() => false), vi.fn(() => true)];
    const [removeFirst, removeSecond] = [guardAddress(first), guardAddress(second)];
    page.type('#/a');
    expect([first.mock.calls.length, second.mock.calls.length, router.mock.calls.length]).toEqual([1, 1, 0]);
    removeSecond();
    page.type('#/b');
    expect([first.mock.calls.length, second.mock.calls.length, router.mock.calls.length]).toEqual([2, 1, 1]);
    removeFirst();
    page.type('#/c');
    expect([first.mock.calls.length, router.mock.calls.length]).toEqual([2, 2]);
  });
});
