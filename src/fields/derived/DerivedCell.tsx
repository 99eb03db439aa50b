import { emptyMark, type CellProps } from '../cell';
import { Lines } from './Lines';

/** Lines that the declaration makes from the record. */
export const DerivedCell = ({ field: { lines }, record }: CellProps<'derived'>) => {
  const [first, second] = (lines as (record: unknown) => (string | null | undefined)[])(record).map((line) => line?.trim() || null);
  if (!first && !second) return <>{emptyMark}</>;
  return second === undefined ? <>{first}</> : <Lines lines={[first ?? emptyMark, second ?? emptyMark]} />;
};
