import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Text } from '../../../../scripts/texts/collectTexts';
import { readSheet, sheetOf } from '../../../../scripts/texts/sheet';
import type { Catalogue } from '../../../../src/messages/page';
import { catalogueOf } from '../../pageLanguage';

const textsOf = (...english: readonly string[]): Text[] =>
  english.map((each) => ({ key: `key of ${each}`, english: each, context: 'interface' }));
/** A catalogue of one text, which may be stale. */
const one = (english: string, text: string, now = english) => catalogueOf([`key of ${now}`, english, text]);
/** The rows of a sheet as a person sees them. */
const rowsOf = (sheet: string) => Papa.parse<string[]>(sheet.slice(1), { skipEmptyLines: true }).data;
/** A sheet as a person hands it back: with these translations in place of what stood there. */
const filled = (texts: readonly Text[], translations: readonly string[], former: Catalogue = {}) => {
  const [head, ...rows] = rowsOf(sheetOf(texts, former));
  return Papa.unparse([head!, ...rows.map((row, i) => row.map((cell, at) => (at === 3 ? (translations[i] ?? cell) : cell)))]);
};
/** A sheet as a program saves it that has changed its rows. */
const saved = (sheet: string, change: (rows: string[][]) => string[][], options?: Papa.UnparseConfig) =>
  Papa.unparse(change(Papa.parse<string[]>(sheet).data), options);
const imported = (english: string, translation: string, language = 'zh-HK', former: Catalogue = {}) => {
  const texts = textsOf(english);
  const { catalogue, missing, stale, wrong } = readSheet(filled(texts, [translation], former), language, texts, former);
  return { text: catalogue[`key of ${english}`]?.text, missing, stale, wrong };
};

describe('a sheet', () => {
  it('has a row for each text, with its place and its translation', () => {
    const texts = textsOf('Save', 'Cancel');
    expect(rowsOf(sheetOf(texts, one('Save', '儲存')))).toEqual([
      ['key', 'english', 'context', 'translation', 'stale'],
      ['key of Save', 'Save', 'interface', '儲存', ''],
      ['key of Cancel', 'Cancel', 'interface', '', ''],
    ]);
  });
  it('says of a translation which English it was made of, where that has changed, and of one that nothing shows that it is gone', () => {
    const catalogue = { ...one('Store', '儲存', 'Save'), ...one('Gone', '去') };
    expect(rowsOf(sheetOf(textsOf('Save'), catalogue)).slice(1)).toEqual([
      ['key of Save', 'Save', 'interface', '儲存', 'Store'],
      ['key of Gone', 'Gone', '', '去', 'no longer used'],
    ]);
  });
  it('is read by spreadsheets as it is meant: with a byte order mark, and without formulas', () => {
    const sheet = sheetOf(textsOf('+%{count}'), {});
    expect(sheet.startsWith('\uFEFF"key","english"')).toBe(true);
    expect(rowsOf(sheet)[1]![1]).toBe("'+%{count}");
  });
  it.each([
    'Save',
    '+%{count}',
    '-',
    '=1+1',
    '@home',
    'He said "yes", and left',
    "It's 'quoted'",
    'first\nsecond',
    'first\r\n- second',
    'a;b; -c',
    'a, b, c',
    '%{n} page |||| %{smart_count} pages',
    '\u200Fعربي %{n}\u200E',
    '中文（香港）',
    '<b>%{n}</b> &amp; {name}',
    '＝full width',
    'constructor',
  ])('that is read as it was written has the same catalogue: %j', (english) => {
    const texts = [...textsOf(english), ...textsOf('Other')];
    const catalogue = { ...one(english, english), ...one('Other', '=Other') };
    expect(readSheet(sheetOf(texts, catalogue), 'en-XA', texts, {})).toEqual({ catalogue, missing: [], stale: [], wrong: [] });
  });
  const texts = textsOf('Save, please', 'Note; “well”', 'Third');
  const translations = ['儲存，請', '注；「好」', '三'];
  const wanted = Object.fromEntries(texts.map(({ key, english }, i) => [key, { english, text: translations[i]! }]));
  it.each<[string, (sheet: string) => string]>([
    ['as it is', (sheet) => sheet],
    ['with a byte order mark', (sheet) => `\uFEFF${sheet}`],
    ['with the line breaks of Windows', (sheet) => sheet.replaceAll(/\r?\n/g, '\r\n')],
    ['with those of Unix', (sheet) => sheet.replaceAll('\r\n', '\n')],
    ['separated by semicolons', (sheet) => `\uFEFF${saved(sheet, (rows) => rows, { delimiter: ';' })}`],
    ['separated by tabs', (sheet) => saved(sheet, (rows) => rows, { delimiter: '\t' })],
    ['everything in quotes', (sheet) => saved(sheet, (rows) => rows, { quotes: true })],
    ['with empty lines', (sheet) => `${sheet}\r\n\r\n`],
    ['with columns in another order', (sheet) => saved(sheet, (rows) => rows.map((row) => row.toReversed()))],
    ['with rows in another order', (sheet) => saved(sheet, ([head, ...rows]) => [head!, ...rows.toReversed()])],
    ['with a column more', (sheet) => saved(sheet, (rows) => rows.map((row) => ['note', ...row]))],
    [
      'without what is only to be read',
      (sheet) => saved(sheet, (rows) => rows.map(([key, english, , ...rest]) => [key!, english!, ...rest])),
    ],
  ])('is read %s', (_, change) => {
    expect(readSheet(change(filled(texts, translations)), 'zh-HK', texts, {})).toEqual({
      catalogue: wanted,
      missing: [],
      stale: [],
      wrong: [],
    });
  });
  it.each([
    ['the translations', 'key,english\nkey of Save,Save'],
    ['the keys', 'english,translation,stale\nSave,儲存,'],
    ['what it translates', 'key,translation,stale\nkey of Save,儲存,'],
    ['what is stale', 'key,translation\nkey of Save,儲存'],
    ['anything', ''],
  ])('without %s is not read, and nothing is taken away by it', (_, sheet) => {
    expect(() => readSheet(sheet, 'zh-HK', textsOf('Save'), one('Save', '儲存'))).toThrow('The sheet has no column');
  });
});

it('a sheet that was made before the English changed translates the former one: it is stale', () => {
  const before = [{ key: 'form.save', english: 'Save', context: 'interface' }];
  const now = [{ key: 'form.save', english: 'Save it', context: 'interface' }];
  expect(readSheet(filled(before, ['儲存']), 'zh-HK', now, {})).toEqual({ catalogue: {}, missing: [], stale: ['form.save'], wrong: [] });
});

describe('a translation', () => {
  it.each([
    ['=總計', '=總計'],
    ['-5 度', '-5 度'],
    ["'quoted'", "'quoted'"],
    ['  blanks around  ', 'blanks around'],
    ["'=總計", '=總計'],
  ])('that a person has typed as %j is taken as %j', (typed, text) => {
    expect(imported('Save', typed)).toEqual({ text, missing: [], stale: [], wrong: [] });
  });
  it.each<[string, string, string, string, string]>([
    ['lacks a placeholder', 'zh-HK', '%{n} of %{total}', '%{n}', 'lacks %{total}'],
    ['lacks two', 'zh-HK', '%{n} of %{total}', '全', 'lacks %{n}, %{total}'],
    ['has another', 'zh-HK', 'Page %{page}', '第%{pages}頁', 'lacks %{page}'],
    ['has one more', 'zh-HK', 'Page %{page}', '第%{page}頁，共%{pages}頁', 'has %{pages}, which the English does not have'],
    ['has one of its own', 'zh-HK', 'Save', '%{name}', 'has %{name}, which the English does not have'],
    [
      'has a number that the English does not have',
      'zh-HK',
      'Save',
      '%{smart_count}',
      'has %{smart_count}, which the English does not have',
    ],
    ['lacks the member of a record', 'zh-HK', 'Total {total}', '總計', 'lacks {total}'],
    ['has another member', 'zh-HK', 'Total {total}', '總計 {totl}', 'lacks {total}'],
    ['has a formatter that there is not', 'zh-HK', 'Total {total}', '{total} {sum()}', 'has {sum()}, which the English does not have'],
    ['has a placeholder for a member', 'zh-HK', 'Total {total}', '總計 %{total}', 'lacks {total}'],
    [
      'has two forms for one',
      'ja',
      '1 page |||| %{smart_count} pages',
      '%{smart_count} |||| %{smart_count}',
      'has 2 plural forms, and ja needs 1',
    ],
    [
      'has one form for six',
      'ar',
      '1 page |||| %{smart_count} pages',
      '%{smart_count}',
      'has 1 plural forms, and ar needs 6 (zero, one, two, few, many, other)',
    ],
    ['has forms where there is no number', 'ar', 'Save', 'a |||| b', 'has 2 plural forms, and ar needs 1'],
  ])('that %s is not taken: the former one stays, and it is told', (_, language, english, translation, problem) => {
    const wrong = [`key of ${english}: '${translation}' ${problem}`];
    expect(imported(english, translation, language)).toEqual({ text: undefined, missing: [], stale: [], wrong });
    expect(imported(english, translation, language, one(english, 'former'))).toEqual({ text: 'former', missing: [], stale: [], wrong });
    // a former one of another English stays what it is
    const { catalogue } = readSheet(filled(textsOf(english), [translation]), language, textsOf(english), one('Other', 'former', english));
    expect(catalogue).toEqual(one('Other', 'former', english));
  });
  it.each<[string, string, string, string]>([
    ['placeholders in another order', 'zh-HK', '%{n} of %{total}', '%{total}之%{n}'],
    ['one twice', 'zh-HK', '%{n} of %{total}', '%{n}%{n}%{total}'],
    ['one form for two', 'ja', '1 page |||| %{smart_count} pages', '%{smart_count}ページ'],
    ['the number in words', 'ja', '%{smart_count} page |||| %{smart_count} pages', '数ページ'],
    ['a number where English has it in words', 'ja', 'One page |||| Pages', '%{smart_count}ページ'],
    ['six forms for two', 'ar', '1 page |||| %{smart_count} pages', 'a |||| b |||| c |||| d |||| e |||| %{smart_count}'],
    ['the members of the record', 'zh-HK', '{name()} of {total|sum}', '{total|sum} {name()}'],
  ])('may have %s', (_, language, english, translation) => {
    expect(imported(english, translation, language)).toEqual({ text: translation, missing: [], stale: [], wrong: [] });
  });
  it('of a former English stays, until a person has emptied the column', () => {
    const texts = textsOf('Save');
    const former = one('Store', '儲存', 'Save');
    const sheet = sheetOf(texts, former);
    expect(readSheet(sheet, 'zh-HK', texts, former)).toEqual({ catalogue: former, missing: [], stale: ['key of Save'], wrong: [] });
    expect(readSheet(sheet.replace('"Store"', '""'), 'zh-HK', texts, former)).toEqual({
      catalogue: one('Save', '儲存'),
      missing: [],
      stale: [],
      wrong: [],
    });
    // what a person has typed beside it counts as unseen too
    expect(readSheet(filled(texts, ['存'], former), 'zh-HK', texts, former).catalogue).toEqual(former);
  });
  it('that a person has taken away is missing, as one that nobody has written', () => {
    expect(imported('Save', '', 'zh-HK', one('Save', '儲存'))).toEqual({ text: undefined, missing: ['key of Save'], stale: [], wrong: [] });
    expect(imported('Save', '')).toEqual({ text: undefined, missing: ['key of Save'], stale: [], wrong: [] });
  });
  it('whose row is not in the sheet stays, and a text without a row is missing', () => {
    const [all, some] = [textsOf('Save', 'Cancel', 'Close'), textsOf('Save')];
    const former = { ...one('Save', 'former'), ...one('Cancel', '取消') };
    expect(readSheet(filled(some, ['儲存']), 'zh-HK', all, former)).toEqual({
      catalogue: { ...one('Save', '儲存'), ...one('Cancel', '取消') },
      missing: ['key of Close'],
      stale: [],
      wrong: [],
    });
  });
  it('of a text that is gone leaves the catalogue without a word', () => {
    const former = { ...one('Save', '儲存'), ...one('Gone', '去') };
    expect(readSheet(sheetOf(textsOf('Save'), former), 'zh-HK', textsOf('Save'), former)).toEqual({
      catalogue: one('Save', '儲存'),
      missing: [],
      stale: [],
      wrong: [],
    });
  });
  it('of a key that there is not is told', () => {
    const { catalogue, wrong } = readSheet(filled(textsOf('Save', 'Sav'), ['儲存', '儲']), 'zh-HK', textsOf('Save'), {});
    expect([catalogue, wrong]).toEqual([one('Save', '儲存'), ['key of Sav: there is no such text']]);
  });
});
