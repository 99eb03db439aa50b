/** The values of a form, its errors, and when they are shown. */
import { act } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { integer, text } from '../../../src/fields';
import { pageTexts } from '../../../src/messages/page';
import type { FormModel } from '../../../src/views/form/model/formModel';
import { useFormValues, type FormValues } from '../../../src/views/form/state/useFormValues';
import { drawParts, messages, settle, type Options } from './formParts';

const fields = { name: text('Name', { required: true }), order: integer('Order'), note: text('Note') };
const empty = 'Name cannot be empty';
const format = 'Please enter the correct format';
const record = { id: 1, name: 'Old', order: 1, note: 'n' };
const fail = () => Promise.reject(new CallFailure('network'));
const offline = { change: (model: FormModel): FormModel => ({ ...model, problems: fail }) };

const start = (options: Options<FormValues> = {}, of: object = fields, awaited: readonly string[] = []) => {
  const waits = new Map(awaited.map((name) => [name, Promise.resolve()]));
  const drawn = drawParts(of, (model) => useFormValues(model, waits, new Map()), options);
  const [goOn, refuse] = [vi.fn(), vi.fn()];
  const errors = () => Object.fromEntries(drawn.parts().errors.map(({ path, message }) => [path, message]));
  return { ...drawn, goOn, refuse, errors, checkAll: () => act(() => drawn.parts().checkAll(goOn, refuse)) };
};

describe('a form that opens', () => {
  it('holds the record, and tells nothing of what is still empty', async () => {
    const { typed, errors } = start({ record: { ...record, name: '' } });
    await settle();
    expect([typed(), errors()]).toEqual([{ name: '', order: '1', note: 'n' }, {}]);
  });
  it('tells which inputs cannot hold what the record has, until something is entered there', async () => {
    const { errors, type, leave, parts } = start({ record: { ...record, order: 'many' } });
    expect(errors()).toEqual({ order: expect.stringMatching(/^Order could not be read/) });
    expect(parts().errors).toMatchObject([{ name: 'order', label: 'Order', isAcross: false }]);
    await type('order', '2');
    await leave('order');
    expect(errors()).toEqual({});
  });
  it('loads its rules ahead of the first check, and does not tell that they fail', async () => {
    const loadRules = vi.fn(fail);
    start({ change: (model) => ({ ...model, loadRules }) });
    await settle();
    expect([loadRules.mock.calls.length, messages()]).toEqual([1, []]);
  });
  it('knows which inputs are there for what is typed', async () => {
    const { parts, type } = start({ record }, { ...fields, note: text('Note', { visibleWhen: { name: 'A' } } as object) });
    expect(parts().now.active.map(({ path }) => path)).toEqual(['name', 'order']);
    await type('name', 'A');
    expect(parts().now.active.map(({ path }) => path)).toEqual(['name', 'order', 'note']);
  });
});

describe('an input', () => {
  it('is checked when it is left, alone, and with each key from then on', async () => {
    const { errors, type, leave } = start();
    await type('order', 'x');
    expect(errors()).toEqual({});
    await leave('order');
    expect(errors()).toEqual({ order: format });
  });
  it('that is left while the rules do not load tells nothing', async () => {
    const { errors, type, leave } = start(offline);
    await type('order', 'x');
    await leave('order');
    expect([errors(), messages()]).toEqual([{}, []]);
  });
  it('that was left waits for nothing that is on its way', async () => {
    const { errors, type, leave } = start({}, fields, ['note']);
    await type('note', 'x');
    await leave('note');
    expect(errors()).toEqual({});
  });
});

describe('a check of everything', () => {
  it('goes on with what a save sends', async () => {
    const { type, goOn, refuse, checkAll, errors } = start();
    await type('name', ' New ');
    await checkAll();
    expect(goOn.mock.calls).toMatchObject([[{ edited: { name: 'New', order: null, note: null } }]]);
    expect([refuse.mock.calls, errors()]).toEqual([[], {}]);
  });
  it('waits for what is on its way', async () => {
    const { type, checkAll, errors, goOn } = start({}, fields, ['note']);
    await type('name', 'x');
    await checkAll();
    expect([errors(), goOn.mock.calls]).toEqual([{ note: 'Note: what it brings along is still on its way' }, []]);
  });
  it('says that the rules do not load, and no error of an input', async () => {
    const { checkAll, errors, goOn, refuse } = start(offline);
    await checkAll();
    expect([errors(), messages().length, goOn.mock.calls, refuse.mock.calls.length]).toEqual([{}, 1, [], 1]);
  });
  it('is followed by checks of single inputs again', async () => {
    const { type, checkAll, errors } = start({}, fields, ['note']);
    await checkAll();
    await type('note', 'x');
    expect(errors()).toEqual({ name: empty });
  });
  it('tells what is wrong in the order of the form, what a rule across fields says as such, and moves no focus', async () => {
    const rules = [{ at: 'order', notBefore: 'other', text: 'Order lies before Other' }];
    const { type, checkAll, parts, goOn, refuse } = start({ form: { rules } }, { ...fields, other: integer('Other') });
    await type('order', '1');
    await type('other', '2');
    await checkAll();
    await settle();
    expect(parts().errors).toMatchObject([
      { path: 'name', message: empty, isAcross: false },
      { path: 'order', message: 'Order lies before Other', isAcross: true },
    ]);
    expect([refuse.mock.calls.length, goOn.mock.calls]).toEqual([1, []]);
    expect(document.body).toHaveFocus();
  });
});

describe('a check of some fields', () => {
  it('of a step tells what is wrong there and nowhere else, and whether it may be passed', async () => {
    const { type, parts, errors } = start({}, fields, ['note']);
    await type('order', 'x');
    let passes: boolean[] = [];
    const check = async (...names: string[]) => void (passes = [...passes, await parts().checkStep(names)]);
    await act(() => check('order'));
    expect(errors()).toEqual({ order: format });
    await act(() => check('note'));
    expect(errors()).toEqual({ order: format, note: 'Note: what it brings along is still on its way' });
    await type('name', 'x');
    await act(() => check('name'));
    expect(passes).toEqual([false, false, true]);
  });
  it('of a step is not passed while the rules do not load, and says so once', async () => {
    const loadRules = vi.fn(fail);
    const { parts, errors } = start({ change: (model) => ({ ...model, loadRules }) });
    expect(loadRules).toHaveBeenCalledOnce();
    await act(async () => expect(await parts().checkStep(['note'])).toBe(false));
    expect([errors(), messages().length]).toEqual([{}, 1]);
  });
  it('tells what is wrong in them alone, and waits for nothing', async () => {
    const { type, parts, errors } = start({}, fields, ['note']);
    await type('order', 'x');
    await act(async () => void (await parts().check(['order', 'note'])));
    expect(errors()).toEqual({ order: format });
  });
  it('can be made without telling it', async () => {
    const { type, parts, errors } = start({ record: { ...record, name: '', note: 5 } });
    await type('order', 'x');
    const right = (...names: string[]) => parts().isRight(names);
    expect([await right('name'), await right('note'), await right('note', 'order'), await right()]).toEqual([false, false, false, true]);
    await type('note', 'm');
    expect([await right('note'), await right('note', 'order')]).toEqual([true, false]);
    expect(errors()).toEqual({ note: expect.stringMatching(/^Note could not be read/) });
  });
  it('is not passed while the rules do not load, which is said', async () => {
    const { parts } = start(offline);
    expect(await parts().isRight(['note'])).toBe(false);
    expect(messages()).toHaveLength(1);
  });
});

describe('a form in another language', () => {
  const open = async (typed: Record<string, string>) => {
    const check = vi.fn();
    const change = (model: FormModel): FormModel => ({
      ...model,
      problems: (...asked) => {
        check(asked[1]?.paths);
        return model.problems(...asked);
      },
    });
    const drawn = start({ change });
    for (const [path, value] of Object.entries(typed)) await drawn.type(path, value);
    await drawn.checkAll();
    check.mockClear();
    const page = pageTexts.get();
    onTestFinished(() => act(async () => pageTexts.set(page)));
    return { ...drawn, check, speak: (language: string) => act(async () => pageTexts.set({ ...page, language })) };
  };
  it('tells anew what is wrong', async () => {
    const { errors, check, speak } = await open({ order: 'x' });
    await speak('ja');
    expect(check.mock.calls).toEqual([[['name', 'order']]]);
    expect(Object.keys(errors())).toEqual(['name', 'order']);
    await speak('en');
    expect(check).toHaveBeenCalledTimes(2);
  });
  it('checks nothing while nothing is wrong', async () => {
    const { check, speak } = await open({ name: 'x' });
    await speak('ja');
    expect(check).not.toHaveBeenCalled();
  });
  it('leaves what the server has said as it said it', async () => {
    const { check, speak, errors, parts } = await open({ name: 'x' });
    act(() => parts().methods.setError('note', { type: 'refused', message: 'The note is taken' }));
    await speak('ja');
    expect([check.mock.calls, errors()]).toEqual([[], { note: 'The note is taken' }]);
  });
});
