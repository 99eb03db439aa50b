/** Whether a browser lets the portal send its calls to a CMS of another origin. */
import type { ContractCall } from '../contract';
import type { Context } from '../context';
import { isCrossOrigin } from '../crossOrigin';
import { Unanswered, type Answer } from '../cms';
import { shownHeader, type Effect } from '../findings';

/** Browsers send these methods without asking. */
const safeMethods = ['GET', 'POST'];
type Lack = { place: string; expected: string; found: string; effect: Effect; portal: string };

/** The headers of a call that a browser asks about; `optional` ones only where `config.json` switches them on. */
const headersOf = ({ method, tokenHeader, takesJson }: ContractCall) => {
  const isWrite = method !== 'GET' && tokenHeader === 'Authorization';
  return {
    needed: [...(tokenHeader ? [tokenHeader] : []), ...(takesJson ? ['Content-Type'] : [])],
    optional: isWrite ? ['Idempotency-Key', ...(method === 'PUT' ? ['If-Unmodified-Since'] : [])] : [],
  };
};
const switches: Record<string, string> = { 'Idempotency-Key': 'idempotencyKey', 'If-Unmodified-Since': 'ifUnmodifiedSince' };
const listOf = (text: string | null) => (text ?? '').split(',').map((each) => each.trim().toLowerCase());

const lacksOf = (call: ContractCall, { status, headers }: Answer, origin: string): Lack[] => {
  const lacks: Lack[] = [];
  const fails = { effect: 'fails', portal: 'It reads "Network Error"' } as const;
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (status < 200 || status >= 300) return [{ place: 'OPTIONS', expected: 'HTTP 204 without a token', found: `HTTP ${status}`, ...fails }];
  if (allowed !== '*' && allowed !== origin)
    return [{ place: 'Access-Control-Allow-Origin', expected: origin, found: shownHeader(allowed), ...fails }];
  const methods = headers.get('Access-Control-Allow-Methods');
  const hasMethod = safeMethods.includes(call.method) || listOf(methods).some((each) => each === '*' || each === call.method.toLowerCase());
  if (!hasMethod) lacks.push({ place: 'Access-Control-Allow-Methods', expected: call.method, found: shownHeader(methods), ...fails });
  const names = headers.get('Access-Control-Allow-Headers');
  // a star does not stand for Authorization
  const has = (name: string) => listOf(names).some((each) => each === name.toLowerCase() || (each === '*' && name !== 'Authorization'));
  const { needed, optional } = headersOf(call);
  for (const name of needed)
    if (!has(name)) lacks.push({ place: 'Access-Control-Allow-Headers', expected: name, found: shownHeader(names), ...fails });
  for (const name of optional)
    if (!has(name)) {
      const portal = `Nothing while writeHeaders.${switches[name]} of config.json is off, as it is at first; on, every save fails`;
      lacks.push({ place: 'Access-Control-Allow-Headers', expected: name, found: shownHeader(names), effect: 'nothing', portal });
    }
  return lacks;
};

/** Asks for every call as a browser does before it sends one. */
export const checkCors = async (context: Context) => {
  const { cms, calls, deviates, cannotTell } = context;
  const origin = cms.portalOrigin;
  if (!origin) return cannotTell('every call', 'CORS', 'give the origin of the portal: --portal https://portal.example.com');
  if (!isCrossOrigin(cms)) return;
  const isAsked = (call: ContractCall) => {
    const { needed, optional } = headersOf(call);
    return !safeMethods.includes(call.method) || needed.length + optional.length > 0;
  };
  await Promise.all(
    calls.calls.filter(isAsked).map(async (call) => {
      const { needed, optional } = headersOf(call);
      const headers = {
        'Access-Control-Request-Method': call.method,
        'Access-Control-Request-Headers': [...needed, ...optional]
          .map((name) => name.toLowerCase())
          .toSorted()
          .join(','),
      };
      const path = Object.fromEntries(call.pathParameters.map(({ name, schema }) => [name, String(schema.enum?.[0] ?? 1)]));
      const answer = await cms.send(call.name, { path, headers, token: null }, 'OPTIONS').catch((error: unknown) => {
        if (error instanceof Unanswered) return null;
        throw error;
      });
      if (!answer) return cannotTell(call.name, 'CORS', 'the preflight was not answered');
      for (const lack of lacksOf(call, answer, origin)) deviates({ rule: 'cors', call: call.name, ...lack });
    }),
  );
};
