import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { base64File } from '../../../../files/base64File';
import { FileOriginsContext } from '../../../../ui/files/FileOriginsContext';
import { useObjectUrl } from '../../../../ui/files/useObjectUrl';
import { useCms } from '../../../useCms';
import { isUpload, type FileItem } from '../items/items';

/** Where a stored file is: behind the CMS's own call, at an address that this deployment trusts, or elsewhere. */
export const placeOf = (filePath: string, origins: readonly string[]) => {
  if (!/^https?:/i.test(filePath)) return 'cms';
  return /^https:/i.test(filePath) && URL.canParse(filePath) && origins.includes(new URL(filePath).origin) ? 'trusted' : 'elsewhere';
};

/** The bytes of a stored file are shared by all that show it, and forgotten soon after. */
const kept = { staleTime: Infinity, gcTime: 30_000, retry: false };

/**
 * The address of an image, for as long as it is shown: what was chosen here from the file itself, what is stored through the
 * CMS with the token (SHR-074), once its bytes were found to be an image.
 */
export const useShownImage = (item: FileItem): { url: string | null; state: 'waiting' | 'shown' | 'gone' | 'elsewhere' } => {
  const { linkedFile } = useCms();
  const origins = use(FileOriginsContext);
  const filePath = isUpload(item) ? '' : item.filePath;
  const place = isUpload(item) ? 'here' : placeOf(filePath, origins);
  const { data, error } = useQuery({
    queryKey: ['file', filePath],
    queryFn: async ({ signal }) => {
      const file = base64File(await linkedFile('GET /files/{fileId}', filePath, signal));
      return file?.isImage ? file.blob : null;
    },
    enabled: place === 'cms',
    ...kept,
  });
  const blob = isUpload(item) ? item.file : data;
  const url = useObjectUrl(blob);
  if (place === 'elsewhere') return { url: null, state: 'elsewhere' };
  if (place === 'trusted') return { url: filePath, state: 'shown' };
  if (error || data === null) return { url: null, state: 'gone' };
  return blob && url ? { url, state: 'shown' } : { url: null, state: 'waiting' };
};
