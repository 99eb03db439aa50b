import { translate } from '../../../messages/i18n';
import type { KindSchema } from '../../rules/kindSchema';
import { matches, maxLength, required, textRule, typed } from '../../rules/rule';
import { wholeDigits, wholeNumber } from './codec';

/** The error of a value that is no whole number, or not within the bounds. */
const errorOf = ({ min, max }: { min?: number; max?: number }) => {
  if (min !== undefined && max !== undefined) return translate('form.wholeNumberBetween', { min, max });
  if (min !== undefined) return translate('form.wholeNumberFrom', { min });
  return max === undefined ? translate('literal.correctFormat') : translate('form.wholeNumberTo', { max });
};

const integerSchema: KindSchema<'integer'> = (field, stored) => {
  const { min = -Infinity, max = Infinity, error = errorOf(field) } = field;
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
