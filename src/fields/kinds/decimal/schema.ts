import { translate } from '../../../messages/i18n';
import type { KindSchema } from '../../rules/kindSchema';
import { maxLength, required, textRule, typed } from '../../rules/rule';
import { digitsOf, plainDecimal } from './codec';

const decimalSchema: KindSchema<'decimal'> = (field, stored) =>
  typed(field)
    .test(required(field))
    .test(
      textRule('decimal', (text) =>
        plainDecimal.test(digitsOf(text, field)) ? null : (field.error ?? translate('literal.correctFormat')),
      ),
    )
    .test(maxLength(field, stored));
export default decimalSchema;
