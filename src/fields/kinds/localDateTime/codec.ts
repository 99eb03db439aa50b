import { isDay, type DayRange } from '../../../format/day';
import { endOfDay, partsOf, readMoment, withoutEndOfDay } from '../../../format/moment';
import { memberCodec } from '../../codecs/codec';
import type { LocalDateTimeOptions } from './declare';

const toWire = (moment: string, { wire }: LocalDateTimeOptions) => {
  const digits = withoutEndOfDay(moment);
  return wire.includes('-') ? digits.replaceAll('/', '-') : digits;
};
/** The days that a field takes: those before today are past. */
export const rangeOf = (field: LocalDateTimeOptions): DayRange => (field.future ? { ...field, first: 'today' } : field);

/** Of what is no moment: a day that the field takes without a time, or a time without a day. */
const isHalf = (text: string, field: LocalDateTimeOptions) => {
  const { day } = partsOf(text);
  return day === '' || isDay(day, rangeOf(field));
};

/** A moment, held as `yyyy/MM/dd HH:mm` and sent as the wire writes it; what is none stays as it was typed. */
const localDateTimeCodec = memberCodec<'localDateTime'>({
  canHold: (stored) => typeof stored === 'string' && readMoment(stored) !== null,
  toInput: (value) => (typeof value === 'string' ? value.replaceAll('-', '/') : (value ?? '')),
  parse: (typed, field) => {
    if (typeof typed !== 'string') return typed ?? null;
    const moment = readMoment(typed);
    if (moment === null) return (!(field.partialIsEmpty && isHalf(typed, field)) && typed.trim()) || null;
    return partsOf(moment).time === endOfDay && field.lastTime !== endOfDay ? typed.trim() : toWire(moment, field);
  },
});
export default localDateTimeCodec;
