import { translate } from '../../messages/i18n';
import type { TextRules } from '../../schema/field';

/** How long a text may be: shorter once a stored one was changed, where its field says so. */
export const limitOf = ({ maxLength, maxLengthChanged }: TextRules, text: string, stored: unknown): number | undefined =>
  maxLengthChanged === undefined || (text === stored && text.length > maxLengthChanged) ? maxLength : maxLengthChanged;

/** The limit that an input shows from the start, so that it does not fall with the first key, and a hint where the stored text exceeds it. */
export const shownLimit = ({ maxLength, maxLengthChanged }: TextRules, stored: unknown) => {
  const limit = maxLengthChanged ?? maxLength;
  const isLonger = maxLengthChanged !== undefined && typeof stored === 'string' && stored.length > maxLengthChanged;
  return { limit, storedHint: isLonger ? translate('form.storedLonger', { n: maxLengthChanged }) : undefined };
};
