/** One save of a form at a time: what precedes its request, what is asked, and where a refusal leads. */
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { choice, integer, localized, text } from '../../../src/fields';
import type { HeldSave } from '../../../src/views/form/state/useReread';
import { drawForm, formError, messages, settle } from './formParts';

const fields = {
  name: text('Name', { required: true }),
  order: integer('Order', { sentAs: 'displayOrder' } as object),
  note: text('Note'),
};
const record = { id: 1, name: 'Old', order: 1, note: 'n' };

describe('a save', () => {
  it('sends what was edited once it is right', async () => {
    const { save, type, onSave, onSaved } = drawForm(fields, { record });
    await type('name', 'New');
    await save();
    expect(onSave.mock.calls.map(([{ body }]) => body)).toEqual([{ name: 'New', displayOrder: 1, note: 'n' }]);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith({ name: 'New', displayOrder: 1, note: 'n' });
    expect(messages()).toEqual([]);
  });
  it('that is not right leads to the first input that is wrong', async () => {
    const { save, type, getByLabelText, form } = drawForm(fields, { record });
    await type('order', 'x');
    await type('note', 'm');
    await save();
    await waitFor(() => expect(getByLabelText('order')).toHaveFocus());
    expect([form().focus.shown, messages()]).toEqual([{ path: 'order' }, [formError]]);
  });
  it('of a record in which nothing was changed says so and sends nothing', async () => {
    const { save, onSave } = drawForm(fields, { record });
    await save();
    expect([messages(), onSave.mock.calls]).toEqual([['No changes to save'], []]);
  });
  it('is none for a person who may not save', async () => {
    const { save, onSave, errors } = drawForm(fields, { canSave: false });
    await save();
    expect([onSave.mock.calls, errors(), messages()]).toEqual([[], {}, []]);
  });
  it('starts once, also before its check has ended', async () => {
    const checks = vi.fn();
    const { form, type, onSave } = drawForm(fields, {
      change: (model) => ({
        ...model,
        problems: (...asked) => {
          checks();
          return model.problems(...asked);
        },
      }),
    });
    await type('name', 'New');
    await act(() => Promise.all([form().submit(), form().submit()]));
    expect([checks.mock.calls.length, onSave.mock.calls.length]).toEqual([1, 1]);
  });
  it('does not check again while it is being sent, and a later one does', async () => {
    let respond = () => {};
    const onSave = vi.fn(() => new Promise<void>((resolve) => (respond = resolve)));
    const { form, type, onSaved } = drawForm(fields, { calls: { onSave } });
    await type('name', 'New');
    await act(async () => void form().submit());
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect([form().isSending(), form().saving.submission.isBusy]).toEqual([true, true]);
    await act(async () => form().saving.check());
    expect(messages()).toEqual([]);
    await act(async () => respond());
    await settle();
    expect([form().isSending(), onSaved.mock.calls.length]).toEqual([false, 1]);
    await act(async () => void form().submit());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    await act(async () => respond());
  });
  it('can be tried again after one that was not right', async () => {
    const { save, type, onSave } = drawForm(fields);
    await save();
    await type('name', 'New');
    await save();
    expect(onSave).toHaveBeenCalledOnce();
  });
});

describe('a refusal', () => {
  const refuse = async (error: unknown) => {
    const onSave = () => Promise.reject(error);
    const drawn = drawForm(fields, { record, calls: { onSave } });
    await drawn.type('name', 'New');
    await drawn.save();
    return drawn;
  };
  it.each([
    ['by its label', 'The order is taken', 'order'],
    ['by what the server calls it', 'order: in use', 'order'],
    ['in capitals', 'NOTE IS TOO LONG', 'note'],
  ])('that names one input %s is told there, with the focus', async (_, said, path) => {
    const { errors, getByLabelText } = await refuse(new CallFailure('refused', said));
    expect([errors(), messages()]).toEqual([{ [path]: said }, [said]]);
    await waitFor(() => expect(getByLabelText(path)).toHaveFocus());
  });
  it.each([
    ['names no input', new CallFailure('refused', 'Not today')],
    ['names two inputs', new CallFailure('refused', 'The order or the note is taken')],
    ['names one as a part of a word', new CallFailure('refused', 'Disorder is not allowed')],
    ['says nothing', new CallFailure('refused')],
    ['is a failure of another kind', new CallFailure('notOk', 'The order is taken')],
  ])('that %s is told at no input', async (_, error) => {
    const { errors, form } = await refuse(error);
    expect([errors(), form().focus.shown]).toEqual([{}, undefined]);
  });
  it('that names an input which is not there now is told at no input', async () => {
    const own = { ...fields, note: text('Note', { visibleWhen: { name: 'A' } } as object) };
    const onSave = () => Promise.reject(new CallFailure('refused', 'The note is taken'));
    const { type, save, errors } = drawForm(own, { record, calls: { onSave } });
    await type('name', 'New');
    await save();
    expect(errors()).toEqual({});
  });
});

describe('what is asked before a request', () => {
  const part = async () => ({ default: () => null });
  const asked = {
    name: text('Name'),
    languages: choice('Languages', { labels: { EN: 'English', JA: 'Japanese' }, multiple: true }),
    titles: localized(text('Title'), { enabledBy: 'languages' } as object),
  };
  const stored = { id: 1, name: 'x', languages: ['EN', 'JA'], titles: { EN: 'One', JA: 'Ichi' } };
  const start = async () => {
    const drawn = drawForm(asked, { record: stored, form: { review: part, reviewWhen: { name: 'review' } } });
    act(() => drawn.form().methods.setValue('languages', ['EN'], { shouldDirty: true }));
    await drawn.type('name', 'review');
    await drawn.save();
    return drawn;
  };
  it('is first what goes, then the review, and each is answered once', async () => {
    const { form, onSave } = await start();
    expect([form().saving.discard?.names, form().saving.review]).toEqual([['Title (JP)'], null]);
    await act(async () => form().saving.discard!.onConfirm());
    await settle();
    expect([form().saving.discard, form().saving.review?.values.name, onSave.mock.calls]).toEqual([null, 'review', []]);
    await act(async () => form().saving.review!.onConfirm());
    await settle();
    expect([form().saving.review, onSave.mock.calls.length]).toEqual([null, 1]);
  });
  it('is nothing for a change that needs no question', async () => {
    const { form, type, save, onSave } = drawForm(asked, { record: stored, form: { review: part, reviewWhen: { name: 'review' } } });
    await type('name', 'y');
    await save();
    expect([form().saving.discard, form().saving.review, onSave.mock.calls.length]).toEqual([null, null, 1]);
  });
});

describe('a check without a save', () => {
  it('says that all is right, and sends nothing', async () => {
    const { form, type, onSave } = drawForm(fields);
    await type('name', 'New');
    await act(() => form().saving.check());
    expect([messages(), onSave.mock.calls]).toEqual([['Nothing to mend: the form can be sent'], []]);
  });
  it('says what is wrong', async () => {
    const { form, errors } = drawForm(fields);
    await act(() => form().saving.check());
    expect([messages(), errors()]).toEqual([[formError], { name: 'Name cannot be empty' }]);
  });
});

describe('a save that waits until the record has been read again', () => {
  const heldBy = (held: Partial<HeldSave>): HeldSave => ({ hold: () => false, take: () => false, ...held });
  it('is held without a check', async () => {
    const { save, onSave, errors } = drawForm(fields, { calls: { held: heldBy({ hold: () => true }) } });
    await save();
    expect([onSave.mock.calls, errors()]).toEqual([[], {}]);
  });
  it('is sent by the form that is drawn then, once', async () => {
    const take = vi.fn(() => true);
    const { onSave } = drawForm(fields, {
      record,
      draft: {
        ...{ values: { name: 'Mine' }, written: [], base: { name: 'Old' }, why: 'reread', isConflict: false },
        ...{ unknownOutcome: { current: null }, stamp: null, moves: '' },
      },
      calls: { held: heldBy({ take }) },
    });
    await settle();
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.calls[0]![0]).toMatchObject({ body: { name: 'Mine' } });
    expect(take).toHaveBeenCalledOnce();
  });
  it('is none where nothing waited', async () => {
    const { onSave, errors } = drawForm(fields, { calls: { held: heldBy({}) } });
    await settle();
    expect([onSave.mock.calls, errors(), messages()]).toEqual([[], {}, []]);
  });
});
