/** What the check finds out. */

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
  expected: string;
  /** What came instead, shortened and with personal data masked. */
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
const kindOfPlace = (place: string) => place.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** A deviation of one call, before like ones are put together. */
export type Found = Omit<Deviation, 'calls' | 'count'> & { call: string };

/** Deviations that are alike but for their call, as one. */
const merged = (deviations: (Found & { count: number })[]): Deviation[] => {
  const groups = new Map<string, Deviation>();
  for (const { call, ...deviation } of deviations) {
    const { rule, place, expected, found, portal, count } = deviation;
    const key = [rule, place, expected, found, portal].join('\n');
    const known = groups.get(key);
    if (known) Object.assign(known, { calls: [...known.calls, call].toSorted(), count: known.count + count });
    else groups.set(key, { calls: [call], ...deviation });
  }
  return [...groups.values()];
};

/** Collects findings; the same deviation at another row is counted, not repeated. */
export const createFindings = () => {
  const deviations = new Map<string, Found & { count: number }>();
  const unsure = new Map<string, Unsure>();
  return {
    deviates: (deviation: Found, times = 1) => {
      const { rule, call, place, expected, found } = deviation;
      // each code, each name of a menu by itself
      const what = isCode(found.slice(1, -1)) || rule === 'menu' ? found : '';
      const key = [rule, call, kindOfPlace(place), expected, what].join('\n');
      const known = deviations.get(key);
      if (known) known.count += times;
      else deviations.set(key, { ...deviation, count: times });
    },
    cannotTell: (call: string, about: string, why: string) => void unsure.set([call, about].join('\n'), { call, about, why }),
    /** Each deviation by itself. */
    found: () => [...deviations.values()],
    all: (): Findings => ({ deviations: merged([...deviations.values()]), unsure: [...unsure.values()] }),
  };
};
export type Collector = ReturnType<typeof createFindings>;

const longest = 60;
/** A text at most as long as a cell of the report, without what would move a terminal's cursor. */
export const shortened = (text: string) => {
  const line = text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};
/** A text in which letters and digits are no longer those of a person, and the form of it is: "ann@example.com" is "xxx@xxxxxxx.xxx". */
export const masked = (text: string) =>
  text
    .replaceAll(/\p{N}/gu, '9')
    .replaceAll(/(?!x)\p{Ll}/gu, 'x')
    .replaceAll(/(?!X)\p{Lu}/gu, 'X')
    .replaceAll(/[\p{Lo}\p{Lm}]/gu, '文');
/** A code names nobody. @example "SUSPENDED" */
export const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z][A-Z0-9_]{0,39}$/.test(value);
/** A name of a member, as programs give them; any other key of an object may be somebody's. */
const isMember = (key: string) => /^[A-Za-z_][A-Za-z_]*\d*$/.test(key);
const maskedValue = (value: unknown): unknown => {
  if (typeof value === 'string') return masked(value);
  // a long number may be a telephone's
  if (typeof value === 'number') return Math.abs(value) < 1_000 ? value : Number(masked(String(Math.trunc(value))));
  if (Array.isArray(value)) return value.map(maskedValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [isMember(key) ? key : masked(key), maskedValue(inner)]));
};
/** What was found, as the report shows it: texts of records masked, everything shortened. */
export const shown = (value: unknown): string => shortened(JSON.stringify(maskedValue(value)) ?? 'nothing');
/** A place of a reply, without keys that may be somebody's. */
export const shownPlace = (place: string) =>
  place
    .split('/')
    .map((key) => (isMember(key) || /^\d{1,6}$/.test(key) ? key : masked(key)))
    .join('/');
/** What a server says about itself, without what may name somebody or open something: addresses, long numbers, tokens. */
export const said = (text: string) =>
  shortened(
    text
      .replaceAll(/\S+@\S+/g, masked)
      .replaceAll(/\d{4,}/g, masked)
      .replaceAll(/[^\s"'<>:/.,-]{24,}/g, masked),
  );
