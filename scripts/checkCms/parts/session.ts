/** Sign-in, what its reply says, the life of tokens, and their end. */
import { createEncryptor } from '../../../authProvider/encryptPassword';
import { readSession, type Menu, type Session } from '../../../authProvider/session';
import { CouldNotRun } from '../../couldNotRun';
import type { Context, Row, Tokens } from '../context';
import { checkReadable } from '../crossOrigin';
import { isCode, named, said } from '../findings';
import { saying } from '../portal';
import { ask, faultOf, judge } from '../reply';
import { checkLife, checkRefresh, createTokens, whoCall } from './tokens';

const signInCall = 'POST /cmsauth/login';
const signOutCall = 'GET /logout-cms';

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
        found: `"${named(name)}"`,
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
        found: `"${isCode(code) ? code : said(code)}"`,
        effect: 'nothing',
        portal: 'No page asks for it',
      });
};

/** Without a session a call is refused with 401 or "L101", which the page has to be able to read. */
const checkDead = async (context: Context, token: string | null, what: string, portal: string) => {
  const answer = await context.cms.send(whoCall, { token });
  const fault = faultOf(answer);
  if (answer.status === 401) return checkReadable(context, answer);
  if (fault?.rule === 'refused' && fault.found.startsWith('"L101"')) return;
  const about = { rule: 'token', call: whoCall, place: what, expected: 'HTTP 401' };
  if (!fault) return context.deviates({ ...about, found: 'an answer as if somebody had signed in', effect: 'nothing', portal });
  const text = await context.portal.failure(answer);
  const reads = `A session that has ended is not noticed, and no token is renewed: ${saying(text ?? '')}`;
  context.deviates({ ...about, found: fault.found, effect: 'fails', portal: reads });
};

const different = (a: unknown, b: unknown) => JSON.stringify([a].flat().toSorted()) !== JSON.stringify([b].flat().toSorted());

const checkWho = async (context: Context, signedIn: Row) => {
  const who = await ask(context, whoCall);
  if (!who || typeof who.payload !== 'object' || who.payload === null) return;
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

/** Signs in. @throws CouldNotRun where the CMS does not let this person in */
const enter = async (context: Context, encrypted: string, isAgain = false) => {
  const { cms, username } = context;
  const answer = await cms.send(signInCall, { token: null, body: { username, password: encrypted } });
  const fault = faultOf(answer);
  if (fault?.rule === 'refused' || answer.status === 401)
    throw new CouldNotRun(
      `The CMS does not let ${username} in: ${fault?.found ?? 'HTTP 401'}. Check the name and the password, by signing in somewhere else where that is possible.`,
    );
  const reply = await judge(context, answer, { isAgain });
  const session = reply && readSession(reply.payload, Date.now(), username);
  if (!session) throw new CouldNotRun('Nobody can sign in: the reply to the sign-in is not as the contract says.');
  const payload = reply.payload as Row;
  cms.use(session.token);
  context.portal.signIn(session);
  return { session, payload, tokens: createTokens(context, session, Number(payload.expireTime)) };
};

/** Signs in, and looks at what the reply says and at what the tokens do. @throws CouldNotRun where nobody is let in */
export const signIn = async (context: Context, key: string): Promise<Tokens> => {
  const encrypted = await createEncryptor(() => Promise.resolve(key)).withPasswords((encrypt) => encrypt(context.password));
  const { session, payload, tokens } = await enter(context, encrypted);
  checkMenus(context, session);
  checkLife(context, signInCall, payload);
  await checkWho(context, payload);
  await checkDead(context, null, 'no token', 'It never calls without one; whoever does reads what is not for them');
  await checkDead(context, 'no-token-of-anybody', 'a wrong token', 'It never sends one; whoever does reads what is not for them');
  if (await checkRefresh(context, tokens)) return tokens;
  // the first token may have ended with the renewal that failed
  return (await enter(context, encrypted, true)).tokens;
};

/** Ends the session, and looks whether its token is dead. */
export const signOut = async (context: Context) => {
  const { cms } = context;
  const token = cms.token();
  await ask(context, signOutCall);
  cms.use(null);
  await checkDead(context, token, 'the token after the log-out', 'It has forgotten the token; whoever has it can go on');
};
