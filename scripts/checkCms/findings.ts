/** What the check finds out, and how what the CMS sent is shown in it. */
import { cleanText } from '../cleanText';
import { isKnownWord } from './knownWords';

/** What the portal does about a deviation: a call or screen fails, a person sees less than there is, or nobody notices. */
export type Effect = 'fails' | 'shows less' | 'nothing';

/** What a CMS does differently from the contract. */
export type Deviation = {
  /** What kind of deviation it is, for programs that read the report. @example "sort" */
  rule: string;
  /** The calls as the contract writes them: several where they deviate alike. @example ["GET /appuser/{id}"] */
  calls: string[];
  /** Where: a JSON pointer into the reply, else the parameter or header. */
  place: string;
  /** The id of the row or record there, of the first one when there are several; undefined for a place that belongs to none. */
  id?: string;
  expected: string;
  /** What came instead: `shown`, `said` or `named` have made it of what the CMS sent. */
  found: string;
  effect: Effect;
  /** What the portal does about it, in a sentence. */
  portal: string;
  /** At how many places of the same kind it was found. */
  count: number;
};

/** What the check could not find out, and why. */
export type Unsure = { call: string; about: string; why: string };

export type Findings = { deviations: Deviation[]; unsure: Unsure[] };

/** A place without the number of its row: the same deviation of many rows is one. */
export const kindOfPlace = (place: string) => place.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** A deviation of one call, before like ones are put together. */
export type Found = Omit<Deviation, 'calls' | 'count'> & { call: string };

/** Deviations that are alike but for their call, as one. */
const merged = (deviations: (Found & { count: number })[]): Deviation[] => {
  const groups = new Map<string, Deviation>();
  for (const { call, ...deviation } of deviations) {
    const { rule, place, expected, found, portal, count } = deviation;
    const key = [rule, place, expected, found, portal].join('\n');
    const known = groups.get(key);
    // the ids of several calls are those of different records
    if (known) Object.assign(known, { calls: [...known.calls, call].toSorted(), count: known.count + count, id: undefined });
    else groups.set(key, { calls: [call], ...deviation });
  }
  return [...groups.values()];
};

/** Characters of the longest text of a finding. */
const longestText = 300;
/** The texts of a finding as they may be printed: short, without control characters, and places without keys that may be somebody's. */
const cleaned = <T extends object>(finding: T): T => {
  const clean = (key: string, value: unknown) =>
    typeof value !== 'string' ? value : cleanText(key === 'place' && value.startsWith('/') ? shownPlace(value) : value, longestText);
  return Object.fromEntries(Object.entries(finding).map(([key, value]) => [key, clean(key, value)])) as T;
};

/** Collects findings, and cleans them; the same deviation at another row is counted, not repeated. */
export const createFindings = () => {
  const deviations = new Map<string, Found & { count: number }>();
  const unsure = new Map<string, Unsure>();
  return {
    deviates: (raw: Found, times = 1) => {
      const deviation = cleaned(raw);
      const { rule, call, place, expected, found } = deviation;
      // each code, each name of a menu by itself
      const what = isCode(found.slice(1, -1)) || rule === 'menu' ? found : '';
      const key = [rule, call, kindOfPlace(place), expected, what].join('\n');
      const known = deviations.get(key);
      if (known) known.count += times;
      else deviations.set(key, { ...deviation, count: times });
    },
    cannotTell: (call: string, about: string, why: string) => void unsure.set([call, about].join('\n'), cleaned({ call, about, why })),
    /** Each deviation by itself. */
    found: () => [...deviations.values()],
    all: (): Findings => ({ deviations: merged([...deviations.values()]), unsure: [...unsure.values()] }),
  };
};
export type Collector = ReturnType<typeof createFindings>;

/** Characters of the longest value that is shown. */
const longestValue = 60;
/** So much of a text is looked at: more than is shown of it, and little enough for any expression. */
const longestRead = 1_000;
const shortened = (text: string, longest = longestValue) => cleanText(cleanText(text, longestRead).replaceAll(/ +/g, ' ').trim(), longest);
/** A text in which letters and digits are no longer those of a person, and the form of it is: "ann@example.com" is "xxx@xxxxxxx.xxx". */
export const masked = (text: string) =>
  text
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\p{N}/gu, '9')
    .replaceAll(/(?!x)\p{Ll}/gu, 'x')
    .replaceAll(/(?!X)[\p{Lu}\p{Lt}]/gu, 'X')
    .replaceAll(/[\p{Lo}\p{Lm}]/gu, '文');
/** A code names nobody. @example "SUSPENDED" */
export const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z][A-Z0-9_]{0,39}$/.test(value);
/** A name of a member, as programs give them; any other key of an object may be somebody's. */
const isMember = (key: string) => /^[A-Za-z_][A-Za-z_]{0,39}\d{0,9}$/.test(key);
/** A key of an object as it may be shown. */
export const shownKey = (key: string) => (isMember(key) ? key : masked(key.slice(0, longestValue)));
/** A long number may be a telephone's, and one with a fraction a place. */
const maskedNumber = (value: number) => (Number.isInteger(value) && Math.abs(value) < 1_000 ? value : Number(masked(String(value))));
/** A value with its texts masked, of a large one as much as is shown. @param depth how many levels are left */
const maskedValue = (value: unknown, depth = 5): unknown => {
  if (typeof value === 'string') return masked(value.slice(0, longestValue));
  if (typeof value === 'number') return maskedNumber(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.slice(0, longestValue).map((inner) => maskedValue(inner, depth - 1));
  const entries = Object.entries(value).slice(0, longestValue);
  return Object.fromEntries(entries.map(([key, inner]) => [shownKey(key), maskedValue(inner, depth - 1)]));
};
/** What was found, as the report shows it: texts of records masked, everything shortened. */
export const shown = (value: unknown): string => shortened(JSON.stringify(maskedValue(value)) ?? 'nothing');
/** A place of a reply, without keys that may be somebody's. */
export const shownPlace = (place: string) =>
  place
    .slice(0, longestRead)
    .split('/')
    .map((key) => (/^\d{1,6}$/.test(key) ? key : shownKey(key)))
    .join('/');
/** What a server says about itself: of ordinary words, short numbers and codes. Whatever may name somebody or open something is masked. */
export const said = (text: string, longest = longestValue) =>
  shortened(
    cleanText(text, longestRead)
      .replaceAll(/\S+@\S+|(?:%[\da-f]{2})+|\d[\d ().,:_+/-]{3,}\d/gi, masked)
      .replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => (isKnownWord(word) ? word : masked(word))),
    longest,
  );
/** The value of a header, of which an origin is shown whole. */
export const shownHeader = (value: string | null) => {
  if (value === null) return 'no such header';
  return URL.canParse(value) && new URL(value).origin === value ? value : said(value, 120);
};
/** What a CMS calls a part of itself, such as a menu item: without addresses, long numbers and tokens. */
export const named = (text: string) =>
  cleanText(text, 120)
    .replaceAll(/\S+@\S+/g, masked)
    .replaceAll(/\d{4,}/g, masked)
    .replaceAll(/[^\s"'<>:/.,-]{24,}/g, masked);
/** Where a redirect leads: the whole host, and the words of the path that are ordinary ones or stand in the path that was called. */
export const shownAddress = (location: string, called: string): string => {
  const { origin, pathname } = URL.canParse(location, called) ? new URL(location, called) : { origin: 'null', pathname: '' };
  if (origin === 'null') return said(location);
  const own = new URL(called).pathname.split('/');
  const path = pathname.slice(0, longestRead).split('/');
  const shownPath = cleanText(path.map((part) => (own.includes(part) ? part : said(part))).join('/'), longestValue * 2);
  return /^[^/]*:|^\/\//.test(location) ? `${origin}${shownPath}` : shownPath;
};
