import { useQuery } from '@tanstack/react-query';
import { isUpload } from '../../../src/fields/kinds/file/shown';
import { bytesOf } from '../../../src/files/base64File';
import { askForTable } from '../../../src/files/csv/askForTable';
import { useLinkedFile } from '../../../src/views';
import { amountColumns } from '../../vocabulary/amounts';
import type { NotificationDraft } from '../notification';
import { keyColumn, listOf, type ClientList } from './clientList';

/** What was read of a client list, and the file with its rows. */
export type ReadList = { list: ClientList; file: File };

/**
 * The client list of a notification as it was read: when it was chosen here, or now where a notification that is still to be sent has a stored
 * one. Null where there is none, or none that could be read. `isWaiting` while a stored one is being read.
 */
export const useReadList = ({ type, status = 'PENDING', csvFile }: NotificationDraft): { read: ReadList | null; isWaiting: boolean } => {
  const load = useLinkedFile('GET /files/{fileId}');
  const isList = Boolean(csvFile) && type !== 'SYSTEM';
  const stored = csvFile && isList && !isUpload(csvFile) && status === 'PENDING' ? csvFile : null;
  const { data, isLoading } = useQuery({
    queryKey: ['client list', stored?.fileId],
    enabled: stored !== null,
    // a stored file never changes
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }): Promise<ReadList | null> => {
      const { fileName, filePath } = stored!;
      const bytes = bytesOf(await load(filePath, signal));
      if (!bytes) return null;
      const file = new File([bytes], fileName, { type: 'text/csv' });
      const list = await askForTable(file, { key: keyColumn, columns: amountColumns });
      return 'refusal' in list ? null : { list, file };
    },
  });
  if (stored) return { read: data ?? null, isWaiting: isLoading };
  const list = isList ? listOf(csvFile) : undefined;
  return { read: list && csvFile && isUpload(csvFile) ? { list, file: csvFile.file } : null, isWaiting: false };
};
