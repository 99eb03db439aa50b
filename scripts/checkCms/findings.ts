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
    deviates: (deviation: Found) => {
      const { rule, call, place, expected } = deviation;
      const key = [rule, call, kindOfPlace(place), expected].join('\n');
      const known = deviations.get(key);
      if (known) known.count += 1;
      else deviations.set(key, { ...deviation, count: 1 });
    },
    cannotTell: (call: string, about: string, why: string) => void unsure.set([call, about].join('\n'), { call, about, why }),
    /** Each deviation by itself. */
    found: () => [...deviations.values()],
    all: (): Findings => ({ deviations: merged([...deviations.values()]), unsure: [...unsure.values()] }),
  };
};
export type Collector = ReturnType<typeof createFindings>;

const longest = 60;
/** A text at most as long as a cell of the report. */
export const shortened = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};
/** A text in which letters and digits are no longer those of a person, and the form of it is: "ann@example.com" is "xxx@xxxxxxx.xxx". */
export const masked = (text: string) =>
  text
    .replaceAll(/\p{N}/gu, '9')
    .replaceAll(/(?!x)\p{Ll}/gu, 'x')
    .replaceAll(/(?!X)\p{Lu}/gu, 'X')
    .replaceAll(/[\p{Lo}\p{Lm}]/gu, '文');
/** What was found, as the report shows it: texts of records masked, everything shortened. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? masked(inner) : inner)) ?? 'nothing';
  return shortened(text);
};
/** What a server says about itself, with the parts that may name somebody masked. */
export const said = (text: string) => shortened(text.replaceAll(/\S+@\S+/g, masked).replaceAll(/\d{4,}/g, masked));
