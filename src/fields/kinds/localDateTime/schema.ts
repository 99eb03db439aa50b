import { formatDateTime } from '../../../format/dateTime';
import { isDay, readDay } from '../../../format/day';
import { endOfDay, partsOf, readMoment } from '../../../format/moment';
import { translate } from '../../../messages/i18n';
import type { KindSchema } from '../../rules/kindSchema';
import { required, textRule, typed } from '../../rules/rule';

/** Whether a moment lies before now. Of a day without a time, whether all of it does. */
const isPast = (text: string) => {
  const read = readMoment(text) ?? readDay(partsOf(text).day);
  return read !== null && read < formatDateTime(Date.now())!.slice(0, read.length);
};

const localDateTimeSchema: KindSchema<'localDateTime'> = (field) => {
  const { error = translate('literal.correctFormat'), pastError = error } = field;
  const isMoment = (moment: string | null) => moment !== null && partsOf(moment).time !== endOfDay && isDay(partsOf(moment).day, field);
  return typed(field)
    .test(required(field))
    .test(textRule('future', (text) => (field.future && isPast(text) ? pastError : null)))
    .test(textRule('moment', (text) => (isMoment(readMoment(text)) ? null : error)));
};
export default localDateTimeSchema;
