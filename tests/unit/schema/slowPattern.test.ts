import { describe, expect, it } from 'vitest';
import { isSlow } from '../../../src/schema/check/slowPattern';

describe('patterns that may take for ever (R039)', () => {
  it.each(['(a+)+', '([0-9]+)*x', '(a|a)*', '(a?a?)*', '(\\d+ ?){10}', '((a+)b)+', '(?:a{1,})*', '(x(y|z))+', 'a'.repeat(301)])(
    '%s is refused',
    (pattern) => {
      expect(isSlow(pattern)).toBe(true);
    },
  );
  it.each([
    '[1-9][0-9]*',
    '(\\+|00)?(?=.*[0-9])[0-9 ]+',
    '([0-9]{2} )*',
    '(abc)+',
    '\\(+',
    '[(+]+',
    'a{2,5}',
    '(?<year>[0-9]{4})',
    '(a|b)',
  ])('%s is not', (pattern) => {
    expect(isSlow(pattern)).toBe(false);
  });
});
