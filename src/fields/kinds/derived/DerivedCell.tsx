import { emptyMark, type Cell, type CellProps } from '../../cells/cell';
import { Lines } from '../../cells/Lines';

const DerivedValue = ({ field: { lines }, record }: CellProps<'derived'>) => {
  const [first, second] = lines(record).map((line) => line?.trim() || null);
  if (!first && !second) return <>{emptyMark}</>;
  return second === undefined ? <>{first}</> : <Lines lines={[first ?? emptyMark, second ?? emptyMark]} />;
};

/** Lines that the declaration makes from the record; the first is its text. */
const DerivedCell: Cell<'derived'> = { Value: DerivedValue, text: ({ field, record }) => field.lines(record)[0] ?? '' };
export default DerivedCell;
