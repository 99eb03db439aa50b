import { Dialog } from '../../../../ui/dialogs/Dialog';
import { FileImage } from './FileImage';
import type { FileItem } from '../items/items';

type Props = { item: FileItem; title: string; onClose: () => void };

/** An image as large as the page allows, at most 1000 pixels wide (SHR-047). */
const PreviewDialog = ({ item, title, onClose }: Props) => (
  <Dialog title={title} about={item.fileName} width={960} onClose={onClose}>
    <div className="file-preview">
      <FileImage item={item} alt={item.fileName} />
    </div>
  </Dialog>
);
export default PreviewDialog;
