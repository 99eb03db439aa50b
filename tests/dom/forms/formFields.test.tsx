/** What a declared field is drawn as in a form: an input, text, a value that is followed, a value that a choice has filled in. */
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { derived, localized, text, toggle } from '../../../src/fields';
import { FormFields, groupsOf } from '../../../src/views/form/fields/FormFields';
import { declareForm, drawWithForm } from './declaredForms';
import { given, probe } from './probeKinds';

type Options = NonNullable<Parameters<typeof drawWithForm>[2]>;
const record = { id: 1, a: 'x', b: 'y', off: false };
const off = toggle('Off', { on: 'Yes', off: 'No' });
/** Draws the first of these fields. `type` changes values as a person does. */
const draw = async (fields: object, options: Options = {}) => {
  const [first] = Object.keys(fields);
  const drawn = await drawWithForm({ ...fields, off }, (form) => <FormFields names={[first!]} form={form} />, {
    record,
    kinds: [probe],
    ...options,
  });
  return { ...drawn, type: (name: string, value: unknown) => act(() => drawn.form().methods.setValue(name, value, { shouldDirty: true })) };
};
const shown = () => document.querySelector('.read-only')?.textContent ?? null;
const inputs = () => screen.queryAllByRole('textbox');

describe('a field of a form', () => {
  it('is an input where this person may type', async () => {
    await draw({ a: text('A') });
    expect(inputs()[0]).toHaveValue('x');
    expect(shown()).toBeNull();
  });
  it('is text of the record where this person may not save', async () => {
    await draw({ a: text('A') }, { canSave: false });
    expect(inputs()).toEqual([]);
    await waitFor(() => expect(shown()).toBe('x'));
    expect(screen.getByText('A')).toHaveClass('label');
  });
  it('is text of the record where the form does not edit it', async () => {
    await draw({ a: text('A') }, { form: { editable: ['off'] } });
    await waitFor(() => expect(shown()).toBe('x'));
  });
  it('is empty text in a form without a record where nobody may create', async () => {
    await draw({ a: text('A') }, { record: null, canSave: false });
    await waitFor(() => expect(shown()).toBe('–'));
  });
  it('has a copy button as text where the declaration wants one', async () => {
    await draw({ a: text('A', { copyable: true }) }, { canSave: false });
    expect(screen.getByRole('button', { name: 'Copy x' })).toBeVisible();
  });
  it('that is made of the whole record follows what is typed', async () => {
    const { type } = await draw({ made: derived('Made', { lines: ['{a} and {b}'] }), a: text('A'), b: text('B') });
    await waitFor(() => expect(shown()).toBe('x and y'));
    type('a', 'typed');
    await waitFor(() => expect(shown()).toBe('typed and y'));
  });
  it('of an earlier step follows what was typed there, as text', async () => {
    const steps = ['a', 'off'].map((name) => ({ title: name, sections: [{ fields: [name] }] }));
    const { form, type } = await draw({ a: text('A') }, { record: null, form: { sections: undefined, steps } });
    type('a', 'typed');
    expect(inputs()).toHaveLength(1);
    await act(() => form().submit());
    await waitFor(() => expect(shown()).toBe('typed'));
    expect(inputs()).toEqual([]);
  });
});

describe('a field that a choice fills in', () => {
  const fields = { a: text('A', { filled: true, required: true } as never) };
  it('is text with its value, which follows the choice', async () => {
    const { type } = await draw(fields);
    await waitFor(() => expect(shown()).toBe('x'));
    expect(document.querySelector('[data-name=a]')).toHaveAttribute('tabindex', '-1');
    expect(document.querySelector('dt.label')).toHaveTextContent('A');
    type('a', 'other');
    expect(shown()).toBe('other');
    expect(inputs()).toEqual([]);
  });
  it('has the mark of an empty value while nothing was chosen', async () => {
    await draw(fields, { record: { ...record, a: null } });
    await waitFor(() => expect(shown()).toBe('–'));
  });
  it('says what is wrong with it, and can get the focus for it', async () => {
    const { form } = await draw(fields);
    await waitFor(() => expect(shown()).toBe('x'));
    act(() => form().methods.setError('a', { type: 'rule', message: 'No address' }));
    expect(document.querySelector('.error')).toHaveTextContent('No address');
    act(() => form().methods.setFocus('a'));
    await waitFor(() => expect(document.querySelector('[data-name=a]')).toHaveFocus());
  });
});

describe('what a form hands to an input', () => {
  it('is that it is asked for', async () => {
    await draw({ a: probe('A', { required: true }) });
    expect(given.a).toMatchObject({ value: 'x', error: null, disabledReason: null, isRequired: true, lang: undefined });
  });
  it('is that nothing has to be typed', async () => {
    await draw({ a: probe('A') });
    expect(given.a!.isRequired).toBe(false);
  });
  it('is why it is off, without the error and the mark of a required one', async () => {
    const { form, type } = await draw({ a: probe('A', { required: true, disabledWhen: { off: true } }) });
    act(() => form().methods.setError('a', { type: 'rule', message: 'Wrong' }));
    expect(given.a).toMatchObject({ error: 'Wrong', isRequired: true });
    type('off', true);
    expect(given.a).toMatchObject({ error: null, isRequired: false, disabledReason: 'Not needed here' });
  });
  it('is the reason of the declaration', async () => {
    await draw({ a: probe('A', { disabledWhen: { off: false }, disabledReason: 'Never here' }) });
    expect(given.a!.disabledReason).toBe('Never here');
  });
  it('is no reason where a field before it tells the same', async () => {
    const disabled = { disabledWhen: { off: false } };
    await draw({ a: probe('A', disabled), b: probe('B', disabled) }, { form: { sections: [{ fields: ['b', 'a', 'off'] }] } });
    expect(given.a!.disabledReason).toBe('');
  });
  it.each([
    [{}, ''],
    [{ readOnlyReason: 'It was sent' }, 'It was sent'],
  ])('is why its value stands as it is, with its error: %j', async (more, reason) => {
    const { form } = await draw({ a: probe('A', { required: true, readOnlyWhen: { off: false }, ...more }) });
    act(() => form().methods.setError('a', { type: 'rule', message: 'Wrong' }));
    expect(given.a).toMatchObject({ disabledReason: reason, error: 'Wrong', isRequired: true });
  });
  it('is a way to ask whether a condition holds of the record', async () => {
    await draw({ a: probe('A') });
    expect(given.a!.recordHolds({ b: 'y' })).toBe(true);
    expect(given.a!.recordHolds({ b: 'z' })).toBe(false);
  });
  it('lets a person change its value, and another field with it', async () => {
    const { form } = await draw({ a: probe('A', { sets: { b: 'set' } }), b: text('B') });
    act(() => given.a!.onChange('typed'));
    expect(given.a!.value).toBe('typed');
    await waitFor(() => expect(form().methods.getValues('b')).toBe('set'));
  });
  it('lets code change its value, and no other field with it', async () => {
    const { form } = await draw({ a: probe('A', { sets: { b: 'set' } }), b: text('B') });
    act(() => given.a!.set('made', { isUserChange: false }));
    expect(given.a!.value).toBe('made');
    await act(async () => {});
    expect(form().methods.getValues('b')).toBe('y');
  });
  it.each([
    [true, 0],
    [undefined, 1],
  ])('takes an empty value where nothing matches the record for no change: %s', async (isUnmatched, changes) => {
    const { form } = await draw({ a: probe('A') });
    act(() => given.a!.onChange('', { isUserChange: false, isUnmatched }));
    expect(form().model.changed(form().methods.getValues())).toHaveLength(changes);
  });
  it('takes no value while the form is sent', async () => {
    const { form, onSave, type } = await draw({ a: probe('A') });
    onSave.mockImplementation((_, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)));
    type('a', 'sent');
    void form().submit();
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    act(() => given.a!.onChange('late'));
    expect(given.a!.value).toBe('sent');
  });
  it('is checked when it is left', async () => {
    await draw({ a: probe('A', { required: true }) });
    act(() => given.a!.onChange(''));
    expect(given.a!.error).toBeNull();
    act(() => void given.a!.onBlur());
    await waitFor(() => expect(given.a!.error).toBe('A cannot be empty'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('announces that what a choice has filled in cannot be used', async () => {
    const { form } = await draw({ a: probe('A') });
    act(() => form().methods.setError('a', { type: 'filledByChoice', message: 'No address' }));
    expect(screen.getByRole('alert')).toHaveTextContent('No address');
    act(() => form().methods.clearErrors('a'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a value that another field has replaced', () => {
  const fields = { a: probe('A', { disabledWhen: { off: true } }), b: probe('B', { sets: { a: 'set' } }) };
  const start = async () => {
    const drawn = await drawWithForm({ ...fields, off }, (form) => <FormFields names={['a', 'b']} form={form} />, {
      record,
      kinds: [probe],
    });
    act(() => given.b!.onChange('typed'));
    const undo = await screen.findByRole('button', { name: 'Undo the change of A' });
    return { ...drawn, undo };
  };
  it('can be brought back, and the field gets the focus after a key', async () => {
    const { undo } = await start();
    expect(document.querySelector('.form-replaced')).toHaveTextContent('A: Changed along with B. Undo');
    act(() => undo.click());
    expect(given.a!.value).toBe('x');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'a' })).toHaveFocus());
    expect(document.querySelector('.form-replaced')).toBeNull();
  });
  it('is brought back by a pointer without the focus, which would open a keyboard', async () => {
    const { undo, form } = await start();
    const focus = vi.spyOn(screen.getByRole('textbox', { name: 'a' }), 'focus');
    act(() => void undo.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
    expect(given.a!.value).toBe('x');
    // what was to get the focus before gets it before
    form().methods.setFocus('b');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'b' })).toHaveFocus());
    expect(focus).not.toHaveBeenCalled();
  });
  it('is not offered where the field is off', async () => {
    const { form } = await start();
    act(() => form().methods.setValue('off', true));
    expect(document.querySelector('.form-replaced')).toBeNull();
  });
  it('is not offered where it stands there again', async () => {
    const { form } = await start();
    act(() => form().methods.setValue('a', 'x'));
    expect(document.querySelector('.form-replaced')).toBeNull();
  });
});

describe('the groups of a section', () => {
  const rows = (label: string) => localized(text(label), { as: 'rows' });
  it('have neighbours together that share a row a language, and every other field alone', () => {
    const { fields } = declareForm({ a: text('A'), b: rows('B'), c: rows('C'), d: text('D'), e: rows('E'), f: localized(text('F')) }).form!;
    expect(groupsOf(Object.keys(fields), fields)).toEqual([['a'], ['b', 'c'], ['d'], ['e'], ['f']]);
    expect(groupsOf([], fields)).toEqual([]);
  });
});
