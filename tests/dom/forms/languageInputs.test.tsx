/** Fields in several languages in a form: what their input is given, and rows that neighbours share. */
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localized, text, toggle } from '../../../src/fields';
import { FormFields } from '../../../src/views/form/fields/FormFields';
import { useChanged } from '../../../src/views/form/state/useChanged';
import type { RecordForm } from '../../../src/views/form/state/useRecordForm';
import { drawWithForm } from './declaredForms';
import { given, givenInner, probe, several } from './probeKinds';

type Options = NonNullable<Parameters<typeof drawWithForm>[2]>;
const off = toggle('Off', { on: 'Yes', off: 'No' });
const record = { id: 1, a: { EN: 'x', JA: 'y' }, b: { EN: 'z' }, c: 'c', off: false };
const everyLanguage = { requiredIn: ['EN', 'JA', 'ZH_CN', 'ZH_HK'], required: true };

/** The labels of what was changed. */
const Changed = ({ form }: { form: RecordForm }) => <output>{useChanged(form).join(' ')}</output>;

/** Draws a group of these fields, all but C. `type` changes values as a person does. */
const draw = async (fields: object, options: Options = {}) => {
  const names = Object.keys(fields).filter((name) => name !== 'c');
  const part = (form: RecordForm) => (
    <>
      <FormFields names={names} form={form} />
      <Changed form={form} />
    </>
  );
  const drawn = await drawWithForm({ ...fields, off }, part, { record, kinds: [probe, several], ...options });
  const methods = () => drawn.form().methods;
  return {
    ...drawn,
    type: (name: string, value: unknown) => act(() => methods().setValue(name, value, { shouldDirty: true })),
    fail: (name: string) => act(() => methods().setError(name, { type: 'rule', message: 'Wrong' })),
    valueOf: (name: string): unknown => methods().getValues(name),
  };
};
const blanks = () => givenInner.a!.inner.map(({ isBlank }) => isBlank);
const reasons = (...names: string[]) => names.map((name) => given[name]!.disabledReason);
const inA = ['a.EN', 'a.JA', 'a.ZH_HK', 'a.ZH_CN'] as const;
const notNeeded = 'Not needed here';

describe('what a form hands to the input of a field in several languages', () => {
  it('is which of its inputs are blank, while that changes', async () => {
    const { type } = await draw({ a: several('A') });
    expect(blanks()).toEqual([false, false, true, true]);
    type('a.EN', ' ');
    expect(blanks()).toEqual([true, false, true, true]);
    type('a.ZH_CN', 'w');
    expect(blanks()).toEqual([true, false, true, false]);
  });
  it('is what is wrong with each', async () => {
    const { fail } = await draw({ a: several('A') });
    expect(givenInner.a!.inner.map(({ error }) => error)).toEqual([null, null, null, null]);
    fail('a.JA');
    expect(givenInner.a!.inner.map(({ error }) => error)).toEqual([null, 'Wrong', null, null]);
  });
  it.each([true, false])('is whether it is required: %s', async (required) => {
    await draw({ a: several('A', { required }) });
    expect(givenInner.a).toMatchObject({ isRequired: required, disabledReason: null, isOff: false, error: null });
  });
  it('is that it is off, which its first input tells', async () => {
    await draw({ a: several('A', { required: true, disabledWhen: { off: false } }) });
    expect(givenInner.a).toMatchObject({ isRequired: false, disabledReason: '', isOff: true });
    expect(reasons(...inA)).toEqual([notNeeded, '', '', '']);
  });
  it('is that each input is off, where only one of them is seen', async () => {
    await draw({ a: several('A', { disabledWhen: { off: false } }) });
    const { draw: drawLeaf, inner } = givenInner.a!;
    const [alone, among] = [true, false].map((isAlone) => drawLeaf(inner[1]!.leaf, isAlone) as { props: { isReasonTold: boolean } });
    expect([alone!.props.isReasonTold, among!.props.isReasonTold]).toEqual([false, true]);
  });
  it('is no reason where a field before it tells the same', async () => {
    const disabled = { disabledWhen: { off: false } };
    const form = { sections: [{ fields: ['c', 'a', 'off'] }] };
    await draw({ a: several('A', disabled), c: text('C', disabled as never) }, { form });
    expect(reasons(...inA)).toEqual(['', '', '', '']);
  });
  it('is which of its inputs are off by themselves, which the first of them tells', async () => {
    await draw({ a: several('A', { oneForAllWhen: { off: false } }) });
    expect(givenInner.a!.inner.map(({ isOff }) => isOff)).toEqual([false, true, true, true]);
    expect(reasons(...inA)).toEqual([null, notNeeded, '', '']);
    expect(givenInner.a).toMatchObject({ isOff: false, disabledReason: null });
  });
  it('lets a person copy what one input holds to others', async () => {
    const { valueOf } = await draw({ a: several('A') });
    act(() => givenInner.a!.onCopy('a.EN', ['a.ZH_HK', 'a.ZH_CN']));
    expect(valueOf('a')).toEqual({ EN: 'x', JA: 'y', ZH_HK: 'x', ZH_CN: 'x' });
    expect(screen.getByRole('status')).toHaveTextContent(/^A \(TC\) A \(SC\)$/);
  });
  it('changes other fields by a copy as by what is typed', async () => {
    const { valueOf } = await draw({ a: several('A', { sets: { c: 'set' } }), c: text('C') });
    act(() => givenInner.a!.onCopy('a.EN', ['a.ZH_HK']));
    await waitFor(() => expect(valueOf('c')).toBe('set'));
  });
  it('lets nobody copy while the form is sent', async () => {
    const { form, onSave, type, valueOf } = await draw({ a: several('A') });
    onSave.mockImplementation((_, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)));
    type('a.EN', 'sent');
    void form().submit();
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    act(() => givenInner.a!.onCopy('a.EN', ['a.ZH_HK']));
    expect(valueOf('a.ZH_HK')).toBe('');
  });
  it('checks what was copied after a save that was refused, and not before', async () => {
    const { form, valueOf } = await draw({ a: several('A', everyLanguage) });
    act(() => givenInner.a!.onCopy('a.EN', ['a.ZH_HK']));
    await act(() => form().submit());
    await waitFor(() => expect(givenInner.a!.inner.map(({ error }) => error !== null)).toEqual([false, false, false, true]));
    act(() => givenInner.a!.onCopy('a.EN', ['a.ZH_CN']));
    await waitFor(() => expect(givenInner.a!.inner.map(({ error }) => error)).toEqual([null, null, null, null]));
    expect(valueOf('a.ZH_CN')).toBe('x');
  });
  it('hears which of its inputs is at the front, and brings one to the front', async () => {
    const { form } = await draw({ a: several('A') });
    act(() => givenInner.a!.onFront('a.JA'));
    expect(form().focus.frontOf('a')).toBe('a.JA');
    act(() => form().focus.goTo('a.ZH_CN'));
    expect(givenInner.a!.shown).toEqual({ path: 'a.ZH_CN' });
  });
});

describe('neighbours that share a row a language', () => {
  const rows = (label: string, options: object = {}, inner: object = {}) =>
    localized(probe(label, inner) as never, { label, as: 'rows', ...options } as never);
  const table = () => document.querySelector<HTMLElement>('.language-table')!;
  const marks = () => [...document.querySelectorAll('.language-column')].map((column) => column.querySelector('.required-mark') !== null);
  const hints = () => [...document.querySelectorAll('.language-reason')].map(({ textContent }) => textContent);

  it('have a column each and a row a language', async () => {
    await draw({ a: rows('A'), b: rows('B') });
    await waitFor(() => expect(table()).not.toBeNull());
    expect([...document.querySelectorAll('.language-column')].map(({ textContent }) => textContent)).toEqual(['A', 'B']);
    expect([...document.querySelectorAll('.language-code')].map(({ textContent }) => textContent)).toEqual(['EN', 'JP', 'TC', 'SC']);
    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'))).toEqual(
      ['EN', 'JA', 'ZH_HK', 'ZH_CN'].flatMap((code) => [`a.${code}`, `b.${code}`]),
    );
    expect(table()).toHaveTextContent(/^Language/);
    expect(hints()).toEqual([]);
  });
  it('give a short text a column of its own width', async () => {
    await draw({ a: rows('A', { maxLength: 30 }), b: rows('B', { maxLength: 31 }), d: rows('D') }, { record: { ...record, d: {} } });
    expect(table().style.gridTemplateColumns).toBe('max-content minmax(0, 14.5rem) minmax(0, 1fr) minmax(0, 1fr)');
  });
  it('mark a required one', async () => {
    await draw({ a: rows('A', { required: true }), b: rows('B') });
    expect(marks()).toEqual([true, false]);
    expect(given['a.EN']!.isRequired).toBe(true);
  });
  it('say once why some of them are off, and mark none of those', async () => {
    const disabled = { required: true, disabledWhen: { off: false } };
    await draw({ a: rows('A', disabled), b: rows('B', disabled) });
    expect(hints()).toEqual([notNeeded]);
    expect(marks()).toEqual([false, false]);
    expect(reasons(...inA, 'b.EN')).toEqual(['', '', '', '', '']);
  });
  it('say each reason of the declaration', async () => {
    const disabled = { disabledWhen: { off: false } };
    await draw({ a: rows('A', { ...disabled, disabledReason: 'Never here' }), b: rows('B', disabled) });
    expect(hints()).toEqual(['Never here', notNeeded]);
  });
  it('say at an input why it is off by itself', async () => {
    await draw({ a: rows('A', { oneForAllWhen: { off: false } }), b: rows('B') });
    expect(hints()).toEqual([]);
    expect(reasons(...inA)).toEqual([null, notNeeded, notNeeded, notNeeded]);
  });
  it('are drawn one after the other where one of them cannot be typed into', async () => {
    await draw({ a: rows('A'), b: rows('B') }, { form: { editable: ['a'] } });
    expect(table()).toBeNull();
    expect(document.querySelectorAll('.localized')).toHaveLength(1);
    expect(document.querySelectorAll('.read-only')).toHaveLength(1);
  });
  it('bring back what another field has replaced', async () => {
    const sets = { sets: () => ({ a: { EN: 'set' } }) };
    const { form, valueOf } = await draw({ a: rows('A'), b: rows('B', sets) });
    act(() => given['b.EN']!.onChange('typed'));
    const undo = await screen.findByRole('button', { name: 'Undo the change of A (EN)' });
    act(() => undo.click());
    expect(valueOf('a.EN')).toBe('x');
    expect(form().reactions.replaced).not.toEqual({});
  });
});
