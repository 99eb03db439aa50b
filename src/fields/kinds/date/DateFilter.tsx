import { DayInput } from '../../../ui/inputs/times/DayInput';
import type { Filter } from '../../filters/filter';
import dateCodec from './codec';
import dateSchema from './schema';

/** A filter by day. */
const dateFilter: Filter<'date'> = {
  Input: ({ name, field, value, error, onChange }) => (
    <DayInput name={name} label={field.label} range={field} value={String(value)} onChange={onChange} error={error} />
  ),
  codec: dateCodec,
  schema: dateSchema,
};
export default dateFilter;
