/** What a person's change of a field does to others: set at once or once a lookup has come, noted, and brought back. */
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { integer, localized, reference, text } from '../../../src/fields';
import type { ChangeAbout } from '../../../src/schema/field';
import { useReactions } from '../../../src/views/form/state/useReactions';
import type { Awaited } from '../../../src/views/form/model/createReactor';
import type { FormModel } from '../../../src/views/form/model/formModel';
import { drawParts, settle, useValues, type Options } from './formParts';

const people = [
  { id: 'A', name: 'Ann', email: 'ann@example.com' },
  { id: 'B', name: 'Bob', email: '' },
];
const getList = async () => ({ data: people, total: people.length });
const fields = {
  type: text('Type', { sets: { note: 'set', order: 'x' } } as object),
  note: text('Note'),
  order: integer('Order'),
  other: text('Other'),
};
const record = { id: 1, type: 'a', note: 'stored', order: 1, other: 'o' };

const start = (of: object, options: Omit<Options<never>, 'part' | 'onChange'> = {}) => {
  const check = vi.fn<(names: readonly string[]) => void>();
  const checked = vi.fn<(paths: readonly string[]) => void>();
  const awaited: Awaited = new Map();
  const state = { isSending: false };
  const useParts = (model: FormModel) => {
    const methods = useValues(model, checked);
    // a layout reads it when it draws the form
    const { isSubmitted, dirtyFields } = methods.formState;
    return { isSubmitted, dirtyFields, methods, ...useReactions({ model, methods, awaited, isSending: () => state.isSending, check }) };
  };
  const onChange = (parts: ReturnType<typeof useParts>, name: string, value: string) => parts.start(name, value);
  const drawn = drawParts(of, useParts, { onChange, ...options });
  return {
    ...drawn,
    /** Is called with fields to look at again. */
    check,
    /** Is called with the inputs that are checked. */
    checked,
    state,
    awaited: () => [...awaited.keys()],
    /** Tries to save. */
    submit: () => act(() => drawn.parts().methods.handleSubmit(() => {})()),
  };
};

describe('a change of a field', () => {
  it('sets others, as a change of theirs, and notes what it has replaced', async () => {
    const { parts, type, typed } = start(fields, { record });
    await type('type', 'b');
    expect(typed()).toEqual({ type: 'b', note: 'set', order: 'x', other: 'o' });
    expect(parts().dirtyFields).toEqual({ type: true, note: true, order: true });
    expect(parts().replaced).toEqual({ note: { value: 'stored', cause: 'Type' }, order: { value: '1', cause: 'Type' } });
  });
  it('checks what it sets after a save was tried, and not before', async () => {
    const { type, checked, submit } = start(fields, { record });
    await type('type', 'b');
    expect(checked).not.toHaveBeenCalled();
    await submit();
    checked.mockClear();
    await type('type', 'c');
    expect(checked.mock.calls.flat()).toEqual(expect.arrayContaining([['note'], ['order']]));
  });
  it('of the replaced field itself forgets what was replaced there, and there alone', async () => {
    const { parts, type } = start(fields, { record });
    await type('type', 'b');
    const before = parts().replaced;
    await type('other', 'p');
    expect([Object.keys(before), parts().replaced === before]).toEqual([['note', 'order'], true]);
    await type('note', 'typed');
    expect(Object.keys(parts().replaced)).toEqual(['order']);
  });
  it('of one language forgets what was replaced in any of its field', async () => {
    const titles = localized(text('Title'));
    const { parts, type } = start(
      { ...fields, type: text('Type', { sets: { titles: null } } as object), titles },
      { record: { id: 1, titles: { EN: 'One' } } },
    );
    await type('type', 'b');
    expect(parts().replaced).toEqual({ 'titles.EN': { value: 'One', cause: 'Type' } });
    await type('titles.JA', 'Ichi');
    expect(parts().replaced).toEqual({});
  });
  it('can be undone for one input, as a change, and not while the form is sent', async () => {
    const { parts, type, typed, state } = start(fields, { record });
    await type('type', 'b');
    state.isSending = true;
    act(() => parts().undo('note'));
    expect(typed()).toMatchObject({ note: 'set' });
    state.isSending = false;
    act(() => parts().undo('note'));
    expect(typed()).toMatchObject({ note: 'stored', order: 'x' });
    act(() => parts().undo('other'));
    expect([typed().other, parts().dirtyFields]).toEqual(['o', { type: true, order: true }]);
  });
  it('may look at what is typed, at the record, at lookups and at locks', async () => {
    const about = vi.fn();
    const sets = async (value: unknown, { values, stored, codesOf, isLocked, isTouched }: ChangeAbout) => {
      about(value, values.type, values.note, stored?.type, ['office', 'person'].map(isLocked), isTouched('type'), await codesOf('person'));
      return {};
    };
    const own = {
      ...fields,
      type: text('Type', { sets } as object),
      person: reference('people', 'Person'),
      office: reference('offices', 'Office', { lock: 'own' }),
    };
    const { type } = start(own, { record, engine: { locks: { own: ['HK'] } }, provider: { getList } });
    await type('note', 'typed');
    await type('type', 'b');
    await waitFor(() => expect(about.mock.calls).toEqual([['b', 'b', 'typed', 'a', [true, false], true, ['A', 'B']]]));
    await settle();
  });
});

describe('a choice whose row brings along values', () => {
  const own = {
    person: reference('people', 'Person', { sets: { note: { row: 'name' } } } as object),
    note: text('Note'),
  };
  const filling = {
    person: reference('people', 'Person', { sets: { email: { row: 'email' } } } as object),
    email: text('Email', { filled: true } as object),
  };
  it('is awaited until they have come', async () => {
    let respond = () => {};
    const slow = () => new Promise((resolve) => (respond = () => resolve({ data: people, total: 2 })));
    const { type, typed, awaited, parts } = start(own, { provider: { getList: slow }, record: { id: 1, person: '', note: 'n' } });
    await type('person', 'A');
    expect(awaited()).toEqual(['person']);
    await act(async () => respond());
    await waitFor(() => expect(typed()).toMatchObject({ note: 'Ann' }));
    await waitFor(() => expect(awaited()).toEqual([]));
    expect(parts().replaced).toEqual({ note: { value: 'n', cause: 'Person' } });
  });
  it.each([
    ['fills fields in which nobody types is looked at again at once', filling, [[['person']]]],
    ['sets fields of a person is not looked at before a save was tried', own, []],
  ])('that %s', async (_, of, checked) => {
    const { type, awaited, check } = start(of, { provider: { getList } });
    await type('person', 'A');
    await waitFor(() => expect(awaited()).toEqual([]));
    await settle();
    expect(check.mock.calls).toEqual(checked);
  });
  it('is looked at again after a save was tried', async () => {
    const { type, submit, check } = start(own, { provider: { getList } });
    await submit();
    await type('person', 'A');
    await waitFor(() => expect(check.mock.calls).toEqual([[['person']]]));
  });
  it('sets nothing in a form that was left', async () => {
    let respond = () => {};
    const slow = () => new Promise((resolve) => (respond = () => resolve({ data: people, total: 2 })));
    const { type, parts, unmount } = start(own, { provider: { getList: slow } });
    await type('person', 'A');
    const { methods } = parts();
    unmount();
    await act(async () => respond());
    await settle();
    expect(methods.getValues()).toMatchObject({ person: 'A', note: '' });
  });
});
