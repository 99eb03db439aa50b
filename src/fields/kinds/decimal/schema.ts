import { correctFormat } from '../../../messages/literal';
import { plainDigits } from '../../../format/plainDigits';
import type { KindSchema } from '../../rules/kindSchema';
import { maxLength, required, textRule, typed } from '../../rules/rule';
import { plainDecimal } from './codec';

const decimalSchema: KindSchema<'decimal'> = (field, stored) =>
  typed(field)
    .test(required(field))
    .test(textRule('decimal', (text) => (plainDecimal.test(plainDigits(text)) ? null : (field.error ?? correctFormat))))
    .test(maxLength(field, stored));
export default decimalSchema;
