import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closing, opening } from '../../scripts/texts/pseudo';
import { readConfig } from '../../src/config';
import type { Catalogue } from '../../src/messages/page';
import { pluralForms } from '../../src/messages/plurals';
import { blocksOf, Copy } from './guide';

const page = 'docs/translating.md';
type Row = { key: string; english: string; context: string; translation: string; stale: string };

const blocks = blocksOf(page);
const only = <T>(found: readonly T[]): T => {
  expect(found.length).toBe(1);
  return found[0]!;
};
const rowsOf = (csv: string) => Papa.parse<Row>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data;
/** The block of the page with this word behind its language. */
const block = (language: string, about: string) => only(blocks.filter((each) => each.language === language && each.about === about)).text;
const rows = (about: string) => rowsOf(block('csv', about));
/** What the page says that a command prints: it stands once, and `…` is anything. */
const told = (part: string) => {
  const text = only(blocks.filter((each) => each.language === 'text' && each.text.includes(part))).text.trim();
  const literal = text.split('…').map((each) => each.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('[^]*?')}$`, 'm');
};
/** The one command of the page that has this word in it. */
const command = (word: string) => {
  const commands = blocks.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.trim().split('\n'));
  return only(commands.filter((each) => each.includes(word)));
};

describe(page, () => {
  const copy = new Copy(page);
  const sheet = join(copy.folder, 'texts-ja.csv');
  const catalogue = () => JSON.parse(copy.read('public/texts/ja.json')) as Catalogue;
  const read = () => rowsOf(readFileSync(sheet, 'utf8'));
  /** What a command of the page prints; one that should not fail throws when it does. */
  const say = (word: string) => copy.run('sh', '-c', command(word)).trim();
  const sayFailing = (word: string) => {
    try {
      say(word);
    } catch (error) {
      return String(error).trim();
    }
    throw new Error(`${command(word)} did not fail`);
  };
  /** Fills in rows of the sheet, as a reader does. */
  const write = (changes: readonly Row[]) => {
    const changed = new Map(changes.map((row) => [row.key, row]));
    const all = read();
    const added = changes.filter(({ key }) => all.every((row) => row.key !== key));
    writeFileSync(sheet, Papa.unparse([...all.map((row) => changed.get(row.key) ?? row), ...added]));
  };
  beforeAll(copy.follow);
  afterAll(copy.stop);

  it('a sheet has every text, those of code and of the page too, and nothing is translated yet', () => {
    expect(say('export')).toMatch(told('texts-ja.csv'));
    const all = read();
    expect(all.length).toBeGreaterThan(1_000);
    for (const row of rows('filled')) expect(all).toContainEqual({ ...row, translation: '' });
    for (const key of readFileSync(page, 'utf8').matchAll(/^\| `([\w.]+\.[\w.]+)` +\|/gm))
      expect(all.map((row) => row.key)).toContain(key[1]);
    expect(all).toContainEqual({
      key: 'resources.hotlines.texts.App users call %{number}.',
      english: 'App users call %{number}.',
      context: 'resources/hotlines/hotlines.ts',
      translation: '',
      stale: '',
    });
  }, 240_000);

  it('an import makes the catalogue, and says what is missing', () => {
    write(rows('filled'));
    expect(say('import')).toMatch(told('4 of … texts; … missing, 0 stale, 0 wrong'));
    expect(catalogue()).toEqual(JSON.parse(block('json', 'catalogue')));
  }, 240_000);

  it('a wrong placeholder, a wrong number of plural forms and an unknown key are not taken, and the former translation stays', () => {
    write(rows('wrong'));
    const before = catalogue();
    expect(sayFailing('import')).toMatch(told('3 wrong'));
    expect(catalogue()).toEqual(before);
  }, 240_000);

  it('a changed English text makes its translation stale, until somebody has looked at it', () => {
    const [renamed, anew, former] = rows('changed');
    copy.edit('resources/hotlines/hotlines.ts', `'${renamed!.stale}'`, `'${renamed!.english}'`);
    copy.edit('resources/hotlines/hotlines.ts', `'${former!.english}'`, `'${anew!.english}'`);
    say('export');
    for (const row of rows('changed')) expect(read()).toContainEqual(row);
    expect(say('import')).toMatch(told('1 stale'));
    expect(catalogue()[renamed!.key]).toEqual({ english: renamed!.stale, text: renamed!.translation });
    expect(catalogue()).not.toHaveProperty([former!.key]);
    write([
      { ...renamed!, stale: '' },
      { ...anew!, translation: former!.translation },
    ]);
    expect(say('import')).toContain('4 of');
    expect(catalogue()[renamed!.key]).toEqual({ english: renamed!.english, text: renamed!.translation });
    expect(catalogue()[anew!.key]).toEqual({ english: anew!.english, text: former!.translation });
  }, 300_000);

  it('config.json takes the languages; the categories are those of the languages', () => {
    const offered = { ...JSON.parse(copy.read('public/config.json')), ...JSON.parse(block('json', 'config')) } as object;
    expect(readConfig(offered)).toMatchObject({ languages: ['en', 'ja'], language: 'en' });
    expect(pluralForms('ja')).toEqual(['other']);
    expect(pluralForms('zh-HK')).toEqual(['other']);
    expect(pluralForms('pl')).toEqual(['one', 'few', 'many', 'other']);
  });

  it('a text past the catalogue does not compile in a function, and is refused in a component', () => {
    const right = copy.read('resources/hotlines/hotlines.ts').split('\n');
    const hint = only(right.filter((line) => line.includes("t('App users call")));
    copy.edit('resources/hotlines/hotlines.ts', hint, block('ts', 'wrong').trim());
    expect(copy.compile).toThrow(/hotlines\.ts\(\d+,\d+\): error TS2322: [^]*'Translated'/);
    copy.edit('resources/hotlines/hotlines.ts', block('ts', 'wrong').trim(), hint);
    const component = 'resources/hotlines/Notice.tsx';
    writeFileSync(join(copy.folder, component), block('tsx', 'wrong'));
    expect(() => copy.node('eslint/bin/eslint.js', component)).toThrow(
      /i18next\/no-literal-string[^]*i18next\/no-literal-string[^]*2 errors/,
    );
    rmSync(join(copy.folder, component));
  }, 300_000);

  it('the pseudo-language has every text between marks', () => {
    say('pseudo');
    const texts = Object.entries(JSON.parse(copy.read('public/texts/en-XA.json')) as Catalogue);
    expect(texts.length).toBeGreaterThan(1_000);
    for (const [key, { text }] of texts) expect(text, key).toMatch(new RegExp(`^${opening}[^]*${closing}$`));
  }, 240_000);
});
