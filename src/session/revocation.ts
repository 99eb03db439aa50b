import type { Refresher } from '../../authProvider/refresh';
import type { Session } from '../../authProvider/session';
import type { CallFailure } from '../../dataProvider/envelope';
import type { Http } from '../../dataProvider/http';

/** The server may take this long to hear of a log-out, in milliseconds; the screen does not wait for it. */
const timeLimit = 3_000;

/**
 * Tells the server that the tokens of a session are done with. A refresh that is under way makes further ones, so it is taken
 * hold of while the session still stands: a later refresh may be that of another session. What is returned revokes them all; it
 * never rejects, and takes no longer than the limit.
 */
export const createRevocation = (http: Http, refresher: Refresher) => {
  const revoke = async (session: Session, running: ReturnType<Refresher['settled']>) => {
    const signal = AbortSignal.timeout(timeLimit);
    const kill = (bearer: string) => http.call('GET', '/logout-cms', { token: { bearer }, isBackground: true, keepalive: true, signal });
    try {
      const fresh = await Promise.race([running, new Promise<null>((resolve) => setTimeout(resolve, timeLimit, null))]);
      await kill(fresh?.token ?? session.token);
    } catch (error) {
      if ((error as CallFailure).status !== 401) return;
      await http
        .call<{ accessToken: string }>('POST', '/cmsauth/refresh', {
          token: 'none',
          headers: { ReAuthorization: session.refreshToken },
          isBackground: true,
          signal,
        })
        .then(({ accessToken }) => kill(accessToken))
        .catch(() => {});
    }
  };
  return (session: Session) => {
    const running = refresher.settled();
    return () => revoke(session, running);
  };
};

export type Revocation = ReturnType<typeof createRevocation>;
