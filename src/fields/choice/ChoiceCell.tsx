import { emptyMark, isEmpty, ofCode, type CellProps } from '../cell';
import { Chip } from './Chip';

/** A code by its label, as a chip where the field says how. */
export const ChoiceCell = ({ field: { labels, chips }, value }: CellProps<'choice'>) => {
  if (isEmpty(value)) return <>{emptyMark}</>;
  const code = String(value);
  const label = ofCode<string>(labels, code) ?? code;
  const chip = ofCode(chips, code) ?? chips?.['*'];
  return chip ? <Chip {...chip}>{label}</Chip> : <>{label}</>;
};
