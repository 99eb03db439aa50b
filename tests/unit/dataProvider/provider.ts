import { createDataProvider } from '../../../dataProvider';
import type { Endpoints } from '../../../dataProvider/endpoints';
import { createHttp } from '../../../dataProvider/http';
import { createServer } from '../browser';

/** The calls of two screens as their declarations name them, and of lookups. */
const declared: Record<string, Endpoints> = {
  hotlines: {
    getList: 'GET /contactUs/clientServices/',
    getOne: 'GET /contactUs/clientServices/{id}',
    create: 'POST /contactUs/clientServices/',
    update: 'PUT /contactUs/clientServices/{id}',
    delete: 'DELETE /contactUs/clientServices/{id}',
    stamp: 'updatedAt',
    isOutdated: async (read, current) => read.updatedAt !== current.updatedAt,
  },
  clients: {
    getList: 'GET /appuser/',
    getOne: 'GET /appuser/{id}',
    create: 'POST /appuser/add/dummy',
    update: 'PUT /appuser/{id}',
    export: 'POST /appuser/downloadCsv',
    updateId: 'clientID',
    sorts: true,
    tieBreak: 'id asc',
    query: ({ page, size }) => ({ first: page * size, last: (page + 1) * size - 1 }),
  },
  partnerClients: {
    getList: 'GET /businessPartner/{partner}/clients',
    getOne: 'GET /businessPartner/{partner}/clients/{id}',
    idField: 'clientID',
  },
  offices: {
    getList: 'GET /salesregion/officelist',
    isLookup: true,
    idField: 'code',
    labelOf: ({ name, nameEn }: Record<string, unknown>) => [name, nameEn].find((text) => typeof text === 'string' && text !== ''),
  },
  towns: { getList: 'GET /towns', getListOf: 'GET /towns/{offices}', isLookup: true, idField: 'code', searchedBy: 'name' },
  regions: { getList: 'GET /salesregion/list', getListOf: 'GET /salesregion/list/{offices}', isLookup: true, idField: 'code' },
  parks: { create: 'POST /parks/', update: 'PUT /parks/{id}' },
  nothing: {},
};
export const all = { idempotencyKey: true, ifUnmodifiedSince: true };

type Options = { writeHeaders?: typeof all; newKeys?: number; bodies?: Record<string, string> };
/** The data provider over a server of the test; `sealed` is how a password travels, `newKeys` how often the key is another. */
export const setUp = ({ writeHeaders, newKeys = 0, bodies }: Options = {}) => {
  const server = createServer();
  const counted: string[] = [];
  const http = createHttp({
    base: 'https://cms.test/portal-cms',
    tokens: { fresh: async () => 'token', renew: async () => null },
    onSessionEnd: () => {},
    begin: (kind) => {
      counted.push(kind);
      return () => {};
    },
  });
  let key = 1;
  const provider = createDataProvider({
    http,
    writeHeaders,
    bodies,
    endpoints: async (resource) => declared[resource]!,
    withPasswords: async (send) => {
      const attempt = () => send(async (password) => `sealed ${key}: ${password}`);
      for (; key <= newKeys; key += 1)
        try {
          return await attempt();
        } catch (error) {
          if ((error as { code: string }).code !== 'refused') throw error;
        }
      return attempt();
    },
  });
  return { server, provider, counted };
};
