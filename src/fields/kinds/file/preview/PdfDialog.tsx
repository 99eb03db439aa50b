import FileDialog from '../../../../ui/files/FileDialog';
import type { FileItem } from '../items/items';
import { useFileContent } from './useFileContent';

type Props = { item: FileItem; title: string; onClose: () => void };

/** A PDF in the page. */
const PdfDialog = ({ item, title, onClose }: Props) => {
  const { load, fail } = useFileContent(item, onClose);
  const name = item.fileName.replace(/\.[^.]*$/, '');
  return <FileDialog title={title} about={item.fileName} fileName={name} load={load} onFailure={fail} onClose={onClose} />;
};
export default PdfDialog;
