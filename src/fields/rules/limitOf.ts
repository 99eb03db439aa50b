import { translate } from '../../messages/i18n';
import type { TextRules } from '../../schema/field';
import type { InputProps } from '../inputs/input';

/** How long a text may be: shorter once a stored one was changed, where its field says so. */
export const limitOf = ({ maxLength, maxLengthChanged }: TextRules, text: string, stored: unknown): number | undefined =>
  maxLengthChanged === undefined || (text === stored && text.length > maxLengthChanged) ? maxLength : maxLengthChanged;

/**
 * The limit that a text input shows, and the hint below it. The limit of a changed text is shown from the start, so that it does not fall with
 * the first key; the hint explains it where the stored text is longer.
 */
export const shownLimit = (
  { field, disabledReason }: Pick<InputProps<'text' | 'multiline'>, 'field' | 'disabledReason'>,
  stored: unknown,
) => {
  const { maxLength, maxLengthChanged: changed, hint } = field;
  const isLonger = typeof stored === 'string' && stored.length > (changed ?? Infinity);
  return {
    limit: changed ?? maxLength,
    hint: disabledReason ?? (isLonger ? translate('form.storedLonger', { n: changed! }) : hint),
  };
};
