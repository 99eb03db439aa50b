import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { checkSeed } from '../../../../scripts/checkFiles/seed';
import { fileProblemText } from '../../../../src/deployed/file/fileProblem';

const contract = fileURLToPath(new URL('../../../../contract/cms.openapi.yaml', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'seed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const resources = `language: 1
resources:
  carParks:
    label: Car Parks
    path: /carParks/
    access: { create: CONTENT_WRITE, save: CONTENT_WRITE }
    recordTitle: '{name}'
    fields:
      name: { kind: text, label: Name, required: true, maxLength: 5 }
      type: { kind: choice, label: Type, labels: { INDOOR: Indoor, OUTDOOR: Outdoor } }
      title: { kind: localized, of: { kind: text, label: Title, maxLength: 4 } }
    list:
      columns: [name]
      rowActions: [{ name: close, label: Close, question: Close?, call: 'PUT /carParks/{id}/close', successText: Closed, permission: save }]
    form: [name, type, title]
`;
const linesOf = (seed: string, files = resources) => {
  writeFileSync(join(folder, 'config.json'), '{ "resources": ["resources.yaml"] }');
  writeFileSync(join(folder, 'resources.yaml'), files);
  writeFileSync(join(folder, 'seed.yaml'), seed);
  return checkSeed(folder, contract).map((problem) => fileProblemText(problem).replace(`${folder}/`, ''));
};

it('checkSeed accepts rows and actions that fit the entity, and a folder without seed.yaml', () => {
  expect(linesOf("carParks: { rows: [{ name: A, title: { EN: B } }], actions: { 'PUT /carParks/{id}/close': { type: INDOOR } } }")).toEqual(
    [],
  );
  expect(checkSeed(join(folder, 'other'), contract)).toEqual([]);
});

it('checkSeed reports every problem of seed.yaml by line, column and suggestion', () => {
  expect(
    linesOf(`carPark: { rows: 3 }
carParks:
  row: 5
  rows:
    - { nme: A }
    - { name: Longer, type: INDOR, title: { EN: Longer } }
    - { id: 7, name: A }
    - { id: 7, name: 8 }
    - A
    - { id: 7, name: A }
  actions: { 'PUT /carParks/{id}/clse': {}, 'PUT /carParks/{id}/close': { typ: INDOOR } }
`),
  ).toEqual([
    "seed.yaml:1:1: Y030 'carPark' is no entity that the deployment adds. Did you mean 'carParks'?",
    "seed.yaml:3:3: Y030 carParks: 'row' is no key of an entity. Did you mean 'rows'?",
    "seed.yaml:5:9: Y030 carParks: row 1: 'nme' is no member of its record. Did you mean 'name'?",
    'seed.yaml:6:15: Y030 carParks: row 2: name must NOT have more than 5 characters. Change the value.',
    "seed.yaml:6:29: Y030 carParks: row 2: type must be equal to one of the allowed values. Did you mean 'INDOOR'?",
    'seed.yaml:6:49: Y030 carParks: row 2: title/EN must NOT have more than 4 characters. Change the value.',
    'seed.yaml:8:22: Y030 carParks: row 4: name must be string. Change the value.',
    'seed.yaml:9:7: Y030 carParks: row 5: it is no map of members. Change the value.',
    'seed.yaml:10:7: Y030 carParks: row 6: the id 7 is that of another row. Change the value.',
    "seed.yaml:11:14: Y030 carParks: actions: 'PUT /carParks/{id}/clse' is no call of an action. Did you mean 'PUT /carParks/{id}/close'?",
    "seed.yaml:11:75: Y030 carParks: PUT /carParks/{id}/close: 'typ' is no member of its record. Did you mean 'type'?",
  ]);
});

it('checkSeed reports a mistake in the YAML of seed.yaml, and what the fixture CMS cannot serve', () => {
  expect(linesOf('carParks: [')).toEqual([expect.stringMatching(/^seed\.yaml:1:\d+: Y001 /)]);
  expect(linesOf('- carParks')).toEqual([
    'seed.yaml:1:1: Y031 the fixture CMS cannot serve this deployment: seed.yaml: it has to be a map of names. Change it, or leave seed.yaml out.',
  ]);
});
