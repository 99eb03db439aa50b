import { describe, expect, it } from 'vitest';
import { hintForSlow, isSlow } from '../../../src/schema/check/slowPattern';
import { runToEnd } from '../../runToEnd';

const loop = 'Repeat no group that has a repetition or a choice in it.';
const row = 'Let repetitions in a row match different characters.';
const reference = 'Refer back to no group that has a repetition in it.';

describe('patterns that may take for ever (R039)', () => {
  it.each([
    ...[
      '(a+)+',
      '([0-9]+)*x',
      '(a|a)*',
      '(a|aa)*',
      '(a|ab|b)*c',
      '(a?a?)*',
      '((a+)b?)+',
      '(?:a{1,})*',
      '(a*)*',
      '(\\w+\\s?)+',
      '((a?|b?)c)*',
    ],
    ...['(a?){30}a{30}', '(?=(a+)+$)a', '(?<!(a|a)*)b', '(.|\\w)+', '([\\u4e00-\\u9fff]|中)*'],
    ...['(\\p{sc=Thai}|\\p{L})+x', '(?:\\p{Script=Thai}|\\p{Letter})+', '([^\\u4e00]|\\p{Script=Hiragana})+', '(\\p{sc=Thai}|\\p{Nd})+'],
  ])('%s is refused: it doubles with each character', (pattern) => {
    expect(hintForSlow(pattern)).toBe(loop);
  });
  it.each([
    ...['\\w*\\w*\\w*', '\\w*\\w*\\w*\\w*\\w*x', '.+@.+\\..+', '(\\d+ ?){10}', '(.*a){12}', '(?:[^a]|a)*(?:[^b]|b)*(?:[^c]|c)*z'],
    ...['(?<!a)b*b*b*c', `${'a?'.repeat(40)}a`, '(?=\\d*\\d*\\d*x)\\d', '(?<one>\\w*)(?<two>\\w+)(?:\\w{2,})'],
  ])('%s is refused: it grows faster than the square of the length', (pattern) => {
    expect(hintForSlow(pattern)).toBe(row);
  });
  it.each(['(\\w+)\\1+x', '(a*)\\1\\1\\1b', '(?<word>[a-z]+) \\k<word>', '((a)|b*)\\1'])('%s is refused: it refers back', (pattern) => {
    expect(hintForSlow(pattern)).toBe(reference);
  });
  it.each(['[\\s-]*\\s*$', '\\d*\\d+x'])('%s is refused where it is searched for in a text', (pattern) => {
    expect(hintForSlow(pattern)).toBeUndefined();
    expect(hintForSlow(pattern, true)).toBe(row);
  });
  it.each(['^00(?=.)', '\\s+$', '^\\s*-*\\s*', '[ -]+', '^\\d*\\d*x'])('%s is not, where it is searched for in a text', (pattern) => {
    expect(hintForSlow(pattern, true)).toBeUndefined();
  });
  it('a pattern of 301 characters is refused', () => {
    expect(hintForSlow('a'.repeat(301))).toBe('Write at most 300 characters.');
  });
  it.each([
    ...['[1-9][0-9]*', '(\\+|00)?(?=.*[0-9])[0-9 ]+', '([0-9]{2} )*', '(abc)+', '\\(+', '[(+]+', 'a{2,5}', '(?<year>[0-9]{4})', '(a|b)'],
    ...[
      '(a|b)*',
      '(x(y|z))+',
      '([A-Za-z]+ )*[A-Za-z]+',
      '[^@]+@[^@]+\\.[^@]+',
      '[\\w.-]+@[\\w-]+(\\.[\\w-]+)+',
      '\\p{L}+(?: \\p{L}+)*',
      '(?:\\p{sc=Thai}|\\p{sc=Grek})+',
    ],
    ...['\\d{1,3}(,\\d{3})*(\\.\\d+)?', '(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,}', '\\S+(\\s+\\S+)*', '.*foo.*', '\\w*\\w*', 'https?://\\S+'],
    ...[
      '[A-Z]{1,3}[0-9]{1,5}(-[A-Z0-9]{1,4})?',
      '.{0,500}x.{0,500}',
      '\\d{0,20}',
      '([\'"])[^\'"]*\\1',
      '(\\(|\\))*',
      '(?:0\\d|1[0-2]):[0-5]\\d',
    ],
    ...['\\u{1f600}+\\x41*', '([a-c]|[d-f])+', '(?:中|文)+', '(\\d{30}){10}', ''],
  ])('%s is not', (pattern) => {
    expect(hintForSlow(pattern)).toBeUndefined();
  });
  it('a pattern is looked at in a limited number of steps, however many ways it has', () => {
    const patterns = [
      '(\\w?){250}',
      '(?:\\w*\\d*){28}',
      '(a{29}b?){9}',
      `${'(?:'.repeat(60)}a${')*'.repeat(60)}`,
      `${'(a|'.repeat(70)}b${')*'.repeat(70)}`,
      `${'(?:'.repeat(37)}${'){30}'.repeat(37)}`,
    ];
    expect(patterns.map((pattern) => runToEnd(() => isSlow(pattern)))).toEqual([true, true, expect.any(Boolean), true, true, true]);
  });
});
