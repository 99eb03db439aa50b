import { emptyMark, type Cell, type CellProps } from '../../cells/cell';
import { FileItemView } from './FileItemView';
import { fileNames } from './items/fileNames';
import { itemsOf } from './items/items';

/** The files of a record with their pictures. */
const FileValue = ({ field, value }: CellProps<'file'>) => {
  const items = itemsOf(value);
  if (items.length === 0) return <>{emptyMark}</>;
  return (
    <span className="file-items">
      {items.map((item) => (
        <FileItemView key={item.fileId} item={item} label={field.label} />
      ))}
    </span>
  );
};
const FileCell: Cell<'file'> = { Value: FileValue, text: fileNames, isBlank: (about) => fileNames(about) === '' };
export default FileCell;
