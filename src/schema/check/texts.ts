/** Checks texts of which the first counts whose condition holds. */
import { checkCondition } from './conditions';
import { checkTemplate } from './names';
import { placed, type Check, type Place } from '../language/problem';

/** Their conditions, and their templates. */
export const checkTexts = (check: Check, place: Place, texts: unknown) => {
  if (!Array.isArray(texts)) return checkTemplate(check, place, texts);
  for (const [each, at] of placed(texts as (string | { when: unknown; text: unknown })[], place)) {
    if (typeof each === 'string') checkTemplate(check, at, each);
    else {
      checkCondition(check, [...at, 'when'], each.when);
      checkTemplate(check, [...at, 'text'], each.text);
    }
  }
};
