import { describe, expect, it } from 'vitest';
import { registry } from '../../resources';
import { checkContextOf, checkRegistry, DeclarationError } from '../../src/app/checkDeclarations';
import { checkResourceEntries, checkLookups } from '../../src/schema/check/checkEntries';
import { problemText } from '../../src/schema/language/problem';

const around = await checkContextOf(registry);
const countries = { getList: 'GET /country/', idField: 'countryId', labels: ['name'] };
const projects = { getList: 'GET /projects/', idField: 'id', labels: '{projectId} {name.EN}', narrowedBy: 'salesOffice' };
const ofLookup = (lookup: object) => checkLookups({ ...around, lookups: { some: lookup as never } }).map(problemText);
const ofEntry = (entry: unknown) =>
  checkResourceEntries({ ...around, resources: { some: entry as never }, dialogLists: {} }).problems.map(problemText);
const entry = { label: 'Things', routes: { list: '/things' }, load: () => Promise.reject(new Error('not loaded')) };

describe('a lookup', () => {
  it.each([countries, projects, { ...projects, searchedBy: 'projectName' }])('passes', (lookup) => {
    expect(ofLookup(lookup)).toEqual([]);
  });
  it.each<[string, object, string]>([
    [
      'a call that is none',
      { ...countries, getList: 'GET /countries/' },
      "lookups.some.getList: R008 the contract has no call 'GET /countries/'. Did you mean 'GET /country/'?",
    ],
    [
      'a call for a part that is none',
      { ...countries, getListOf: 'GET /country/{x}' },
      "lookups.some.getListOf: R008 the contract has no call 'GET /country/{x}'. Did you mean 'GET /country/'?",
    ],
    [
      'an id that an item does not have',
      { ...countries, idField: 'id' },
      "lookups.some.idField: R024 an item has no 'id'. Known members: countryId, name.",
    ],
    [
      'a label that an item does not have',
      { ...countries, labels: ['name', 'nme'] },
      "lookups.some.labels[1]: R024 an item has no 'nme'. Did you mean 'name'?",
    ],
    [
      'a template of what an item does not have',
      { ...projects, labels: '{projctId}' },
      "lookups.some.labels: R024 an item has no 'projctId'. Did you mean 'projectId'?",
    ],
    [
      'a parameter that the call does not take',
      { ...projects, narrowedBy: 'office' },
      "lookups.some.narrowedBy: R025 GET /projects/ takes no 'office'. Known parameters",
    ],
    [
      'a search that the call does not have',
      { ...projects, searchedBy: 'projectNme' },
      "lookups.some.searchedBy: R025 GET /projects/ takes no 'projectNme'. Did you mean 'projectName'?",
    ],
    [
      'a search that the call for a part does not have',
      { ...projects, getListOf: 'GET /salesregion/list/{offices}', searchedBy: 'projectName' },
      "lookups.some.searchedBy: R025 GET /salesregion/list/{offices} takes no 'projectName'. There are no parameters.",
    ],
    [
      'a search that is no text',
      { ...projects, searchedBy: true },
      "lookups.some.searchedBy: R022 'searchedBy' is not a text. Write a text.",
    ],
    [
      'a query that the call does not take',
      { ...projects, query: { unpaged: true } },
      "lookups.some.query.unpaged: R025 GET /projects/ takes no 'unpaged'. Did you mean 'unPaged'?",
    ],
    ['no id', { getList: 'GET /country/', labels: ['name'] }, "lookups.some.idField: R037 'idField' is missing. Write a text."],
    [
      'a key that is not known',
      { ...countries, label: 'name' },
      "lookups.some.label: R036 'label' is not known here. Did you mean 'labels'?",
    ],
  ])('is told of %s', (_, lookup, line) => {
    expect(ofLookup(lookup).map((each) => each.slice(0, line.length))).toEqual([line]);
  });
});

describe('the entry of an entity', () => {
  it('passes', () => {
    expect(ofEntry(entry)).toEqual([]);
  });
  it.each<[string, unknown, string]>([
    ['no map', 5, "some: R022 'some' is not a map. Write a map."],
    ['no label', { ...entry, label: undefined }, "some.label: R037 'label' is missing. Write a text."],
    ['a route that is no text', { ...entry, routes: { list: 5 } }, "some.routes.list: R022 'list' is not a text. Write a text."],
    [
      'a screen that there is not',
      { ...entry, routes: { ...entry.routes, show: '/x' } },
      "some.routes.show: R036 'show' is not known here. Known keys: list, create, edit, clone.",
    ],
    [
      'a level as a text',
      { ...entry, access: { save: { level: '2' } } },
      "some.access.save.level: R022 'level' is not a number from 1 to 3. Write a number from 1 to 3.",
    ],
    [
      'an unknown permission code',
      { ...entry, access: { save: { code: 'CLIENT_WRITE' } } },
      "some.access.save.code: R042 unknown permission code 'CLIENT_WRITE'. Did you mean 'CONTENT_WRITE'?",
    ],
  ])('is told of %s', (_, entry, line) => {
    expect(ofEntry(entry)[0]).toBe(line);
  });
});

it('checkRegistry throws a DeclarationError with a line for each problem of the whole registry', async () => {
  const wrong = { ...registry, lookups: { ...registry.lookups, countries: { ...countries, idField: 'id' } as never } };
  await expect(checkRegistry(wrong)).rejects.toThrow("lookups.countries.idField: R024 an item has no 'id'");
  await expect(checkRegistry(registry)).resolves.toBeUndefined();
  // what is wrong in an entry keeps nothing else from being told
  const { hotlines, ...others } = registry.resources;
  const broken = { ...hotlines!, routes: { ...hotlines!.routes, list: 5, show: '/x' } as never };
  const all = await checkRegistry({
    ...wrong,
    lookups: { ...wrong.lookups, regions: { ...registry.lookups.regions!, labels: ['name', 5] as never } },
    resources: { ...others, hotlines: broken, nothing: { label: 'Nothing' } as never },
  }).catch((error: unknown) => (error instanceof DeclarationError ? error.problems.join('\n') : undefined));
  for (const line of [
    "hotlines.routes.list: R022 'list' is not a text. Write a text.",
    "hotlines.routes.show: R036 'show' is not known here. Known keys: list, create, edit, clone.",
    "nothing.routes: R037 'routes' is missing. Write a map.",
    "lookups.countries.idField: R024 an item has no 'id'",
    'lookups.regions.labels[1]: R022 this is not a text. Write a text.',
  ])
    expect(all).toContain(line);
});
