import type { createRandom } from '../../../fixtures/seed/random';
import { attacks } from '../attacks';
import { randomOfCase } from '../cases';

type Place = readonly (string | number)[];
/** A reply with one change, and what was changed. */
export type OddReply = { body: string; what: string };

/** Rows of a list that are looked into; the others have the same shape. */
const looked = 3;

/** Every place in a value that can be changed, the value itself too. */
const placesIn = (value: unknown, at: Place = []): Place[] => {
  if (typeof value !== 'object' || value === null) return [at];
  const entries = Array.isArray(value) ? [...value.slice(0, looked).entries()] : Object.entries(value);
  return [at, ...entries.flatMap(([key, each]) => placesIn(each, [...at, key]))];
};
const valueAt = (value: unknown, place: Place): unknown => place.reduce((at, key) => (at as Record<string | number, unknown>)[key], value);

const huge = (value: unknown) =>
  typeof value === 'number'
    ? 1e300
    : Array.isArray(value)
      ? Array.from({ length: 500 }, (_, i) => value[i % Math.max(1, value.length)] as unknown)
      : 'W'.repeat(20_000);

const missing = Symbol('missing');
/** What a change makes of a value. */
const changes: Record<string, (value: unknown, random: ReturnType<typeof createRandom>) => unknown> = {
  missing: () => missing,
  null: () => null,
  'a number': () => 4711,
  'a text': () => 'odd',
  true: () => true,
  'an object': () => ({ odd: { odd: 1 } }),
  'an empty object': () => ({}),
  'a list': () => ['odd'],
  'a list of null': () => [null, null],
  'a list in a list': () => [['odd'], []],
  huge,
  hostile: (_value, random) => random.pick(attacks),
  'a script': () => 'javascript:window.hit=1',
  'a code that nobody knows': () => 'NOBODY_KNOWS',
  'an unknown day': () => '2026-02-31T99:00:00Z',
};

/** Makes the change of one case in a reply as JSON. The same seed and case make the same change. The status of the envelope stays. */
export const oddReply = (json: unknown, number: number): OddReply => {
  const random = randomOfCase(number);
  const places = placesIn(json).filter(([first]) => first !== undefined && first !== 'status');
  const place = random.pick(places);
  const name = random.pick(Object.keys(changes));
  const copy = structuredClone(json);
  const parent = valueAt(copy, place.slice(0, -1)) as Record<string | number, unknown>;
  const key = place.at(-1)!;
  const value = changes[name]!(parent[key], random);
  if (value !== missing) parent[key] = value;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return { body: JSON.stringify(copy), what: `${place.join('.')} is ${name}` };
};
