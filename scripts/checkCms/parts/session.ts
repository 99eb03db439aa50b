/** Sign-in, what its reply says, the life of tokens, and their end. */
import { createEncryptor } from '../../../authProvider/encryptPassword';
import { readSession, readTokens, type Menu, type Session } from '../../../authProvider/session';
import { CouldNotRun } from '../couldNotRun';
import type { Context, Row } from '../context';
import { ask, faultOf, judge, type Reply } from '../reply';

const signInCall = 'POST /cmsauth/login';
const whoCall = 'GET /current-user/info';
const refreshCall = 'POST /cmsauth/refresh';
const signOutCall = 'GET /logout-cms';
/** Seconds. Longer is no session of a working day. */
const longestLife = 30 * 24 * 3_600;
/** The portal renews tokens that have fewer seconds left than this. */
const renewedBelow = 60;

const leavesOf = (menus: Menu[]): Menu[] => menus.flatMap((menu) => (menu.children?.length ? leavesOf(menu.children) : [menu]));
const baseOf = (code: string) => code.replace(/_(READ|WRITE)$/, '');

const checkMenus = ({ deviates, portal }: Context, { menus, permissions }: Session) => {
  const about = { call: signInCall, effect: 'shows less' as const };
  if (menus.length === 0)
    deviates({
      ...about,
      rule: 'menu',
      place: '/payload/menus',
      expected: 'the areas of this person',
      found: 'none',
      portal: 'The header has no menu',
    });
  for (const { name } of leavesOf(menus))
    if (!portal.leadsSomewhere(name))
      deviates({
        ...about,
        rule: 'menu',
        place: '/payload/menus',
        expected: 'the name of an area of the portal',
        found: `"${name}"`,
        portal: 'The item leads to a page that is not there',
      });
  const known = new Set([...portal.codes].map(baseOf));
  for (const code of permissions)
    if (!known.has(baseOf(code)))
      deviates({
        ...about,
        rule: 'code',
        place: '/payload/permissionCodes',
        expected: 'a permission code that the portal asks for',
        found: `"${code}"`,
        effect: 'nothing',
        portal: 'No page asks for it',
      });
};

/** When a token says that it ends, in seconds since 1970; undefined where it does not say. */
const endOf = (token: string): number | undefined => {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: unknown };
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
};

const checkLife = ({ deviates, cannotTell }: Context, call: string, payload: Row) => {
  const { expireTime, accessToken } = payload as { expireTime: number; accessToken: string };
  const about = { rule: 'token-life', call, place: '/payload/expireTime', expected: 'the seconds that the token has left' };
  if (expireTime > longestLife)
    deviates({
      ...about,
      found: String(expireTime),
      effect: 'shows less',
      portal: 'It does not renew the tokens before they end; the call that meets the end is repeated',
    });
  else if (expireTime < renewedBelow)
    deviates({
      ...about,
      found: String(expireTime),
      effect: 'shows less',
      portal: 'It renews the tokens before every call, which makes each call two',
    });
  const end = endOf(accessToken);
  if (end === undefined)
    return cannotTell(
      call,
      'whether tokens live as long as expireTime says',
      'the token does not tell its end, and the check does not wait for it',
    );
  const left = Math.round(end - Date.now() / 1_000);
  if (Math.abs(left - expireTime) > 60 && expireTime <= longestLife)
    deviates({
      ...about,
      found: `${expireTime}, and the token says about ${Math.round(left / 10) * 10}`,
      effect: 'shows less',
      portal: 'It renews the tokens too early or too late; a call that meets the end is repeated',
    });
};

/** Without a session a call is refused with 401 or "L101". */
const checkDead = async (context: Context, token: string | null, what: string, effect: 'fails' | 'nothing', portal: string) => {
  const answer = await context.cms.send(whoCall, { token });
  const fault = faultOf(answer);
  const isEnded = answer.status === 401 || (fault?.rule === 'refused' && fault.found.startsWith('"L101"'));
  if (!isEnded)
    context.deviates({
      rule: 'token',
      call: whoCall,
      place: what,
      expected: 'HTTP 401',
      found: fault?.found ?? 'an answer as if somebody had signed in',
      effect,
      portal,
    });
};

const different = (a: unknown, b: unknown) => JSON.stringify([a].flat().toSorted()) !== JSON.stringify([b].flat().toSorted());

const checkWho = async (context: Context, signedIn: Row) => {
  const who = await ask(context, whoCall);
  if (!who) return;
  for (const member of ['userLevel', 'permissionCodes', 'salesOffices', 'regions'])
    if (different((who.payload as Row)[member], signedIn[member]))
      context.deviates({
        rule: 'session',
        call: whoCall,
        place: `/payload/${member}`,
        expected: 'what the sign-in reply says',
        found: 'something else',
        effect: 'shows less',
        portal: 'Whoever comes by single sign-on has other rights than after signing in with a password',
      });
};

/** Trades the refresh token for new ones, and goes on with them. */
const renew = async (context: Context, tokens: { refreshToken: string }): Promise<Reply | undefined> => {
  const reply = await ask(context, refreshCall, { token: null, headers: { ReAuthorization: tokens.refreshToken } });
  const fresh = reply && readTokens(reply.payload, Date.now());
  if (!fresh) return undefined;
  context.cms.use(fresh.token);
  tokens.refreshToken = fresh.refreshToken;
  return reply;
};

const checkRefresh = async (context: Context, tokens: { refreshToken: string }) => {
  const { deviates, cms } = context;
  const before = cms.token();
  const reply = await renew(context, tokens);
  if (!reply) return;
  checkLife(context, refreshCall, reply.payload as Row);
  const answer = await cms.send(whoCall);
  const fault = faultOf(answer);
  if (fault) {
    cms.use(before);
    const portal = 'The session ends when the first token does';
    deviates({
      rule: 'refresh',
      call: refreshCall,
      place: '/payload/accessToken',
      expected: 'a token that works',
      found: fault.found,
      effect: 'fails',
      portal,
    });
  }
  const wrong = await cms.send(refreshCall, { token: null, headers: { ReAuthorization: 'no-token-of-anybody' } });
  const refusal = faultOf(wrong);
  if (!refusal || wrong.status >= 500) {
    const found = refusal?.found ?? 'new tokens';
    const portal = 'It does not notice that the session has ended';
    deviates({
      rule: 'refresh',
      call: refreshCall,
      place: 'a wrong ReAuthorization',
      expected: 'HTTP 401 or a refusal',
      found,
      effect: 'fails',
      portal,
    });
  }
};

/** Signs in. @throws CouldNotRun where the CMS does not let this person in */
export const signIn = async (context: Context, key: string): Promise<{ renew: () => Promise<boolean> }> => {
  const { cms, username, password } = context;
  const encrypted = await createEncryptor(() => Promise.resolve(key)).withPasswords((encrypt) => encrypt(password));
  const body = { username, password: encrypted };
  const answer = await cms.send(signInCall, { token: null, body });
  const fault = faultOf(answer);
  if (fault?.rule === 'refused' || answer.status === 401)
    throw new CouldNotRun(
      `The CMS does not let ${username} in: ${fault?.found ?? 'HTTP 401'}. Check the name and the password, by signing in somewhere else where that is possible.`,
    );
  const reply = await judge(context, answer);
  const session = reply && readSession(reply.payload, Date.now(), username);
  if (!session) throw new CouldNotRun('Nobody can sign in: the reply to the sign-in is not as the contract says.');
  cms.use(session.token);
  context.portal.signIn(session);
  const tokens = { refreshToken: session.refreshToken };
  const payload = reply.payload as Row;
  checkMenus(context, session);
  checkLife(context, signInCall, payload);
  await checkWho(context, payload);
  await checkDead(context, null, 'no token', 'nothing', 'It never calls without one; whoever does reads what is not for them');
  await checkDead(
    context,
    'no-token-of-anybody',
    'a wrong token',
    'nothing',
    'It never sends one; whoever does reads what is not for them',
  );
  await checkRefresh(context, tokens);
  return { renew: async () => (await renew(context, tokens)) !== undefined };
};

/** Ends the session, and looks whether its token is dead. */
export const signOut = async (context: Context) => {
  const { cms } = context;
  const token = cms.token();
  await ask(context, signOutCall);
  cms.use(null);
  await checkDead(context, token, 'the token after the log-out', 'nothing', 'It has forgotten the token; whoever has it can go on');
};
