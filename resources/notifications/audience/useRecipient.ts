import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../../src/views';
import { officesOf, regionsIn, type NotificationDraft } from '../notification';
import type { Audience } from './useAudience';

/** As many as the server hands out at once. */
const pageSize = 100;
type About = { /** What tells the questions of one review from others. */ asked: string };

/** What the server is asked for those of one office who get it. */
const queryOf = (draft: NotificationDraft, office: string) => ({
  fileId: draft.csvFile?.fileId ?? undefined,
  salesOffice: office,
  regions: [...regionsIn(draft, office)],
  isInvalidUser: false,
});

/** The id of somebody who gets a notification with a client list, by the place among all who do: office after office, in the order of the server. */
export const useRecipient = (
  draft: NotificationDraft,
  audience: Audience | undefined,
  { at, asked, isEnabled }: About & { /** From 0. */ at: number; isEnabled: boolean },
) => {
  const call = useCall('GET /notification/client/list');
  let place = at;
  const office = officesOf(draft).find((code) => {
    const total = audience?.offices[code]?.total ?? 0;
    if (place < total) return true;
    place -= total;
    return false;
  });
  const page = Math.floor(place / pageSize);
  const { data } = useQuery({
    queryKey: ['recipients', asked, office, page],
    gcTime: 0,
    enabled: isEnabled && office !== undefined,
    queryFn: async ({ signal }) => (await call({ query: { ...queryOf(draft, office!), page, size: pageSize }, signal })).content,
  });
  return data?.[place % pageSize]?.clientId;
};

/** Whether somebody of the client list gets a notification; undefined while nobody is asked about, or nobody knows. */
export const useReaches = (draft: NotificationDraft, { id, asked }: About & { id: string | undefined }) => {
  const call = useCall('GET /notification/client/list');
  const { data } = useQuery({
    queryKey: ['reaches', asked, id],
    gcTime: 0,
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      // the server finds whatever has the id in it
      const found = await Promise.all(
        officesOf(draft).map((office) => call({ query: { ...queryOf(draft, office), clientId: id, page: 0, size: pageSize }, signal })),
      );
      return found.some(({ content }) => content.some(({ clientId }) => clientId === id));
    },
  });
  return data;
};
