import { isEmpty } from '../../schema/path';
import { emptyMark } from './cell';

const PlainValue = ({ value }: { value: unknown }) => <>{isEmpty(value) ? emptyMark : String(value)}</>;

/** Shows a value as it is, for kinds whose value says enough. */
const PlainCell = { Value: PlainValue };
export default PlainCell;
