import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readContext } from '../../../../../scripts/checkFiles/check';
import { deploymentSchema } from '../../../../../scripts/checkFiles/deploymentSchema/deploymentSchema';
import { menus } from '../../../../../contract/reads';
import { places } from '../../../../../scripts/checkFiles/deploymentSchema/places';
import type { JsonSchema } from '../../../../../scripts/checkFiles/deploymentSchema/offers';
import { readNames, readValues } from '../../../../../scripts/checkFiles/deploymentSchema/readNames';
import { blocksOf } from '../../../../docs/guides/page';
import { createWorkspace } from '../new/created';

const { create, fromReply, remove } = createWorkspace();
afterAll(remove);
const root = new URL('../../../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const base = JSON.parse(read('public/resources.schema.json')) as JsonSchema;
const example = read('examples/deployment/resources.yaml');

const schemaOf = async (texts: readonly string[], contractFile?: string, seen?: (place: string) => void) => {
  const values = readValues(texts.map((text, i) => ({ file: `${i}.yaml`, text })))!;
  const around = await readContext(contractFile);
  return deploymentSchema(base, await readNames(values, around), around.kinds, seen);
};
/** Finds what a schema says of a file; a schema takes a second to compile. */
const createValidator = (schema: JsonSchema) => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addFormat('regex', true);
  const validate = ajv.compile(schema);
  return (text: string) => {
    validate(parse(text));
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
};

type Offered = { $ref?: string; allOf?: Offered[]; properties?: Record<string, Offered>; additionalProperties?: Offered; items?: Offered; defaultSnippets?: { label: string }[]; then?: Offered }; // prettier-ignore
/** The names that a schema offers at a way into a file. A step is a key, or 0 for an item of a list. */
const offeredAt = (schema: JsonSchema, way: readonly (string | 0)[]): string[] => {
  const definitions = schema.definitions as Record<string, Offered>;
  const at = (each: Offered | undefined, [step, ...rest]: readonly (string | 0)[]): string[] => {
    if (!each) return [];
    if (each.$ref !== undefined)
      return at(definitions[each.$ref.slice('#/definitions/'.length)], step === undefined ? [] : [step, ...rest]);
    const parts = (each.allOf ?? []).flatMap((part) => at(part.then ?? part, step === undefined ? [] : [step, ...rest]));
    if (step === undefined) return [...(each.defaultSnippets ?? []).map(({ label }) => label), ...parts];
    const next = step === 0 ? each.items : (each.properties?.[step] ?? each.additionalProperties);
    return [...at(next, rest), ...parts];
  };
  return [...new Set((schema.allOf as Offered[]).flatMap((part) => at(part, way)))];
};

describe('the schema of a deployment', () => {
  it('the schema of a deployment accepts and refuses what the schema of the language does', async () => {
    const guides = blocksOf('docs/extending.md').filter(({ file }) => file?.endsWith('.yaml')).map(({ text }) => text); // prettier-ignore
    const made = [(await create({})).text, (await fromReply({ id: 1, first: 'A', 'first-name': 'B', on: true })).text];
    const unknown = example.replace('columns: [name, type', 'columns: [nmae, type').replace('resource: officeCities', 'resource: cities');
    const broken =
      'language: 1\nresources: { "a/b %~": {}, cars: { fields: { "$ref": 1, "^x": [] }, list: 3, form: { sections: x, steps: [1] }, access: [] } }';
    const ofLanguage = createValidator(base);
    const ofDeployment = createValidator(await schemaOf([example, ...guides, ...made, broken]));
    for (const text of [example, ...guides, ...made, unknown]) {
      expect(ofLanguage(text)).toEqual([]);
      expect(ofDeployment(text)).toEqual([]);
    }
    for (const wrong of [
      example.replace('kind: integer', 'kind: number'),
      example.replace('path: /carParks/', 'paths: /carParks/'),
      broken,
    ]) {
      expect(ofLanguage(wrong)).not.toEqual([]);
      expect(ofDeployment(wrong)).toEqual(ofLanguage(wrong));
    }
  });
  it('the schema of a deployment offers names at every place of its table', async () => {
    const seen = new Set<string>();
    await schemaOf([example], undefined, (place) => seen.add(place));
    expect(Object.keys(places).filter((place) => !seen.has(place))).toEqual([]);
  });
  it.each<[what: string, way: (string | 0)[], names: string[]]>([
    ['fields as columns', ['list', 'columns', 0], ['name', 'company', 'salesOffice', 'region', 'email', 'phone', 'active', 'updatedAt']],
    ['fields that filter as filters', ['list', 'filters', 0], ['salesOffice', 'region', 'active']],
    ['columns as the link', ['list', 'link'], ['name', 'company', 'salesOffice', 'region', 'email', 'phone', 'active', 'updatedAt']],
    ['actions of access as permissions', ['list', 'rowActions', 0, 'permission'], ['create', 'save', 'delete', 'clone']],
    ['permissions of actions in menus', ['list', 'rowActions', 0, 'actions', 0, 'permission'], ['create', 'save', 'delete', 'clone']],
    ['menus of the portal and of the files', ['menu', 'in'], [...menus]],
    ['locks', ['fields', 'region', 'lock'], ['ownOffice']],
  ])('the schema of a deployment offers %s and nothing else', async (_, way, names) => {
    expect(offeredAt(await schemaOf([example]), ['resources', 'brokers', ...way])).toEqual(names);
  });
  it.each<[what: string, way: (string | 0)[], name: string]>([
    ['lookups of the files', ['fields', 'region', 'resource'], 'officeCities'],
    ['lookups of the portal', ['fields', 'region', 'resource'], 'countries'],
    ['fields as the outer field', ['fields', 'region', 'within'], 'salesOffice'],
    ['kinds of upload', ['fields', 'photo', 'upload'], 'PROJECT_IMAGE'],
    ['permission codes of the files', ['access', 'save'], 'BUSINESS_PARTNER_WRITE'],
    ['permission codes of the portal', ['access', 'create', 'code'], 'CMS_USER_WRITE'],
    ['fields of sections', ['form', 'sections', 0, 'fields', 0], 'email'],
    ['sorts', ['list', 'sorts', 0], 'name desc'],
    ['calls under the path', ['list', 'rowActions', 0, 'call'], 'PUT /brokers/{id}'],
    ['calls of the contract', ['list', 'rowActions', 0, 'call'], 'PUT /appuser/unlock/{id}'],
    ['members of the record', ['versionedBy'], 'updatedAt'],
  ])('the schema of a deployment offers %s', async (_, way, name) => {
    expect(offeredAt(await schemaOf([example]), ['resources', 'brokers', ...way])).toContain(name);
  });
  it('the schema of a deployment offers the codes of a choice where a condition wants one', async () => {
    const way = ['fields', 'height', 'visibleWhen', 'type'];
    expect(offeredAt(await schemaOf([example]), ['resources', 'carParks', ...way])).toEqual(['INDOOR', 'OUTDOOR']);
  });
  it('the schema of a deployment offers lookups, codes and calls in an entity that is new, and no names of another entity', async () => {
    const schema = await schemaOf([example]);
    expect(offeredAt(schema, ['resources', 'boats', 'access', 'save'])).toContain('CONTENT_WRITE');
    expect(offeredAt(schema, ['resources', 'boats', 'list', 'columns', 0])).toEqual([]);
    expect(offeredAt(schema, ['lookups', 'ports', 'getList'])).toContain('GET /country/');
  });
  it('the schema of a deployment offers the columns and fields of an entity of the portal to a change', async () => {
    const schema = await schemaOf(['language: 1']);
    expect(offeredAt(schema, ['changes', 'hotlines', 'list', 'columns', 'without', 0])).toEqual(['displayOrder', 'countryEn', 'phoneNumber', 'post', 'updatedAt']); // prettier-ignore
    expect(offeredAt(schema, ['changes', 'offices', 'form', 'sections', 'after'])).toContain('displayOrder');
  });
  it('the schema of a deployment offers the calls, sorts and parameters of another contract', async () => {
    const theirs = new URL('../theirs.yaml', import.meta.url).pathname;
    const text = 'language: 1\nresources: { brokers: { path: /brokers/, fields: { name: { kind: text } } } }';
    const schema = await schemaOf([text], theirs);
    expect(offeredAt(schema, ['resources', 'brokers', 'list', 'sorts', 0])).toEqual(['name asc', 'name desc']);
    expect(offeredAt(schema, ['resources', 'brokers', 'list', 'splitAtComma', 0])).toEqual(['page', 'size', 'name', 'sort']);
    expect(offeredAt(schema, ['resources', 'brokers', 'idField'])).toContain('opensAt');
    expect(offeredAt(schema, ['resources', 'brokers', 'list', 'export', 'call'])).not.toContain('GET /country/');
  });
  it('the schema of a deployment has the names of a file with mistakes', async () => {
    const schema = await schemaOf(['language: 1\nresources: { a-b: {}, cars: { fields: { "$ref": 1, name: }, list: 3, access: [] } }']);
    expect(offeredAt(schema, ['resources', 'cars', 'list', 'columns', 0])).toEqual(['$ref', 'name']);
    // in the text of a snippet a $ has a meaning
    expect(JSON.stringify(schema)).toContain(JSON.stringify({ label: '$ref', body: String.raw`\$ref` }));
  });
});
