import { isDay } from '../../../format/day';
import { correctFormat } from '../../../messages/literal';
import type { KindSchema } from '../../rules/kindSchema';
import { required, textRule, typed } from '../../rules/rule';

const dateSchema: KindSchema<'date'> = (field) =>
  typed(field)
    .test(required(field))
    .test(textRule('day', (text) => (isDay(text, field) ? null : (field.error ?? correctFormat))));
export default dateSchema;
