import { isDay } from '../../../format/day';
import { translate } from '../../../messages/i18n';
import type { KindSchema } from '../../rules/kindSchema';
import { required, textRule, typed } from '../../rules/rule';

const dateSchema: KindSchema<'date'> = (field) =>
  typed(field)
    .test(required(field))
    .test(textRule('day', (text) => (isDay(text, field) ? null : (field.error ?? translate('literal.correctFormat')))));
export default dateSchema;
