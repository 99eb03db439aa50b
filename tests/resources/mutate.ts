/** Mistakes that people make when they write YAML, one at a time, in a file that is parsed. */
import type { createRandom } from '../../fixtures/seed/random';

type Random = ReturnType<typeof createRandom>;
type Holder = Record<string | number, unknown>;
/** A place of a file: what holds it, and its key or index there. */
type Spot = { holder: Holder; key: string | number; path: string };

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
const spotsIn = (holder: Holder, path = ''): Spot[] =>
  Object.keys(holder).flatMap((each) => {
    const key = Array.isArray(holder) ? Number(each) : each;
    const spot = { holder, key, path: `${path}/${each}` };
    const value = holder[key];
    return [spot, ...(isHolder(value) ? spotsIn(value, spot.path) : [])];
  });

/** A word with one letter twice, gone, or in the place of its neighbour. */
const misspelt = (word: string, random: Random) => {
  const at = random.integer(0, Math.max(0, word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
  return random.pick([
    `${before}${letter}${letter}${after}`,
    `${before}${after}`,
    `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`,
  ]);
};
const replaceKey = (holder: Holder, key: string | number, other: string) => {
  const entries = Object.entries(holder).map(([each, value]) => [each === key ? other : each, value] as const);
  for (const each of Object.keys(holder)) delete holder[each];
  Object.assign(holder, Object.fromEntries(entries));
};

/** Keys of the language, in places where most of them are not known. */
const extraKeys = ['note', 'required', 'maxLength', 'labels', 'columns', 'kind', 'isRequired', 'readonly', 'type', 'options'];
const oddTexts = ['', 'something', 'content_write', 'carParks', '/carParks', 'GET carParks', 'number', 'Edit', 'true', '5'];
const oddValues = [true, 5, 'x', null, [], {}, ['x'], { x: 1 }, -1, 1.5];

/** What a person does wrong, by its name. What cannot be done at a spot is undefined. */
const mistakes: Readonly<Record<string, (spot: Spot, all: readonly Spot[], random: Random) => string | undefined>> = {
  'a key is left out': ({ holder, key }) => {
    if (Array.isArray(holder)) return undefined;
    delete holder[key];
    return '';
  },
  'a key is misspelt': ({ holder, key }, _, random) => {
    if (Array.isArray(holder)) return undefined;
    const other = misspelt(String(key), random);
    replaceKey(holder, key, other);
    return other;
  },
  'a key is added': ({ holder, key }, _, random) => {
    const map = holder[key];
    if (!isHolder(map) || Array.isArray(map)) return undefined;
    const other = random.pick(extraKeys);
    if (other in map) return undefined;
    map[other] = random.pick([true, 5, 'x']);
    return other;
  },
  'a value has another type': ({ holder, key }, _, random) => {
    const value = holder[key];
    const others = oddValues.filter((each) => typeof each !== typeof value || Array.isArray(each) !== Array.isArray(value));
    holder[key] = structuredClone(random.pick(others));
    return JSON.stringify(holder[key]);
  },
  'a number or a truth is quoted': ({ holder, key }) => {
    const value = holder[key];
    if (typeof value !== 'number' && typeof value !== 'boolean') return undefined;
    holder[key] = String(value);
    return '';
  },
  'a list of one is a text': ({ holder, key }) => {
    const value = holder[key];
    if (!Array.isArray(value) || value.length === 0) return undefined;
    holder[key] = value[0];
    return '';
  },
  'a text is a list': ({ holder, key }) => {
    if (typeof holder[key] !== 'string') return undefined;
    holder[key] = [holder[key]];
    return '';
  },
  'a word is misspelt': ({ holder, key }, _, random) => {
    const value = holder[key];
    if (typeof value !== 'string' || value.length < 2) return undefined;
    holder[key] = misspelt(value, random);
    return String(holder[key]);
  },
  'a word is another': ({ holder, key }, _, random) => {
    if (typeof holder[key] !== 'string') return undefined;
    holder[key] = random.pick(oddTexts);
    return String(holder[key]);
  },
  'two values are swapped': (spot, all, random) => {
    const other = random.pick(all);
    const [value, otherValue] = [spot.holder[spot.key], other.holder[other.key]];
    spot.holder[spot.key] = structuredClone(otherValue);
    other.holder[other.key] = structuredClone(value);
    return other.path;
  },
};

/** A copy of a file with one mistake, and what it is. */
export const mutate = (file: object, random: Random): { value: unknown; what: string } => {
  const value = structuredClone(file) as Holder;
  const all = spotsIn(value);
  for (;;) {
    const spot = random.pick(all);
    const name = random.pick(Object.keys(mistakes));
    const more = mistakes[name]!(spot, all, random);
    if (more !== undefined) return { value, what: `${spot.path}: ${name} ${more}` };
  }
};
