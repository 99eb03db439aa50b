import { describe, expect, it } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { createRandom } from '../../../fixtures/seed/random';
import { registry } from '../../../resources';
import { builtInKinds } from '../../../src/fields/builtInKinds';
import { isWarning } from '../../../src/deployed/file/fileProblem';
import { readDeployment } from '../../../src/deployed/readDeployment';
import { readTree } from '../../../src/deployed/file/tree';
import { normalise } from '../../../src/schema/normalise';
import { around, declarationOf, example } from '../../resources/deployed/kit';
import { sampleSize, seed } from '../../sampling';

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
type Example = { resources: Record<string, Json> } & Record<string, Json>;
const whole = parseDocument(example).toJS() as Example;
/** The example with one of its entities, so that a mutation costs a quarter. */
const originals = Object.entries(whole.resources).map(([name, entity]) => ({ ...whole, resources: { [name]: entity } }) as Json);

/** Every place of a value, as the way to it. */
const placesIn = (value: Json, path: (string | number)[] = []): (string | number)[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => {
        const at = [...path, Array.isArray(value) ? Number(key) : key];
        return [at, ...placesIn(each, at)];
      })
    : [];
const placesOf = new Map(originals.map((each) => [each, placesIn(each)]));
const others: Json[] = [
  null,
  true,
  false,
  0,
  -1,
  2.5,
  '',
  'x',
  'name',
  'toString',
  '{nme}',
  '{',
  [],
  {},
  [null],
  { kind: 'text' },
  { en: 'x' },
  ['a', 'a'],
  'GET /x/',
  'today',
  '__proto__',
];

describe('random mutations of the example', () => {
  const { integer, pick } = createRandom(seed);
  const mutate = (value: Json, original: Json): Json => {
    const places = placesOf.get(original)!;
    const copy = structuredClone(value);
    const path = pick(places);
    const parent = path.slice(0, -1).reduce<Json>((at, key) => (at as Record<string, Json>)?.[key as string] ?? null, copy) as Record<
      string,
      Json
    > | null;
    const key = path.at(-1) as string;
    if (typeof parent !== 'object' || parent === null || !(key in parent)) return copy;
    const what = integer(0, 5);
    if (what === 0) {
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
    } else if (what === 1) parent[key] = pick(others);
    else if (what === 2) parent[key] = pick(places.map((each) => each.at(-1) as Json));
    else if (what === 3 && !Array.isArray(parent)) {
      parent[`${key.slice(0, -1)}${pick(['', 'x', 's'])}`] = parent[key]!;
      delete parent[key];
    } else if (what === 4) parent[key] = [parent[key]!];
    else {
      const from = pick(places);
      parent[key] = from.reduce<Json>((at, step) => (at as Record<string, Json>)[step as string] ?? null, original);
    }
    return copy;
  };
  const count = sampleSize(1_000, 5_000);
  it(`readDeployment survives ${count} random mutations, and the engine reads each accepted one`, () => {
    let accepted = 0;
    for (let i = 0; i < count; i += 1) {
      const original = originals[i % originals.length]!;
      let value: Json = original;
      for (let n = 0; n <= i % 3; n += 1) value = mutate(value, original);
      const text = stringify(value, { lineWidth: 0 });
      const { entities, changes, lookups } = readDeployment([{ file: 'a.yaml', text }], around);
      const all = { ...registry, lookups: { ...registry.lookups, ...lookups } };
      for (const [name, { declaration, problems }] of Object.entries(entities)) {
        if (problems.length > 0) continue;
        accepted += 1;
        const read = normalise(declaration, all, builtInKinds);
        expect(() => {
          read.recordTitle({});
          read.list?.query?.({ page: 0, size: 10 });
          for (const form of [read.form, read.createForm, read.cloneForm]) {
            form?.initialValues();
            form?.body({}, {});
            form?.hint({});
            for (const when of [form?.visibleWhen, form?.disabledWhen, form?.readOnlyWhen])
              for (const dependent of Object.values(when ?? {})) dependent.holds({});
          }
        }, `seed ${seed}, mutation ${i}, ${name} of\n${text}`).not.toThrow();
      }
      for (const [name, change] of Object.entries(changes)) {
        const { declaration, entityKinds } = declarationOf(name);
        const changed = change.apply(declaration, entityKinds);
        if (changed.problems.length > 0) expect(changed.declaration).toBe(declaration);
        else normalise(changed.declaration, all, builtInKinds);
      }
    }
    // otherwise the loop checks too little
    expect(accepted).toBeGreaterThan(count / 10);
  });
  it('a right file has no problem but warnings', () => {
    expect(readDeployment([{ file: 'a.yaml', text: stringify(whole) }], around).problems.filter((each) => !isWarning(each))).toEqual([]);
  });
});

describe('two parsers of YAML', () => {
  const { integer, pick } = createRandom(seed);
  const scalars = [
    'yes',
    'no',
    'on',
    'Off',
    'true',
    'True',
    'null',
    '~',
    '',
    '0',
    '007',
    '0o17',
    '0x1F',
    '1e3',
    '.5',
    '-12',
    '+3',
    '1_000',
    '.inf',
    '2020/01/01',
    '2020-01-01',
    '12:30',
    'a: b',
    "it's",
    '"q"',
    '# no',
    'a #b',
    '- x',
    '{a}',
    '[b]',
    '{name}',
    '@x',
    '`y`',
    '%z',
    '停車場',
    'é\u0301',
    'a\nb',
    '  pad ',
    '\t',
    '|',
    '>',
    '!tag',
    '&a',
    '*a',
    '1.0',
    '1e999',
    'NaN',
    '.nan',
    '!!str x',
    "'",
    '\\d+',
    'https://x.example/y?z=1#q',
  ];
  const make = (depth: number): Json => {
    const what = depth > 3 ? 0 : integer(0, 3);
    if (what < 2) return pick([...scalars, 1, true, null, 2.5]) as Json;
    const count = integer(0, 3);
    if (what === 2) return Array.from({ length: count }, () => make(depth + 1));
    return Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`${pick(['key', 'on', 'yes', '1', 'a b', 'k-l', 'ключ'])}${i}`, make(depth + 1)]),
    );
  };
  const plainStyles = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'] as const;
  it.each(Array.from({ length: 200 }, (_, i) => i))('agree on file %i', (i) => {
    const value = { root: make(0), more: make(1) };
    const text = stringify(value, {
      defaultStringType: plainStyles[i % plainStyles.length],
      collectionStyle: i % 2 === 0 ? 'flow' : 'block',
      lineWidth: i % 3 === 0 ? 0 : 40,
    });
    const { value: read, problems } = readTree('a.yaml', text);
    expect(problems).toEqual([]);
    expect(read).toEqual(parseDocument(text, { schema: 'core' }).toJS());
  });
});

describe('attacks', () => {
  it('100,000 brackets within each other are refused where they stand', () => {
    const lines = readDeployment([{ file: 'a.yaml', text: `language: 1\nresources: ${'['.repeat(100_000)}` }], around).problems;
    expect(lines.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual(['Y001 2:35']);
  });
  it('aliases that grow are refused, each of them, and never grow', () => {
    const names = ['a', ...Array.from({ length: 9 }, (_, i) => `b${i}`)];
    const lists = names.slice(1).map((name, i) => `  ${name}: &${name} [${Array(9).fill(`*${names[i]!}`).join(', ')}]`);
    const lines = ['language: 1', 'lookups:', '  a: &a {}', ...lists];
    const { value, problems } = readTree('a.yaml', lines.join('\n'));
    expect(problems.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual(
      lines.flatMap((line, i) => [...line.matchAll(/[&*]/g)].map(({ index }) => `Y004 ${i + 1}:${index + 1}`)),
    );
    const nothing = Array(9).fill(undefined);
    expect(value).toStrictEqual({ language: 1, lookups: { a: {}, ...Object.fromEntries(names.slice(1).map((name) => [name, nothing])) } });
  });
  it.each([
    ["call: 'PUT /carParks/{id}/../../other'", "'PUT /carParks/{id}/../../other' is malformed"],
    ['call: PUT /carParks/%2e%2e/other', "'PUT /carParks/%2e%2e/other' is malformed"],
    ['call: PUT //evil.example/x', "'PUT //evil.example/x' is malformed"],
    ['call: PUT https://evil.example/x', "'PUT https://evil.example/x' is malformed"],
    ["call: 'PUT /carParks/{id}?x=1'", "'PUT /carParks/{id}?x=1' is malformed"],
    ["call: 'PUT /carParks/{id}#x'", "'PUT /carParks/{id}#x' is malformed"],
    ['call: PUT /reset-pwd/anybody', "the contract has no call 'PUT /reset-pwd/anybody'"],
  ])('a call that leaves its path is refused: %s', (call, told) => {
    const text = example.replace("call: 'PUT /carParks/{id}/offline'", call);
    const { entities } = readDeployment([{ file: 'a.yaml', text }], around);
    expect(entities.carParks!.problems.map(({ message }) => message)).toEqual([told]);
  });
  it('a pattern of 3,000 characters is refused', () => {
    const text = example.replace("matches: '[1-9][0-9]*', maxLength: 4", `matches: '${'a?'.repeat(1_500)}', maxLength: 4`);
    const { entities } = readDeployment([{ file: 'a.yaml', text }], around);
    expect(entities.carParks!.problems.map(({ code }) => code)).toEqual(['R039']);
  });
  const words = ['toString', 'constructor', 'valueOf', 'hasOwnProperty'];
  const edits: [what: string, from: string, to: (word: string) => string, ...codes: string[]][] = [
    ['field', 'columns: [name, type,', (word) => `columns: [name, ${word}, type,`, 'R001'],
    ['filter', 'filters: [type, officeId, post]', (word) => `filters: [${word}]`, 'R001'],
    ['lookup', 'resource: officeCities', (word) => `resource: ${word}`, 'R010'],
    ['lock', 'lock: ownOffice', (word) => `lock: ${word}`, 'R021'],
    ['kind', 'kind: date', (word) => `kind: ${word}`, 'R003'],
    // nor can the field that waits for it be shown
    ['code', 'visibleWhen: { type: INDOOR }', (word) => `visibleWhen: { type: ${word} }`, 'R029', 'R018'],
    ['member', "recordTitle: '{name}'", (word) => `recordTitle: '{${word}}'`, 'R015'],
    ['permission', 'permission: save', (word) => `permission: ${word}`, 'R007'],
    ['entity', '  carParks:\n', (word) => `  ${word}:\n`, 'Y005'],
    ['entity to change', '  hotlines:\n', (word) => `  ${word}:\n`, 'Y005'],
  ];
  it.each(words.flatMap((word) => edits.map(([what, from, to, ...codes]) => ({ word, what, from, to: to(word), codes }))))(
    '$word of Object.prototype is no $what',
    ({ from, to, codes }) => {
      const { problems } = readDeployment([{ file: 'a.yaml', text: example.replace(from, to) }], around);
      expect(problems.map(({ code }) => code)).toEqual(codes);
    },
  );
});
