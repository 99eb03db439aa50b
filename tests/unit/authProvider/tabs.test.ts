import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSessionStore, readSession, type Session, type Tokens } from '../../../authProvider/session';
import { mapStorage } from '../browser';
import { signInReply } from '../signInReply';

const session = readSession(signInReply, Date.now()) as Session;
const newer: Tokens = { token: 'b', refreshToken: 's', expireTime: session.expireTime + 1 };

/** Tabs with a session store each, over one channel that delivers at once and never to the sender. */
const openTabs = (...sessionIds: string[]) => {
  type Port = { onmessage: ((event: { data: unknown }) => void) | null; postMessage: (data: unknown) => void };
  const ports: Port[] = [];
  const said: unknown[] = [];
  return Object.assign(
    sessionIds.map((sessionId) => {
      const port: Port = {
        onmessage: null,
        postMessage: (data) => {
          said.push(data);
          for (const other of ports) if (other !== port) other.onmessage?.({ data });
        },
      };
      ports.push(port);
      const store = createSessionStore(mapStorage(), port as unknown as BroadcastChannel);
      store.start({ ...session, sessionId });
      return store;
    }),
    { said },
  ) as ReturnType<typeof createSessionStore>[] & { said: unknown[] };
};

describe('tabs that share a session', () => {
  it('take over new tokens, and tabs of another session do not', () => {
    const [first, second, other] = openTabs('1', '1', '2');
    first!.renew(newer);
    expect([first, second, other].map((tab) => tab!.get()?.token)).toEqual(['b', 'b', 'a']);
    expect(second!.get()).toMatchObject({ ...newer, person: session.person });
  });
  it('do not take older tokens for newer ones, nor the same twice', () => {
    const [first, second] = openTabs('1', '1');
    const drawn = vi.fn();
    second!.subscribe(drawn);
    first!.renew({ ...newer, expireTime: session.expireTime - 1 });
    expect([second!.get()?.token, drawn.mock.calls.length]).toEqual(['a', 0]);
    first!.renew({ ...newer, expireTime: session.expireTime });
    expect([second!.get()?.token, drawn.mock.calls.length]).toEqual(['b', 1]);
    first!.renew({ ...newer, expireTime: session.expireTime });
    expect(drawn).toHaveBeenCalledTimes(1);
  });
  it('hear when somebody is at work in another one, as long as they listen', () => {
    const [first, second, other] = openTabs('1', '1', '2');
    const heard: string[] = [];
    const stop = second!.onUsedElsewhere(() => heard.push('second'));
    other!.onUsedElsewhere(() => heard.push('other'));
    first!.tellUsed();
    expect(heard).toEqual(['second']);
    stop();
    first!.tellUsed();
    expect(heard).toEqual(['second']);
    first!.end();
    first!.tellUsed();
    expect(heard).toEqual(['second']);
  });
  it('end together, unless one ends alone', () => {
    const [first, second, other] = openTabs('1', '1', '2');
    const heard: string[] = [];
    second!.onEndedElsewhere(() => heard.push('second'));
    other!.onEndedElsewhere(() => heard.push('other'));
    first!.end({ isShared: false });
    expect([first!.get(), heard]).toEqual([null, []]);
    first!.start({ ...session, sessionId: '1' });
    first!.end();
    expect([first!.get(), heard]).toEqual([null, ['second']]);
  });
  it('say nothing without a session', () => {
    const tabs = openTabs('1', '1');
    const [first, second] = tabs;
    second!.onEndedElsewhere(() => expect.unreachable());
    first!.end({ isShared: false });
    first!.end();
    first!.renew(newer);
    expect([first!.get(), second!.get()?.token, tabs.said]).toEqual([null, 'a', []]);
  });
  it('hear nothing without a session', () => {
    const [first, second] = openTabs('1', '1');
    second!.end({ isShared: false });
    first!.renew(newer);
    first!.end();
    expect(second!.get()).toBeNull();
  });
});

describe('asking the other tabs for tokens', () => {
  const time = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  };
  /** Whether a question has come to an end by now. */
  const isOver = async (question: Promise<void>) =>
    Promise.race([question.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);

  it('brings those of a tab that has refreshed meanwhile, at once', async () => {
    time();
    const [first, second] = openTabs('1', '1');
    second!.end({ isShared: false });
    second!.start({ ...session, ...newer, sessionId: '1' });
    expect(await isOver(first!.askForTokens('r'))).toBe(true);
    expect([first!.get()?.token, vi.getTimerCount()]).toEqual(['b', 0]);
  });
  it('gives up after 60 ms when every tab has the same', async () => {
    time();
    const [first, second] = openTabs('1', '1');
    const question = first!.askForTokens('r');
    await vi.advanceTimersByTimeAsync(59);
    expect(await isOver(question)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(question)).toBe(true);
    expect([first!.get()?.token, second!.get()?.token]).toEqual(['a', 'a']);
  });
  it('is over as soon as the tokens are others, and not before', async () => {
    time();
    const [first] = openTabs('1', '1');
    const question = first!.askForTokens('r');
    first!.start({ ...session, sessionId: '1' });
    expect(await isOver(question)).toBe(false);
    first!.start({ ...session, ...newer });
    expect(await isOver(question)).toBe(true);
  });
  it('is over when the session ends', async () => {
    time();
    const [first] = openTabs('1', '1');
    const question = first!.askForTokens('r');
    first!.end({ isShared: false });
    expect(await isOver(question)).toBe(true);
  });
  it('asks nobody without a session or without a channel', async () => {
    time();
    const tabs = openTabs('1', '1');
    tabs[0]!.end({ isShared: false });
    const alone = createSessionStore(mapStorage(), null);
    alone.start(session);
    expect(await Promise.all([isOver(tabs[0]!.askForTokens('r')), isOver(alone.askForTokens('r'))])).toEqual([true, true]);
    expect([tabs.said, vi.getTimerCount()]).toEqual([[], 0]);
  });
});
