/**
 * `npm run texts -- export zh-HK`: writes every text with its translation into a sheet, `texts-zh-HK.csv`.
 * `npm run texts -- import zh-HK [texts-zh-HK.csv]`: reads the sheet back into the catalogue of the language,
 * `public/texts/zh-HK.json`, and says what is missing, stale or wrong. Exit code 1 when a translation is wrong.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Catalogue } from '../../src/messages/page';
import { collectTexts } from './collectTexts';
import { readSheet, sheetOf } from './sheet';

const [verb, language = '', sheet = `texts-${language}.csv`] = process.argv.slice(2);
const isLanguage = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && tag !== 'en';
  } catch {
    return false;
  }
};
const usage =
  'Usage: npm run texts -- export LANGUAGE, or npm run texts -- import LANGUAGE [SHEET.csv]. A language is a tag such as zh-HK.';
if ((verb !== 'export' && verb !== 'import') || !isLanguage(language)) {
  console.error(usage);
  process.exit(1);
}

const folder = 'public/texts';
const file = `${folder}/${language}.json`;
const former = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
const texts = await collectTexts();
if (verb === 'export') {
  writeFileSync(sheet, sheetOf(texts, former));
  console.log(`${sheet}: ${texts.length} texts`);
} else {
  const { catalogue, missing, stale, wrong } = readSheet(readFileSync(sheet, 'utf8'), language, texts, former);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
  const list = (title: string, lines: string[]) =>
    lines.length > 0 && console.log(`${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  list('Without a translation', missing);
  list('Stale: the English has changed. Look at the translation and empty the column', stale);
  list('Not taken', wrong);
  console.log(
    `${file}: ${Object.keys(catalogue).length} of ${texts.length} texts; ${missing.length} missing, ${stale.length} stale, ${wrong.length} wrong`,
  );
  if (wrong.length > 0) process.exitCode = 1;
}
