import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallFailure } from '../../../dataProvider/envelope';
import { createHttp } from '../../../dataProvider/http';

afterEach(() => void vi.unstubAllGlobals());

/** A client whose tokens come when the test gives them. */
const setUp = (answers: Response[]) => {
  const sent = vi.fn(async () => answers.shift() ?? expect.unreachable('a call that nobody announced'));
  vi.stubGlobal('fetch', sent);
  const ended = vi.fn();
  const give: ((token: string) => void)[] = [];
  const later = () => new Promise<string>((resolve) => give.push(resolve));
  const http = createHttp({
    base: 'http://cms.test',
    tokens: { fresh: later, renew: later },
    onSessionEnd: () => expect.unreachable(),
    begin: () => ended,
  });
  const controller = new AbortController();
  const call = http.call('PUT', '/x', { body: {}, signal: controller.signal }).catch(({ code }: CallFailure) => code);
  return { sent, ended, give, controller, call };
};

describe('a write that nobody waits for any more', () => {
  it('ends at once while it waits for a token, and is not sent when the token comes', async () => {
    const { sent, ended, give, controller, call } = setUp([]);
    controller.abort();
    expect(await call).toBe('aborted');
    expect(ended).toHaveBeenCalledOnce();
    give[0]!('late');
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).not.toHaveBeenCalled();
  });
  it('ends at once while it waits for another token after a 401, and is not sent again', async () => {
    const { sent, give, controller, call } = setUp([new Response('', { status: 401 })]);
    give[0]!('dead');
    await expect.poll(() => give).toHaveLength(2);
    controller.abort();
    expect(await call).toBe('aborted');
    give[1]!('late');
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toHaveBeenCalledOnce();
  });
  it('goes on when nobody stops it', async () => {
    const { give, call } = setUp([new Response('{"status":"00","msg":"","payload":7}')]);
    give[0]!('token');
    expect(await call).toBe(7);
  });
});
