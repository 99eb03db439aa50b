import { translate } from '../../../messages/i18n';
import type { KindSchema } from '../../rules/kindSchema';
import { matches, maxLength, required, textRule, typed } from '../../rules/rule';
import { wholeDigits, wholeNumber } from './codec';

const integerSchema: KindSchema<'integer'> = (field, stored) => {
  const { min = -Infinity, max = Infinity, error = translate('literal.correctFormat') } = field;
  const holds = (name: string, isRight: (text: string) => boolean) => textRule(name, (text) => (isRight(wholeDigits(text)) ? null : error));
  return typed(field)
    .test(required(field))
    .test(matches(field, wholeDigits))
    .test(holds('integer', (text) => wholeNumber.test(text)))
    .test(holds('min', (text) => Number(text) >= min))
    .test(holds('max', (text) => Number(text) <= max))
    .test(maxLength(field, stored));
};
export default integerSchema;
