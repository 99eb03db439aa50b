/**
 * `npm run texts -- export zh-HK`: writes every text with its translation into a sheet, `texts-zh-HK.csv`.
 * `npm run texts -- import zh-HK [texts-zh-HK.csv]`: reads the sheet back into the catalogue of the language,
 * `public/texts/zh-HK.json`, and says what is missing, stale or wrong. Exit code 1 when a translation is wrong.
 * `npm run texts -- pseudo [FILE]`: writes the catalogue of the pseudo-language, in which a text past the catalogue can be seen.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Catalogue } from '../../src/messages/page';
import { collectTexts } from './collectTexts';
import { pseudoCatalogue, pseudoLanguage } from './pseudo';
import { readSheet, sheetOf } from './sheet';

const [verb, language = '', sheet = `texts-${language}.csv`] = process.argv.slice(2);
const isLanguage = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && tag !== 'en';
  } catch {
    return false;
  }
};
const folder = 'public/texts';
const readCatalogue = (file: string) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {});
const writeCatalogue = (file: string, catalogue: Catalogue) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
};

const exportSheet = async () => {
  const texts = await collectTexts();
  writeFileSync(sheet, sheetOf(texts, readCatalogue(`${folder}/${language}.json`)));
  console.log(`${sheet}: ${texts.length} texts`);
};
const importSheet = async () => {
  const file = `${folder}/${language}.json`;
  const texts = await collectTexts();
  const { catalogue, missing, stale, wrong } = readSheet(readFileSync(sheet, 'utf8'), language, texts, readCatalogue(file));
  writeCatalogue(file, catalogue);
  const list = (title: string, lines: string[]) =>
    lines.length > 0 && console.log(`${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  list('Without a translation', missing);
  list('Stale: the English has changed. Look at the translation and empty the column', stale);
  list('Not taken', wrong);
  const counts = `${missing.length} missing, ${stale.length} stale, ${wrong.length} wrong`;
  console.log(`${file}: ${Object.keys(catalogue).length} of ${texts.length} texts; ${counts}`);
  if (wrong.length > 0) process.exitCode = 1;
};
const writePseudo = async (file = `${folder}/${pseudoLanguage}.json`) => writeCatalogue(file, pseudoCatalogue(await collectTexts()));

if (verb === 'pseudo') await writePseudo(process.argv[3]);
else if (verb === 'export' && isLanguage(language)) await exportSheet();
else if (verb === 'import' && isLanguage(language)) await importSheet();
else {
  console.error(`Usage: npm run texts -- export LANGUAGE
       npm run texts -- import LANGUAGE [SHEET.csv]
       npm run texts -- pseudo [FILE.json]
A language is a tag such as zh-HK.`);
  process.exitCode = 1;
}
