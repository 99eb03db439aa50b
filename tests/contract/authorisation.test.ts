import { describe, expect, it } from 'vitest';
import { loadContract, type Call } from '../../fixtures/dialect/contract';
import { people } from '../../fixtures/auth/people';
import { makePng } from '../../fixtures/seed/files';
import { multipart, readCsv, useBox, usernames, type Username } from './box';

/** The permissions, one of which some calls need, and the highest level number. A call is given by its number or its name. */
type Needs = { calls: (number | string)[]; codes: string[]; level?: number };
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** The needs of the five calls of an entity without others, such as `ofEntity('/contactUs/offices/', 'CONTENT')`. */
const ofEntity = (path: string, area: string): Needs[] => [
  { calls: [`GET ${path}`, `GET ${path}{id}`], codes: [`${area}_READ`] },
  { calls: [`PUT ${path}{id}`, `DELETE ${path}{id}`], codes: [`${area}_WRITE`] },
  { calls: [`POST ${path}`], codes: [`${area}_WRITE`], level: 2 },
];
/** "What each write needs at the server", copied from the contract document and not from the server. */
const needs: Needs[] = [
  ...ofEntity('/contactUs/clientServices/', 'CONTENT'),
  ...ofEntity('/contactUs/offices/', 'CONTENT'),
  ...ofEntity('/genericContents/', 'CONTENT'),
  { calls: [...range(9, 11), ...range(20, 25)], codes: ['APP_USER_READ'] },
  { calls: [18, 19, 27], codes: ['APP_USER_WRITE'] },
  { calls: range(12, 17), codes: ['APP_USER_WRITE', 'BUSINESS_PARTNER_WRITE'] },
  { calls: range(28, 35), codes: ['BUSINESS_PARTNER_READ'] },
  { calls: [36], codes: ['BUSINESS_PARTNER_WRITE'] },
  { calls: [50, 51], codes: ['CMS_USER_READ'] },
  { calls: [52, 53], codes: ['CMS_USER_WRITE'] },
  { calls: [54, 55, 80, 82], codes: ['CONTENT_WRITE'] },
  { calls: [78, 81], codes: ['CONTENT_WRITE'], level: 2 },
  { calls: [76, 79], codes: ['CONTENT_READ'] },
  { calls: [72, 73, 83, 85, 88], codes: ['CAMPAIGN_READ'] },
  { calls: [74, 84, 86, 87, 89], codes: ['CAMPAIGN_WRITE'] },
];
const open = [4, 26, ...range(37, 49), 56];
const skipped = [1, 2, 3, 5, 6, 75];
const numberOf = ({ number }: Pick<Call, 'number'>) => Number(number.slice(2));
const needOf = (call: Pick<Call, 'number' | 'name'>) =>
  needs.find(({ calls }) => calls.includes(numberOf(call)) || calls.includes(call.name));
const fill = (path: string, id: string) =>
  path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => ({ id, type: 'BIZ', tab: 'LOAN', offices: 'HK', docNumber: 'D1', fileId: 'F1', kind: 'PROJECT_IMAGE' })[name]!,
  );

describe('authorisation at the server', () => {
  const { send, tokenOf } = useBox();
  const calls = loadContract().calls.filter((call) => !skipped.includes(numberOf(call)));

  it('each call of the contract is in a row of the table of needs, or open to all', () => {
    const listed = [...needs.flatMap((row) => row.calls), ...open];
    const names = listed.map((call) => calls.find((each) => numberOf(each) === call)?.name ?? String(call));
    expect(calls.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it.each(usernames)(
    'the fixture CMS answers 403 to %s exactly where the code or level is missing, for every call, three ids, with and without a slash (PLT-115 PLT-122 PLT-123)',
    async (username) => {
      const person = people.find((each) => each.username === username)!;
      const token = await tokenOf(username);
      let checks = 0;
      const wrong: string[] = [];
      for (const call of calls) {
        const [method, path] = call.name.split(' ') as [string, string];
        const need = needOf(call);
        const isAllowed =
          !need || (need.codes.some((code) => person.permissionCodes.includes(code)) && person.userLevel <= (need.level ?? 3));
        const targets = ['1', '2', '999999'].flatMap((id) => {
          const withoutSlash = fill(path, id).replace(/\/$/, '');
          return [fill(path, id), `${withoutSlash}/`, withoutSlash];
        });
        const replies = await Promise.all(targets.map((target) => send(method, target, { token, body: call.takesJson ? {} : undefined })));
        for (const [i, reply] of replies.entries()) {
          checks += 1;
          if ((reply.http === 403) === isAllowed) wrong.push(`${method} ${targets[i]}: HTTP ${reply.http}`);
        }
      }
      expect(wrong).toEqual([]);
      // four users make 1,800 checks or more
      expect(checks).toBeGreaterThan(450);
    },
  );

  it('the fixture CMS answers 401 to every call without a token (PLT-115)', async () => {
    for (const call of calls) {
      const [method, path] = call.name.split(' ') as [string, string];
      const { http } = await send(method, fill(path, '1'), { body: call.takesJson ? {} : undefined });
      expect(http, call.name).toBe(401);
    }
  });

  it('PLT-115 a token that is made up or changed is nobody', async () => {
    for (const token of ['x', 'null', 'undefined', `${await tokenOf('superadmin')}x`])
      expect((await send('GET', '/country/', { token })).http).toBe(401);
  });
});

describe('a person with one code alone', () => {
  const box = useBox();
  const codes = [...new Set(needs.flatMap((need) => need.codes))];
  /** Who asks with one code, of the level of that name: somebody of the demo who has been changed to that, and has signed in since. */
  const withCode = async (code: string, userLevel: 'CS_TEAM' | 'SALES_TEAM') => {
    const body = { salesOffices: ['HK'], regions: ['HK'], userLevel, permissionCode: [code] };
    expect((await box.as('superadmin', 'PUT', '/cmsuser/edit/104', body)).status).toBe('00');
    const { accessToken } = (await box.signIn('viewer.hk')).payload as { accessToken: string };
    return (method: string, path: string, more: Omit<NonNullable<Parameters<typeof box.send>[2]>, 'token'> = {}) =>
      box.send(method, path, { token: accessToken, ...more });
  };
  const calls = loadContract().calls.filter((call) => !skipped.includes(numberOf(call)));

  for (const [userLevel, level] of [
    ['CS_TEAM', 2],
    ['SALES_TEAM', 3],
  ] as const)
    it.each(codes)(
      `PLT-112 PLT-115 PLT-122 PLT-123 of level ${level}, %s, is answered 403 by exactly the calls that need more`,
      async (code) => {
        const ask = await withCode(code, userLevel);
        const isAllowed = new Map<string, boolean>();
        for (const call of calls) {
          const { name, takesJson } = call;
          const need = needOf(call);
          const [method, path] = name.split(' ') as [string, string];
          const { http } = await ask(method, fill(path, '999999'), {
            body: takesJson && ['PUT', 'POST'].includes(method) ? {} : undefined,
          });
          expect(http === 403, `${name} as ${code}`).toBe(Boolean(need) && !(need!.codes.includes(code) && level <= (need!.level ?? 3)));
          isAllowed.set(name, http !== 403);
        }
        expect(new Set(isAllowed.values())).toEqual(new Set([true, false]));
      },
    );
  it.each(codes)('PLT-115 %s sends the files of its own kinds', async (code) => {
    const ask = await withCode(code, 'CS_TEAM');
    const owner: Record<string, string> = { PROJECT_IMAGE: 'CONTENT_WRITE', POPUP_IMAGE: 'CAMPAIGN_WRITE', INBOX_IMAGE: 'CAMPAIGN_WRITE' };
    for (const [kind, needed] of Object.entries(owner)) {
      const body = multipart(['file', 'photo.png', makePng(1, 1125, 705)]);
      const headers = { 'Content-Type': 'multipart/form-data; boundary=the-boundary' };
      expect((await ask('POST', `/upload/blob/${kind}`, { body, headers })).http === 403, kind).toBe(code !== needed);
    }
  });
});

/** Nothing here changes what this box holds. */
const { as } = useBox();

describe('an id of an address', () => {
  /** The id of a save is a clientID, that of a file is its name. */
  const texts = ['PUT /appuser/{id}', 'DELETE /notification/client/clear/{id}'];
  const calls = loadContract().calls.filter(({ name, segments }) => segments.includes('{id}') && !texts.includes(name));
  const idOf = (name: string) => (name.includes('/businessPartner/') ? 5_000_001 : name.includes('/contactUs/') ? 1 : 16);
  const spellings = (id: number) => [
    `${id}.0`,
    `${id}e0`,
    `0x${id.toString(16)}`,
    `0${id}`,
    `+${id}`,
    `%20${id}`,
    `${id}%20`,
    `-${id}`,
    `-0`,
    'true',
    'x',
  ];

  it('is there for the records that are asked for', async () => {
    expect((await as('superadmin', 'GET', '/appuser/16')).status).toBe('00');
    expect((await as('superadmin', 'GET', '/businessPartner/BIZ/5000001')).status).toBe('00');
    expect((await as('superadmin', 'GET', '/contactUs/clientServices/1')).status).toBe('00');
    expect(calls.length).toBeGreaterThan(30);
  });
  it.each(calls.map(({ name, takesJson }) => [name, takesJson] as const))(
    'PLT-127 is digits as a number is written, else there is no such record: %s',
    async (name, takesJson) => {
      const [method, path] = name.split(' ') as [string, string];
      for (const id of spellings(idOf(name))) {
        const target = path.replace('{id}', id).replace('{type}', 'BIZ').replace('{tab}', 'PDLI').replace('{docNumber}', 'DOC-16-1');
        const { http, msg } = await as('superadmin', method, target, takesJson ? {} : undefined);
        expect([http, msg], `${method} ${target}`).toEqual([200, 'The record does not exist']);
      }
    },
  );
});

type Row = {
  id: number;
  clientID: string;
  salesOffice: 'HK' | 'SG';
  sfUserType: string;
  userStatus: string;
  username: string | null;
  region: string;
  masterPlanNames: string[];
  projects: string[];
};
type Page = { content: Row[]; totalElements: number };
const read = async <T>(path: string, username: Username = 'superadmin') => (await as(username, 'GET', path)).payload as T;
const rowsOf = async (path: string, username?: Username) => {
  const rows: Row[] = [];
  for (let page = 0, total = 1; rows.length < total; page += 1) {
    const found = await read<Page>(`${path}?page=${page}&size=100`, username);
    if (page > 0 && found.content.length === 0) throw new Error(`${path} ends before its ${total} rows`);
    rows.push(...found.content);
    total = found.totalElements;
  }
  return rows;
};
const officesOf = (rows: { salesOffice: string }[]) => [...new Set(rows.map(({ salesOffice }) => salesOffice))].toSorted();
const idsOf = (rows: Row[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);
/** A partner of an office whose clients are of both. */
const partnerOf = async (salesOffice: string) => {
  for (const partner of (await rowsOf('/businessPartner/')).filter((each) => each.salesOffice === salesOffice)) {
    const path = `/businessPartner/${partner.sfUserType}/${partner.id}`;
    const clients = await rowsOf(`${path}/clients/`);
    if (officesOf(clients).length === 2) return { path, clients };
  }
  throw new Error('there is no such partner');
};

describe.each([
  ['superadmin', ['HK', 'SG'], ['Hong Kong', 'Singapore']],
  ['csteam.hk', ['HK'], ['Hong Kong']],
  ['sales.sg', ['SG'], ['Singapore']],
  ['viewer.hk', ['HK'], ['Hong Kong']],
] as const)('PLT-114 PLT-115 %s, of %s', (username, offices, names) => {
  const isOwn = ({ salesOffice }: Row) => offices.some((office) => office === salesOffice);
  const exported = async (path: string) => {
    const [headings, ...cells] = readCsv((await as(username, 'POST', path)).text);
    return cells.map((row) => ({ salesOffice: row[headings!.indexOf('Sales Office')]! }));
  };

  it('sees the partners of the own office, all of them and no other', async () => {
    const [all, seen] = [await rowsOf('/businessPartner/'), await rowsOf('/businessPartner/', username)];
    expect(officesOf(all)).toEqual(['HK', 'SG']);
    expect(officesOf(seen)).toEqual(offices);
    expect(idsOf(seen)).toEqual(idsOf(all.filter(isOwn)));
  });
  it('sees none when asking for the other office', async () => {
    for (const office of ['HK', 'SG'] as const) {
      const { totalElements } = await read<Page>(`/businessPartner/?page=0&size=10&salesOffice=${office}`, username);
      expect(totalElements > 0, office).toBe(offices.some((own) => own === office));
    }
  });
  it('PAR-021 exports the partners of the own office', async () => {
    const rows = await exported('/businessPartner/downloadCsv');
    expect(officesOf(rows)).toEqual(names);
    expect(rows).toHaveLength((await rowsOf('/businessPartner/', username)).length);
  });
  it("PAR-051 PAR-061 sees and exports a partner's clients of the own office, and chooses among what they hold", async () => {
    const { path, clients } = await partnerOf(offices[0]);
    const seen = await rowsOf(`${path}/clients/`, username);
    expect(officesOf(seen)).toEqual(offices);
    expect(idsOf(seen)).toEqual(idsOf(clients.filter(isOwn)));
    const rows = await exported(`${path}/downloadClients`);
    expect(officesOf(rows)).toEqual(names);
    expect(rows).toHaveLength(seen.length);
    const choices = async (lookup: string, member: 'code' | 'name') => {
      const items = (await read<{ code: string; name: string }[]>(`${path}/clients/${lookup}`, username)).map((item) => item[member]);
      expect(items, lookup).not.toEqual([]);
      return items.toSorted();
    };
    expect(await choices('region', 'code')).toEqual([...new Set(seen.map(({ region }) => region))].toSorted());
    expect(await choices('masterPlan', 'name')).toEqual([...new Set(seen.flatMap((row) => row.masterPlanNames))].toSorted());
    expect(await choices('project', 'name')).toEqual([...new Set(seen.flatMap(({ projects }) => projects))].toSorted());
  });
});

describe('PLT-121 a record of another office', () => {
  type Ask = [method: string, path: (record: Row) => string, body?: (record: Row) => object];
  const remark = () => ({ userStatusRemark: 'x' });
  const mail = () => ({ email: 'a@b.co', updateEmail: true });
  const writes: Ask[] = [
    [
      'PUT',
      ({ clientID }) => `/appuser/${clientID}`,
      ({ clientID, username, sfUserType }) => ({
        clientID,
        username: username ?? 'some.body',
        sfUserType,
        email: null,
        userStatusRemark: 'x',
      }),
    ],
    ['DELETE', ({ id }) => `/appuser/${id}`],
    ['PUT', ({ id }) => `/appuser/suspend/${id}`, remark],
    ['PUT', ({ id }) => `/appuser/unlock/${id}`],
    ['PUT', ({ id }) => `/appuser/email/${id}`, mail],
    ['PUT', ({ id }) => `/appuser/reset/pwd/${id}`, mail],
    ['PUT', ({ id }) => `/appuser/reset/pwd/${id}`, () => ({ pwd: 'A'.repeat(344) })],
  ];
  const client: Ask[] = [
    ['GET', ({ id }) => `/appuser/${id}`],
    ['GET', ({ id }) => `/appuser/${id}/investments/PDLI`],
    ['GET', ({ id }) => `/appuser/${id}/investments/LOAN`],
    ['GET', ({ id }) => `/appuser/${id}/documents/?page=0&size=10`],
    ['GET', ({ id }) => `/appuser/${id}/documents/projects`],
    ['GET', ({ id }) => `/appuser/${id}/documents/types`],
    ['GET', ({ id }) => `/appuser/${id}/documents/DOC-${id}-1`],
    ['GET', ({ clientID }) => `/files/passport-${clientID}`],
    ['GET', ({ clientID }) => `/files/nationalId-${clientID}`],
    ['GET', ({ clientID }) => `/files/statement-${clientID}`],
    ...writes,
  ];
  const partnerPath = ({ sfUserType, id }: Row) => `/businessPartner/${sfUserType}/${id}`;
  const partner: Ask[] = [
    ['GET', partnerPath],
    ...['', 'region', 'project', 'masterPlan'].map((name): Ask => ['GET', (record) => `${partnerPath(record)}/clients/${name}`]),
    ['POST', (record) => `${partnerPath(record)}/downloadClients`],
    ...writes,
  ];
  const kinds = { client: { list: '/appuser/', asks: client }, partner: { list: '/businessPartner/', asks: partner } };

  it.each([
    ['csteam.hk', 'SG', 'client', 'ACTIVATED'],
    ['csteam.hk', 'SG', 'client', 'OPENED'],
    ['csteam.hk', 'SG', 'partner', 'ACTIVATED'],
    ['csteam.hk', 'SG', 'partner', 'SUSPENDED'],
    ['sales.sg', 'HK', 'client', 'ACTIVATED'],
    ['sales.sg', 'HK', 'partner', 'ACTIVATED'],
  ] as const)('is to %s, byte by byte, as if it were not there: %s %s, %s', async (username, salesOffice, kind, status) => {
    const { list, asks } = kinds[kind];
    const found = await read<Page>(`${list}?page=0&size=100&salesOffice=${salesOffice}&userStatus=${status}&sort=id,asc`);
    const missing = { id: 999_999, clientID: 'C9999999' };
    const foreign = found.content.find(({ id }) => id % 5 !== 0)!;
    const before = await read<object>(kind === 'client' ? `/appuser/${foreign.id}` : partnerPath(foreign));
    expect(before).toMatchObject({ id: foreign.id, userStatus: status, salesOffice });
    for (const [method, path, body] of asks) {
      const [one, other] = [foreign, { ...foreign, ...missing }].map((record) => as(username, method, path(record), body?.(record)));
      const [{ http, text }, none] = await Promise.all([one!, other!]);
      expect([http, text], `${method} ${path(foreign)}`).toEqual([none.http, none.text]);
      expect(text).toBe('{"status":"01","msg":"The record does not exist","payload":null}');
    }
    expect(await read<object>(kind === 'client' ? `/appuser/${foreign.id}` : partnerPath(foreign))).toEqual(before);
  });
});
