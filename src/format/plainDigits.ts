import { normaliseText } from './normaliseText';

const groups = /^\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d+)?$/;

/** A number as people write it in plain digits: digits of full width, and groups of exactly three behind commas or blanks. Anything else stays as it is. */
export const plainDigits = (typed: string): string => {
  const text = normaliseText(typed, 'code');
  return groups.test(text) ? text.replaceAll(/[, ]/g, '') : text;
};
