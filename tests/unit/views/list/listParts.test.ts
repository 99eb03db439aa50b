/** What a list loads before its rows, its filter tags and its first view can be drawn. */
import { expect, it } from 'vitest';
import { choice, reference, text, timestamp } from '../../../../src/fields';
import { cellLoadsOf } from '../../../../src/fields/cells/cells';
import type { List } from '../../../../src/schema/resource';
import { listLoadsOf, loadFilterTags, rowLoadsOf, tagLoadsOf } from '../../../../src/views/list/listParts';
import { engineField } from '../../fields/engineFields';

const fields = {
  name: engineField(text('Name')),
  code: engineField(text('Code')),
  kind: engineField(choice('Kind', { labels: { A: 'Kind A' } })),
  at: engineField(timestamp('Last login')),
  office: engineField(reference('offices', 'Office', { lock: 'ownOffice' })),
};
const list = {
  fields,
  columns: ['name', 'code'],
  card: { heading: ['kind'], lines: [['name'], ['at', 'code']], labelled: [] },
  filters: { name: fields.name, kind: fields.kind, office: fields.office },
} as unknown as List;
const cellsOf = (...names: (keyof typeof fields)[]) => names.flatMap((name) => cellLoadsOf(fields[name]));

it('rowLoadsOf returns the cells of the columns, and of the heading and the lines of a card, each once', () => {
  expect(rowLoadsOf(list)).toEqual(cellsOf('name', 'kind', 'at'));
});

it('tagLoadsOf returns the tags, and the labels of the filters whose values do not say enough', () => {
  const labels = [fields.kind, fields.office].map(({ definition }) => definition.FilterLabel);
  expect(tagLoadsOf(list)).toEqual([loadFilterTags, ...labels]);
  expect(tagLoadsOf({ ...list, filters: undefined })).toEqual([loadFilterTags]);
});

it.each([
  ['without a lock returns the cells', {}, []],
  ['with a lock that no filter has returns the cells', { otherLock: ['HK'] }, []],
  ['with a locked filter returns the tags too, which show it at once (PLT-108)', { ownOffice: ['HK'] }, tagLoadsOf(list)],
])('listLoadsOf %s', (_, locks, tags) => {
  expect(listLoadsOf(list, locks)).toEqual([...rowLoadsOf(list), ...tags]);
});
