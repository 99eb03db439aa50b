/** Reports of errors and of violations of the Content Security Policy. docs/operating.md shows examples. It loads when `reports` is set. */
import { failureOf } from '../../../contract/failure';
import { describeBlocked, describeError } from './describeReport';

/** The number of reports that one page load sends. */
const reportLimit = 20;

/** Failed calls and missing parts, for which the portal shows a message, and requests that it aborted itself. */
const isHandled = (error: unknown) => {
  const { code, name } = failureOf(error) as { code?: unknown; name?: unknown };
  return typeof code === 'string' || name === 'AbortError';
};

/**
 * Sends a report of each uncaught error, each unhandled rejection and each policy violation of this page. Equal reports are sent once, and
 * at most 20 reports altogether. A report that cannot be sent is dropped.
 *
 * @param address the absolute address that receives the reports
 * @returns a function that reports an error caught by an error boundary
 */
export const startReports = (address: string) => {
  const { origin } = new URL(address);
  const assets = new URL('assets/', window.location.href).href;
  const sent = new Set<string>();

  const send = (kind: string, facts: object) => {
    const body = JSON.stringify({ kind, version: __PORTAL_VERSION__, ...facts });
    if (sent.has(body) || sent.size >= reportLimit) return;
    sent.add(body);
    void fetch(address, {
      method: 'POST',
      // a text in this mode needs no preflight
      mode: 'no-cors',
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => {});
  };
  const reportError = (kind: string, error: unknown) => {
    try {
      if (!isHandled(error)) send(kind, describeError(error, assets));
    } catch {
      // a thrown object can have getters that throw
    }
  };

  window.addEventListener('error', ({ error }) => {
    // browsers also warn by this event, for example about a ResizeObserver, and then it has no error
    if (error !== null && error !== undefined) reportError('uncaughtError', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('unhandledRejection', reason));
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const blocked = describeBlocked(blockedURI);
    // the policy refuses the reports themselves: another one would be refused too
    if (effectiveDirective === 'connect-src' && blocked === origin) return;
    send('policyViolation', { directive: /^[a-z-]{1,40}$/.test(effectiveDirective) ? effectiveDirective : 'other', blocked });
  });
  return (error: unknown) => reportError('caughtError', error);
};
