import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../src/format/count';
import { useCall } from '../../../src/views';
import { recipientsQuery } from '../audience/recipientsQuery';
import type { NotificationDraft } from '../notification';
import { t } from '../texts';

/**
 * In how many inboxes a stored notification is, as the server counts.
 * @param draft undefined while it is on its way
 */
export const useInboxes = (draft: NotificationDraft | undefined) => {
  const call = useCall('GET /notification/client/list');
  return useQuery({
    queryKey: ['inboxes', draft?.id],
    gcTime: 0,
    enabled: draft !== undefined,
    queryFn: async ({ signal }) => {
      const query = recipientsQuery(draft!)?.queryOf({});
      return query ? (await call({ query: { page: 0, size: 1, ...query, inboxStatus: 'RECEIVED' }, signal })).totalElements : 0;
    },
  });
};

/** What a count of inboxes says. @param inboxes undefined while they are counted */
export const inboxesText = (inboxes: number | undefined) => {
  if (inboxes === undefined) return t('Counting…');
  if (inboxes === 0) return t('Nobody has this message in their inbox');
  return t('%{total} person has this message |||| %{total} people have this message', {
    smart_count: inboxes,
    total: formatCount(inboxes),
  });
};
