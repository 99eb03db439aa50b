import { plainNumber } from '../../../format/plainNumber';
import { holds } from '../../../schema/values/condition';
import { isEmpty, valueAt } from '../../../schema/values/path';
import { cannotShow, emptyMark, type Cell, type CellProps } from '../../cells/cell';
import { shownDigits } from './codec';
import { unitOf } from './unit';

/** A number with its unit. */
const DecimalValue = ({ field, value, record }: CellProps<'decimal'>) => (
  <>
    {typeof value === 'number'
      ? [shownDigits(plainNumber(value), field), unitOf(field, (condition) => holds(condition, (name) => valueAt(record, name)))]
          .filter(Boolean)
          .join(' ')
      : isEmpty(value)
        ? emptyMark
        : cannotShow()}
  </>
);
const DecimalCell: Cell<'decimal'> = { Value: DecimalValue };
export default DecimalCell;
