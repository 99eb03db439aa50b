/** What stands under a form: its buttons, what is missing, what was changed, who changed it last. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localized, text, timestamp, toggle } from '../../../src/fields';
import { FormFoot, type FootProps } from '../../../src/views/form/foot/FormFoot';
import { createWork } from '../ui/renderPart';
import { drawWithForm } from './declaredForms';

const fields = {
  a: text('A', { required: true }),
  b: text('B', { required: true }),
  off: toggle('Off', { on: 'Yes', off: 'No' }),
  updated: timestamp('Last update', { by: 'updatedBy' } as never),
};
const sections = [{ fields: ['a', 'b', 'off'] }];
const record = { id: 1, a: 'x', b: 'y', off: false, updated: '2026-11-29T00:15:00Z', updatedBy: 'ann' };

type Options = NonNullable<Parameters<typeof drawWithForm>[2]>;
/** Draws the foot of a form. `type` changes values as a person does. */
const draw = async ({ form = {}, ...options }: Options = {}, props: Partial<FootProps> = {}, own: object = fields) => {
  const drawn = await drawWithForm(
    own,
    (state) => (
      <form onSubmit={(event) => void state.submit(event)}>
        <FormFoot form={state} saveLabel="Save" savingLabel="Saving" onCancel={() => drawn.onCancel()} {...props} />
      </form>
    ),
    { ...options, form: { sections, ...form } },
  );
  const type = (values: object) =>
    act(() => {
      for (const [name, value] of Object.entries(values)) drawn.form().methods.setValue(name, value, { shouldDirty: true });
    });
  return { ...drawn, type };
};
const note = () => document.querySelector('.form-note')!.textContent;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const click = (name: string, init: object = {}) => act(() => void fireEvent.click(screen.getByRole('button', { name }), init));

describe('the note of a new record', () => {
  it('counts the inputs that have to be filled in and are not, and names them on demand', async () => {
    const { type } = await draw();
    expect(note()).toBe('2 still missingAB');
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    type({ a: 'x' });
    expect(note()).toBe('1 still missingB');
    type({ a: '  ' });
    expect(note()).toBe('2 still missingAB');
    type({ a: 'x', b: 'y' });
    expect(note()).toBe('');
  });
  it('names two inputs of the same name twice', async () => {
    await draw({}, {}, { ...fields, b: text('A', { required: true }) });
    expect(note()).toBe('2 still missingAA');
  });
  it('is of a copy what is missing too, and not what was changed', async () => {
    const { type } = await draw({ record: { ...record, b: null }, copyOf: record });
    expect(note()).toBe('1 still missingB');
    type({ a: 'z' });
    expect(note()).toBe('1 still missingB');
  });
  it('is empty for a person who may not create', async () => {
    await draw({ canSave: false });
    expect(note()).toBe('');
  });
});

describe('the note of a stored record', () => {
  it('counts what was changed, and names it on demand', async () => {
    const { type } = await draw({ record });
    expect(note()).toBe('');
    type({ a: 'z' });
    expect(note()).toBe('1 changeA');
    type({ b: 'z' });
    expect(note()).toBe('2 changesAB');
    type({ a: 'x', b: 'y' });
    expect(note()).toBe('');
  });
  it('does not count what is missing', async () => {
    await draw({ record: { ...record, b: null } });
    expect(note()).toBe('');
  });
  it('says who changed the record last until something is changed', async () => {
    const { type } = await draw({ record, form: { footer: 'updated' } });
    await waitFor(() => expect(note()).toBe('Last update 2026/11/29 08:15 ann'));
    type({ a: 'z' });
    expect(note()).toBe('1 changeA');
  });
  it('says who changed the record last to a person who may not save', async () => {
    const { type } = await draw({ record, canSave: false, form: { footer: 'updated' } });
    type({ a: 'z' });
    await waitFor(() => expect(note()).toBe('Last update 2026/11/29 08:15 ann'));
  });
  it('does not say of a new record who changed it last', async () => {
    await draw({ record: null, canSave: false, form: { footer: 'updated' } });
    expect(note()).toBe('');
  });
});

describe('the hint of a save', () => {
  const saveHint = [{ when: { off: true }, text: 'Nobody sees it.' }];
  it('is there while its condition holds of what is typed', async () => {
    const { type } = await draw({ record, form: { saveHint } });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    type({ off: true });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Nobody sees it\.$/));
  });
  it('looks at what the record has too', async () => {
    await draw({ record, form: { saveHint: [{ when: { updatedBy: 'ann' }, text: 'Yours.' }] } });
    expect(screen.getByRole('status')).toHaveTextContent('Yours.');
  });
  it('is that of the page where the page has one', async () => {
    await draw({ record, form: { saveHint: 'Of the form' } }, { hint: () => 'Of the page' });
    expect(screen.getByRole('status')).toHaveTextContent(/^Of the page$/);
  });
  it('is not there for a person who may not save', async () => {
    await draw({ record, canSave: false, form: { saveHint: 'Of the form' } });
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the buttons of a form', () => {
  it('cancel and save', async () => {
    const { onCancel } = await draw({ record });
    expect(buttons()).toEqual(['Cancel', 'SaveSaving']);
    click('Cancel');
    expect(onCancel).toHaveBeenCalledOnce();
  });
  it('close only, for a person who may not save records of this kind', async () => {
    const { onCancel } = await draw({ record, canSave: false }, { hasCancel: false });
    expect(buttons()).toEqual(['Close']);
    click('Close');
    expect(onCancel).toHaveBeenCalledOnce();
  });
  it('stand as their layout has them', async () => {
    const { unmount } = await draw({ record });
    const bar = () => document.querySelector('.form-buttons');
    expect(bar()!.className.trim()).toBe('form-buttons');
    unmount();
    await draw({ record, form: { layout: 'cards' } });
    expect(bar()).toHaveClass('sheet-buttons');
  });
  it('save by one click, and not by the second click of a double one', async () => {
    const { type, onSave } = await draw({ record });
    type({ a: 'z' });
    const save = screen.getByRole('button', { name: 'Save' });
    const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
    const first = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    act(() => void save.dispatchEvent(second));
    expect(second.defaultPrevented).toBe(true);
    act(() => void save.dispatchEvent(first));
    expect(first.defaultPrevented).toBe(false);
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  });
  it('say what they do while the form is sent', async () => {
    const sent = createWork();
    const { type, onSave, onSaved } = await draw({ record });
    onSave.mockImplementation((_, { signal }) => sent.start(signal));
    type({ a: 'z' });
    click('Save');
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(document.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true');
    await act(async () => sent.settles[0]!.resolve());
    expect(onSaved).toHaveBeenCalledOnce();
    expect(document.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'false');
  });
  it('go on to the next step and back, and save in the last one', async () => {
    const steps = ['a', 'b', 'off'].map((name) => ({
      title: name,
      next: name === 'b' ? 'Go to off' : undefined,
      sections: [{ fields: [name] }],
    }));
    const { onCancel, type } = await draw({ form: { layout: 'cards', sections: undefined, steps } });
    expect(buttons()).toEqual(['Cancel', 'NextSaving']);
    type({ a: 'x', b: 'y' });
    click('Next');
    await waitFor(() => expect(buttons()).toEqual(['Back', 'Go to offSaving']));
    click('Go to off');
    await waitFor(() => expect(buttons()).toEqual(['Back', 'SaveSaving']));
    click('Back');
    await waitFor(() => expect(buttons()).toEqual(['Back', 'Go to offSaving']));
    expect(onCancel).not.toHaveBeenCalled();
  });
});

describe('the further buttons of a form', () => {
  const further = [
    { type: 'check', label: 'Check' },
    { type: 'render', label: 'Preview', field: 'b' },
  ];
  it('stand before the others', async () => {
    await draw({ record, form: { buttons: further } });
    expect(buttons()).toEqual(['Check', 'Preview', 'Cancel', 'SaveSaving']);
  });
  it('only show what is typed for a person who may not save', async () => {
    await draw({ record, canSave: false, form: { buttons: further } });
    expect(buttons()).toEqual(['Preview', 'Cancel']);
  });
  it('check the form and send nothing', async () => {
    const { onSave, form, type } = await draw({ record, form: { buttons: further } });
    type({ a: '' });
    click('Check');
    await waitFor(() => expect(form().errors.map(({ path }) => path)).toEqual(['a']));
    expect(onSave).not.toHaveBeenCalled();
  });
  it('show what is typed into a field in a dialog until that is closed', async () => {
    const { type } = await draw({ record, form: { buttons: further } });
    type({ b: '<p>typed now</p>' });
    click('Preview');
    const dialog = await screen.findByRole('dialog', { name: 'Preview' });
    expect(dialog.querySelector('.rendered-page')).toHaveTextContent('typed now');
    click('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('show the language of a field that is at the front', async () => {
    const own = { ...fields, b: localized(text('B')) };
    const stored = { ...record, b: { EN: '<p>English</p>', JA: '<p>Japanese</p>', ZH_CN: '', ZH_HK: '' } };
    const { form } = await draw({ record: stored, form: { buttons: further } }, {}, own);
    form().focus.noteFront('b', 'b.JA');
    click('Preview');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Japanese');
  });
});
