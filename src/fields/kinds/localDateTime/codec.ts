import { correctFormat } from '../../../messages/literal';
import { isDay } from '../../../format/day';
import { formatDateTime } from '../../../format/dateTime';
import { endOfDay, partsOf, readMoment, withoutEndOfDay } from '../../../format/moment';
import { memberCodec } from '../../codecs/codec';
import type { LocalDateTimeOptions } from './declare';

const toWire = (moment: string, { wire }: LocalDateTimeOptions) => {
  const digits = withoutEndOfDay(moment);
  return wire.includes('-') ? digits.replaceAll('/', '-') : digits;
};
const isHalf = (text: string) => Object.values(partsOf(text)).includes('');

/** A moment, held as `yyyy/MM/dd HH:mm` and sent as the wire writes it; what is none stays as it was typed. */
const localDateTimeCodec = memberCodec<'localDateTime'>({
  toInput: (value) => (typeof value === 'string' ? value.replaceAll('-', '/') : ''),
  parse: (typed, field) => {
    if (typeof typed !== 'string') return typed ?? null;
    const moment = readMoment(typed);
    if (moment === null) return (!(field.partialIsEmpty && isHalf(typed)) && typed.trim()) || null;
    return partsOf(moment).time === endOfDay && field.lastTime !== endOfDay ? typed.trim() : toWire(moment, field);
  },
  problem: (text, field) => {
    const moment = readMoment(text.replaceAll('-', '/'));
    const isRight = moment !== null && partsOf(moment).time !== endOfDay && isDay(partsOf(moment).day, field);
    if (!isRight) return field.error ?? correctFormat;
    return field.future && moment < formatDateTime(Date.now())! ? (field.pastError ?? field.error ?? correctFormat) : null;
  },
});
export default localDateTimeCodec;
