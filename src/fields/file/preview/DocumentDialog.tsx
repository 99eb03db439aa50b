import { useText } from '../../../messages/i18n';
import { failureText } from '../../../messages/failureText';
import FileDialog from '../../../ui/files/FileDialog';
import { showToast } from '../../../ui/toasts/toasts';
import { useCms } from '../../useCms';
import { isUpload, type FileItem } from '../items';

type Props = { item: FileItem; title: string; onClose: () => void };

/** A PDF in the page: of a record through the CMS, one that was just chosen from the file itself. */
const DocumentDialog = ({ item, title, onClose }: Props) => {
  const t = useText();
  const { linkedFile } = useCms();
  const fail = (error: unknown) => {
    // the server's own text would speak of a record
    const isGone = (error as { code?: string }).code === 'refused';
    const text = isGone ? t('file.noLonger', { name: item.fileName }) : failureText(error);
    if (text) showToast('error', text);
    onClose();
  };
  return (
    <FileDialog
      title={title}
      about={item.fileName}
      fileName={item.fileName.replace(/\.[^.]*$/, '')}
      load={async () => (isUpload(item) ? new Uint8Array(await item.file.arrayBuffer()) : linkedFile('GET /files/{fileId}', item.filePath))}
      onFailure={fail}
      onClose={onClose}
    />
  );
};
export default DocumentDialog;
