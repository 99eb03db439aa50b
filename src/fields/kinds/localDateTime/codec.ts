import { isDay } from '../../../format/day';
import { endOfDay, partsOf, readMoment, withoutEndOfDay } from '../../../format/moment';
import { memberCodec } from '../../codecs/codec';
import type { LocalDateTimeOptions } from './declare';

const toWire = (moment: string, { wire }: LocalDateTimeOptions) => {
  const digits = withoutEndOfDay(moment);
  return wire.includes('-') ? digits.replaceAll('/', '-') : digits;
};
/** A day that the field takes without a time, or a time without a day. */
const isHalf = (text: string, { future, ...range }: LocalDateTimeOptions) => {
  const { day, time } = partsOf(text);
  return day.trim() === '' || (time === '' && isDay(day, future ? { ...range, first: 'today' } : range));
};

/** A moment, held as `yyyy/MM/dd HH:mm` and sent as the wire writes it; what is none stays as it was typed. */
const localDateTimeCodec = memberCodec<'localDateTime'>({
  canHold: (stored) => typeof stored === 'string' && readMoment(stored.replaceAll('-', '/')) !== null,
  toInput: (value) => (typeof value === 'string' ? value.replaceAll('-', '/') : (value ?? '')),
  parse: (typed, field) => {
    if (typeof typed !== 'string') return typed ?? null;
    const moment = readMoment(typed);
    if (moment === null) return (!(field.partialIsEmpty && isHalf(typed, field)) && typed.trim()) || null;
    return partsOf(moment).time === endOfDay && field.lastTime !== endOfDay ? typed.trim() : toWire(moment, field);
  },
});
export default localDateTimeCodec;
