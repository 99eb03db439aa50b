import { isEmpty } from '../../schema/path';
import { emptyMark, type CellProps } from '../cell';

/** Text and numbers as they are. */
export const TextCell = ({ field, value }: CellProps) => {
  if (isEmpty(value)) return <>{emptyMark}</>;
  const text = String(value);
  return 'lang' in field && field.lang ? <bdi lang={field.lang}>{text}</bdi> : <>{text}</>;
};
