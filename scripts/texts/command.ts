/** The command `npm run texts` as a function. `main.ts` says what its arguments mean. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Catalogue } from '../../src/messages/page';
import type { Text } from './collectTexts';
import { pseudoCatalogue, pseudoLanguage } from './pseudo';
import { readSheet, sheetOf } from './sheet';

const usage = `Usage: npm run texts -- export LANGUAGE
       npm run texts -- import LANGUAGE [SHEET.csv]
       npm run texts -- pseudo [FILE.json]
A language is a tag such as zh-HK.`;

const isLanguage = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && tag !== 'en';
  } catch {
    return false;
  }
};
const readCatalogue = (file: string) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {});
const writeCatalogue = (file: string, catalogue: Catalogue) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
};

type Options = {
  /** The folder of the project. Default: the current folder. */
  folder?: string;
  /** Returns every text of the project. */
  collect: () => Promise<readonly Text[]>;
  print: (text: string) => void;
  printError: (text: string) => void;
};

/**
 * Runs `export`, `import` or `pseudo`.
 *
 * @param args the arguments of the command
 * @returns the exit code: 1 when the arguments or a translation are wrong
 */
export const runTexts = async (args: readonly string[], { folder = '.', collect, print, printError }: Options): Promise<number> => {
  const [verb, language = '', sheet = `texts-${language}.csv`] = args;
  const sheetFile = resolve(folder, sheet);
  const catalogueOf = (tag: string) => `public/texts/${tag}.json`;

  const exportSheet = async () => {
    const texts = await collect();
    writeFileSync(sheetFile, sheetOf(texts, readCatalogue(resolve(folder, catalogueOf(language)))));
    print(`${sheet}: ${texts.length} texts`);
    return 0;
  };
  const importSheet = async () => {
    const file = catalogueOf(language);
    const texts = await collect();
    const former = readCatalogue(resolve(folder, file));
    const { catalogue, missing, stale, wrong } = readSheet(readFileSync(sheetFile, 'utf8'), language, texts, former);
    writeCatalogue(resolve(folder, file), catalogue);
    const list = (title: string, lines: string[]) => {
      if (lines.length > 0) print(`${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    };
    list('Without a translation', missing);
    list('Stale: the English has changed. Look at the translation and empty the column', stale);
    list('Not taken', wrong);
    const counts = `${missing.length} missing, ${stale.length} stale, ${wrong.length} wrong`;
    print(`${file}: ${Object.keys(catalogue).length} of ${texts.length} texts; ${counts}`);
    return wrong.length > 0 ? 1 : 0;
  };
  const writePseudo = async () => {
    const file = language === '' ? catalogueOf(pseudoLanguage) : language;
    writeCatalogue(resolve(folder, file), pseudoCatalogue(await collect()));
    return 0;
  };

  if (verb === 'pseudo') return writePseudo();
  if (verb === 'export' && isLanguage(language)) return exportSheet();
  if (verb === 'import' && isLanguage(language)) return importSheet();
  printError(usage);
  return 1;
};
