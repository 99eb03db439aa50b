/** A form in steps: when the next one opens, what is reported when it does not, and what it shows of the first. */
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { integer, text } from '../../../src/fields';
import { drawFormState, fields, stepped } from './drawFormState';
import { formError, messages, settle } from './formParts';

describe('a step', () => {
  it('that is not right stays, is tried, and leads to what is wrong', async () => {
    const { form, submit, errors, getByLabelText, onSave } = drawFormState(fields, { form: stepped });
    expect(form().isTried).toBe(false);
    await submit();
    expect([form().steps.at, form().isTried, errors()]).toEqual([0, true, { name: 'Name cannot be empty' }]);
    await waitFor(() => expect(getByLabelText('name')).toHaveFocus());
    expect([messages(), onSave.mock.calls]).toEqual([[formError], []]);
  });
  it('that was tried is checked with each key', async () => {
    const { submit, type, errors } = drawFormState(fields, { form: stepped });
    await submit();
    await type('name', 'x');
    expect(errors()).toEqual({});
    await type('name', '');
    expect(errors()).toEqual({ name: 'Name cannot be empty' });
  });
  it('that is right opens the next one, which was not tried, and the last one sends', async () => {
    const { form, submit, type, onSave } = drawFormState(fields, { form: stepped });
    await submit();
    await type('name', 'x');
    await submit();
    expect([form().steps.at, form().isTried, onSave.mock.calls]).toEqual([1, false, []]);
    await submit();
    expect([onSave.mock.calls.length, form().isTried]).toEqual([1, true]);
  });
  it('is not checked for what is wrong in a later one', async () => {
    const { form, submit, type, errors } = drawFormState({ ...fields, order: integer('Order', { required: true }) }, { form: stepped });
    await type('name', 'x');
    await submit();
    expect([form().steps.at, errors()]).toEqual([1, {}]);
  });
  it('that is right opens the next one, whatever is wrong there already', async () => {
    const { form, submit, type, leave } = drawFormState(fields, { form: stepped });
    await type('name', 'x');
    await submit();
    await type('order', 'x');
    await leave('order');
    await act(async () => form().steps.back());
    await submit();
    expect([form().steps.at, form().focus.shown, messages()]).toEqual([1, undefined, []]);
  });
  it('stays while its rules do not load, and says so once', async () => {
    const loadRules = () => Promise.reject(new CallFailure('network'));
    const { form, submit, type } = drawFormState(fields, { form: stepped, change: (model) => ({ ...model, loadRules }) });
    await type('name', 'x');
    await submit();
    expect([form().steps.at, messages().length, messages().includes(formError)]).toEqual([0, 1, false]);
  });
  it('waits for what a change brings along', async () => {
    let arrive = (_: unknown) => {};
    const own = {
      name: text('Name', { sets: () => ({ order: new Promise((resolve) => (arrive = resolve)) }) } as object),
      order: integer('Order'),
    };
    const of = {
      sections: undefined,
      steps: [
        { title: 'One', sections: [{ fields: ['name', 'order'] }] },
        { title: 'Two', sections: [{ fields: ['order'] }] },
      ],
    };
    const { form, submit, type, errors } = drawFormState(own, { form: of });
    await type('name', 'x');
    await submit();
    expect([form().steps.at, errors()]).toEqual([0, { name: 'Name: what it brings along is still on its way' }]);
    await act(async () => arrive(1));
    await settle();
    await submit();
    expect(form().steps.at).toBe(1);
  });
});
