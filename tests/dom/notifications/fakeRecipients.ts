/** A server that counts and lists the recipients of notifications, for parts that are drawn without the portal. */
import { vi } from 'vitest';
import type { ClientList } from '../../../resources/notifications/clientList/clientList';
import type { NotificationDraft } from '../../../resources/notifications/notification';
import { readTable } from '../../../src/files/csv/readTable';

export type Person = { clientId: string; salesOffice: string | null; region: string | null; isActive?: boolean; userStatus?: string };
export type Query = {
  page: number;
  size: number;
  salesOffice?: string;
  regions?: string | string[];
  isInvalidUser?: boolean;
  clientId?: string;
  fileId?: string;
};
type Call = (name: string, params: never) => Promise<unknown>;
/** The same server, with a stored notification that has no twin in the other office. */
export const withoutTwin = (call: Call) => async (name: string, params: object) => {
  if (name === 'GET /notification/details/{id}') return { data: { titles: {} } };
  return name === 'GET /notification/list' ? { data: { content: [] } } : call(name, params as never);
};

/** A server that knows people. `ignored` are the rows of a list that it does not send to. */
export const createServer = (people: readonly Person[], ignored = 0) => {
  const call = vi.fn(async (_: string, { query }: { query: Query; signal?: AbortSignal }) => {
    const values = (chosen: string | string[] | undefined) => (chosen === undefined ? undefined : [chosen].flat().join(',').split(','));
    const [offices, regions] = [values(query.salesOffice), values(query.regions)];
    const found = people.filter(
      ({ clientId, salesOffice, region, isActive = true }) =>
        (offices?.includes(salesOffice ?? '') ?? true) &&
        (regions?.includes(region ?? '') ?? true) &&
        (query.isInvalidUser === undefined || query.isInvalidUser !== isActive) &&
        clientId.includes(query.clientId ?? ''),
    );
    const content = found.slice(query.page * query.size, (query.page + 1) * query.size);
    const clientTotal = found.filter(({ isActive = true }) => isActive).length;
    return { data: { content, totalElements: found.length, clientTotal, csvIgnoreTotal: ignored } };
  });
  return { call, provider: { call: withoutTwin(call) } as object, queries: () => call.mock.calls.map(([, { query }]) => query) };
};
/** Makes people of a region. */
export const personIn =
  (salesOffice: string, region: string) =>
  (clientId: string, isActive = true) => ({ clientId, salesOffice, region, isActive });
/** What the page has read of a client list. */
export const listOf = (text: string) =>
  readTable({ bytes: new TextEncoder().encode(text), key: 'clientId', columns: ['AMT1', 'AMT2', 'AMT3', 'AMT4'] }) as ClientList;
/** A draft of a notification to clients of Hong Kong. */
export const draftOf = (draft: object) =>
  ({ type: 'MARKET', salesOffices: ['HK'], regions: ['HK', 'CN'], ...draft }) as unknown as NotificationDraft;
