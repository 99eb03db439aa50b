import { readSession } from '../../authProvider/session';
import { CallFailure } from '../../dataProvider/envelope';
import type { Http } from '../../dataProvider/http';
import type { Password } from './password';

const toSession = (reply: unknown, username?: string) => {
  const session = readSession(reply, Date.now(), username);
  if (!session) throw new CallFailure('busy');
  return session;
};

/** The two ways to learn who somebody is. Neither starts a session: the page may have a question to ask first. */
export const createSignIn = (http: Http, withPasswords: Password['withPasswords']) => ({
  /** Signs in with a password that travels encrypted (PLT-032, PLT-035). */
  signIn: async (username: string, password: string) =>
    toSession(
      await withPasswords(async (encrypt) =>
        http.call('POST', '/cmsauth/login', { token: 'none', body: { username, password: await encrypt(password) } }),
      ),
      username,
    ),
  /** Who a token of single sign-on belongs to (PLT-029). */
  whoIs: async (token: string) => toSession(await http.call('GET', '/current-user/info', { token: { bearer: token } })),
});
