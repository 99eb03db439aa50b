import { describe, expect, it } from 'vitest';
import { containing, isBlank, normaliseText } from '../../../src/format/normaliseText';

const invisible = ['\u200b', '\u202a', '\u202b', '\u202c', '\u2060', '\ufeff', '\u00ad', '\u200e', '\u200d', '\ufe0f', '\u034f'];
const blanks = ['\u00a0', '\u3000', '\u2009', '\u202f', '\t', '  '];
const family = '👨\u200d👩\u200d👧 ❤\ufe0f';
const persian = 'می\u200cخواهم';

describe('normaliseText of a code', () => {
  it('removes invisible characters anywhere', () => {
    for (const each of invisible) expect(normaliseText(`${each}C10${each}01${each}`, 'code')).toBe('C1001');
  });
  it('makes full-width letters, digits and signs half-width', () => {
    expect(normaliseText('Ｃ１０００１', 'code')).toBe('C10001');
    expect(normaliseText('ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'code')).toBe('ann@example.com');
  });
  it('makes each run of blanks one space, and keeps none at the ends', () => {
    for (const blank of blanks) expect(normaliseText(`${blank}+852${blank}5550${blank}`, 'code')).toBe('+852 5550');
  });
  it('removes control characters', () => {
    expect(normaliseText('C1\u000b0\u00000\u00851', 'code')).toBe('C1001');
  });
});

describe('normaliseText of a search', () => {
  it('removes invisible characters and folds blanks, and keeps the width of the characters', () => {
    for (const each of invisible.filter((each) => each !== '\ufe0f'))
      expect(normaliseText(`Le${each}ung\u3000Ｗei${each}`, 'plain')).toBe('Leung Ｗei');
  });
  it('keeps the joiners of emoji and of scripts that need them', () => {
    expect(normaliseText(family, 'plain')).toBe(family);
    expect(normaliseText(persian, 'plain')).toBe(persian);
  });
  it('makes the apostrophes of a name straight', () => {
    for (const each of ['’', '‘', 'ʼ', "'"]) expect(normaliseText(`O${each}Brien`, 'name')).toBe("O'Brien");
    expect(normaliseText('O’Brien', 'plain')).toBe('O’Brien');
  });
});

describe('normaliseText of a text that people read', () => {
  it('removes control characters; tabs and line ends stay in several lines only', () => {
    expect(normaliseText('a\u000bb\u0000\u0085\tc\nd', 'lines')).toBe('ab\tc\nd');
    expect(normaliseText('a\u000bb\tc\r\nd\u2028e', 'line')).toBe('ab c d e');
  });
  it('keeps every other character, and removes blanks around the text', () => {
    const text = `Ｓale\u00a0“O’Brien”\u200b ${family}${persian}`;
    for (const form of ['line', 'lines'] as const) expect(normaliseText(`\u3000${text} `, form)).toBe(text);
  });
  it('makes a text without a visible character empty', () => {
    for (const each of [...invisible, ...blanks, '\u000b', '\u3164', '\u2800', '\u200b \u200d\n'])
      for (const form of ['line', 'lines'] as const) expect([each, normaliseText(each, form)]).toEqual([each, '']);
  });
});

it('isBlank is false for a single character that can be seen', () => {
  for (const each of ['a', '0', '\u200b方', '❤\ufe0f']) expect(isBlank(each)).toBe(false);
});

it('containing finds a label in spite of case, width, blanks, invisible characters and the kind of apostrophe', () => {
  const names = ["Siobhan O'Hara", 'Siobhan O’Brien', 'ＡＢＣ Tower'];
  expect(names.filter(containing('o’h\u200bara'))).toEqual(["Siobhan O'Hara"]);
  expect(names.filter(containing("siobhan\u3000o'"))).toEqual(["Siobhan O'Hara", 'Siobhan O’Brien']);
  expect(names.filter(containing('abc'))).toEqual(['ＡＢＣ Tower']);
  expect(names.filter(containing('abd'))).toEqual([]);
});
