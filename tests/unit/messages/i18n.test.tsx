import { I18nContext, useTranslate } from 'react-admin';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/messages/en';
import { createI18nProvider, createTexts, TextProvider, translate, useText } from '../../../src/messages/i18n';
import { flattened } from '../../../src/messages/keys';
import { onDemandText, useOnDemandText } from '../../../src/messages/onDemand';
import { useStartText } from '../../../src/messages/start';
import { formDelimiter, pluralForms } from '../../../src/messages/plurals';
import { catalogueOf, speak } from '../pageLanguage';

const texts = Object.entries(flattened(en));
/** Every text of the interface in a language: with its key before it, in as many forms as the language has. */
const whole = (language: string) =>
  catalogueOf(
    ...texts.map(([key, english]) => {
      const names = [...english.matchAll(/%\{[^}]+\}/g)].map(([name]) => name).join('·');
      const forms = english.includes(formDelimiter) ? pluralForms(language) : [''];
      return [key, english, forms.map((form) => `${language} ${form} ${key} ${names}`).join(formDelimiter)] as const;
    }),
  );
const namesIn = (english: string) => [...english.matchAll(/%\{([^}]+)\}/g)].map(([, name]) => name!);
const hostile = '$& %{name} |||| <b>مريم</b>';
/** Values for every placeholder of a text, and counts where it has forms. */
const valuesFor = (english: string): Record<string, string | number>[] => {
  const values = Object.fromEntries(namesIn(english).map((name) => [name, hostile]));
  if (!english.includes(formDelimiter)) return [values];
  return [0, 1, 2, 3, 11, 100].map((smart_count) => ({ ...values, smart_count }));
};
const asTyped = translate as (key: string, values?: object) => string;

describe('react-admin and the portal', () => {
  it.each([
    ['English', () => speak('en')],
    ['Japanese, with one form', () => speak('ja', whole('ja'))],
    ['Arabic, with six', () => speak('ar', whole('ar'))],
    ['a language without a catalogue', () => speak('ja')],
    ['one with more forms without a catalogue', () => speak('ar')],
    [
      'a language of which every text is stale',
      () => speak('ar', catalogueOf(...texts.map(([key]) => [key, 'Former', 'former'] as const))),
    ],
  ])('say the same for every key, in %s', (_, set) => {
    set();
    const { translate: ofReactAdmin } = createI18nProvider();
    const told = texts.flatMap(([key, english]) =>
      valuesFor(english).map((values) => [key, ofReactAdmin(key, values), asTyped(key, values)]),
    );
    expect(told.length).toBeGreaterThan(texts.length);
    expect(told.filter(([, one, other]) => one !== other)).toEqual([]);
  });
  it('say what the catalogue says', () => {
    speak('ja', whole('ja'));
    expect([translate('form.save'), translate('form.changed', { smart_count: 2 }), createI18nProvider().translate('form.save')]).toEqual([
      'ja  form.save ',
      'ja other form.changed 2',
      'ja  form.save ',
    ]);
  });
  it('say texts of entities too', () => {
    const { translate: ofReactAdmin } = createI18nProvider((key) => (key === 'resources.hotlines.name' ? 'ホットライン' : undefined));
    expect(['resources.hotlines.name', 'form.save'].map((key) => ofReactAdmin(key))).toEqual(['ホットライン', 'Save']);
  });
  it('answer with the key where there is no text', () => {
    const { translate: ofReactAdmin } = createI18nProvider();
    expect(['ra.nothing', 'constructor', '__proto__', ''].map((key) => ofReactAdmin(key))).toEqual([
      'ra.nothing',
      'constructor',
      '__proto__',
      '',
    ]);
  });
  it('add words of react-admin’s own components, which the texts of the portal outdo', () => {
    const words = { 'ra.action.sort': 'Sort', 'form.save': 'not this' };
    expect(['ra.action.sort', 'form.save'].map((key) => createI18nProvider(undefined, words).translate(key))).toEqual(['Sort', 'Save']);
    speak('ja', catalogueOf(['ra.action.sort', 'Sort', '並べ替え']));
    expect(createI18nProvider(undefined, words).translate('ra.action.sort')).toBe('並べ替え');
  });
  it('know which languages there are, as each calls itself', () => {
    speak('ja');
    const { getLocale, getLocales } = createI18nProvider();
    expect([getLocale(), getLocales!()]).toEqual([
      'ja',
      [
        { locale: 'en', name: 'English' },
        { locale: 'ja', name: '日本語' },
      ],
    ]);
  });
});

describe('a component', () => {
  const Save = () => {
    const [t, onDemand, start, ofReactAdmin] = [useText(), useOnDemandText(), useStartText(), useTranslate()];
    return [
      t('form.changed', { smart_count: 2 }),
      onDemand('idle.unlock'),
      onDemand('pdf.pages', { smart_count: 2 }),
      start('shell.retry'),
      ofReactAdmin('form.save'),
    ].join('; ');
  };
  const drawn = () =>
    renderToString(
      createElement(I18nContext.Provider, { value: createI18nProvider() }, createElement(TextProvider, null, createElement(Save))),
    );
  it('shows its texts in the language that the page has when it is drawn', () => {
    expect(drawn()).toBe('2 changes; Unlock; 2 pages; Retry; Save');
    speak(
      'ja',
      catalogueOf(
        ['form.changed', en.form.changed, '%{smart_count}件の変更'],
        ['idle.unlock', 'Unlock', '解除'],
        ['pdf.pages', '1 page |||| %{smart_count} pages', '%{smart_count}ページ'],
        ['shell.retry', 'Retry', '再試行'],
        ['form.save', 'Save', '保存'],
      ),
    );
    expect(drawn()).toBe('2件の変更; 解除; 2ページ; 再試行; 保存');
  });
});

describe('texts of one’s own', () => {
  const { translate: own, originals } = createTexts({ a: { b: { c: 'Deep %{n}' } }, d: 'Flat', constructor: 'Built' });
  it('have keys by their path', () => {
    expect(originals).toEqual({ 'a.b.c': 'Deep %{n}', d: 'Flat', constructor: 'Built' });
    expect([own('a.b.c', { n: 1 }), own('d'), own('constructor')]).toEqual(['Deep 1', 'Flat', 'Built']);
    speak('ja', catalogueOf(['a.b.c', 'Deep %{n}', '深い%{n}'], ['constructor', 'Built', '築']));
    expect([own('a.b.c', { n: 1 }), own('d'), own('constructor')]).toEqual(['深い1', 'Flat', '築']);
    expect(onDemandText('form.save')).toBe('Save');
  });
});
