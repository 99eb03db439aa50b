/** Ways in which the CMS of a company may differ, by the part of the check that reports them. */
import { generateKeyPairSync } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { PartName } from '../../../scripts/checkCms/check';
import type { Answered, Asked, Plant } from './proxy';

type Row = Record<string, unknown>;
const isRead = (path: string) => (asked: Asked) => asked.method === 'GET' && asked.path === path;
const payloadOf = ({ json }: Answered) => (json as { payload: Row | null } | undefined)?.payload ?? undefined;
const rowsOf = (answered: Answered) => (payloadOf(answered)?.content ?? []) as Row[];
/** Changes the answers of one reading call. */
const at = (path: string, change: (answered: Answered, asked: Asked) => void): Plant => ({
  after: (answered, asked) => {
    if (isRead(path)(asked) && (answered.json as Row | undefined)?.status === '00') change(answered, asked);
  },
});
/** Changes the rows of a list. */
const inRows = (path: string, change: (row: Row, i: number) => void) => at(path, (answered) => rowsOf(answered).forEach(change));
/** Changes what a list is asked for. */
const asking = (path: string, change: (query: URLSearchParams) => void): Plant => ({
  before: (asked) => {
    if (isRead(path)(asked)) change(asked.query);
  },
});
const allAnswers = (change: (answered: Answered, asked: Asked) => void): Plant => ({ after: change });
const preflight = (name: string, value: string | undefined): Plant => ({
  after: ({ headers }, { method }) => {
    if (method === 'OPTIONS') headers[name] = value;
  },
});
/** Exposes other headers to the portal. */
export const exposing = (names: string) =>
  allAnswers(({ headers }) => {
    if (headers['access-control-expose-headers']) headers['access-control-expose-headers'] = names;
  });
const isUnknownId = ({ path }: Asked) => path.endsWith('/999999999');
const raw = (answered: Answered, body: Buffer | string, type?: string) => {
  answered.json = undefined;
  answered.body = Buffer.from(body);
  if (type) answered.headers['content-type'] = type;
};
const signIn = (change: (session: Row) => void): Plant => ({
  after: (answered, { path }) => {
    const payload = payloadOf(answered);
    if (payload && (path === '/cmsauth/login' || path === '/current-user/info')) change(payload);
  },
});
const weakKey = () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
};

const paths = { clients: '/appuser/', hotlines: '/contactUs/clientServices/', projects: '/projects/', partners: '/businessPartner/' };

/** The token of the refresh works for the question who it is, and for nothing after it until it is renewed. */
const endingEarly = (): Plant => {
  const dead = new Set<unknown>();
  return {
    before: ({ path, headers }) => {
      if (path === '/cmsauth/refresh') return;
      if (dead.has(headers.authorization)) headers.authorization = 'Bearer dead';
      if (path === '/logout-cms' && dead.size === 0) {
        dead.add(headers.authorization);
        headers.authorization = 'Bearer dead';
      }
    },
  };
};

/** What is planted, by the part that finds it and by what it is; `told.ts` has what is to be said of it. Sign-in and log-out belong to every part. */
export const plants: Partial<Record<PartName | 'session', Record<string, Plant>>> = {
  session: {
    'a key of 1024 bits': at('/cmsauth/pubKey', (answered) => ((answered.json as Row).payload = weakKey())),
    'something that is no key': at('/cmsauth/pubKey', (answered) => ((answered.json as Row).payload = 'c2VjcmV0')),
    'a menu item that leads nowhere': signIn((session) => (session.menus as Row[]).push({ name: 'Loyalty Points' })),
    'a permission code that nobody knows': signIn((session) => (session.permissionCodes as string[]).push('LOYALTY_WRITE')),
    'a life of tokens in milliseconds': signIn((session) => (session.expireTime = 1_800_000_000)),
    'a token that says another end': {
      before: ({ headers }) => {
        headers.authorization = headers.authorization?.replace(/^Bearer x\.\w+\./, 'Bearer ');
      },
      ...signIn((session) => {
        session.expireTime = 1_800;
        const exp = Math.floor(Date.now() / 1_000) + 300;
        session.accessToken = `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.${String(session.accessToken)}`;
      }),
    },
    'a person who is another after single sign-on': at(
      '/current-user/info',
      (answered) => (payloadOf(answered)!.permissionCodes = ['APP_USER_READ']),
    ),
    'a refresh that is refused': {
      after: (answered, { path }) => {
        if (path === '/cmsauth/refresh') answered.json = { status: '01', msg: 'Refresh is off', payload: null };
      },
    },
    'new tokens that do not work': {
      after: (answered, { path }) => {
        const payload = payloadOf(answered);
        if (path === '/cmsauth/refresh' && payload) payload.accessToken = 'dead';
      },
    },
    'a wrong token that is answered with 403': {
      after: (answered, { headers }) => {
        if (headers.authorization === 'Bearer no-token-of-anybody') answered.status = 403;
      },
    },
    'who is signed in is null': at('/current-user/info', (answered) => ((answered.json as Row).payload = null)),
    'a token that ends early': endingEarly(),
    'a session that goes on after the log-out': {
      before: (asked) => void (asked.path === '/logout-cms' && (asked.path = '/option/usertype')),
      after: (answered, { path }) => void (path === '/logout-cms' && (answered.json = { status: '00', msg: null, payload: null })),
    },
  },
  cors: {
    'answers that no other origin may read': allAnswers(({ headers }, { method }) => {
      if (method === 'GET') delete headers['access-control-allow-origin'];
    }),
    'CORS without Authorization': preflight(
      'access-control-allow-headers',
      'Content-Type, ReAuthorization, Idempotency-Key, If-Unmodified-Since',
    ),
    'CORS with a star for the headers': preflight('access-control-allow-headers', '*'),
    'CORS without PUT': preflight('access-control-allow-methods', 'GET, POST, DELETE'),
    'CORS without ReAuthorization': preflight(
      'access-control-allow-headers',
      'Authorization, Content-Type, Idempotency-Key, If-Unmodified-Since',
    ),
    'CORS without Idempotency-Key': preflight(
      'access-control-allow-headers',
      'Authorization, Content-Type, ReAuthorization, If-Unmodified-Since',
    ),
    'a request id that no other origin may read': exposing('Content-Disposition, Retry-After'),
    'a Retry-After that no other origin may read': exposing('Content-Disposition, x-request-id'),
    'a preflight that wants a token': { after: (answered, { method }) => void (method === 'OPTIONS' && (answered.status = 401)) },
  },
  reads: {
    'a member that rows lack': inRows(paths.clients, (row) => delete row.clientID),
    'a member that is null': inRows(paths.projects, (row) => (row.projectCode = null)),
    'a number that is a text': inRows(paths.hotlines, (row) => (row.displayOrder = String(row.displayOrder))),
    'a list that is a text': inRows('/notification/list', (row) => (row.regions = 'HK,CN')),
    'a member that nobody knows': inRows('/campaignPopup/list', (row) => (row.createdBy = 'Ann')),
    'a code that the contract has not': inRows(paths.partners, (row, i) => (row.sfUserType = i === 0 ? 'BROKER' : row.sfUserType)),
    'a time in another format': inRows(paths.clients, (row) => row.lastLoginAt && (row.lastLoginAt = '26/11/2026 10:15')),
    'a time without a zone': inRows('/notification/list', (row) => (row.updatedAt = String(row.updatedAt).replace('Z', ''))),
    'a birthday as ISO has it': inRows(paths.clients, (row) => row.dob && (row.dob = String(row.dob).replaceAll('/', '-'))),
    'a 302 to a sign-in page': at('/option/usertype', (answered) => {
      answered.status = 302;
      answered.headers.location = 'https://login.example.com/start?back=1';
    }),
    'a redirect of the same origin': {
      before: ({ path, query }) => void (path === '/option/usertype' && query.delete('again')),
      after: (answered, { path, query }) => {
        if (path !== '/option/usertype' || query.has('again')) return;
        answered.status = 308;
        answered.headers.location = '/portal-cms/option/usertype?again=1';
      },
    },
    'ids of a list that are all refused': {
      after: (answered, { path }) => {
        if (path.startsWith('/cmsuser/details/')) answered.json = { status: '01', msg: 'The record does not exist', payload: null };
      },
    },
    'a record that is null in a lookup': at('/country/', (answered) => ((answered.json as { payload: unknown[] }).payload[0] = null)),
    'an HTML page': at('/country/', (answered) => raw(answered, '<!doctype html><title>Please sign in</title>', 'text/html')),
    'gzip of nothing': at('/appProducts/', (answered) => {
      raw(answered, gzipSync(''));
      answered.headers['content-encoding'] = 'gzip';
    }),
    'gzip that is none': at('/option/projectUnit', (answered) => {
      answered.headers['content-encoding'] = 'gzip';
    }),
    'an answer that is cut': at('/salesregion/list', (answered) => {
      answered.isCut = true;
    }),
    'HTTP 202 in place of 200': at('/employees/findAll', (answered) => {
      answered.status = 202;
    }),
    'JSON that is no envelope': at('/option/sfUserType', (answered) => {
      answered.json = payloadOf(answered);
    }),
    'a status that is a number': at('/option/projectType', (answered) => ((answered.json as Row).status = 0)),
    'letters that are no UTF-8': at('/salesregion/officelist', (answered) =>
      raw(answered, Buffer.from('{"status":"00","msg":null,"payload":[{"code":"HK","name":"Höng"}]}', 'latin1')),
    ),
  },
  pages: {
    'pages that are counted from one': asking(paths.clients, (query) =>
      query.set('page', String(Math.max(0, Number(query.get('page')) - 1))),
    ),
    'a page zero that is empty': at(paths.partners, (answered, { query }) => {
      if (query.get('page') === '0' && payloadOf(answered)) payloadOf(answered)!.content = [];
    }),
    'a total that is too high': at(
      paths.clients,
      (answered) => (payloadOf(answered)!.totalElements = Number(payloadOf(answered)!.totalElements) + 60),
    ),
    'a total that is that of the page': at(paths.clients, (answered) => (payloadOf(answered)!.totalElements = rowsOf(answered).length)),
    'a total that leaves rows out': at(paths.clients, (answered) => (payloadOf(answered)!.totalElements = 100)),
    'pages of twenty at most': asking(paths.partners, (query) => query.set('size', String(Math.min(20, Number(query.get('size')))))),
    'a record twice in a page': at(
      paths.projects,
      (answered) => rowsOf(answered).length > 1 && (rowsOf(answered)[1] = rowsOf(answered)[0]!),
    ),
  },
  sorts: {
    'a sort that is ignored': asking(
      paths.clients,
      (query) => query.getAll('sort').some((sort) => sort.startsWith('activationAt')) && query.delete('sort'),
    ),
    'a direction that is ignored': asking(paths.projects, (query) => {
      const sorts = query.getAll('sort').map((sort) => sort.replace('name.EN,desc', 'name.EN,asc'));
      query.delete('sort');
      for (const sort of sorts) query.append('sort', sort);
    }),
    'empty values first': at(paths.clients, (answered, { query }) => {
      if (query.get('sort') !== 'lastLoginAt,asc') return;
      rowsOf(answered)
        .slice(0, 3)
        .forEach((row) => (row.lastLoginAt = null));
    }),
    'a second sort that is ignored': at(paths.projects, (answered, { query }) => {
      if (query.get('sort') !== 'name.EN,asc') return;
      const rows = rowsOf(answered).reverse();
      rows.forEach((row, i) => (row.name = { EN: `Tower ${Math.floor(i / 8) + 1}` }));
      rows.sort(
        (a, b) =>
          String((a.name as Row).EN).localeCompare(String((b.name as Row).EN), 'en', { numeric: true }) || Number(b.id) - Number(a.id),
      );
    }),
    'empty values first, a whole page of them': at(paths.clients, (answered, { query }) => {
      if (query.get('sort') === 'activationAt,asc') for (const row of rowsOf(answered)) row.activationAt = null;
    }),
  },
  filters: {
    'a filter that is ignored': asking(paths.clients, (query) => query.delete('region')),
    'a search that looks at another member': asking(paths.clients, (query) => {
      const wanted = query.get('lastName');
      if (wanted === null) return;
      query.delete('lastName');
      query.set('email', wanted);
    }),
    'a search that finds nothing': asking(
      paths.projects,
      (query) => query.has('projectName') && query.set('projectName', 'nothing-is-called-so'),
    ),
    'a filter without a member that is ignored': {
      before: ({ path, query }) => {
        if (path.endsWith('/documents/')) query.delete('docType');
      },
    },
    'a filter that finds rows without a value': at(paths.clients, (answered, { query }) => {
      if (query.has('region')) for (const row of rowsOf(answered)) row.region = null;
    }),
    'a filter that takes one value of two': asking(paths.clients, (query) => {
      const [first, second] = query.getAll('userStatus');
      if (second !== undefined) query.set('userStatus', first!);
    }),
    'a filter that is refused': {
      after: (answered, { path, query }) => {
        if (path === paths.partners && query.has('userType')) answered.json = { status: '01', msg: 'Not supported', payload: null };
      },
    },
  },
  codes: {
    'a code that no lookup has': inRows(paths.clients, (row, i) => i === 0 && (row.userStatus = 'FROZEN')),
    'a lookup without a code of rows': at('/option/projectStatus', (answered) =>
      ((answered.json as { payload: unknown[] }).payload as Row[]).splice(0, 1),
    ),
    'a lookup that is empty': at('/option/projectLocation', (answered) => ((answered.json as { payload: unknown[] }).payload = [])),
  },
  files: {
    'a file name that no other origin may read': exposing('Retry-After, X-Request-Id'),
    'a document that is no PDF': allAnswers((answered, { path }) => {
      if (/\/documents\/(?!projects|types).+/.test(path) && answered.json)
        (answered.json as Row).msg = Buffer.from('plain text').toString('base64');
    }),
    'a file that is no base64': allAnswers((answered, { path }) => {
      if (path.startsWith('/files/') && answered.json) (answered.json as Row).msg = 'https://files.example.com/1.pdf';
    }),
    'an export that is a page': {
      after: (answered, { path }) => {
        if (path === '/appuser/downloadCsv') raw(answered, '<html>Busy</html>', 'text/html');
      },
    },
    'an export that ignores the search': {
      before: ({ path, query }) => void (path === '/appuser/downloadCsv' && query.delete('lastName')),
    },
  },
  refusals: {
    'PLT-127 a refused rule as HTTP 500': allAnswers((answered, asked) => {
      if (!isUnknownId(asked)) return;
      answered.status = 500;
      answered.json = { status: '500', msg: 'Internal error', payload: null };
    }),
    'PLT-127 an unknown id as HTTP 404': allAnswers((answered, asked) => {
      if (isUnknownId(asked)) answered.status = 404;
    }),
    'PLT-127 an unknown id as an empty success': allAnswers((answered, asked) => {
      if (isUnknownId(asked)) answered.json = { status: '00', msg: null, payload: null };
    }),
  },
};
