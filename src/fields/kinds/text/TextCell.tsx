import { isEmpty } from '../../../schema/values/path';
import { emptyMark, lettersOf, type Cell, type CellProps } from '../../cells/cell';

/** A text as it is, in its language where the field says one. */
const TextValue = ({ field: { lang }, value }: CellProps<'text'>) => {
  if (isEmpty(value)) return <>{emptyMark}</>;
  return lang ? <bdi lang={lang}>{lettersOf(value)}</bdi> : <>{lettersOf(value)}</>;
};
const TextCell: Cell<'text'> = { Value: TextValue };
export default TextCell;
