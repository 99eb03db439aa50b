import type { TextRules } from '../../schema/field';

/** How long a text may be: shorter once a stored one was changed, where its field says so. */
export const limitOf = ({ maxLength, maxLengthChanged }: TextRules, text: string, stored: unknown): number | undefined =>
  maxLengthChanged === undefined || (text === stored && text.length > maxLengthChanged) ? maxLength : maxLengthChanged;
