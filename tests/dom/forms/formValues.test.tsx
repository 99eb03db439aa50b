/** What a form holds and what is told to be wrong with it, and when. */
import { act } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { integer, text } from '../../../src/fields';
import { english, pageTexts } from '../../../src/messages/page';
import type { FormModel } from '../../../src/views/form/model/formModel';
import { drawForm, formError, messages, settle } from './formParts';

const fields = { name: text('Name', { required: true }), order: integer('Order'), note: text('Note') };
const empty = 'Name cannot be empty';
const format = 'Please enter the correct format';
const record = { id: 1, name: 'Old', order: 1, note: 'n' };

describe('a form that opens', () => {
  it('holds the record, and tells nothing of what is still empty', async () => {
    const { typed, errors } = drawForm(fields, { record: { ...record, name: '' } });
    await settle();
    expect([typed(), errors()]).toEqual([{ name: '', order: '1', note: 'n' }, {}]);
  });
  it('tells which inputs cannot hold what the record has, until something is entered there', async () => {
    const { errors, type, form } = drawForm(fields, { record: { ...record, order: 'many' } });
    expect(errors()).toEqual({ order: expect.stringMatching(/^Order could not be read/) });
    expect(form().errors).toMatchObject([{ name: 'order', label: 'Order', isAcross: false }]);
    await type('order', '2');
    expect(errors()).toEqual({});
  });
  it('loads its rules ahead of the first check, and a failure of that is not told', async () => {
    const loadRules = vi.fn(() => Promise.reject(new CallFailure('network')));
    drawForm(fields, { change: (model) => ({ ...model, loadRules }) });
    await settle();
    expect([loadRules.mock.calls.length, messages()]).toEqual([1, []]);
  });
});

describe('an input', () => {
  it('is checked when it is left, and alone', async () => {
    const { errors, type, leave } = drawForm(fields);
    await type('order', 'x');
    expect(errors()).toEqual({});
    await leave('order');
    expect(errors()).toEqual({ order: format });
  });
  it('that was left wrong is checked with each key from then on', async () => {
    const { errors, type, leave } = drawForm(fields);
    await type('order', 'x');
    await leave('order');
    await type('order', 'xy');
    expect(errors()).toEqual({ order: format });
    await type('order', '7');
    expect(errors()).toEqual({});
  });
  it('that is left while the rules do not load tells nothing', async () => {
    const problems = () => Promise.reject(new CallFailure('network'));
    const { errors, type, leave } = drawForm(fields, { change: (model) => ({ ...model, problems }) });
    await type('order', 'x');
    await leave('order');
    expect([errors(), messages()]).toEqual([{}, []]);
  });
});

describe('a save of a form', () => {
  it('checks all inputs and tells what is wrong in their order', async () => {
    const { errors, type, save, onSave } = drawForm(fields);
    await type('order', 'x');
    await save();
    expect(Object.entries(errors())).toEqual([
      ['name', empty],
      ['order', format],
    ]);
    expect([messages(), onSave.mock.calls]).toEqual([[formError], []]);
  });
  it('tells that the rules do not load, and no error of an input', async () => {
    const problems = () => Promise.reject(new CallFailure('network'));
    const { errors, save, onSave } = drawForm(fields, { change: (model) => ({ ...model, problems }) });
    await save();
    expect([errors(), messages().length, messages().includes(formError)]).toEqual([{}, 1, false]);
    expect(onSave).not.toHaveBeenCalled();
  });
  it('is followed by checks of single inputs again', async () => {
    const { errors, type, save, leave } = drawForm(fields);
    await type('name', 'x');
    await type('order', 'x');
    await save();
    await type('name', '');
    await leave('name');
    await type('order', '1');
    expect(errors()).toEqual({ name: empty });
  });
  it('tells what a rule across fields says, as such', async () => {
    const rules = [{ at: 'order', notBefore: 'other', text: 'Order lies before Other' }];
    const { form, save, type } = drawForm({ ...fields, other: integer('Other') }, { form: { rules } });
    await type('name', 'x');
    await type('order', '1');
    await type('other', '2');
    await save();
    expect(form().errors).toMatchObject([{ path: 'order', message: 'Order lies before Other', isAcross: true }]);
  });
});

describe('a form in another language', () => {
  const start = async (typed: Record<string, string>, more: Parameters<typeof drawForm>[1] = {}) => {
    const check = vi.fn();
    const change = (model: FormModel): FormModel => ({
      ...model,
      problems: (...asked) => {
        check(asked[1]?.paths);
        return model.problems(...asked);
      },
    });
    const drawn = drawForm(fields, { change, ...more });
    for (const [path, value] of Object.entries(typed)) await drawn.type(path, value);
    await drawn.save();
    check.mockClear();
    const english_ = pageTexts.get();
    onTestFinished(() => act(async () => pageTexts.set(english_)));
    return { ...drawn, check, speak: (language: string) => act(async () => pageTexts.set({ ...english_, language })) };
  };
  it('tells anew what is wrong', async () => {
    const { errors, check, speak } = await start({ order: 'x' });
    await speak('ja');
    expect(check.mock.calls).toEqual([[['name', 'order']]]);
    expect(Object.keys(errors())).toEqual(['name', 'order']);
    await speak(english);
    expect(check).toHaveBeenCalledTimes(2);
  });
  it('checks nothing while nothing is wrong', async () => {
    const { check, speak } = await start({ name: 'x' });
    await speak('ja');
    expect(check).not.toHaveBeenCalled();
  });
  it('leaves what the server has said as it said it', async () => {
    const onSave = () => Promise.reject(new CallFailure('refused', 'The note is taken'));
    const { check, speak, errors } = await start({ name: 'x', note: 'y' }, { calls: { onSave } });
    expect(errors()).toEqual({ note: 'The note is taken' });
    await speak('ja');
    expect([check.mock.calls, errors()]).toEqual([[], { note: 'The note is taken' }]);
  });
});
