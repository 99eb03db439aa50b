import { useQuery } from '@tanstack/react-query';
import { RecordLink, useCall } from '../../../src/views';
import { firstText } from '../../vocabulary/firstText';
import { officeName } from '../names';
import type { Notification } from '../notification';
import { t } from '../texts';
import { withElement } from '../withElement';

/** The longest title that the list can be searched for. */
const longestSearch = 50;
/** How far apart the records of one creation may be stamped, in milliseconds. */
const longestCreation = 10_000;
/** How many notifications with the title are read. */
const mostCandidates = 5;

const timeOf = ({ createdAt }: Notification) => Date.parse(createdAt ?? '');
/** Whether two notifications were made by one creation: one for two offices is stored as two. */
const isTwin = (one: Notification, other: Notification) =>
  other.createdByName === one.createdByName && Math.abs(timeOf(other) - timeOf(one)) <= longestCreation;

/** The notification for the other office that was created together with a stored one; null where there is none that this person can see. */
const useTwin = (id: number | undefined) => {
  const list = useCall('GET /notification/list');
  const details = useCall('GET /notification/details/{id}');
  const { data } = useQuery({
    queryKey: ['twin', id],
    gcTime: 0,
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      const read = (which: number) => details({ path: { id: which }, signal });
      const stored = await read(id!);
      const title = firstText(stored.titles);
      const query = { page: 0, size: 100, sort: ['notificationId,desc' as const], title: title.slice(0, longestSearch) };
      const { content } = await list({ query, signal });
      const candidates = content.filter(
        ({ salesOffice, type, titles }) => salesOffice !== stored.salesOffice && type === stored.type && firstText(titles) === title,
      );
      const others = await Promise.all(candidates.slice(0, mostCandidates).map((each) => read(each.id)));
      return others.find((other) => isTwin(stored, other)) ?? null;
    },
  });
  return data ?? null;
};

/**
 * Names the notification for the other office that was created together with a stored one and still has its title: what is done to one is not
 * done to the other. Null where there is none.
 *
 * @param id of the stored notification; undefined of a new one
 */
export const useTwinNote = (id: number | undefined) => {
  const twin = useTwin(id);
  if (!twin) return null;
  const link = (
    <RecordLink resource="notifications" record={twin}>
      {String(twin.notificationId)}
    </RecordLink>
  );
  return withElement(link, (number) =>
    t('The same message for %{office}, %{id}, stays as it is', { office: officeName(twin.salesOffice ?? ''), id: number }),
  );
};
