import { emptyMark, type CellProps } from '../cell';
import { FileItemView } from './FileItemView';
import { itemsOf } from './items';

/** The files of a record with their pictures. */
const FileCell = ({ field, value }: CellProps<'file'>) => {
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
export default FileCell;
