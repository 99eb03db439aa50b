/** Which other records have the value of an input too. */
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { integer, text } from '../../../src/fields';
import { FormFields } from '../../../src/views/form/fields/FormFields';
import { drawWithForm } from './declaredForms';
import { settle } from './formParts';

const record = { id: 1, a: 'One', code: 'A 1', order: 1 };
const row = (id: number, code: string, order = id) => ({ id, a: `No. ${id}`, code, order });

type Options = {
  /** Default: the stored record. */ of?: object | null;
  total?: number;
  /** Options of the field `code`. */ code?: object;
  /** The list cannot be read. */ fails?: boolean;
};
/** Draws code and order in a list with these rows beside the record. */
const draw = async (rows: readonly object[], { of = record, total = rows.length, code, fails = false }: Options = {}) => {
  const getList = vi.fn(async (_resource: string, { pagination: { page } }: { pagination: { page: number } }) => {
    if (fails) throw new CallFailure('network');
    return { data: page === 1 ? rows : [row(200, 'late')], total };
  });
  const fields = { a: text('Name'), code: text('Code', code), order: integer('Order') };
  const drawn = await drawWithForm(fields, (form) => <FormFields names={['code', 'order']} form={form} />, {
    record: of as never,
    form: { distinct: ['code', 'order'] },
    provider: { getList },
  });
  return { ...drawn, getList, type: (name: string, value: string) => act(async () => drawn.form().methods.setValue(name, value)) };
};
const notes = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
/** Waits until these notes are shown. */
const expectNotes = (...shown: string[]) => waitFor(() => expect(notes()).toEqual(shown));

describe('the value of an input', () => {
  it('names the record that has it too, as long as it is the same', async () => {
    const { type } = await draw([record, row(2, 'B')]);
    await type('code', 'B');
    await expectNotes('Code: The same value as in No. 2');
    await type('code', 'Bc');
    expect(notes()).toEqual([]);
    await type('code', 'A 1');
    expect(notes()).toEqual([]);
  });
  it('is the same with other spaces and in upper case', async () => {
    const { type } = await draw([row(2, 'b 2')]);
    await type('code', 'B2 ');
    await expectNotes('Code: The same value as in No. 2');
  });
  it('of a new record is compared with every row', async () => {
    const { type } = await draw([record], { of: null });
    await type('order', '01');
    await expectNotes('Order: The same value as in One');
  });
  it('is compared while it is stored too', async () => {
    await draw([record, row(2, 'A1'), row(3, 'C', 1)]);
    await expectNotes('Code: The same value as in No. 2', 'Order: The same value as in No. 3');
  });
  it('that is empty is the same as none', async () => {
    const { type } = await draw([row(2, '', 1)]);
    await expectNotes('Order: The same value as in No. 2');
    await type('code', '');
    await expectNotes('Order: The same value as in No. 2');
  });
  it.each([
    [3, 'Code: The same value as in No. 2, No. 3, No. 4'],
    [5, 'Code: The same value as in No. 2, No. 3, No. 4 and 2 more'],
  ])('names three records at most: of %i', async (count, note) => {
    await draw(Array.from({ length: count }, (_, i) => row(i + 2, 'A1')));
    await expectNotes(note);
  });
  it('is compared with the rows after the first hundred too', async () => {
    const { type, getList } = await draw([row(2, 'B')], { total: 101 });
    await type('code', 'late');
    await expectNotes('Code: The same value as in No. 200');
    expect(getList.mock.calls.map(([, { pagination }]) => pagination)).toEqual([1, 2].map((page) => ({ page, perPage: 100 })));
  });
  it('stays without a note, and can be typed, where the list cannot be read', async () => {
    const { type, getList } = await draw([], { fails: true });
    await type('code', 'B');
    await waitFor(() => expect(getList).toHaveBeenCalledOnce());
    await settle();
    expect(notes()).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('B');
  });
  it('of a field that is off is not compared', async () => {
    await draw([row(2, 'A1', 1)], { code: { disabledWhen: { a: 'One' } } });
    await expectNotes('Order: The same value as in No. 2');
  });
});
