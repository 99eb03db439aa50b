/** The JSON Schema of the files of a deployment says what the check of them says. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { createRandom } from '../../fixtures/seed/random';
import { registry } from '../../resources';
import { checkContextOf } from '../../src/app/checkDeclarations';
import { kindsOf, readKinds } from '../../src/app/entities/readKinds';
import { fileProblemText, isWarning, type FileProblem } from '../../src/deployed/file/fileProblem';
import { readDeployment } from '../../src/deployed/readDeployment';
import { isValues, type Values } from '../../src/schema/values/path';
import { sampleSize, seed } from '../sampling';
import { mutate } from './mutate';

const schema = JSON.parse(readFileSync('public/resources.schema.json', 'utf8')) as Values;
type File = { language: number; lookups: Values; resources: Values; changes: Values };
const example = parse(readFileSync('examples/deployment/resources.yaml', 'utf8')) as File;
const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false });
formats.default(ajv);
// what editors understand beyond JSON Schema
ajv.addVocabulary(['doNotSuggest', 'enumDescriptions', 'errorMessage', 'patternErrorMessage']);
const accepts = ajv.compile(schema);

const around = await checkContextOf(registry);
const declared = await Promise.all(
  Object.entries(around.resources).map(async ([name, { load }]) => {
    const { default: declaration } = await load();
    return [name, { declaration, entityKinds: await readKinds(kindsOf(declaration)) }] as const;
  }),
);
/** What keeps entities and changes away; what a change says is known once it is laid over its entity. */
const problemsOf = (file: unknown): FileProblem[] => {
  const { problems, changes } = readDeployment([{ file: 'resources.yaml', text: stringify(file) }], around);
  const ofChanges = declared.flatMap(
    ([name, { declaration, entityKinds }]) => changes[name]?.apply(declaration, entityKinds).problems ?? [],
  );
  return [...problems, ...ofChanges].filter((problem) => !isWarning(problem));
};

it('the example is right', () => {
  expect(accepts(example), JSON.stringify(accepts.errors)).toBe(true);
  expect(problemsOf(example)).toEqual([]);
});

/** Every key of the language in the schema; those of conditions (`if`) say only what decides. */
const keysIn = (node: unknown, at: string): (readonly [place: string, schema: Values])[] => {
  if (Array.isArray(node)) return node.flatMap((each, i) => keysIn(each, `${at}/${i}`));
  if (!isValues(node)) return [];
  return Object.entries(node).flatMap(([keyword, value]) => {
    if (keyword === 'if') return [];
    if (!(keyword === 'properties' && isValues(value))) return keysIn(value, `${at}/${keyword}`);
    return Object.entries(value).flatMap(([key, each]) => {
      const place = `${at}/properties/${key}`;
      return [[place, each as Values] as const, ...keysIn(each, place)];
    });
  });
};
const stepsOf = (ref: string) => ref.split('/').slice(1);
const schemaAt = (ref: string) => stepsOf(ref).reduce<unknown>((node, step) => (node as Values)[step], schema) as Values;
/** As editors show it: what stands beside a reference, else what it leads to. */
const descriptionOf = ({ description, $ref }: Values): unknown =>
  description ?? (typeof $ref === 'string' ? descriptionOf(schemaAt($ref)) : undefined);

it('every key has a description', () => {
  const keys = keysIn(schema, '#');
  expect(keys.length).toBeGreaterThan(500);
  const silent = keys.filter(([, each]) => !String(descriptionOf(each) ?? '').trim());
  expect(silent.map(([place]) => place)).toEqual([]);
});

const { carParks } = example.resources as Record<string, { fields: Values; list: Values; form: Values }>;
const withField = (field: Values) => ({ ...example, resources: { carParks: { ...carParks, fields: { ...carParks!.fields, field } } } });
const withList = (list: Values) => ({ ...example, resources: { carParks: { ...carParks, list: { ...carParks!.list, ...list } } } });
const withForm = (form: unknown) => ({ ...example, resources: { carParks: { ...carParks, form } } });
const withChange = (change: Values) => ({ ...example, changes: { hotlines: change } });
const question = { name: 'x', label: 'X', question: 'X?', successText: 'Done', call: 'PUT /carParks/{id}/x', permission: 'save' };
const wrapped = { kind: 'text', label: 'Title' };

describe('the schema', () => {
  it.each<[string, unknown]>([
    ['a text by language', withField({ kind: 'text', label: { en: 'Name', 'zh-HK': '名稱' } })],
    ['an option of what a field wraps', withField({ kind: 'localized', of: wrapped, maxLength: 5 })],
    ['names for a form', withForm(['name', 'title'])],
    ['an action that a key tells', withList({ rowActions: [question] })],
    ['an action that says its type', withList({ rowActions: [{ type: 'confirm', ...question }] })],
    ['a menu of actions', withList({ rowActions: [{ actions: ['delete', question] }] })],
    ['a filter of its own', withList({ filters: { type: { kind: 'date', label: 'Day' }, post: 'post' } })],
    ['a level', { ...example, resources: { carParks: { ...carParks, access: { save: { level: 3 } } } } }],
    ['a condition of all that there is', withField({ ...wrapped, visibleWhen: { a: ['x', null], not: { b: { not: 1 } }, any: [{}] } })],
    ['an export', withList({ export: { call: 'GET /carParks/csv', fileName: 'x.csv' }, refresh: 'GET /carParks/fresh' })],
    ['columns of a change', withChange({ list: { columns: ['phoneNumber'] } })],
    ['texts of a declared field', withChange({ fields: { phoneNumber: { label: 'Phone', hint: 'x' } } })],
  ])('takes %s', (_, file) => {
    expect(accepts(file), JSON.stringify(accepts.errors)).toBe(true);
  });
  it.each<[string, unknown]>([
    ['another version', { ...example, language: 2 }],
    ['no version', { resources: {} }],
    ['an unknown group', { ...example, resource: {} }],
    ['a name with a dash', { ...example, resources: { 'car-parks': carParks } }],
    ['a text by language without English', withField({ kind: 'text', label: { 'zh-HK': '名稱' } })],
    ['a text of no language', withField({ kind: 'text', label: { en: 'Name', EN: 'Name' } })],
    ['a kind that there is not', withField({ kind: 'number', label: 'X' })],
    ['an option of another kind', withField({ kind: 'integer', label: 'X', rows: 4 })],
    ['an option of no field that is wrapped', withField({ kind: 'localized', of: wrapped, rows: 4 })],
    ['a former key', withField({ kind: 'text', label: 'X', isRequired: true })],
    ['a kind without what it needs', withField({ kind: 'choice', label: 'X' })],
    ['a length that is a text', withField({ kind: 'text', label: 'X', maxLength: '50' })],
    ['a length of nothing', withField({ kind: 'text', label: 'X', maxLength: 0 })],
    ['no day', withField({ kind: 'date', label: 'X', first: '2020-01-01' })],
    ['no regular expression', withField({ kind: 'text', label: 'X', matches: '[1-9' })],
    ['a condition that tests by a map', withField({ ...wrapped, visibleWhen: { a: { is: 1 } } })],
    ['a menu in a menu', withList({ rowActions: [{ actions: [{ actions: [] }] }] })],
    ['an action of an unknown word', withList({ rowActions: ['remove'] })],
    ['a call without a method', withList({ rowActions: [{ ...question, call: '/carParks/{id}/x' }] })],
    ['a call of an action with GET', withList({ rowActions: [{ ...question, call: 'GET /logout-cms' }] })],
    ['an export with POST', withList({ export: { call: 'POST /carParks/csv', fileName: 'x.csv' } })],
    ['a refresh with DELETE', withList({ refresh: 'DELETE /carParks/cache' })],
    ['an action with keys of another', withList({ rowActions: [{ ...question, dialog: 'x' }] })],
    ['a column that is no name', withList({ columns: [5] })],
    ['a function in a form', withForm({ sections: [], transform: 'x' })],
    ['a path without a slash at its end', { ...example, resources: { carParks: { ...carParks, path: '/carParks' } } }],
    ['a level that there is not', { ...example, resources: { carParks: { ...carParks, access: { save: { level: 4 } } } } }],
    ['a rule in a change', withChange({ fields: { phoneNumber: { maxLength: 5 } } })],
    ['a path in a change', withChange({ path: '/hotlines/' })],
  ])('refuses %s, as the check does', (_, file) => {
    expect(accepts(file)).toBe(false);
    expect(problemsOf(file)).not.toEqual([]);
  });
});

/** What is wrong with keys, types, words, and how texts are written. The others are about names, codes and calls that belong together. */
const shapeCodes = ['R003', 'R014', 'R022', 'R036', 'R037', 'R038'];
/** A file for each part of the example. */
const files = [
  ...Object.entries(example.resources).map(([name, entity]) => ({ ...example, resources: { [name]: entity }, changes: {} })),
  { ...example, resources: {} },
];

const count = sampleSize(500, 2_000);
it(`of ${count} files with one mistake each, the schema refuses none that the check accepts, and at least 95 % of those with a wrong shape`, () => {
  const random = createRandom(seed);
  const wronglyRefused: string[] = [];
  const refused: { isShape: boolean; bySchema: boolean; line: string }[] = [];
  for (let i = 0; i < count; i += 1) {
    const { value, what } = mutate(files[i % files.length]!, random);
    const problems = problemsOf(value);
    const bySchema = !accepts(value);
    if (problems.length === 0 && bySchema) wronglyRefused.push(`${what}: ${JSON.stringify(accepts.errors)}`);
    if (problems.length > 0)
      refused.push({
        isShape: problems.some(({ code }) => shapeCodes.includes(code)),
        bySchema,
        line: `${what}: ${problems.map(fileProblemText).join(' ')}`,
      });
  }
  const share = (all: typeof refused) => all.filter(({ bySchema }) => bySchema).length / all.length;
  const ofShape = refused.filter(({ isShape }) => isShape);
  expect(wronglyRefused, `seed ${seed}`).toEqual([]);
  expect(ofShape.length).toBeGreaterThan(count / 2);
  const missed = ofShape.filter(({ bySchema }) => !bySchema).map(({ line }) => line);
  expect(share(ofShape), missed.join('\n')).toBeGreaterThan(0.95);
  // names that nothing has, and codes that nobody offers, are told by the check alone
  expect(share(refused)).toBeGreaterThan(0.75);
});
