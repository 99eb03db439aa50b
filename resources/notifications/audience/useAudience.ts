import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../../src/views';
import { useReadList } from '../clientList/useReadList';
import { officesOf, regionsIn, type NotificationDraft } from '../notification';

/** Why a row of a client list reaches nobody; of a stored list, whose rows nobody here has read, `unread` stands for the ones that the server ignores. */
export type Reason = 'unknown' | 'otherOffice' | 'otherRegion' | 'inactive' | 'duplicate' | 'blankKey' | 'unread';
export type Audience = {
  /** Who gets it, as the server counts. */
  total: number;
  /** By the code of the office: who gets it, and by the code of the region. */
  offices: Readonly<Record<string, { total: number; regions: Readonly<Record<string, number>> }>>;
  /** Rows of the list that name somebody, or should. */
  rows: number;
  /** How many rows of the list nobody gets, by reason; those without any are not there. */
  leftOut: Partial<Record<Reason, number>>;
};

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/**
 * Who would get a notification, and who of its client list would not: counted by the server, office by office.
 * @param asked what tells one count from another of the same draft: a dialog that is opened again shows no former one
 */
export const useAudience = (draft: NotificationDraft, { asked, isEnabled = true }: { asked: string; isEnabled?: boolean }) => {
  const call = useCall('GET /notification/client/list');
  const offices = officesOf(draft);
  const isSystem = draft.type === 'SYSTEM';
  const fileId = isSystem ? undefined : (draft.csvFile?.fileId ?? undefined);
  const { read, isWaiting } = useReadList(draft);
  const list = read?.list;
  const regions = offices.map((office) => regionsIn(draft, office));
  return useQuery({
    queryKey: ['audience', asked, fileId, offices, regions],
    gcTime: 0,
    enabled: isEnabled && !isWaiting,
    queryFn: async ({ signal }): Promise<Audience> => {
      const count = (query: object) => call({ query: { page: 0, size: 1, fileId, ...query }, signal });
      const ofOffice = async (salesOffice: string, codes: readonly string[]) => {
        // without a region it would be everybody
        if (codes.length === 0) return { all: 0, total: 0, byRegion: [] };
        const [all, ...each] = await Promise.all([
          count({ salesOffice, regions: isSystem ? codes.join(',') : codes }),
          ...codes.map((region) => count({ salesOffice, regions: region, isInvalidUser: false })),
        ]);
        return { all: all!.totalElements, total: all!.clientTotal, byRegion: each.map(({ totalElements }) => totalElements) };
      };
      const [byOffice, known, inOffices] = await Promise.all([
        Promise.all(offices.map((office, i) => ofOffice(office, regions[i]!))),
        fileId === undefined ? null : count({}),
        fileId === undefined || offices.length === 0 ? null : count({ salesOffice: offices.join(',') }),
      ]);
      const reached = sum(byOffice.map(({ all }) => all));
      const total = sum(byOffice.map((each) => each.total));
      const inside = inOffices?.totalElements ?? 0;
      const { duplicate = 0, blankKey = 0, contradiction = 0 } = list?.rows ?? {};
      const reasons: Record<Reason, number> = {
        unknown: known && list ? list.keys - known.totalElements : 0,
        otherOffice: known ? known.totalElements - inside : 0,
        otherRegion: known ? inside - reached : 0,
        inactive: known ? reached - total : 0,
        duplicate: duplicate + contradiction,
        blankKey,
        unread: known && !list ? known.csvIgnoreTotal - (known.totalElements - known.clientTotal) : 0,
      };
      return {
        total,
        offices: Object.fromEntries(
          offices.map((office, i) => [
            office,
            { total: byOffice[i]!.total, regions: Object.fromEntries(regions[i]!.map((code, at) => [code, byOffice[i]!.byRegion[at]!])) },
          ]),
        ),
        rows: total + sum(Object.values(reasons)),
        leftOut: Object.fromEntries(Object.entries(reasons).filter(([, count]) => count > 0)),
      };
    },
  });
};
