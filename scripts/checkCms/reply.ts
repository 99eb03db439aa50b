/** One call, and what its reply is worth. */
import type { Context, Reply } from './context';
import { checkReadable } from './crossOrigin';
import { saying } from './portal';
import { Unanswered, type Answer, type SendOptions } from './cms';
import { idOfPlace } from './recordId';
import { tooLong } from './readBody';
import { isCode, kindOfPlace, said, shown, shownAddress } from './findings';

type Fault = { rule: string; place: string; expected: string; found: string };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The title of a page stands near its start. */
const titleOf = (html: string) => {
  const start = html.slice(0, 5_000);
  return /<title[^<>]*>([^<]*)/i.exec(start)?.[1] ?? start;
};

/** What is wrong with an answer before the contract is asked; undefined where its envelope says "00". */
export const faultOf = ({ status, statusText, headers, address, bytes, text, json }: Answer): Fault | undefined => {
  const expected = 'HTTP 200 with status "00"';
  if (status >= 300 && status < 400) {
    const location = headers.get('Location');
    return {
      rule: 'redirect',
      place: 'Location',
      expected,
      found: `HTTP ${status} to ${location ? shownAddress(location, address) : 'nowhere'}`,
    };
  }
  if (status !== 200) {
    const msg = isObject(json) && typeof json.msg === 'string' ? `: ${json.msg}` : '';
    return { rule: 'http', place: 'HTTP status', expected, found: said(`HTTP ${status} ${statusText}${msg}`) };
  }
  if (bytes.length === 0) return { rule: 'empty', place: 'body', expected: 'a JSON envelope', found: 'an empty body' };
  if (text === '') return { rule: 'encoding', place: 'body', expected: 'UTF-8', found: 'bytes that are no UTF-8' };
  if (json === undefined) {
    const isHtml = /^\s*</.test(text);
    const found = isHtml ? `an HTML page: ${said(titleOf(text))}` : shown(text);
    return { rule: isHtml ? 'html' : 'json', place: 'body', expected: 'a JSON envelope', found };
  }
  if (!isObject(json) || typeof json.status !== 'string') {
    const place = isObject(json) ? '/status' : '/';
    return {
      rule: 'envelope',
      place,
      expected: 'status as a text, msg and payload',
      found: isObject(json) ? shown(json.status) : shown(json),
    };
  }
  if (json.status !== '00')
    return {
      rule: 'refused',
      place: '/status',
      expected: 'status "00"',
      found: said(`"${json.status}" ${typeof json.msg === 'string' ? json.msg : ''}`),
    };
  return undefined;
};

/** Sends a call; a line that is cut or a CMS that fails is asked once more. */
const sendTwice = async (context: Context, call: string, options: SendOptions): Promise<Answer | Unanswered> => {
  const attempt = () =>
    context.cms.send(call, options).catch((error: unknown) => {
      if (error instanceof Unanswered) return error;
      throw error;
    });
  const first = await attempt();
  const isPassing = first instanceof Unanswered ? !['timeout', tooLong].includes(first.code) : first.status >= 500;
  // what may have been done is not asked for again
  if (!isPassing || !call.startsWith('GET ')) return first;
  const second = await attempt();
  if (!(second instanceof Unanswered) && second.status < 500)
    context.cannotTell(
      call,
      'whether it always answers',
      first instanceof Unanswered ? `once ${first.reason}` : `once it answered HTTP ${first.status}`,
    );
  return second;
};

/** Sends a call of the session: with new tokens where the present ones have ended, and to where a redirect of the same origin leads. */
export const sendInSession = async (context: Context, call: string, options: SendOptions = {}): Promise<Answer | Unanswered> => {
  const used = context.cms.token();
  let answer = await sendTwice(context, call, options);
  const hasEnded = !(answer instanceof Unanswered) && answer.status === 401 && options.token === undefined && used !== null;
  if (hasEnded && (await context.renew(used))) answer = await sendTwice(context, call, options);
  if (answer instanceof Unanswered) return answer;
  const fault = faultOf(answer);
  const address = fault?.rule === 'redirect' && call.startsWith('GET ') && leadsTo(answer, context.cms.base);
  if (!fault || !address) return answer;
  context.deviates({ ...fault, call, effect: 'nothing', portal: 'The browser follows it, which makes each call two' });
  return sendTwice(context, call, { ...options, address });
};

/** The address that a redirect leads to, where a browser goes there with the token: on the same origin. */
const leadsTo = ({ headers }: Answer, base: string) => {
  const location = headers.get('Location') ?? '';
  if (location === '' || !URL.canParse(location, `${base}/`)) return undefined;
  const url = new URL(location, `${base}/`);
  return url.origin === new URL(base).origin ? url.href : undefined;
};

export type AskOptions = SendOptions & {
  /** What is wrong with a refusal is looked at by the caller. */
  mayRefuse?: boolean;
  /** The same reply was held to the contract before: only its payload is wanted. */
  isAgain?: boolean;
};

/** Holds an answer to the contract. What is wrong is collected; undefined where there is nothing to go on with. */
export const judge = async (
  context: Context,
  answer: Answer,
  { isAgain }: Pick<AskOptions, 'isAgain'> = {},
): Promise<Reply | undefined> => {
  const { deviates, cannotTell, portal, calls } = context;
  const { call } = answer;
  const fault = faultOf(answer);
  if (answer.status !== 401 && answer.status !== 403) checkReadable(context, answer);
  if (answer.status === 403) {
    cannotTell(call, 'its reply', 'the account may not call it: check with one that may');
    return undefined;
  }
  if (fault) {
    const text = await portal.failure(answer);
    const isGarbled = fault.rule === 'encoding';
    const where = await portal.where(call);
    if (text !== undefined) deviates({ ...fault, call, effect: 'fails', portal: `${where}: ${saying(text)}` });
    else if (isGarbled)
      deviates({ ...fault, call, effect: 'shows less', portal: `${where}: other letters than those of ASCII are shown as �` });
    else deviates({ ...fault, call, effect: 'nothing', portal: 'It reads it all the same' });
    return undefined;
  }
  const problems = isAgain ? [] : calls.call(call).problems(answer.json);
  if (problems.length > 0) {
    // the same for all of them: the answer is replayed once
    const failure = await portal.failure(answer);
    const fates = new Map<string, Awaited<ReturnType<typeof portal.fate>>>();
    for (const problem of problems) {
      const { place, expected, found } = problem;
      // the same for all rows
      const kind = `${kindOfPlace(place)}\n${expected}`;
      const fate = fates.get(kind) ?? (await portal.fate(answer, problem, failure));
      fates.set(kind, fate);
      deviates({
        rule: 'shape',
        call,
        place,
        id: await idOfPlace(context, answer, place),
        expected,
        found: expected.startsWith('one of ') && isCode(found) ? `"${found}"` : shown(found),
        ...fate,
      });
    }
  }
  return { answer, payload: (answer.json as { payload?: unknown }).payload };
};

/** Sends a call and holds its reply to the contract; `refused` where the CMS has refused it and `mayRefuse` says that it may. */
export const askOrRefused = async (
  context: Context,
  call: string,
  { mayRefuse, isAgain, ...options }: AskOptions,
): Promise<Reply | 'refused' | undefined> => {
  const answer = await sendInSession(context, call, options);
  if (answer instanceof Unanswered) {
    // the portal has no such limit
    if (answer.code === tooLong) {
      context.cannotTell(call, 'its reply', answer.reason);
      return undefined;
    }
    const text = answer.code === 'timeout' ? 'Connection Timeout' : 'Network Error';
    context.deviates({
      rule: 'unanswered',
      call,
      place: 'line',
      expected: 'an answer',
      found: answer.reason,
      effect: 'fails',
      portal: `It reads "${text}"`,
    });
    return undefined;
  }
  if (mayRefuse && faultOf(answer)?.rule === 'refused') return 'refused';
  return judge(context, answer, { isAgain });
};

/** Sends a call and holds its reply to the contract. An account that may not call it is no deviation. */
export const ask = async (context: Context, call: string, options: AskOptions = {}): Promise<Reply | undefined> => {
  const reply = await askOrRefused(context, call, options);
  return reply === 'refused' ? undefined : reply;
};

/** The rows and the total of a page; undefined where the reply is no page. */
export const pageOf = (reply: Reply | undefined) => {
  const { content, totalElements } = (isObject(reply?.payload) ? reply.payload : {}) as { content?: unknown; totalElements?: unknown };
  if (!Array.isArray(content) || !content.every(isObject) || !Number.isInteger(totalElements)) return undefined;
  return { rows: content, total: totalElements as number };
};
