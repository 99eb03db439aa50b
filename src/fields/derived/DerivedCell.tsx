import { emptyMark, type Cell, type CellProps } from '../cell';
import { Lines } from './Lines';

const DerivedCell = ({ field: { lines }, record }: CellProps<'derived'>) => {
  const [first, second] = lines(record).map((line) => line?.trim() || null);
  if (!first && !second) return <>{emptyMark}</>;
  return second === undefined ? <>{first}</> : <Lines lines={[first ?? emptyMark, second ?? emptyMark]} />;
};

/** Lines that the declaration makes from the record; the first is its text. */
export const derivedCell: Cell<'derived'> = { Value: DerivedCell, text: ({ field, record }) => field.lines(record)[0] ?? '' };
