/** One save of a form at a time: what precedes its request, what is asked, and where a refusal leads. */
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { choice, integer, localized, text } from '../../../src/fields';
import type { FormModel } from '../../../src/views/form/model/formModel';
import type { SaveCalls, SendSave } from '../../../src/views/form/sending/useRequest';
import { useSave } from '../../../src/views/form/sending/useSave';
import { useFormValues } from '../../../src/views/form/state/useFormValues';
import type { HeldSave } from '../../../src/views/form/state/useReread';
import { drawParts, formError, messages, settle, type Options } from './formParts';

const fields = {
  name: text('Name', { required: true }),
  order: integer('Order Number', { member: 'displayOrder' } as object),
  note: text('Note'),
};
const record = { id: 1, name: 'Old', order: 1, note: 'n' };

const start = (
  { calls, ...options }: Omit<Options<never>, 'part' | 'onChange'> & { calls?: Partial<SaveCalls> } = {},
  of: object = fields,
) => {
  const onSave = vi.fn<SendSave>(async () => {});
  const [goTo, onSaved] = [vi.fn(), vi.fn()];
  const checks = vi.fn();
  const draft = { release: () => {}, unknownOutcome: { current: null } } as never;
  const useParts = (model: FormModel) => {
    const values = useFormValues(model, new Map(), new Map());
    return { ...values, ...useSave({ model, values, goTo, draft, calls: { path: '/things/1', onSave, onSaved, ...calls } }) };
  };
  const change = (model: FormModel): FormModel => ({
    ...model,
    problems: (...asked) => {
      checks();
      return model.problems(...asked);
    },
  });
  const drawn = drawParts(of, useParts, { change, ...options });
  const errors = () => Object.fromEntries(drawn.parts().errors.map(({ path, message }) => [path, message]));
  return { ...drawn, checks, onSave, onSaved, goTo, errors, save: () => act(() => drawn.parts().submit()) };
};

describe('a save', () => {
  it('sends what was edited once it is right', async () => {
    const { save, type, onSave, onSaved, goTo } = start({ record });
    await type('name', 'New');
    await save();
    const edited = { name: 'New', order: 1, note: 'n' };
    expect(onSave.mock.calls.map(([{ body }]) => body)).toEqual([edited]);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(edited);
    expect([messages(), goTo.mock.calls]).toEqual([[], []]);
  });
  it('that is not right leads to the first input that is wrong', async () => {
    const { save, type, goTo, onSave, errors } = start({ record });
    await type('order', 'x');
    await type('note', 'm');
    await save();
    expect([messages(), goTo.mock.calls, onSave.mock.calls]).toEqual([[formError], [['order']], []]);
    expect(Object.keys(errors())).toEqual(['order']);
  });
  it('leads nowhere while the rules do not load, which alone is said', async () => {
    const problems = () => Promise.reject(new CallFailure('network'));
    const { save, goTo } = start({ change: (model) => ({ ...model, problems }) });
    await save();
    expect([messages().length, messages().includes(formError), goTo.mock.calls]).toEqual([1, false, []]);
  });
  it('of a record in which nothing was changed says so and sends nothing', async () => {
    const { save, onSave } = start({ record });
    await save();
    expect([messages(), onSave.mock.calls]).toEqual([['No changes to save'], []]);
  });
  it('is none for a person who may not save', async () => {
    const { save, onSave, checks } = start({ canSave: false });
    await save();
    expect([onSave.mock.calls, checks.mock.calls, messages()]).toEqual([[], [], []]);
  });
  it('starts once, also before its check has ended', async () => {
    const { parts, type, onSave, checks } = start();
    await type('name', 'New');
    await act(() => Promise.all([parts().submit(), parts().submit()]));
    expect([checks.mock.calls.length, onSave.mock.calls.length]).toEqual([1, 1]);
  });
  it('checks nothing again while it is sent, and may be sent again then', async () => {
    let respond = () => {};
    const onSave = vi.fn(() => new Promise<void>((resolve) => (respond = resolve)));
    const { parts, type, checks, save } = start({ calls: { onSave } });
    await type('name', 'New');
    await act(async () => void parts().submit());
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    checks.mockClear();
    expect([parts().isSending(), parts().submission.isBusy]).toEqual([true, true]);
    await act(() => parts().check());
    await save();
    expect([checks.mock.calls, messages()]).toEqual([[], []]);
    await act(async () => respond());
    await settle();
    expect(parts().isSending()).toBe(false);
    await act(async () => void parts().submit());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    await act(async () => respond());
  });
  it('does not start while the request of a former one that nobody waits for goes on', async () => {
    const { parts, type, checks, onSave } = start();
    onSave.mockImplementation(() => new Promise(() => {}));
    await type('name', 'New');
    await act(async () => void parts().submit());
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    act(() => parts().submission.stop());
    await settle();
    checks.mockClear();
    await act(async () => void parts().submit());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(checks).toHaveBeenCalledOnce();
    act(() => parts().submission.stop());
    await settle();
  });
  it('can be tried again after one that was not right', async () => {
    const { save, type, onSave } = start();
    await save();
    await type('name', 'New');
    await save();
    expect(onSave).toHaveBeenCalledOnce();
  });
});

describe('a refusal', () => {
  const refuse = async (error: unknown, of: object = fields) => {
    const drawn = start({ record, calls: { onSave: () => Promise.reject(error) } }, of);
    await drawn.type('name', 'New');
    await drawn.save();
    return drawn;
  };
  it.each([
    ['by its label', 'The note is taken', 'note'],
    ['in capitals', 'NAME IS TOO LONG', 'name'],
    ['by its member in another case', 'order: in use', 'order'],
  ])('that names one input %s is told there, and leads to it', async (_, said, path) => {
    const { errors, goTo } = await refuse(new CallFailure('refused', said));
    expect([errors(), messages(), goTo.mock.calls]).toEqual([{ [path]: said }, [said], [[path]]]);
  });
  it.each([
    ['names no input', new CallFailure('refused', 'Not today')],
    ['names two inputs', new CallFailure('refused', 'The name or the note is taken')],
    ['names one as a part of a word', new CallFailure('refused', 'Keynote is not allowed')],
    ['says nothing', new CallFailure('refused')],
    ['is a failure of another kind', new CallFailure('notOk', 'The note is taken')],
  ])('that %s is told at no input', async (_, error) => {
    const { errors, goTo } = await refuse(error);
    expect([errors(), goTo.mock.calls]).toEqual([{}, []]);
  });
  it.each(['Other is missing', 'remark missing'])('names an input by its member or by its label: %s', async (said) => {
    const { errors } = await refuse(new CallFailure('refused', said), { name: text('Title'), other: text('Remark') });
    expect(errors()).toEqual({ other: said });
  });
  it('that names an input which is not there now is told at no input', async () => {
    const own = { ...fields, note: text('Note', { visibleWhen: { name: 'A' } } as object) };
    expect((await refuse(new CallFailure('refused', 'The note is taken'), own)).errors()).toEqual({});
  });
});

describe('what is asked before a request', () => {
  const component = async () => ({ default: () => null });
  const form = { review: component, reviewWhen: { name: 'review' } };
  const asked = {
    name: text('Name'),
    languages: choice('Languages', { labels: { EN: 'English', JA: 'Japanese' }, multiple: true }),
    titles: localized(text('Title'), { enabledBy: 'languages' } as object),
  };
  const stored = { id: 1, name: 'x', languages: ['EN', 'JA'], titles: { EN: 'One', JA: 'Ichi' } };
  it('is first what goes, then the review, and each is answered once', async () => {
    const { parts, type, save, onSave } = start({ record: stored, form }, asked);
    act(() => parts().methods.setValue('languages', ['EN'], { shouldDirty: true }));
    await type('name', 'review');
    await save();
    expect([parts().discard?.names, parts().review]).toEqual([['Title (JP)'], null]);
    await act(async () => parts().discard!.onConfirm());
    await settle();
    expect([parts().discard, parts().review?.values.name, onSave.mock.calls]).toEqual([null, 'review', []]);
    await act(async () => parts().review!.onConfirm());
    await settle();
    expect([parts().review, onSave.mock.calls.length]).toEqual([null, 1]);
  });
  it('is nothing for a change that needs no question', async () => {
    const { parts, type, save, onSave } = start({ record: stored, form }, asked);
    await type('name', 'y');
    await save();
    expect([parts().discard, parts().review, onSave.mock.calls.length]).toEqual([null, null, 1]);
  });
});

describe('a check without a save', () => {
  it('says that all is right, and sends nothing', async () => {
    const { parts, type, onSave } = start();
    await type('name', 'New');
    await act(() => parts().check());
    expect([messages(), onSave.mock.calls]).toEqual([['Nothing to mend: the form can be sent'], []]);
  });
  it('says what is wrong', async () => {
    const { parts, errors, goTo } = start();
    await act(() => parts().check());
    expect([messages(), errors(), goTo.mock.calls]).toEqual([[formError], { name: 'Name cannot be empty' }, [['name']]]);
  });
});

describe('a save that waits until the record has been read again', () => {
  const heldBy = (held: Partial<HeldSave>): HeldSave => ({ hold: () => false, take: () => false, ...held });
  it('is held without a check', async () => {
    const { save, checks } = start({ calls: { held: heldBy({ hold: () => true }) } });
    await save();
    expect(checks).not.toHaveBeenCalled();
  });
  it('is not asked about by one that cannot start', async () => {
    const hold = vi.fn(() => true);
    const { save } = start({ canSave: false, calls: { held: heldBy({ hold }) } });
    await save();
    expect(hold).not.toHaveBeenCalled();
  });
  it('is sent by the form that is drawn then, once', async () => {
    const take = vi.fn(() => true);
    const { onSave, type } = start({ calls: { held: heldBy({ take }) } }, { name: text('Name') });
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await type('name', 'New');
    expect([take.mock.calls.length, onSave.mock.calls.length]).toEqual([1, 1]);
  });
  it('is none where nothing waited', async () => {
    const { checks } = start({ calls: { held: heldBy({}) } });
    await settle();
    expect(checks).not.toHaveBeenCalled();
  });
});
