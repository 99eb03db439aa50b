import { DayInput } from '../../ui/inputs/times/DayInput';
import type { Filter } from '../filtering/filter';
import { dateCodec } from './codec';

/** A filter by day. */
export const dateFilter: Filter<'date'> = {
  Input: ({ name, field, value, error, onChange }) => (
    <DayInput name={name} label={field.label} range={field} value={String(value)} onChange={onChange} error={error} />
  ),
  codec: dateCodec,
};
