/** A form over its model: its steps, its notices, its errors, what it is called, and what stands beside its fields. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { text } from '../../../src/fields';
import { unsavedLabels } from '../../../src/ui/unsaved';
import { component, drawForm, typeInto } from './declaredForms';

const fields = { a: text('A', { required: true }), b: text('B') };
const record = { id: 1, a: 'x', b: 'y' };
const steps = [
  { title: 'One', sections: [{ title: 'First', fields: ['a'] }] },
  { title: 'Two', sections: [{ title: 'Second', fields: ['b'] }] },
];
const inSteps = { layout: 'cards', sections: undefined, steps };
const input = (name: string) => screen.getByRole('textbox', { name });
const click = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
/** The errors that are listed over the form. */
const summary = () => [...document.querySelectorAll('.form-announcements button')].map(({ textContent }) => textContent);
/** Presses Enter in an input. Returns whether the browser sends the form. */
const pressEnter = (element: HTMLElement) => fireEvent.keyDown(element, { key: 'Enter' });

describe('a form', () => {
  it('is named after its page, and checked by its own rules only', async () => {
    await drawForm(fields, { record });
    expect(screen.getByRole('form', { name: 'Edit Thing' })).toHaveAttribute('novalidate');
  });
  it('is called by its page and its record where it has unsaved changes', async () => {
    await drawForm(fields, { record });
    expect(unsavedLabels()).toEqual([]);
    typeInto(input('B'), 'typed');
    expect(unsavedLabels()).toEqual(['Edit Thing · x']);
  });
  it('is called by its page alone where it has no record', async () => {
    await drawForm(fields);
    typeInto(input('B'), 'typed');
    expect(unsavedLabels()).toEqual(['Edit Thing']);
  });
  it('is called as its page says', async () => {
    await drawForm(fields, { record, props: { about: 'A copy of x' } });
    typeInto(input('B'), 'typed');
    expect(unsavedLabels()).toEqual(['A copy of x']);
  });
  it('says that its record was deleted, where it was', async () => {
    const { redraw } = await drawForm(fields, { record });
    expect(document.body).not.toHaveTextContent('This record was deleted');
    redraw({ isDeleted: true });
    expect(document.body).toHaveTextContent('This record was deleted');
  });
  it('lists what is wrong once a save was tried, until it is right', async () => {
    const { onSave } = await drawForm(fields, { record });
    typeInto(input('A'), '');
    act(() => void fireEvent.blur(input('A')));
    await screen.findByText('A cannot be empty');
    expect(summary()).toEqual([]);
    click('Save');
    await waitFor(() => expect(summary()).toEqual(['A cannot be empty']));
    expect(document.querySelectorAll('.form-announcements > *')).toHaveLength(1);
    typeInto(input('A'), 'z');
    await waitFor(() => expect(summary()).toEqual([]));
    expect(document.querySelectorAll('.form-announcements > *')).toHaveLength(0);
    expect(onSave).not.toHaveBeenCalled();
  });
  it('leads from the list of errors into its inputs', async () => {
    await drawForm(fields, { record });
    typeInto(input('A'), '');
    click('Save');
    await waitFor(() => expect(input('A')).toHaveFocus());
    input('B').focus();
    act(() => void fireEvent.click(document.querySelector('.form-announcements button')!));
    await waitFor(() => expect(input('A')).toHaveFocus());
  });
  const parts = [{ title: 'Part', fields: ['a', 'b'] }];
  const cards = { sections: parts, layout: 'cards', hint: 'Hint' };
  it.each<[string, object, object, object]>([
    ['rows', { sections: parts }, { record }, { steps: 0, hint: null, isSentByEnter: true }],
    ['cards of a record', cards, { record }, { steps: 0, hint: 'Hint', isSentByEnter: false }],
    ['cards of a new record', cards, {}, { steps: 0, hint: null, isSentByEnter: false }],
    ['cards that are only read', cards, { record, canSave: false }, { steps: 0, hint: null, isSentByEnter: true }],
    ['two steps', inSteps, {}, { steps: 2, hint: null, isSentByEnter: true }],
    ['one step', { ...inSteps, steps: [{ title: 'One', sections: parts }] }, {}, { steps: 0, hint: null, isSentByEnter: false }],
  ])('has the steps, the hint and the Enter key of %s', async (_, form, options, expected) => {
    await drawForm(fields, { form, ...options });
    const found = {
      isDeleted: document.body.textContent.includes('This record was deleted'),
      errors: summary().length,
      steps: document.querySelectorAll('.stepper > li').length,
      hint: document.querySelector('.rail-hint')?.textContent ?? null,
      isSentByEnter: fireEvent.keyDown(screen.queryAllByRole('textbox')[0] ?? screen.getByRole('form'), { key: 'Enter' }),
    };
    expect(found).toEqual({ isDeleted: false, errors: 0, ...expected });
  });
  it('in steps sends nothing by Enter in the last one', async () => {
    await drawForm(fields, { form: inSteps });
    typeInto(input('A'), 'typed');
    click('Next');
    expect(pressEnter(await screen.findByRole('textbox', { name: 'B' }))).toBe(false);
  });
  it('asks for an action of a section where its record is, and nobody has to hear it', async () => {
    const reset = {
      type: 'confirm',
      name: 'reset',
      label: 'Reset',
      permission: 'reset',
      question: 'Reset it?',
      call: 'PUT /x',
      successText: 'Done',
    };
    const form = { layout: 'cards', sections: [{ title: 'First', fields: ['a'], actions: [reset] }] };
    const { unmount } = await drawForm(fields, { record, form });
    click('Reset');
    expect(input('A')).toBeVisible();
    unmount();
    await drawForm(fields, { form });
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });
});

describe('a section that is a component', () => {
  const press = (type: string, init: object = {}) => {
    const element = screen.getByText('Own component');
    const event =
      type === 'keydown'
        ? new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init })
        : new Event(type, { bubbles: true, cancelable: true });
    const heard = vi.fn();
    element.addEventListener(type, heard);
    act(() => void element.dispatchEvent(event));
    element.removeEventListener(type, heard);
    return { isPrevented: event.defaultPrevented, isHeard: heard.mock.calls.length > 0 };
  };
  const changes = ['beforeinput', 'keydown', 'mousedown', 'click', 'drop'];
  const start = async () => {
    const work: { end?: () => void } = {};
    const drawn = await drawForm(fields, { record, form: { sections: [{ fields: ['a'], component }, { fields: ['b'] }] } });
    drawn.onSave.mockImplementation(() => new Promise<void>((resolve) => Object.assign(work, { end: resolve })));
    const box = () => screen.getByText('Own component').closest('[aria-busy]')!;
    const send = async () => {
      typeInto(input('B'), 'typed');
      click('Save');
      await waitFor(() => expect(drawn.onSave).toHaveBeenCalledOnce());
      await waitFor(() => expect(box()).toHaveAttribute('aria-busy', 'true'));
    };
    return { ...drawn, box, send, end: () => act(async () => work.end!()) };
  };
  it.each(changes)('hears %s, but not while the form is sent', async (type) => {
    const { send, end, box } = await start();
    expect(box()).toHaveAttribute('aria-busy', 'false');
    expect(press(type)).toEqual({ isPrevented: false, isHeard: true });
    await send();
    expect(press(type)).toEqual({ isPrevented: true, isHeard: false });
    await end();
    expect(press(type)).toEqual({ isPrevented: false, isHeard: true });
  });
  it('lets Tab leave it while the form is sent, and no other key through', async () => {
    const { send, end } = await start();
    await send();
    expect(press('keydown', { key: 'Tab' })).toEqual({ isPrevented: false, isHeard: true });
    expect(press('keydown', { key: 'x' })).toEqual({ isPrevented: true, isHeard: false });
    await end();
  });
});
