/** The parts of a form in short: each in the states that it has, one after the other. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { derived, text, timestamp } from '../../../src/fields';
import { FormFields } from '../../../src/views/form/fields/FormFields';
import { FormFoot } from '../../../src/views/form/foot/FormFoot';
import { drawForm, drawWithForm } from './declaredForms';
import { given, probe } from './probeKinds';

const record = { id: 1, a: 'x', b: 'y', updated: '2026-11-29T00:15:00Z' };
const stepsOf = (...steps: string[][]) => ({
  sections: undefined,
  steps: steps.map((names, i) => ({ title: `Step ${i}`, sections: [{ title: `Part ${i}`, fields: names }] })),
});
const click = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));

describe('a form in short', () => {
  it('says at its foot what there is to say of its state, beside the right buttons', async () => {
    const fields = { a: text('A', { required: true }), b: text('B'), updated: timestamp('Last update') };
    const sections = [{ fields: ['a', 'b'] }];
    const lastUpdate = 'Last update 2026/11/29 08:15';
    const states: [object, object, object][] = [
      [{}, {}, { note: '1 still missingA', isPlain: true, buttons: ['Cancel', 'SaveSaving'] }],
      [{ footer: 'updated' }, { record }, { note: lastUpdate, isPlain: true, buttons: ['Cancel', 'SaveSaving'] }],
      [{ footer: 'updated' }, { record, canSave: false }, { note: lastUpdate, isPlain: true, buttons: ['Cancel'] }],
      [{}, { record: { ...record, a: null } }, { note: '', isPlain: true, buttons: ['Cancel', 'SaveSaving'] }],
      [
        { buttons: [{ type: 'check', label: 'Check' }] },
        { record },
        { note: '', isPlain: true, buttons: ['Check', 'Cancel', 'SaveSaving'] },
      ],
      [{ layout: 'cards' }, { record }, { note: '', isPlain: false, buttons: ['Cancel', 'SaveSaving'] }],
    ];
    for (const [form, options, expected] of states) {
      const { unmount } = await drawWithForm(
        fields,
        (state) => <FormFoot form={state} saveLabel="Save" savingLabel="Saving" onCancel={() => {}} />,
        { form: { sections, ...form }, ...options },
      );
      const found = {
        note: document.querySelector('.form-note')!.textContent,
        isPlain: !document.querySelector('.form-buttons')!.classList.contains('sheet-buttons'),
        buttons: screen.getAllByRole('button').map(({ textContent }) => textContent),
      };
      expect(found).toEqual(expected);
      unmount();
    }
  });

  it('draws each field as what it is: text of the record, text that follows what is typed, an input', async () => {
    const fields = {
      a: text('A'),
      b: text('B'),
      made: derived('Made', { lines: ['{a} and {b}'] }),
      filled: text('Filled', { filled: true }),
    };
    const { form } = await drawWithForm(fields, (state) => <FormFields names={['b', 'made', 'filled', 'a']} form={state} />, {
      record: { ...record, filled: 'f' },
      form: { editable: ['a', 'filled'] },
    });
    const texts = () => [...document.querySelectorAll('dl')].map(({ textContent }) => textContent);
    await waitFor(() => expect(texts()).toEqual(['By', 'Madex and y', 'Filledf']));
    act(() => form().methods.setValue('a', 'typed'));
    await waitFor(() => expect(texts()).toEqual(['By', 'Madetyped and y', 'Filledf']));
    expect(screen.getByRole('textbox')).toHaveValue('typed');
  });

  it('draws a field of an earlier step as text of what was typed there', async () => {
    await drawForm({ a: text('A'), b: text('B') }, { form: { ...stepsOf(['a'], ['a', 'b']), layout: 'cards' } });
    act(() => void fireEvent.change(screen.getByRole('textbox'), { target: { value: 'typed' } }));
    click('Next');
    await waitFor(() => expect(document.querySelector('.read-only')).toHaveTextContent('typed'));
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('hands to each input whether it is required and why it is off, and takes what is typed while nothing is sent', async () => {
    const states: [object, object][] = [
      [{ required: true }, { isRequired: true, disabledReason: null }],
      [{}, { isRequired: false, disabledReason: null }],
      [
        { required: true, disabledWhen: { b: 'y' } },
        { isRequired: false, disabledReason: 'Not needed here' },
      ],
      [
        { disabledWhen: { b: 'y' }, disabledReason: 'Never here' },
        { isRequired: false, disabledReason: 'Never here' },
      ],
      [{ readOnlyWhen: { b: 'y' } }, { isRequired: false, disabledReason: '' }],
      [
        { readOnlyWhen: { b: 'y' }, readOnlyReason: 'Sent' },
        { isRequired: false, disabledReason: 'Sent' },
      ],
    ];
    for (const [options, expected] of states) {
      const fields = { a: probe('A', options), b: text('B') };
      const { unmount } = await drawWithForm(fields, (state) => <FormFields names={['a']} form={state} />, { record, kinds: [probe] });
      expect(given.a).toMatchObject(expected);
      unmount();
    }
    const { form, onSave } = await drawWithForm({ a: probe('A') }, (state) => <FormFields names={['a']} form={state} />, {
      record,
      kinds: [probe],
    });
    act(() => given.a!.onChange('typed'));
    onSave.mockImplementation(() => new Promise(() => {}));
    void form().submit();
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    act(() => given.a!.onChange('late'));
    expect(given.a!.value).toBe('typed');
  });
});
