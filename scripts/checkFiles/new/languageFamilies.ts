/** Members that hold one text in several languages: `titleEn`, `titleJa`, `titleTc` and `titleSc`. */
import { languages, type Language } from '../../../src/format/languages';
import { nameProblem } from './names';

/** How names end, by language. */
const endings: Readonly<Record<Language, readonly string[]>> = {
  EN: ['en'],
  JA: ['ja', 'jp'],
  ZH_HK: ['tc', 'zhhk', 'zh_hk', 'hk'],
  ZH_CN: ['sc', 'zhcn', 'zh_cn', 'cn'],
};
const codes = languages.map(({ code }) => code);

/** The languages of a map by language. */
export const isByLanguage = (names: readonly string[]) => names.length > 0 && names.every((name) => (codes as string[]).includes(name));

/** The members of one text by language, and the name of the text. */
export type Family = { base: string; members: Record<Language, string> };

/** The ending of a name in a language, with the base before it; the ending is in capitals, begins with one, or follows `_` or `-`. */
const baseIn = (name: string, language: Language): string | undefined => {
  for (const ending of endings[language]) {
    const start = name.slice(0, -ending.length);
    const end = name.slice(-ending.length);
    if (end.toLowerCase() !== ending || start === '') continue;
    if (/[_-]$/.test(start)) return start.slice(0, -1);
    if (/^[A-Z]/.test(end) && /[^A-Z]$/.test(start)) return start;
  }
  return undefined;
};

/** Texts of which every language has a member. A base that is a name itself makes none. */
export const familiesIn = (names: readonly string[]): Family[] => {
  const found = new Map<string, Partial<Record<Language, string>>>();
  for (const name of names)
    for (const language of codes) {
      const base = baseIn(name, language);
      if (base !== undefined && found.get(base)?.[language] === undefined) found.set(base, { ...found.get(base), [language]: name });
    }
  return [...found].flatMap(([base, members]) => {
    const isWhole = codes.every((code) => members[code] !== undefined);
    if (!isWhole || nameProblem(base) !== undefined || names.includes(base)) return [];
    return [{ base, members: Object.fromEntries(codes.map((code) => [code, members[code]!])) as Record<Language, string> }];
  });
};
