import { correctFormat } from '../../messages/literal';
import { isDay } from '../../format/day';
import { partsOf, readMoment } from '../../format/moment';
import type { Field } from '../../schema/field';
import { memberCodec } from '../codec';

type Wired = Pick<Field<never, 'moment'>, 'wire'>;
const toWire = (moment: string, { wire }: Wired) => (wire.includes('-') ? moment.replaceAll('/', '-') : moment);

/** A moment, held as `yyyy/MM/dd HH:mm` and sent as the wire writes it; what is none stays as it was typed. */
export const momentCodec = memberCodec<'moment'>({
  toInput: (value) => (typeof value === 'string' ? value.replaceAll('-', '/') : ''),
  parse: (typed, field) => {
    if (typeof typed !== 'string') return typed ?? null;
    const moment = readMoment(typed);
    return moment === null ? typed.trim() || null : toWire(moment, field);
  },
  problem: (text, field) => {
    const isMoment = readMoment(text.replaceAll('-', '/')) !== null && isDay(partsOf(text).day, field);
    return isMoment ? null : (field.error ?? correctFormat);
  },
  options: { wire: 'text', first: 'text', last: 'text' },
});
