import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openDeployment } from '../../../fixtures/deployment/index';
import { writtenContract } from '../../../fixtures/dialect/contract';
import { plainTables } from '../../../fixtures/seed/index';
import { createRandom } from '../../../fixtures/seed/random';
import { createBox } from '../../../fixtures/server';
import { DataError } from '../../../fixtures/store/dataError';
import { isSoak, seed } from '../../sampling';
import { example, folderOf } from './kit';

const carParks = `
resources:
  carParks:
    menu: { in: Content Management }
    path: /carParks/
    access: { create: {}, save: {} }
    fields:
      name: { kind: text, label: Name, required: true, maxLength: 5 }
      post: { kind: toggle, label: Post, required: true, 'on': Online, 'off': Offline }
    list:
      columns: [name]
      rowActions: [{ name: close, label: Close, question: Close?, call: 'PUT /carParks/{id}/close', successText: Done, permission: save }]
    form: [name, post]
`;
/** What this version of Node says of it. */
const whyNot = (json: string) => {
  try {
    return String(JSON.parse(json));
  } catch (error) {
    return (error as Error).message;
  }
};
const seedFile = (text: string) => ({ 'resources.yaml': carParks, 'seed.yaml': text });

it.each<[string, Record<string, string>, string]>([
  ['a configuration that is no JSON', { 'config.json': '{' }, `config.json: ${whyNot('{')}`],
  [
    'a file outside of the folder',
    { 'config.json': '{ "resources": ["../a.yaml"] }' },
    'config.json: "resources" has "../a.yaml", which is no name of a YAML file in the folder',
  ],
  [
    'one name in place of a list',
    { 'config.json': '{ "resources": "a.yaml" }' },
    'config.json: "resources" has to be a list of file names',
  ],
  [
    'YAML that is none',
    { 'resources.yaml': 'a: [1' },
    'resources.yaml: Flow sequence in block collection must be sufficiently indented and end with a ] at line 1, column 6',
  ],
  ['a list in place of a map', { 'resources.yaml': '- a' }, 'resources.yaml: it has to be a map of names'],
  ['an entity that is a text', { 'resources.yaml': 'resources: { carParks: x }' }, 'resources.yaml: carParks has to be a map of names'],
  [
    'a name with a blank',
    { 'resources.yaml': 'resources: { car parks: {} }' },
    "resources.yaml: 'car parks' is no name of an entity: write letters and digits",
  ],
  [
    'an entity that is declared twice',
    { 'config.json': '{ "resources": ["resources.yaml", "more.yaml"] }', 'resources.yaml': carParks, 'more.yaml': carParks },
    'more.yaml: carParks stands in resources.yaml already',
  ],
  [
    'a path that is none',
    { 'resources.yaml': carParks.replace('path: /carParks/', 'path: car parks') },
    'resources.yaml: the path of carParks is no path such as /carParks/',
  ],
  [
    'a choice without labels',
    { 'resources.yaml': carParks.replace('kind: toggle', 'kind: choice') },
    'resources.yaml: the choice carParks.post has no labels',
  ],
  [
    'a length below nothing',
    { 'resources.yaml': carParks.replace('maxLength: 5', 'maxLength: -5') },
    'resources.yaml: carParks: schema is invalid: data/properties/name/maxLength must be >= 0',
  ],
  [
    'a pattern that is none',
    { 'resources.yaml': carParks.replace('maxLength: 5', "matches: '['") },
    'resources.yaml: the field carParks.name has a pattern that is no regular expression',
  ],
  [
    'a kind that there is not',
    { 'resources.yaml': carParks.replace('kind: toggle', 'kind: switch') },
    'resources.yaml: the field carParks.post has no kind that the box knows',
  ],
  ...['localized', 'derived', 'panel', 'timestamp', 'password'].map((kind): [string, Record<string, string>, string] => [
    `a ${kind} by language`,
    { 'resources.yaml': carParks.replace('kind: text,', `kind: localized, of: { kind: ${kind} },`) },
    `resources.yaml: the field carParks.name is a ${kind} by language, which the box has no values for`,
  ]),
  [
    'a key of a map that is a list',
    { 'resources.yaml': 'resources: { [a]: {} }' },
    'resources.yaml: With stringKeys, all keys must be strings at line 1, column 14',
  ],
  [
    'a field added to an entity without a plain table',
    { 'resources.yaml': 'changes: { clients: { fields: { fax: { kind: text, label: Fax } } } }' },
    `resources.yaml: the box cannot add fields to clients: it does so for ${plainTables.map(({ crud }) => crud.table).join(', ')} only`,
  ],
  ['rows of an unknown entity', seedFile('carPark: { rows: 5 }'), "seed.yaml: 'carPark' is no entity that the deployment adds"],
  ['an unknown key', seedFile('carParks: { row: 5 }'), "seed.yaml: carParks: 'row' is no key of an entity"],
  ['half a row', seedFile('carParks: { rows: 1.5 }'), 'seed.yaml: carParks: rows is neither a list of rows nor a number up to 10000'],
  ['an unknown member', seedFile('carParks: { rows: [{ nme: x }] }'), "seed.yaml: carParks: row 1: 'nme' is no member of its record"],
  ['a value of another type', seedFile('carParks: { rows: [{ name: x, post: 1 }] }'), 'seed.yaml: carParks: row 1: post must be boolean'],
  ['a missing value', seedFile('carParks: { rows: [{ post: true }] }'), "seed.yaml: carParks: row 1: 'name' is missing"],
  [
    'an id that is there already',
    seedFile('carParks: { rows: [{ name: a, post: true, id: 2 }, { name: b, post: true }] }'),
    'seed.yaml: carParks: row 2: the id 2 is that of another row',
  ],
  [
    'an idField that is no member',
    { 'resources.yaml': `${carParks}    idField: code\n` },
    "resources.yaml: the idField of carParks is 'code', which is no member of its records",
  ],
  [
    'two rows of one idField',
    {
      'resources.yaml': `${carParks}    idField: name\n`,
      'seed.yaml': 'carParks: { rows: [{ name: a, post: true }, { name: a, post: true }] }',
    },
    'seed.yaml: carParks: row 2: the name a is that of another row',
  ],
  [
    'a row without its idField',
    {
      'resources.yaml': `${carParks}    members: [code]\n    idField: code\n`,
      'seed.yaml': 'carParks: { rows: [{ name: a, post: true }] }',
    },
    'seed.yaml: carParks: row 1: it has no code, by which calls name it',
  ],
  [
    'an unknown call',
    seedFile("carParks: { actions: { 'PUT /carParks/{id}/shut': {} } }"),
    "seed.yaml: carParks: actions: 'PUT /carParks/{id}/shut' is no call of an action",
  ],
  [
    'an action that sets an unknown member',
    seedFile("carParks: { actions: { 'PUT /carParks/{id}/close': { shut: true } } }"),
    "seed.yaml: carParks: PUT /carParks/{id}/close: 'shut' is no member of its record",
  ],
])('refuses %s with one line that says where', async (_, files, line) => {
  const mistake = await createBox({ deploymentFolder: folderOf(files) }).then(
    () => 'the box started',
    (error: unknown) => error,
  );
  expect(mistake).toBeInstanceOf(DataError);
  expect((mistake as DataError).message).toBe(line);
});

it('the process of the fixture CMS ends with that line and nothing else', async () => {
  const args = ['--import', 'tsx', 'fixtures/main.ts', '--port', '0', '--memory', '--deployment', folderOf(seedFile('carPark: {}'))];
  expect(await promisify(execFile)(process.execPath, args).catch((error: unknown) => error)).toMatchObject({
    code: 1,
    stderr: "seed.yaml: 'carPark' is no entity that the deployment adds\n",
  });
});
it('a folder that does not exist is refused with one line that names it', async () => {
  const mistake = await createBox({ deploymentFolder: 'no-such-folder' }).catch((error: unknown) => error);
  expect(mistake).toBeInstanceOf(DataError);
  expect((mistake as DataError).message).toMatch(/^no-such-folder.config\.json cannot be read: ENOENT[^\n]*$/);
});

it.each<[string, Record<string, string>]>([
  ['no seed.yaml', { 'resources.yaml': carParks }],
  ['no resources', { 'config.json': '{}' }],
  ['an empty file', { 'resources.yaml': '' }],
  [
    'a form that says another kind of a field',
    {
      'resources.yaml': carParks.replace(
        'form: [name, post]',
        'form: { overrides: { name: { kind: localized, of: { kind: panel } } }, fields: [name, post] }',
      ),
    },
  ],
])('a folder with %s is no mistake', async (_, files) => {
  await (await createBox({ deploymentFolder: folderOf(files) })).close();
});

describe('a value of any other shape', () => {
  const { resources, changes } = parse(readFileSync(`${example}/resources.yaml`, 'utf8')) as Record<string, Record<string, unknown>>;
  const whole = { resources: { carParks: resources!.carParks }, changes };
  type Tree = Record<string, unknown>;
  /** The places of all values, as paths. */
  const placesIn = (value: unknown, path: string[] = []): string[][] => [
    path,
    ...(typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
      : []),
  ];
  const folder = folderOf({});
  const places = placesIn(whole).slice(1);
  const { chance } = createRandom(seed);
  const isSampled = () => isSoak || chance(0.15);
  it.each([[null], [-1], ['x'], [[null]], [{ a: null }]])(
    `openDeployment accepts %j in any of ${places.length} places, or refuses it with one line`,
    (wrong) => {
      const sampled = places.filter(isSampled);
      expect(sampled, `seed ${seed}`).not.toEqual([]);
      for (const path of sampled) {
        const copy = structuredClone(whole) as Tree;
        const inner = path.slice(0, -1).reduce((at, key) => at[key] as Tree, copy);
        inner[path.at(-1)!] = wrong;
        writeFileSync(join(folder, 'resources.yaml'), JSON.stringify(copy));
        try {
          openDeployment(folder, writtenContract());
        } catch (error) {
          expect(error, `seed ${seed}, ${path.join('.')}: ${(error as Error).stack}`).toBeInstanceOf(DataError);
          expect((error as Error).message).not.toContain('\n');
        }
      }
    },
  );
});
