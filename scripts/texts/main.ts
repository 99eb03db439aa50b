/**
 * `npm run texts -- export zh-HK`: writes every text with its translation into a sheet, `texts-zh-HK.csv`.
 * `npm run texts -- import zh-HK [texts-zh-HK.csv]`: reads the sheet back into the catalogue of the language,
 * `public/texts/zh-HK.json`, and prints what is missing, stale or wrong. Exits with 1 when a translation is wrong.
 * `npm run texts -- pseudo [FILE]`: writes the catalogue of the pseudo-language, in which untranslated texts can be seen.
 */
import { collectTexts } from './collectTexts';
import { runTexts } from './command';

process.exitCode = await runTexts(process.argv.slice(2), {
  collect: collectTexts,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
});
