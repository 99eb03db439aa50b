import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../src/views';
import { openRows } from '../../../src/files/csv/tableRows';
import { keyColumn, type ClientList } from '../clientList/clientList';
import { officesOf, regionsIn, type NotificationDraft } from '../notification';
import { reasonOrder } from './reasons';
import type { Reason } from './useAudience';

/** A row of a client list that reaches nobody: its line from 1, whom it names, and why; of an account that is not active its status. */
export type LeftOutRow = { line: number; id: string; reason: Reason; status?: string };
type Person = { clientId: string; salesOffice?: string | null; region?: string | null; userStatus?: string | null };

/** As many as the server hands out at once. */
const pageSize = 100;

/** The rows of a list that reach nobody, by reason and then in their order. Everybody whom the server knows of the list is read, page by page. */
export const useLeftOutRows = (draft: NotificationDraft, file: File, list: ClientList) => {
  const call = useCall('GET /notification/client/list');
  const fileId = draft.csvFile?.fileId ?? '';
  const offices = officesOf(draft);
  const regions = offices.map((office) => regionsIn(draft, office));
  /** How many of the known people have been read. */
  const [progress, setProgress] = useState({ read: 0, of: 0 });
  const query = useQuery({
    queryKey: ['left-out', fileId, offices, regions],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<LeftOutRow[]> => {
      const everybody = async (asked: object) => {
        const people: Person[] = [];
        for (let page = 0, total = 1; page * pageSize < total; page += 1) {
          const { content, totalElements } = await call({ query: { page, size: pageSize, fileId, ...asked }, signal });
          people.push(...content);
          total = totalElements;
          setProgress({ read: people.length, of: total });
        }
        return people;
      };
      const inactive = new Set((await everybody({ isInvalidUser: true })).map(({ clientId }) => clientId));
      const known = new Map((await everybody({})).map((person) => [person.clientId, person]));
      const reasonOf = (id: string): Reason | null => {
        const person = known.get(id);
        if (!person) return 'unknown';
        const at = offices.indexOf(person.salesOffice ?? '');
        if (at < 0) return 'otherOffice';
        if (!regions[at]!.includes(person.region ?? '')) return 'otherRegion';
        return inactive.has(id) ? 'inactive' : null;
      };
      const rows = await openRows(file, list, keyColumn);
      const named = Array.from({ length: rows.count }, (_, i) => {
        const id = rows.at(i).key!;
        const reason = reasonOf(id);
        const status = reason === 'inactive' ? known.get(id)!.userStatus : null;
        return { line: list.lines[i]!, id, reason, ...(status && { status }) };
      });
      const others = list.findings.flatMap(({ line, kind, value }): LeftOutRow[] =>
        kind === 'blankKey'
          ? [{ line, id: '', reason: kind }]
          : kind === 'duplicate' || kind === 'contradiction'
            ? [{ line, id: value, reason: 'duplicate' }]
            : [],
      );
      return [...named.filter((row): row is LeftOutRow => row.reason !== null), ...others].toSorted(
        (a, b) => reasonOrder.indexOf(a.reason) - reasonOrder.indexOf(b.reason) || a.line - b.line,
      );
    },
  });
  return { ...query, progress };
};
