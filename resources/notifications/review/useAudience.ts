import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../../src/views';
import { officesOf, type Draft } from '../notification';

export type Audience = {
  /** Who gets it, as the server counts. */
  total: number;
  /** Rows of the list that nobody gets. */
  ignored: number;
  offices: Readonly<Record<string, number>>;
  /** By the code of the region. */
  regions: Readonly<Record<string, number>>;
};
type Counts = { clientTotal: number; csvIgnoreTotal: number; salesOfficesTotal: Record<string, number>; totalElements: number };

/** Who would get a notification: the counts of one call, and one call a region. */
export const useAudience = (draft: Draft) => {
  const call = useCall('GET /notification/client/list');
  const offices = officesOf(draft);
  const regions = (draft.regions ?? []) as readonly string[];
  const isSystem = draft.type === 'SYSTEM';
  const of = { page: 0, size: 1, salesOffice: offices.join(','), ...(!isSystem && { fileId: draft.csvFile?.fileId ?? undefined }) };
  const query = { ...of, regions: isSystem ? regions.join(',') : [...regions] };
  return useQuery({
    queryKey: ['audience', query, regions],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Audience> => {
      const count = async (more: object) => (await call({ query: { ...query, ...more }, signal })) as unknown as Counts;
      const [all, ...each] = await Promise.all([count({}), ...regions.map((region) => count({ regions: region, isInvalidUser: false }))]);
      return {
        total: all!.clientTotal,
        ignored: all!.csvIgnoreTotal,
        offices: Object.fromEntries(offices.map((office) => [office, all!.salesOfficesTotal[office] ?? 0])),
        regions: Object.fromEntries(regions.map((region, i) => [region, each[i]!.totalElements])),
      };
    },
  });
};
