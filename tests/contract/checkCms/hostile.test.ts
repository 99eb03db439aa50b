/** Nothing that a CMS sends gets into a terminal or a report as it came: no control characters, no names, no addresses. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoPassword } from '../../../fixtures/auth/people';
import type { PartName, Result } from '../../../scripts/checkCms/check';
import { summaryOf } from '../../../scripts/checkCms/output/effects';
import { pageOfResult } from '../../../scripts/checkCms/output/page';
import { tableOf } from '../../../scripts/checkCms/output/table';
import { useCommand } from './command';
import { useChecked } from './kit';
import type { Answered, Asked, Plant } from './proxy';

const { proxy, run } = useChecked();
const { command } = useCommand('check-cms-hostile-test');

const person = 'Zoltan Quimby, 7 Wexford Road, zoltan.quimby@example.com, 陳大文, 85255501140';
/** Colours, a window title, the C1 form of an escape, a change of direction, a line break. */
const controls = '\u001b[31m\u001b]0;owned\u0007\u009b5m\u202e\n';
const hostile = `${controls}${person}`;
const ofPerson = /zoltan|quimby|wexford|陳|85255501140|5550|1140/i;
// eslint-disable-next-line no-control-regex
const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/;
/** A header takes no escape, and one byte for each character. */
const header = 'Zoltan Quimby \u009b5m zoltan.quimby@example.com';

const isAfterSignIn = ({ method, path }: Asked) =>
  method === 'GET' && !['/cmsauth/pubKey', '/current-user/info', '/logout-cms'].includes(path);
const inReads = (change: (answered: Answered, asked: Asked) => void): Plant => ({
  after: (answered, asked) => {
    if (isAfterSignIn(asked) && answered.json !== undefined) change(answered, asked);
  },
});
const inSession = (change: (payload: Record<string, unknown>) => void): Plant => ({
  after: ({ json }, { path }) => {
    const { payload } = (json ?? {}) as { payload?: Record<string, unknown> | null };
    if (payload && (path === '/cmsauth/login' || path === '/current-user/info')) change(payload);
  },
});
const body = (answered: Answered, text: string, type: string) => {
  answered.json = undefined;
  answered.body = Buffer.from(text);
  answered.headers['content-type'] = type;
};
const mapTexts = (value: unknown, change: (text: string) => unknown): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]));
};
const withKey = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withKey);
  if (typeof value !== 'object' || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withKey(inner)])), [hostile]: hostile };
};
const payloadAs = (change: (payload: unknown) => unknown) =>
  inReads((answered) => {
    const envelope = answered.json as { payload: unknown };
    envelope.payload = change(envelope.payload);
  });
/** Changes the response of a call before anybody has signed in. */
const atCall = (path: string, change: (answered: Answered) => void): Plant => ({
  after: (answered, asked) => {
    if (asked.path === path && asked.method !== 'OPTIONS') change(answered);
  },
});

/** Ways of a CMS to get a text into the report, and the parts that have to clean it, where it is not a read that does. */
const plants: Record<string, Plant & { only?: PartName[] }> = {
  'every text of a record': { ...payloadAs((payload) => mapTexts(payload, () => hostile)), only: ['filters', 'codes'] },
  'a text in place of every number and list': payloadAs((payload) =>
    JSON.parse(JSON.stringify(payload), (_, value) => (typeof value === 'number' ? hostile : (value as unknown))),
  ),
  'a key of every record': payloadAs(withKey),
  'the message of a refusal': inReads((answered) => (answered.json = { status: '01', msg: hostile, payload: null })),
  'the status of a refusal': inReads((answered) => (answered.json = { status: hostile, msg: hostile, payload: null })),
  'a status that is an object': inReads((answered) => (answered.json = { status: { [hostile]: hostile }, msg: hostile, payload: null })),
  'JSON that is a text': inReads((answered) => body(answered, JSON.stringify(hostile), 'application/json')),
  'a text that is no JSON': inReads((answered) => body(answered, hostile, 'text/plain')),
  'an HTML page': inReads((answered) => body(answered, `<title>${hostile}</title>`, 'text/html')),
  'the message of HTTP 400': inReads((answered) => Object.assign(answered, { status: 400, json: { status: '400', msg: hostile } })),
  'the text after the status': inReads((answered) => Object.assign(answered, { status: 409, statusText: header, json: {} })),
  'the place where a redirect leads': inReads((answered) => {
    answered.status = 302;
    answered.headers.location = `https://login.example.com/Zoltan%20Quimby/%E9%99%B3/zoltan.quimby@example.com?of=Quimby`;
  }),
  'a redirect of the same origin': inReads((answered, { query }) => {
    if (query.has('again')) return;
    answered.status = 302;
    answered.headers.location = `/portal-cms/Quimby/zoltan.quimby@example.com?again=1`;
  }),
  'a redirect to what is no address': inReads((answered) => {
    answered.status = 302;
    answered.headers.location = `http://${header}`;
  }),
  'headers for browsers': {
    only: ['cors'],
    after: ({ headers }, { method }) => {
      const names = method === 'OPTIONS' ? ['headers', 'methods'] : ['origin'];
      for (const name of names) headers[`access-control-allow-${name}`] = header;
    },
  },
  'headers of an export': {
    only: ['files'],
    after: ({ headers }, { path }) => {
      headers['access-control-expose-headers'] = header;
      if (path === '/businessPartner/downloadCsv') headers['content-type'] = header;
    },
  },
  'permission codes': inSession((payload) => (payload.permissionCodes as unknown[]).push(hostile)),
  'a menu item': inSession((payload) =>
    (payload.menus as unknown[]).push({ name: `${controls}zoltan.quimby@example.com 85255501140`, path: hostile }),
  ),
  'who is signed in': inSession((payload) => Object.assign(payload, { userLevel: hostile, salesOffices: hostile, regions: [hostile] })),
  'the refusal of a refresh': {
    ...atCall('/cmsauth/refresh', (answered) => (answered.json = { status: '01', msg: hostile, payload: null })),
    only: [],
  },
  'the refusal of a sign-in': atCall('/cmsauth/login', (answered) => (answered.json = { status: '01', msg: hostile, payload: null })),
  'a page in place of the CMS': atCall('/cmsauth/pubKey', (answered) => body(answered, `<title>${hostile}</title>`, 'text/html')),
  'a redirect in place of the CMS': atCall('/cmsauth/pubKey', (answered) => {
    answered.status = 302;
    answered.headers.location = 'https://login.example.com/Zoltan%20Quimby/zoltan.quimby@example.com?of=Quimby';
  }),
};

const textsIn = (value: unknown): string[] => {
  const texts: string[] = [];
  mapTexts(value, (text) => texts.push(text));
  return texts;
};
/** Everything that a run prints or writes. */
const outputs = async (only: PartName[]) => {
  const result = await run({ only }).catch((error: Error) => error);
  if (result instanceof Error) return [result.message];
  return [...textsIn(result), tableOf(result, 160), summaryOf(result), pageOfResult(result, new Date(0))];
};

describe('what a CMS sends', () => {
  it.each(Object.entries(plants))('check-cms cleans and masks %s', async (_, plant) => {
    proxy().set(plant);
    const texts = await outputs(plant.only ?? ['reads', 'refusals']);
    expect(proxy().failures).toEqual([]);
    expect(texts.join('\n')).toMatch(/(GET|POST) \/|Nobody can sign in|does not let|is no CMS|redirects to/);
    for (const text of texts) {
      expect(text).not.toMatch(ofPerson);
      expect(text).not.toMatch(control);
    }
  });
});

describe('a redirect of a call with a token', () => {
  /** Another origin on the same host: the port differs. Returns the address and the requests that came. */
  const listen = async () => {
    const requests: (string | undefined)[] = [];
    const server = createServer(({ url, headers }, response) => {
      requests.push(`${url} ${headers.authorization}`);
      response.end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return { port: (server.address() as AddressInfo).port, requests };
  };
  it('check-cms follows within the same origin, and to no other port, name or scheme of the host', async () => {
    const { port, requests } = await listen();
    const leads = [`http://127.0.0.1:${port}`, `http://localhost:${port}`, `//127.0.0.1:${port}`, `https://127.0.0.1:${port}`];
    const followed: string[] = [];
    let count = 0;
    proxy().set(
      inReads((answered, { path, query }) => {
        if (query.has('again')) return void followed.push(path);
        const lead = [...leads, ''][count % (leads.length + 1)]!;
        count += 1;
        answered.status = 302;
        answered.headers.location = `${lead}/portal-cms${path}?again=1`;
      }),
    );
    await run({ only: ['reads'] });
    expect(count).toBeGreaterThan(2 * leads.length);
    expect(followed).not.toEqual([]);
    expect(requests).toEqual([]);
  });
});

describe('what a CMS sends too much of', () => {
  it('check-cms reads replies up to 16 MB, and its time does not grow with the square of their length', async () => {
    // so long that anything quadratic runs for hours
    const long = 'a'.repeat(12_000_000);
    const replies: Record<string, (answered: Answered) => void> = {
      '/country/': (answered) => (answered.json = { status: '01', msg: long, payload: null }),
      '/option/usertype': (answered) => body(answered, '<title'.repeat(2_000_000), 'text/html'),
      '/option/sfUserType': (answered) => body(answered, `"${long}`, 'application/json'),
      '/employees/findAll': (answered) => (answered.json = { status: '00', msg: null, payload: Array(300_000).fill(null) }),
      '/appProducts/': (answered) => {
        body(answered, '', 'application/json');
        answered.body = gzipSync(Buffer.alloc(17 * 1024 * 1024, ' '));
        answered.headers['content-encoding'] = 'gzip';
      },
    };
    proxy().set(inReads((answered, { path }) => replies[path]?.(answered)));
    const { out, err } = await command([proxy().base, '--user', 'superadmin', '--only', 'reads', '--json', '-'], {
      password: demoPassword,
    });
    expect(err.split('\n')).toContain('log-out …');
    const { deviations, unsure } = JSON.parse(out) as Result;
    const reported = deviations.filter(({ calls }) => calls.some((call) => Object.keys(replies).some((path) => call === `GET ${path}`)));
    expect(reported.map(({ rule, calls, count }) => `${rule}: ${calls.join()} ${count}`).toSorted()).toEqual([
      'html: GET /option/usertype 1',
      'json: GET /option/sfUserType 1',
      'refused: GET /country/ 1',
      'shape: GET /employees/findAll 300000',
    ]);
    expect(unsure).toContainEqual({
      call: 'GET /appProducts/',
      about: 'its reply',
      why: 'its reply is longer than the 16 MB that the check reads',
    });
  });
});
