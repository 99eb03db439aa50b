import { isEmpty } from '../../schema/values/path';
import { emptyMark, lettersOf } from './cell';

const PlainValue = ({ value }: { value: unknown }) => <>{isEmpty(value) ? emptyMark : lettersOf(value)}</>;

/** Shows a value as it is, for kinds whose value says enough. */
const PlainCell = { Value: PlainValue };
export default PlainCell;
