import { describe, expect, it } from 'vitest';
import { entityTexts } from '../../../src/messages/entityTexts';
import { asIs, pageTexts, translated, translationOf } from '../../../src/messages/page';
import { startText } from '../../../src/messages/start';
import { catalogueOf, speak } from '../pageLanguage';

describe('a text in the language of the page', () => {
  it.each([
    ['its translation', catalogueOf(['a.b', 'Save', '儲存']), 'a.b', '儲存'],
    ['nothing, where there is none', catalogueOf(['a.c', 'Save', '儲存']), 'a.b', null],
    ['nothing, where it is one of another English', catalogueOf(['a.b', 'Store', '儲存']), 'a.b', null],
    ['nothing, where the English differs by a blank', catalogueOf(['a.b', 'Save ', '儲存']), 'a.b', null],
    [
      'its translation at a key with dots and blanks',
      catalogueOf(['resources.x.texts.Save. Now', 'Save', '儲存']),
      'resources.x.texts.Save. Now',
      '儲存',
    ],
    ['nothing of what every object has', {}, 'constructor', null],
    ['nothing of the prototype', {}, '__proto__', null],
    ['its translation at a key that every object has', catalogueOf(['constructor', 'Save', '儲存']), 'constructor', '儲存'],
    ['its translation at the key of the prototype', catalogueOf(['__proto__', 'Save', '儲存']), '__proto__', '儲存'],
    ['an empty translation, as it is', catalogueOf(['a.b', 'Save', '']), 'a.b', ''],
  ])('is %s', (_, catalogue, key, text) => {
    expect(translationOf(catalogue, key, 'Save')).toBe(text);
    speak('zh-HK', catalogue);
    expect(translated(key, 'Save')).toBe(text ?? 'Save');
  });
  it.each([
    '$& $1 $$ $`',
    '%{name} %{other}',
    'a |||| b',
    '<b>bold</b> &amp; "quotes"',
    'مريم العلي',
    '\u202Eabc\u202C',
    '  blanks  ',
    '{name} {{name}}',
  ])('shows the value %j letter by letter, and fills nothing in it', (value) => {
    expect(translated('a.b', '%{name}, %{other}', { name: value, other: 'x' })).toBe(`${value}, x`);
    expect(translated('a.b', '%{name}, %{other}', { name: value, other: value })).toBe(`${value}, ${value}`);
    speak('zh-HK', catalogueOf(['a.b', '%{name}, %{other}', '%{other}：%{name}']));
    expect(translated('a.b', '%{name}, %{other}', { name: value, other: 'x' })).toBe(`x：${value}`);
    expect(
      entityTexts('things')('%{name} of %{smart_count} floor |||| %{name} of %{smart_count} floors', { name: value, smart_count: 2 }),
    ).toBe(`${value} of 2 floors`);
  });
  it.each([
    ['a value that is missing leaves nothing', '[%{name}]', {}, '[]'],
    ['a number is written as it is', '%{n}', { n: 1234.5 }, '1234.5'],
    ['nought is a value', '%{n} left', { n: 0 }, '0 left'],
    ['a value may come twice', '%{a} %{a}', { a: 'x' }, 'x x'],
    ['a placeholder may have blanks', '%{Field label} cannot be empty', { 'Field label': 'Order' }, 'Order cannot be empty'],
    ['a value without a placeholder is not shown', 'Save', { name: 'x' }, 'Save'],
    ['what is no placeholder stays', '100% %{} {name}', { name: 'x' }, '100% %{} {name}'],
  ])('%s', (_, text, values, shown) => {
    expect(translated('a.b', text, values as Record<string, string>)).toBe(shown);
  });
  it('without values stays letter by letter', () => {
    expect(translated('a.b', 'a %{name} |||| b')).toBe('a %{name} |||| b');
  });
  it('what is nobody’s to translate stays', () => {
    speak('zh-HK', catalogueOf(['x', 'x', 'y']));
    expect(asIs('x')).toBe('x');
  });
});

describe('the page', () => {
  it('says in its element which language it is in, and tells who listens once', () => {
    const told: string[] = [];
    const stop = pageTexts.subscribe(() => told.push(pageTexts.get().language));
    expect(speak('zh-HK').lang).toBe('zh-HK');
    stop();
    speak('ja');
    expect(told).toEqual(['zh-HK']);
  });
});

describe('a text that shows before the portal', () => {
  it('is there in both languages, with its values', () => {
    expect([startText('shell.retry'), startText('signIn.replaceHint', { name: 'Ann' })]).toEqual([
      'Retry',
      'You are signed in as Ann. Continuing ends that session.',
    ]);
    speak('zh-HK', catalogueOf(['shell.retry', 'Retry', '重試'], ['literal.continueAs', 'Continue as %{name}?', '以%{name}繼續？']));
    expect([startText('shell.retry'), startText('literal.continueAs', { name: 'Ann' }), startText('shell.copy')]).toEqual([
      '重試',
      '以Ann繼續？',
      'Copy',
    ]);
  });
});
