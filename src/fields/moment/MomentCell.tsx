import { isEmpty, valueAt } from '../../schema/path';
import { emptyMark, type CellProps } from '../cell';

/** A moment of UTC+8 as yyyy/MM/dd HH:mm (SHR-017). */
export const momentText = ({ name, record }: Pick<CellProps<'moment'>, 'name' | 'record'>) => {
  const value = valueAt(record, name);
  return isEmpty(value) ? '' : String(value).replaceAll('-', '/');
};

export const MomentCell = (props: CellProps<'moment'>) => <>{momentText(props) || emptyMark}</>;
