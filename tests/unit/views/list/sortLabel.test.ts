import { describe, expect, it } from 'vitest';
import { date, decimal, text, timestamp } from '../../../../src/fields';
import { translate } from '../../../../src/messages/i18n';
import { currentSort, sortLabel } from '../../../../src/views/list/toolbar/sortLabel';
import { engineField } from '../../fields/engineFields';

const fields = {
  name: engineField(text('Name')),
  size: engineField(decimal('Size')),
  at: engineField(timestamp('Last update')),
  opens: engineField(date('Opens')),
};
const labelOf = (sort: string, list: object = {}) => sortLabel(sort, fields, list as never, translate);

describe('the label of a sort', () => {
  it.each([
    ['name asc', 'Name, A-Z'],
    ['name desc', 'Name, Z-A'],
    ['size asc', 'Size, ascending'],
    ['size desc', 'Size, descending'],
    ['at asc', 'Last update, oldest first'],
    ['at desc', 'Last update, newest first'],
    ['opens asc', 'Opens, oldest first'],
    ['opens desc', 'Opens, newest first'],
    ['code asc', 'code, A-Z'],
  ])('of "%s" is "%s"', (sort, label) => expect(labelOf(sort)).toBe(label));
  it('has the name that the list gives the field', () => {
    expect(labelOf('name asc', { sortLabels: { name: 'Full name' } })).toBe('Full name, A-Z');
    expect(labelOf('name asc', { sortLabels: { size: 'x' } })).toBe('Name, A-Z');
  });
});

it.each([
  [{ field: 'name', order: 'DESC' }, 'name desc'],
  [{ field: 'name', order: 'ASC' }, 'name asc'],
  [{ field: 'size', order: 'ASC' }, 'size asc'],
  [{ field: 'size', order: 'DESC' }, 'at desc'],
  [{ field: 'unknown', order: 'ASC' }, 'at desc'],
])('the sort %j is shown as "%s" of those that a list offers', (sort, shown) => {
  expect(currentSort(['at desc', 'name asc', 'name desc', 'size asc'], sort)).toBe(shown);
});
