import { failureOf } from '../../../../../contract/failure';
import { failureText } from '../../../../messages/failureText';
import { useOnDemandText } from '../../../../messages/onDemand';
import { showToast } from '../../../../ui/toasts/toasts';
import { useCms } from '../../../useCms';
import { isUpload, type FileItem } from '../items/items';

/** What a file holds, for a dialog that shows it: of a record through the CMS as base64, of one that was just chosen the bytes themselves. */
export const useFileContent = (item: FileItem, onClose: () => void) => {
  const t = useOnDemandText();
  const { linkedFile } = useCms();
  return {
    load: async (signal: AbortSignal): Promise<string | Uint8Array<ArrayBuffer>> =>
      isUpload(item) ? new Uint8Array(await item.file.arrayBuffer()) : linkedFile('GET /files/{fileId}', item.filePath, signal),
    /** Says why it could not be had, and closes the dialog. */
    fail: (error: unknown) => {
      // the server's own text would speak of a record
      const isGone = failureOf(error).code === 'refused';
      const text = isGone ? t('file.noLonger', { name: item.fileName }) : failureText(error);
      if (text) showToast('error', text);
      onClose();
    },
  };
};
