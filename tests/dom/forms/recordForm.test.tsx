/** The state of a form as its layouts draw it: sections, steps, what is needed, and what a change of one field checks again. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { integer, text } from '../../../src/fields';
import { drawFormState, fields, stepped } from './drawFormState';
import { settle } from './formParts';

const component = async () => ({ default: () => null });

describe('the sections of a form', () => {
  const when = { visibleWhen: { name: 'A' } } as object;
  it('have the fields that are there, and go without any', async () => {
    const own = { ...fields, order: integer('Order', when), note: text('Note', when) };
    const sections = [
      { title: 'One', fields: ['name', 'order'] },
      { title: 'Two', fields: ['note'] },
    ];
    const { form, type } = drawFormState(own, { form: { sections } });
    const shown = () => form().sections.map(({ title, fields: names }) => [title, names]);
    expect(shown()).toEqual([['One', ['name']]]);
    await type('name', 'A');
    expect(shown()).toEqual([
      ['One', ['name', 'order']],
      ['Two', ['note']],
    ]);
  });
  it('are drawn by their own component while something can be typed there', () => {
    const sections = [{ title: 'One', fields: ['name', 'order'], component }];
    const componentOf = (about: object) =>
      drawFormState(fields, { form: { sections, ...about }, record: { id: 1 } }).form().sections[0]!.component;
    expect(componentOf({ editable: ['order'] })).toBeDefined();
    expect(componentOf({ editable: [] })).toBeUndefined();
  });
  it('of a step are before it where all of their fields are', async () => {
    const { form, type, submit } = drawFormState(fields, { form: stepped });
    expect(form().sections.map(({ title, isBefore }) => [title, isBefore])).toEqual([['A', false]]);
    await type('name', 'x');
    await submit();
    expect(form().sections.map(({ title, isBefore }) => [title, isBefore])).toEqual([
      ['B', false],
      ['C', true],
      ['D', false],
    ]);
  });
  it('tell a reason that is the same for several fields once', () => {
    const off = { disabledWhen: { name: 'B' }, disabledReason: 'No name' } as object;
    const own = { ...fields, order: integer('Order', off), note: text('Note', off) };
    const { form } = drawFormState(own, { record: { id: 1, name: 'B' } });
    expect(['name', 'order', 'note'].map((name) => form().isReasonTold(name))).toEqual([false, false, true]);
  });
});

describe('the inputs of a form', () => {
  it('are those of its step that this person may type into', async () => {
    const { form, type, submit } = drawFormState(fields, { form: stepped });
    const inputs = () => ['name', 'order', 'note'].filter((name) => form().isInput(name));
    expect(inputs()).toEqual(['name']);
    await type('name', 'x');
    await submit();
    expect(inputs()).toEqual(['order', 'note']);
    const { form: limited } = drawFormState(fields, { record: { id: 1 }, form: { editable: ['note'] } });
    expect(['name', 'order', 'note'].filter((name) => limited().isInput(name))).toEqual(['note']);
  });
  it('are needed while they are required, there, in this step, and typed by a person', async () => {
    const own = {
      name: text('Name', { required: true }),
      order: integer('Order', { required: true }),
      note: text('Note', { required: true, visibleWhen: { name: 'A' } } as object),
      made: text('Made', { required: true, filled: true } as object),
    };
    const needed = (form: ReturnType<typeof drawFormState>['form']) => form().needed.map(({ path }) => path);
    const { form, type } = drawFormState(own);
    expect(needed(form)).toEqual(['name', 'order']);
    await type('name', 'A');
    expect(needed(form)).toEqual(['name', 'order', 'note']);
    expect(needed(drawFormState({ ...fields, order: own.order }, { form: stepped }).form)).toEqual(['name']);
  });
});

describe('a submit', () => {
  const drawOver = (inside: ReactNode) =>
    drawFormState(fields, {
      part: (form) => (
        <form aria-label="Things" onSubmit={(event) => void form.submit(event)}>
          {inside}
        </form>
      ),
    });
  it('of a form in a dialog that was opened from it sends nothing', async () => {
    const { onSave, type } = drawOver(createPortal(<form aria-label="Other" />, document.body));
    await type('name', 'x');
    await act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Other' })));
    await settle();
    expect(onSave).not.toHaveBeenCalled();
  });
  it('of the form itself sends it, and the browser sends nothing', async () => {
    const { onSave, type } = drawOver(null);
    await type('name', 'x');
    let isLeft = true;
    await act(async () => void (isLeft = fireEvent.submit(screen.getByRole('form', { name: 'Things' }))));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await settle();
    expect(isLeft).toBe(false);
  });
});

describe('a change of a field', () => {
  it('that was left wrong is checked with each key, and is saved with Ctrl+S once all is right', async () => {
    const { type, leave, errors, onSave } = drawFormState(fields);
    await type('order', 'x');
    await type('note', 'x');
    await leave('order');
    expect(errors()).toEqual({ order: 'Please enter the correct format' });
    await type('order', '7');
    expect(errors()).toEqual({});
    await type('name', 'x');
    await act(async () => void fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await settle();
  });
  it('after a save was tried is checked with each key', async () => {
    const { type, submit, errors } = drawFormState(fields);
    await submit();
    await type('name', 'x');
    expect(errors()).toEqual({});
    await type('name', '');
    expect(errors()).toEqual({ name: 'Name cannot be empty' });
  });
  it('decides about a value that both have changed, by what is chosen', async () => {
    const draft = {
      ...{ values: { name: 'Mine' }, written: [], base: { name: 'Old' }, stamp: null, moves: '', why: 'sessionEnded' },
      ...{ isConflict: true, unknownOutcome: { current: null } },
    };
    const drafts = { keep: () => {}, peek: () => undefined, take: () => draft };
    const { submit, type, errors, form, onSave } = drawFormState(fields, { record: { id: 1, name: 'Theirs' }, engine: { drafts } });
    expect(form().undecided).toEqual(['name']);
    await type('name', 'Third');
    expect(form().undecided).toEqual([]);
    await type('name', 'Mine');
    await submit();
    expect(errors()).toEqual({ name: 'Choose which value of Name to save' });
    await act(async () => form().decide('name'));
    expect(form().undecided).toEqual([]);
    await submit();
    expect(onSave.mock.calls.map(([{ body }]) => body)).toMatchObject([{ name: 'Mine' }]);
  });
  const rules = [{ at: 'order', notBefore: 'other', text: 'wrong' }];
  const own = { ...fields, other: integer('Other') };
  it('checks again what a rule across fields has said of another one', async () => {
    const { type, leave, errors } = drawFormState(own, { form: { rules } });
    await type('other', '2');
    await type('order', '1');
    await leave('order');
    expect(errors()).toEqual({ order: 'wrong' });
    await type('other', '1');
    expect(errors()).toEqual({});
  });
  it('leaves alone what is wrong with another one by itself', async () => {
    const { type, leave, errors, form } = drawFormState(own, { form: { rules } });
    const check = vi.spyOn(form().methods, 'trigger');
    await type('order', 'x');
    await leave('order');
    await type('other', '1');
    expect(errors()).toEqual({ order: 'Please enter the correct format' });
    expect(check).not.toHaveBeenCalled();
  });
  it('starts what hangs on it when a person made it, and not when an input adjusts its own value', async () => {
    const { form, typed } = drawFormState({ ...fields, name: text('Name', { sets: { note: 'set' } } as object) });
    await act(async () => form().react('name', 'x', false));
    expect(typed().note).toBe('');
    await act(async () => form().react('name', 'x'));
    expect(typed().note).toBe('set');
  });
});
