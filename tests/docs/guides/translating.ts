import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { registry } from '../../../resources';
import { declaredTexts, type Text } from '../../../scripts/texts/collectTexts';
import { runTexts } from '../../../scripts/texts/command';
import { closing, opening } from '../../../scripts/texts/pseudo';
import { readConfig } from '../../../src/config';
import { readBuiltInKinds } from '../../../src/app/entities/readKinds';
import type { Catalogue } from '../../../src/messages/page';
import { pluralForms } from '../../../src/messages/plurals';
import { mapDeclaration } from '../../../src/schema/translate/mapPhrases';
import { lintProblems, typeErrors } from './checks';
import type { Copy, Guide } from './copy';
import { blocksOf, edited } from './page';

const page = 'docs/translating.md';
const entity = 'genericContents';
const declaration = `resources/${entity}/${entity}.ts`;
const [wrongHint, wrongComponent] = [`resources/${entity}/wrongHint.ts`, `resources/${entity}/Notice.tsx`];
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
/** What the page says that a command prints: the one block with this part, where `…` is anything. */
const printed = (part: string) => {
  const text = only(blocks.filter((each) => each.language === 'text' && each.text.includes(part))).text.trim();
  const literal = text.split('…').map((each) => each.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('[^]*?')}$`, 'm');
};
/** The one command of the page that has this word in it. */
const command = (word: string) => {
  const commands = blocks.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.trim().split('\n'));
  return only(commands.filter((each) => each.includes(word)));
};

/** The texts of the portal after somebody has changed the English of some in the declaration of the entity. */
const afterChange = async (texts: readonly Text[], changes: ReadonlyMap<string, string>) => {
  const entry = registry.resources[entity]!;
  const { shapes } = await readBuiltInKinds();
  const changed = mapDeclaration(entity, (await entry.load()).default, shapes, (english) => changes.get(english) ?? english);
  const resources = { [entity]: { ...entry, load: () => Promise.resolve({ default: changed }) } };
  const before = await declaredTexts({ ...registry, resources: { [entity]: entry }, dialogLists: {} });
  const ofOthers = texts.filter(({ key }) => before.every((each) => each.key !== key));
  return [...ofOthers, ...(await declaredTexts({ ...registry, resources, dialogLists: {} }))];
};

const testTranslating = (copy: Copy) => {
  const sheet = copy.path('texts-ja.csv');
  const catalogue = () => JSON.parse(copy.read('public/texts/ja.json')) as Catalogue;
  const read = () => rowsOf(readFileSync(sheet, 'utf8'));
  /** Every text of the copy, as `export` of the page wrote them before anything was translated. */
  const exported = () =>
    copy.once('texts', async () => {
      const output = await copy.demand('sh', '-c', command('export'));
      return { output, texts: read().map(({ key, english, context }): Text => ({ key, english, context })) };
    });
  /** Runs a command of the page in this process over some texts. */
  const run = async (word: string, texts: readonly Text[]) => {
    const lines: string[] = [];
    const print = (text: string) => void lines.push(text);
    const args = command(word).replace('npm run texts -- ', '').split(' ');
    const code = await runTexts(args, { folder: copy.folder, collect: () => Promise.resolve(texts), print, printError: print });
    return { code, output: lines.join('\n') };
  };
  /** Fills in rows of the sheet, as a translator does. */
  const fill = (changes: readonly Row[]) => {
    const changed = new Map(changes.map((row) => [row.key, row]));
    const all = read();
    const added = changes.filter(({ key }) => all.every((row) => row.key !== key));
    writeFileSync(sheet, Papa.unparse([...all.map((row) => changed.get(row.key) ?? row), ...added]));
  };
  /** Writes a new sheet and imports it with the translations of the page. */
  const importFilled = async () => {
    const { texts } = await exported();
    rmSync(copy.path('public/texts/ja.json'), { force: true });
    await run('export', texts);
    fill(rows('filled'));
    return { texts, ...(await run('import', texts)) };
  };

  it('the command export writes a sheet with every text, those of code and of the page too, without translations', async () => {
    const { output, texts } = await exported();
    expect(output.trim()).toMatch(printed('texts-ja.csv'));
    expect(texts.length).toBeGreaterThan(1_000);
    for (const { key, english, context } of rows('filled')) expect(texts).toContainEqual({ key, english, context });
    for (const key of readFileSync(copy.path(page), 'utf8').matchAll(/^\| `([\w.]+\.[\w.]+)` +\|/gm))
      expect(texts.map((text) => text.key)).toContain(key[1]);
    const english = 'Written by %{name}.';
    expect(texts).toContainEqual({ key: `resources.${entity}.texts.${english}`, english, context: declaration });
    await run('export', texts);
    for (const row of rows('filled')) expect(read()).toContainEqual({ ...row, translation: '' });
  });

  it('an import writes the catalogue and lists missing translations', async () => {
    const { code, output } = await importFilled();
    expect(code).toBe(0);
    expect(output).toMatch(printed('4 of … texts; … missing, 0 stale, 0 wrong'));
    expect(catalogue()).toEqual(JSON.parse(block('json', 'catalogue')));
  });

  it('an import keeps the former translation for a wrong placeholder, a wrong number of plural forms and an unknown key', async () => {
    const { texts } = await importFilled();
    const before = catalogue();
    fill(rows('wrong'));
    const { code, output } = await run('import', texts);
    expect(code).toBe(1);
    expect(output).toMatch(printed('3 wrong'));
    expect(catalogue()).toEqual(before);
  });

  it('a changed English text makes its translation stale until somebody has looked at it', async () => {
    const { texts } = await importFilled();
    const [renamed, anew, former] = rows('changed');
    const changed = await afterChange(texts, new Map([[renamed!.stale, renamed!.english], [former!.english, anew!.english]])); // prettier-ignore
    await run('export', changed);
    for (const row of rows('changed')) expect(read()).toContainEqual(row);
    expect((await run('import', changed)).output).toMatch(printed('1 stale'));
    expect(catalogue()[renamed!.key]).toEqual({ english: renamed!.stale, text: renamed!.translation });
    expect(catalogue()).not.toHaveProperty([former!.key]);
    fill([
      { ...renamed!, stale: '' },
      { ...anew!, translation: former!.translation },
    ]);
    expect((await run('import', changed)).output).toContain('4 of');
    expect(catalogue()[renamed!.key]).toEqual({ english: renamed!.english, text: renamed!.translation });
    expect(catalogue()[anew!.key]).toEqual({ english: anew!.english, text: former!.translation });
  });

  it('config.json takes the languages of the page, and each has its plural categories', () => {
    const offered = { ...JSON.parse(copy.read('public/config.json')), ...JSON.parse(block('json', 'config')) } as object;
    expect(readConfig(offered)).toMatchObject({ languages: ['en', 'ja'], language: 'en' });
    expect(pluralForms('ja')).toEqual(['other']);
    expect(pluralForms('zh-HK')).toEqual(['other']);
    expect(pluralForms('pl')).toEqual(['one', 'few', 'many', 'other']);
  });

  it('the compiler refuses an untranslated text in a function, and the linter one in a component', async () => {
    expect((await typeErrors(copy)).get(wrongHint)?.join('\n')).toMatch(/error TS2322: [^]*'Translated'/);
    const rules = (await lintProblems(copy)).get(wrongComponent)?.map((problem) => problem.split(' ')[1]);
    expect(rules).toEqual(['i18next/no-literal-string', 'i18next/no-literal-string']);
  });

  it('the pseudo-language has every text between marks', async () => {
    await run('pseudo', (await exported()).texts);
    const texts = Object.entries(JSON.parse(copy.read('public/texts/en-XA.json')) as Catalogue);
    expect(texts.length).toBeGreaterThan(1_000);
    for (const [key, { text }] of texts) expect(text, key).toMatch(new RegExp(`^${opening}[^]*${closing}$`));
  });
};

export const translating: Guide = {
  page,
  testsOfCopy: ['tests/resources/declarations.test.ts'],
  mistakes: (copy) => {
    const right = copy.read(declaration);
    const hint = only(right.split('\n').filter((line) => line.includes("t('Written by")));
    return { [wrongHint]: edited(declaration, right, hint, block('ts', 'wrong').trim()), [wrongComponent]: block('tsx', 'wrong') };
  },
  tests: testTranslating,
};
