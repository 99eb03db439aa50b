import { describe, expect, it } from 'vitest';
import { choice, text } from '../../../../src/fields';
import type { List } from '../../../../src/schema/resource';
import { searchedValues } from '../../../../src/views/list/search/searchedValues';
import { engineField } from '../../fields/engineFields';

const fields = Object.fromEntries(
  Object.entries({
    id: text('ID', { format: 'code' }),
    phone: text('Phone', { format: 'code', strip: '^00(?=.)' }),
    last: text('Last', { format: 'name' }),
    first: text('First', { format: 'name' }),
    title: text('Title'),
  }).map(([name, field]) => [name, engineField(field)]),
) as NonNullable<List['search']>;
const searched = (typed: Record<string, string>) => searchedValues(fields, ['last', 'first'], typed);

describe('the texts that the server is asked for', () => {
  it('are codes, names and plain texts by the format of their fields (PLT-098)', () => {
    expect(
      searched({ id: '\u202aＣ１\u200b\u202c', phone: '００８５２', last: 'O’Brien\u00a0', title: '\u3000Ｋing’s\u200b  Court' }),
    ).toEqual({
      id: 'C1',
      phone: '852',
      last: "O'Brien",
      title: 'Ｋing’s Court',
    });
  });
  it.each([
    [{ last: 'Leung, Wei' }, { last: 'Leung', first: 'Wei' }],
    [
      { first: 'Leung,Wei', last: '' },
      { last: 'Leung', first: 'Wei' },
    ],
    [
      { last: '方，詠詩', first: '詠' },
      { last: '方', first: '詠詩' },
    ],
    [{ last: 'Smith, Jr., Wei' }, { last: 'Smith, Jr.', first: 'Wei' }],
    [
      { last: 'Leung,', first: 'Wei' },
      { last: 'Leung,', first: 'Wei' },
    ],
    [{ last: ', Wei' }, { last: ', Wei' }],
    [
      { last: 'Leung, Wei', first: 'Ann' },
      { last: 'Leung, Wei', first: 'Ann' },
    ],
    [
      { last: 'Ann', first: 'Leung, Wei' },
      { last: 'Ann', first: 'Leung, Wei' },
    ],
    [
      { last: ' Leung ', first: 'Leung, Wei' },
      { last: 'Leung', first: 'Wei' },
    ],
    [
      { last: 'Leung', title: 'a, b' },
      { last: 'Leung', title: 'a, b' },
    ],
  ])('divide a name at its comma between both fields: %j (SHR-039, PLT-098)', (typed, expected) => {
    expect(searched(typed)).toEqual(expected);
  });
  it('are as typed for a field that the list no longer has, and for a kind that changes no text', () => {
    const kind = engineField(choice('Kind', { labels: { A: 'Kind A' } }));
    const typed = { gone: ' a ', kind: ' A ' };
    expect(searchedValues({ ...fields, kind } as never, undefined, typed)).toEqual(typed);
  });
  it('leave a comma where no fields are declared for it', () => {
    expect(searchedValues(fields, undefined, { last: 'Leung, Wei' })).toEqual({ last: 'Leung, Wei' });
  });
});
