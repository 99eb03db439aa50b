import { expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http';
import { basePath } from '../../fixtures/server';
import { useBox } from './box';

const { as, tokenOf, encrypt, root } = useBox({ clientCount: 2_500 });
const params = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

/** The clients as a list to choose from. */
const provider = async (searchedBy?: string) => {
  const token = await tokenOf('superadmin');
  const http = createHttp({
    base: `${root()}${basePath}`,
    tokens: { fresh: async () => token, renew: async () => token },
    onSessionEnd: () => {},
  });
  const lookup = {
    getList: 'GET /appuser/',
    isLookup: true,
    idField: 'clientID',
    labelOf: ({ username }: Record<string, unknown>) => username,
    searchedBy,
  };
  return createDataProvider({ http, withPasswords: (send) => send(encrypt), endpoints: async () => lookup });
};

it('a lookup of 2,500 rows offers its beginning, and finds by its call what stands behind it', async () => {
  const people = await provider('clientID');
  const beginning = await people.getList('people', params);
  expect([beginning.data.length, beginning.total]).toEqual([100, 2_500]);
  const { payload } = await as('superadmin', 'GET', '/appuser/?page=24&size=100');
  const { clientID } = (payload as { content: { clientID: string }[] }).content[99]!;
  expect(beginning.data.map(({ id }) => id)).not.toContain(clientID);
  const found = await people.getList('people', { ...params, filter: { q: clientID } });
  expect(found.data.map(({ id }) => id)).toEqual([clientID]);
  expect(found.total).toBe(1);
});
it('a lookup of 2,500 rows without a search fails', async () => {
  await expect((await provider()).getList('people', params)).rejects.toThrow('A lookup has more than 2000 rows');
});
