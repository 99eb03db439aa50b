import { expect, it } from 'vitest';
import { linkOf, pinnedOf } from '../../../../../src/views/list/state/columns';

const columns = ['id', 'name', 'office'];
it.each([
  ['no link and no name', {}, 'id', ['id']],
  ['a name', { name: 'office' }, 'id', ['id', 'office']],
  ['a link', { link: 'name' }, 'name', ['name']],
  ['a link right of the name', { link: 'office', name: 'id' }, 'office', ['id', 'office']],
  ['a link that is the name', { link: 'name', name: 'name' }, 'name', ['name']],
])('a list with %s pins the columns that identify a row, from left to right', (_, list, link, pinned) => {
  expect([linkOf({ columns, ...list }), pinnedOf({ columns, ...list } as never)]).toEqual([link, pinned]);
});
