/** The generator of records for the DOM tests of replies. */
import { expect, test } from 'vitest';
import type { Contract, Schema } from '../../contract/schemas';
import { eachWithoutHalf, eachWithoutOne, recordOf, variantsOf, type VariantName } from '../replies';

const contract = { components: { schemas: {} } } as Contract;
const text: Schema = { type: ['string', 'null'] };
const schema: Schema = {
  type: 'object',
  required: ['id', 'name', 'status', 'regions'],
  properties: {
    id: { type: 'integer' },
    name: { ...text, maxLength: 5 },
    status: { type: 'string' },
    regions: { type: 'array', items: { type: 'string' } },
    size: { type: 'number' },
    kind: { type: 'string', enum: ['A', 'B'] },
    remark: text,
  },
};
const real = { id: 7, name: 'Ann', status: 'ACTIVE', regions: ['HK'], size: 2, kind: 'A', remark: 'Late' };
const make = (variant: VariantName, more: object = {}) => recordOf(schema, [real], { contract, variant, ...more });

test.for<[VariantName, object]>([
  ['nothing optional', { id: 7, name: null, status: 'ACTIVE', regions: [] }],
  ['null wherever allowed', { ...real, name: null, regions: [], remark: null }],
  ['empty texts', { ...real, name: '', status: '', remark: '' }],
  ['lists of one entry', real],
  ['lists of two entries', { ...real, regions: ['HK', 'HK_B'] }],
  ['unknown codes', { ...real, status: 'NEWCODE', regions: ['HK', 'NEWCODE'] }],
])('recordOf makes a record with %s', ([variant, expected]) => {
  expect(make(variant)).toEqual(expected);
});

test('recordOf makes the longest texts and the largest figures that the record and its body allow', () => {
  const written: Schema = { properties: { remark: { type: 'string', maxLength: 12 }, size: { type: 'number', maximum: 99 } } };
  const { name, remark, size, status } = make('the longest texts', { written });
  expect([name, remark, size, status]).toEqual(['Longx', 'Long text wi', 99, 'ACTIVE']);
  expect(String(make('the longest texts').remark).length).toBeGreaterThan(300);
});

test('recordOf leaves the members that a save needs as they are', () => {
  expect(make('only what a save needs', { needed: ['name', 'regions'] })).toEqual({ ...real, remark: null });
});

test('recordOf replaces the id of another record by one that no record has', () => {
  expect(make('unknown codes', { references: ['id'] }).id).toBe(987_654);
});

test('recordOf takes from other records what the first one lacks', () => {
  const made = recordOf(schema, [{ ...real, remark: null }, real], { contract, variant: 'lists of one entry' });
  expect(made.remark).toBe('Late');
});

test('variantsOf leaves out lists of two entries where a record has no list and no office', () => {
  expect(variantsOf(contract, schema)).toContain('lists of two entries');
  expect(variantsOf(contract, { properties: { id: schema } })).not.toContain('lists of two entries');
});

const maps: Schema = { required: ['name'], properties: { name: text, at: text, titles: { properties: { EN: text, JA: text } } } };
const titled = { name: 'Ann', at: 'now', titles: { EN: 'One', JA: 'Two' } };

test('eachWithoutOne makes a record without each member that may be missing, null where the contract requires the member', () => {
  expect(eachWithoutOne(contract, maps, titled)).toEqual([
    { ...titled, name: null },
    { name: 'Ann', titles: titled.titles },
    { name: 'Ann', at: 'now' },
    { ...titled, titles: { JA: 'Two' } },
    { ...titled, titles: { EN: 'One' } },
  ]);
});

test('eachWithoutHalf makes two records in which neighbours are missing in turn', () => {
  expect(eachWithoutHalf(contract, maps, titled)).toEqual([
    { name: null, at: 'now' },
    { name: 'Ann', titles: { JA: 'Two' } },
  ]);
});
