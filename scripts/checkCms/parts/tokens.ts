/** The life of tokens, and their renewal. */
import { readTokens } from '../../../authProvider/session';
import type { Context, Reply, Row, Tokens } from '../context';
import { ask, faultOf } from '../reply';

/** The call that tells whether a token works. */
export const whoCall = 'GET /current-user/info';
const refreshCall = 'POST /cmsauth/refresh';
/** Seconds. Longer is no session of a working day. */
const longestLife = 30 * 24 * 3_600;
/** The portal renews tokens that have fewer seconds left than this. */
const renewedBelow = 60;
/** Where a reply says how long its tokens live. */
const told = {
  rule: 'token-life',
  place: '/payload/expireTime',
  expected: 'the seconds that the token has left',
  effect: 'shows less',
} as const;

/** When a token says that it ends, in seconds since 1970; undefined where it does not say. */
const endOf = (token: string): number | undefined => {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: unknown };
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
};

/** Looks at how long a reply says that its token lives. */
export const checkLife = ({ deviates, cannotTell }: Context, call: string, payload: Row) => {
  const { expireTime, accessToken } = payload as { expireTime: number; accessToken: string };
  const wrong = (found: string, portal: string) => deviates({ ...told, call, found, portal });
  const isTooLong = expireTime > longestLife;
  if (isTooLong) wrong(String(expireTime), 'It does not renew the tokens before they end; the call that meets the end is repeated');
  else if (expireTime < renewedBelow) wrong(String(expireTime), 'It renews the tokens before every call, which makes each call two');
  const end = endOf(accessToken);
  if (end === undefined)
    return cannotTell(
      call,
      'whether tokens live as long as expireTime says',
      'the token does not tell its end, and the check does not wait for it',
    );
  const left = Math.round(end - Date.now() / 1_000);
  if (Math.abs(left - expireTime) > 60 && !isTooLong)
    wrong(
      `${expireTime}, and the token says about ${Math.round(left / 10) * 10}`,
      'It renews the tokens too early or too late; a call that meets the end is repeated',
    );
};

/** @param expireTime the seconds that the reply gives the first token */
export const createTokens = (context: Context, { refreshToken }: { refreshToken: string }, expireTime: number): Tokens => {
  const { cms, deviates } = context;
  const now = { refreshToken, expireTime, since: Date.now() };
  let running: Promise<Reply | undefined> | undefined;
  const refresh = async () => {
    const reply = await ask(context, refreshCall, { token: null, headers: { ReAuthorization: now.refreshToken } });
    const fresh = reply && readTokens(reply.payload, Date.now());
    if (!fresh) return undefined;
    cms.use(fresh.token);
    Object.assign(now, { refreshToken: fresh.refreshToken, expireTime: Number((reply.payload as Row).expireTime), since: Date.now() });
    return reply;
  };
  return {
    refresh,
    renew: async (used) => {
      if (cms.token() !== used) return true;
      if (!running && Date.now() < now.since + now.expireTime * 1_000)
        deviates({
          ...told,
          call: whoCall,
          place: 'the life of a token',
          expected: `${now.expireTime} s, as expireTime says`,
          found: 'it ended before that',
          portal: 'It renews the tokens at the first call that meets the end, and repeats that call',
        });
      running ??= refresh().finally(() => {
        running = undefined;
      });
      return (await running) !== undefined;
    },
  };
};

/** Renews the tokens, whether or not they have ended, and looks whether the new ones work and a wrong one does not. False where the session cannot go on. */
export const checkRefresh = async (context: Context, { refresh }: Tokens): Promise<boolean> => {
  const { deviates, cms } = context;
  const reply = await refresh();
  if (!reply) return false;
  checkLife(context, refreshCall, reply.payload as Row);
  const about = { rule: 'refresh', call: refreshCall, effect: 'fails' } as const;
  const fault = faultOf(await cms.send(whoCall));
  if (fault) {
    deviates({
      ...about,
      place: '/payload/accessToken',
      expected: 'a token that works',
      found: fault.found,
      portal: 'The session ends when the first token does',
    });
  }
  const wrong = await cms.send(refreshCall, { token: null, headers: { ReAuthorization: 'no-token-of-anybody' } });
  const refusal = faultOf(wrong);
  if (!refusal || wrong.status >= 500)
    deviates({
      ...about,
      place: 'a wrong ReAuthorization',
      expected: 'HTTP 401 or a refusal',
      found: refusal?.found ?? 'new tokens',
      portal: 'It does not notice that the session has ended',
    });
  return !fault;
};
