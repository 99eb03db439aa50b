/** The sheet that a native reader works in: a CSV of every text with its translation. */
import Papa from 'papaparse';
import { csvText, removeGuard } from '../../src/files/csv/csvText';
import type { Catalogue } from '../../src/messages/page';
import { formDelimiter, pluralForms } from '../../src/messages/plurals';
import type { Text } from './collectTexts';

const columns = ['key', 'english', 'context', 'translation', 'stale'] as const;
type Row = Record<(typeof columns)[number], string>;

/** Stands in the column `stale` of a translation whose text is no longer in the portal. */
const unused = 'no longer used';

/** Every text with its translation; one of another English has that in the column `stale`, and one of a text that is gone says so. */
export const sheetOf = (texts: readonly Text[], catalogue: Catalogue): string => {
  const known = new Set(texts.map(({ key }) => key));
  const rows = texts.map(({ key, english, context }) => {
    const translation = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    return [key, english, context, translation?.text ?? '', translation && translation.english !== english ? translation.english : ''];
  });
  const gone = Object.entries(catalogue).filter(([key]) => !known.has(key));
  return csvText(columns, [...rows, ...gone.map(([key, { english, text }]) => [key, english, '', text, unused])]);
};

const readRows = (csv: string) => {
  const { data, meta } = Papa.parse<Partial<Row>>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true });
  // else each translation would count as taken away, or nobody would know what it translates
  const lacking = ['key', 'english', 'translation', 'stale'].filter((column) => !meta.fields?.includes(column));
  if (lacking.length > 0) throw new Error(`The sheet has no column ${lacking.join(', ')}`);
  return data.map((row) => Object.fromEntries(columns.map((column) => [column, removeGuard(row[column] ?? '').trim()]))) as Row[];
};

/** The placeholders of a text, and the members of a record that it names. */
const placeholdersIn = (text: string) => [...new Set([...text.matchAll(/%?\{[^{}]+\}/g)].map(([each]) => each))].sort();
const count = '%{smart_count}';
/** What stands against a translation; null for nothing. */
const problemOf = (language: string, english: string, translation: string): string | null => {
  const [wanted, found] = [placeholdersIn(english), placeholdersIn(translation)];
  const isCounted = english.includes(formDelimiter) || wanted.includes(count);
  // the number may be in words, or be clear without being said
  const lacking = wanted.filter((each) => !found.includes(each) && each !== count);
  const strange = found.filter((each) => !wanted.includes(each) && !(isCounted && each === count));
  if (lacking.length > 0) return `lacks ${lacking.join(', ')}`;
  if (strange.length > 0) return `has ${strange.join(', ')}, which the English does not have`;
  const forms = translation.split(formDelimiter).length;
  const needed = english.includes(formDelimiter) ? pluralForms(language) : ['other'];
  if (forms !== needed.length)
    return `has ${forms} plural forms, and ${language} needs ${needed.length}${needed.length > 1 ? ` (${needed.join(', ')})` : ''}`;
  return null;
};

/** What a sheet makes of a catalogue. */
export type Import = {
  catalogue: Catalogue;
  /** Texts without a translation. */
  missing: string[];
  /** Translations of a former English; they stay, and are not shown. */
  stale: string[];
  /** Translations that were not taken, and why. */
  wrong: string[];
};

/** Reads a sheet. A translation that is wrong is not taken: the former one stays. */
export const readSheet = (csv: string, language: string, texts: readonly Text[], former: Catalogue): Import => {
  const rows = new Map(readRows(csv).map((row) => [row.key, row]));
  const known = new Set(texts.map(({ key }) => key));
  const result: Import = { catalogue: {}, missing: [], stale: [], wrong: [] };
  const catalogue: Record<string, Catalogue[string]> = {};
  for (const { key, english } of texts) {
    const row = rows.get(key);
    const before = Object.hasOwn(former, key) ? former[key] : undefined;
    // a cell that was emptied takes the translation away, a row that is not there says nothing
    if (!row && before) {
      catalogue[key] = before;
      continue;
    }
    if (!row?.translation) {
      result.missing.push(key);
      continue;
    }
    const problem = problemOf(language, english, row.translation);
    // a sheet that was made before the English changed translates the former one
    const isStale = row.stale !== '' || row.english !== english.trim();
    if (isStale) result.stale.push(key);
    else if (problem) result.wrong.push(`${key}: '${row.translation}' ${problem}`);
    const isTaken = !isStale && !problem;
    if (isTaken) catalogue[key] = { english, text: row.translation };
    else if (before) catalogue[key] = before;
  }
  for (const [key, { stale }] of rows) if (!known.has(key) && stale !== unused) result.wrong.push(`${key}: there is no such text`);
  return { ...result, catalogue };
};
