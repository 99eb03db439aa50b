import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHandover } from '../../../authProvider/handover';
import { createSessionStore, readSession, type Session } from '../../../authProvider/session';
import { mapStorage } from '../browser';
import { signInReply } from '../signInReply';

const robin = { ...readSession(signInReply, Date.now())!, sessionId: '1' };
const agnes: Session = { ...robin, sessionId: '2', token: 'of Agnes', person: 'agnes', displayName: 'Agnes Fong' };

/** A browser: its tabs share a channel that delivers when `deliver` is called, in the order of the messages. */
const createBrowser = () => {
  const channels: BroadcastChannel[] = [];
  const queue: (() => void)[] = [];
  const sent: { kind: string }[] = [];
  const createChannel = () => {
    const channel = Object.assign(new EventTarget(), {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage: (data: { kind: string; [member: string]: unknown }) => {
        sent.push(data);
        for (const other of channels.filter((each) => each !== (channel as unknown)))
          queue.push(() => {
            const event = new MessageEvent('message', { data: structuredClone(data) });
            other.onmessage?.(event);
            other.dispatchEvent(event);
          });
      },
    }) as unknown as BroadcastChannel;
    channels.push(channel);
    return channel;
  };
  return {
    sent,
    /** Sends a message that no tab of the portal sends. */
    send: createChannel().postMessage,
    /** The messages that no tab has got yet. */
    queue,
    deliver: () => {
      for (let next = queue.shift(); next; next = queue.shift()) next();
    },
    /** Opens a tab, signed in or not. @param storage of a tab that is loaded again */
    open: (session: Session | null = null, { storage = mapStorage(), isFramed = false, hasChannel = true } = {}) => {
      const channel = hasChannel ? createChannel() : null;
      const sessions = createSessionStore(storage, channel);
      let isLocked = false;
      const handover = createHandover({ sessions, storage, channel, isLocked: () => isLocked, isFramed });
      if (session) sessions.start(session);
      return {
        sessions,
        storage,
        ...handover,
        lock: () => void (isLocked = true),
        /** Requests a session and starts it, as the sign-in page does. */
        request: () => handover.request(sessions.start),
        person: () => sessions.get()?.person ?? null,
      };
    },
  };
};

describe('a new tab', () => {
  it('gets the session of a signed-in tab, and keeps it in its own session storage only (PLT-042)', () => {
    const local = mapStorage();
    vi.stubGlobal('localStorage', local);
    onTestFinished(() => void vi.unstubAllGlobals());
    const browser = createBrowser();
    const signedIn = browser.open(robin);
    const tab = browser.open();
    tab.request();
    expect(tab.sessions.get()).toBeNull();
    browser.deliver();
    expect(tab.sessions.get()).toEqual(robin);
    expect([...tab.storage.map.keys()]).toEqual(['admin-portal.session']);
    expect([[...signedIn.storage.map.keys()], local.map.size]).toEqual([['admin-portal.session'], 0]);
  });
  it('gets the tokens of the last renewal (PLT-042, PLT-045)', () => {
    const browser = createBrowser();
    const signedIn = browser.open(robin);
    const tab = browser.open();
    tab.request();
    signedIn.sessions.renew({ token: 'newer', refreshToken: 'newer', expireTime: robin.expireTime + 60 });
    browser.deliver();
    expect(tab.sessions.get()?.token).toBe('newer');
  });
  it('stays without a session when no tab is signed in, or without BroadcastChannel (PLT-042)', () => {
    const browser = createBrowser();
    browser.open();
    const tab = browser.open();
    tab.request();
    browser.deliver();
    expect(tab.person()).toBeNull();
    browser.open(robin);
    const old = browser.open(null, { hasChannel: false });
    old.request();
    browser.deliver();
    expect(old.person()).toBeNull();
  });
  it('gets nothing from a locked tab (PLT-042)', () => {
    const browser = createBrowser();
    browser.open(robin).lock();
    const tab = browser.open();
    tab.request();
    browser.deliver();
    expect([tab.person(), browser.sent.map(({ kind }) => kind)]).toEqual([null, ['wanted']]);
  });
  it('gets nothing once the request is cancelled, and nothing that it has not requested (PLT-042)', () => {
    const browser = createBrowser();
    browser.open(robin);
    const [tab, idle] = [browser.open(), browser.open()];
    const cancel = tab.request();
    cancel();
    browser.deliver();
    expect([tab.person(), idle.person()]).toEqual([null, null]);
  });
  it('keeps the session that it has got meanwhile (PLT-042)', () => {
    const browser = createBrowser();
    browser.open(robin);
    const tab = browser.open();
    tab.request();
    tab.sessions.start(agnes);
    browser.deliver();
    expect(tab.sessions.get()).toEqual(agnes);
  });
  it('in a frame requests nothing (PLT-042)', () => {
    const browser = createBrowser();
    browser.open(robin);
    const frame = browser.open(null, { isFramed: true });
    frame.request();
    browser.deliver();
    expect([frame.person(), browser.sent]).toEqual([null, []]);
  });
  it.each([
    ['nothing', null],
    ['a session without a token', { ...robin, token: undefined }],
    ['a session of an unknown level', { ...robin, userLevel: 0 }],
  ])('refuses %s (PLT-042)', (_, session) => {
    const browser = createBrowser();
    const tab = browser.open();
    tab.request();
    browser.send({ ...browser.sent[0]!, kind: 'session', session });
    browser.deliver();
    expect(tab.sessions.get()).toBeNull();
  });
  it('ignores a reply to the request of another tab (PLT-042)', () => {
    const browser = createBrowser();
    const tab = browser.open();
    tab.request();
    browser.send({ kind: 'session', requestId: 'of another tab', session: robin });
    browser.deliver();
    expect(tab.person()).toBeNull();
  });
  it('ignores a second reply that arrives after the log-out (PLT-042, PLT-047)', () => {
    const browser = createBrowser();
    browser.open(robin);
    const tab = browser.open();
    tab.request();
    browser.deliver();
    tab.sessions.end();
    browser.send({ ...browser.sent[0]!, kind: 'session', session: agnes });
    browser.deliver();
    expect(tab.person()).toBeNull();
  });
});

describe('after the end of a session', () => {
  it('the tabs that got it end too (PLT-042, PLT-047)', () => {
    const browser = createBrowser();
    const signedIn = browser.open(robin);
    const tab = browser.open();
    const onEnded = vi.fn();
    tab.sessions.onEndedElsewhere(onEnded);
    tab.request();
    browser.deliver();
    signedIn.sessions.end();
    browser.deliver();
    expect(onEnded).toHaveBeenCalledOnce();
  });
  it('a tab requests no other session, also after it was loaded again, until somebody signs in there (PLT-042, PLT-047)', () => {
    const browser = createBrowser();
    browser.open(robin);
    const tab = browser.open(agnes);
    tab.sessions.end();
    tab.request();
    const loadedAgain = browser.open(null, { storage: tab.storage });
    loadedAgain.request();
    browser.deliver();
    expect([tab.person(), loadedAgain.person(), browser.sent.map(({ kind }) => kind)]).toEqual([null, null, ['ended']]);
    loadedAgain.sessions.start(agnes);
    expect([...tab.storage.map.keys()]).toEqual(['admin-portal.session']);
  });
  it('a tab that still replies with it hands over nothing (PLT-042, PLT-047)', () => {
    const browser = createBrowser();
    const [first, second] = [browser.open(robin), browser.open(robin)];
    const tab = browser.open();
    tab.request();
    // the second tab gets the request before it hears of the log-out in the first, and its reply arrives later
    first.sessions.end();
    browser.deliver();
    expect(second.sessions.get()).not.toBeNull();
    expect(tab.person()).toBeNull();
  });
  it('a request that was answered before the log-out ends with it (PLT-042, PLT-047)', () => {
    const browser = createBrowser();
    const signedIn = browser.open(robin);
    const tab = browser.open();
    const onEnded = vi.fn();
    tab.sessions.onEndedElsewhere(onEnded);
    tab.request();
    // the signed-in tab gets the request and replies; its log-out comes before the reply has arrived
    for (const deliver of browser.queue.splice(0)) deliver();
    signedIn.sessions.end();
    browser.deliver();
    expect(onEnded).toHaveBeenCalledOnce();
  });
});

describe('with two users in two tabs', () => {
  it('a new tab gets the session that was used last, whole (PLT-042)', () => {
    const browser = createBrowser();
    const [first, second] = [browser.open(robin), browser.open(agnes)];
    for (const [used, session] of [
      [first, robin],
      [second, agnes],
      [first, robin],
    ] as const) {
      // prettier-ignore
      used.reportUse();
      browser.deliver();
      const tab = browser.open();
      tab.request();
      browser.deliver();
      expect(tab.sessions.get()).toEqual(session);
      tab.sessions.end({ isShared: false });
    }
  });
  it('a new tab gets one of the sessions whole when none was used (PLT-042)', () => {
    const browser = createBrowser();
    browser.open(robin);
    browser.open(agnes);
    const tab = browser.open();
    tab.request();
    browser.deliver();
    expect([robin, agnes]).toContainEqual(tab.sessions.get());
  });
  it('a new tab gets the session that is left after the log-out of the other (PLT-042)', () => {
    const browser = createBrowser();
    const [, second] = [browser.open(robin), browser.open(agnes)];
    second.reportUse();
    second.sessions.end();
    browser.deliver();
    const tab = browser.open();
    tab.request();
    browser.deliver();
    expect(tab.person()).toBe(robin.person);
  });
  it('use is reported once, until the other session is used (PLT-042)', () => {
    const browser = createBrowser();
    const [first, second] = [browser.open(robin), browser.open(agnes)];
    const report = (tab: typeof first) => {
      tab.reportUse();
      browser.deliver();
    };
    for (const tab of [first, first, second, first, first]) report(tab);
    browser.open().reportUse();
    expect(browser.sent).toEqual(['1', '2', '1'].map((sessionId) => ({ kind: 'active', sessionId })));
  });
});
