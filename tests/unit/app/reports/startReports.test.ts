import { expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../../dataProvider/envelope';
import { startReports } from '../../../../src/app/reports/startReports';
import { createWindow } from '../../browser';

const receiver = 'https://reports.test/portal?key=1';
const frame = 'at run (https://portal.test/admin/assets/start-a1.js?accessToken=CANARY:1:2)';

/** An error with a canary in its message and its stack. */
const createError = (name = 'TypeError', position = frame) =>
  Object.assign(new Error('CANARY'), { name, stack: `${name}: CANARY\n    ${position}` });

/** Starts the reports of a page whose address has a canary. The receiver refuses connections when `isRefused` is set. */
const start = ({ isRefused = false } = {}) => {
  const page = createWindow('https://portal.test/admin/?accessToken=CANARY#/clients/CANARY');
  const requests: { address: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push({ address, init });
    if (isRefused) throw new TypeError('Failed to fetch');
    return new Response();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const reportCaughtError = startReports(receiver);
  const emit = (type: string, facts: object) => page.dispatchEvent(Object.assign(new Event(type), facts));
  return {
    requests,
    reportCaughtError,
    emitError: (error: unknown, facts = {}) => emit('error', { error, ...facts }),
    emitRejection: (reason: unknown) => emit('unhandledrejection', { reason }),
    emitViolation: (effectiveDirective: string, blockedURI: string) =>
      emit('securitypolicyviolation', { effectiveDirective, blockedURI, documentURI: 'CANARY', sample: 'CANARY', sourceFile: 'CANARY' }),
    readReports: () => requests.map(({ init }) => JSON.parse(init.body as string) as object),
  };
};

it('startReports sends uncaught errors, unhandled rejections, caught errors and policy violations without any text of theirs', () => {
  const { requests, readReports, reportCaughtError, emitError, emitRejection, emitViolation } = start();
  emitError(createError(), { message: 'CANARY', filename: 'CANARY' });
  emitRejection(createError('RangeError'));
  emitRejection('CANARY');
  reportCaughtError(createError('ReferenceError'));
  emitViolation('img-src', 'https://evil.example/CANARY?x=CANARY');
  emitViolation('require-trusted-types-for', 'trusted-types-sink');
  emitViolation('CANARY', 'CANARY');
  const stack = ['assets/start-a1.js:1:2'];
  expect(readReports()).toEqual([
    { kind: 'uncaughtError', version: 'test', name: 'TypeError', stack },
    { kind: 'unhandledRejection', version: 'test', name: 'RangeError', stack },
    { kind: 'unhandledRejection', version: 'test', name: 'unknown', stack: [] },
    { kind: 'caughtError', version: 'test', name: 'ReferenceError', stack },
    { kind: 'policyViolation', version: 'test', directive: 'img-src', blocked: 'https://evil.example' },
    { kind: 'policyViolation', version: 'test', directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' },
    { kind: 'policyViolation', version: 'test', directive: 'other', blocked: 'other' },
  ]);
  expect(JSON.stringify(requests)).not.toContain('CANARY');
});

it('startReports sends text without cookies, referrer and preflight', () => {
  const { requests, emitError } = start();
  emitError(createError());
  const { address, init } = requests[0]!;
  const { body, ...options } = init;
  expect(address).toBe(receiver);
  expect(typeof body).toBe('string');
  expect(options).toEqual({ method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' });
});

it('startReports sends equal reports once', () => {
  const { requests, emitError, emitViolation, reportCaughtError } = start();
  for (let i = 0; i < 3; i += 1) {
    emitError(createError());
    reportCaughtError(createError());
    emitViolation('img-src', `https://evil.example/${i}`);
  }
  expect(requests).toHaveLength(3);
});

it('startReports sends at most 20 reports', () => {
  const { readReports, emitViolation } = start();
  for (let i = 0; i < 50; i += 1) emitViolation('img-src', `https://host-${i}.example/`);
  expect(readReports()).toHaveLength(20);
  expect(readReports().at(-1)).toMatchObject({ blocked: 'https://host-19.example' });
});

it.each([
  ['a failed call', new CallFailure('refused', 'CANARY')],
  ['a part that could not be loaded', Object.assign(new TypeError('CANARY'), { code: 'partMissing' })],
  ['an aborted request', new DOMException('CANARY', 'AbortError')],
])('startReports ignores %s', (_, error) => {
  const { requests, emitError, emitRejection, reportCaughtError } = start();
  emitError(error);
  emitRejection(error);
  reportCaughtError(error);
  expect(requests).toEqual([]);
});

it('startReports reports errors of the browser, which have a number as their code', () => {
  const { readReports, emitRejection } = start();
  emitRejection(new DOMException('CANARY', 'SecurityError'));
  expect(readReports()).toMatchObject([{ name: 'SecurityError' }]);
});

it.each([null, undefined])('startReports ignores a warning of the browser, an error event with the error %s', (error) => {
  const { requests, emitError } = start();
  emitError(error, { message: 'ResizeObserver loop completed with undelivered notifications.' });
  expect(requests).toEqual([]);
});

it('startReports survives an error that cannot be read', () => {
  const { requests, emitError, emitRejection } = start();
  const unreadable = Object.defineProperty(new Error('CANARY'), 'stack', { get: () => JSON.parse('CANARY') as string });
  emitError(unreadable);
  expect(requests).toEqual([]);
  emitRejection(createError());
  expect(requests).toHaveLength(1);
});

it('startReports drops a report that cannot be sent and does not report the failure', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const { readReports, emitError, emitViolation } = start({ isRefused: true });
  emitError(createError());
  // how a browser reports that the policy refuses the connection
  emitViolation('connect-src', receiver);
  emitViolation('connect-src', 'https://reports.test');
  await new Promise((resolve) => setTimeout(resolve));
  expect(readReports()).toMatchObject([{ kind: 'uncaughtError' }]);
  expect(unhandled).not.toHaveBeenCalled();
});

it('startReports reports the address of the receiver under another directive, and other addresses that the portal may not connect to', () => {
  const { readReports, emitViolation } = start();
  emitViolation('img-src', 'https://reports.test/CANARY');
  emitViolation('connect-src', 'https://evil.example/CANARY');
  expect(readReports()).toMatchObject([
    { directive: 'img-src', blocked: 'https://reports.test' },
    { directive: 'connect-src', blocked: 'https://evil.example' },
  ]);
});
