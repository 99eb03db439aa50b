import { describe, expect, it, vi } from 'vitest';
import { text } from '../../../../../src/fields';
import { createReactor } from '../../../../../src/views/form/model/createReactor';
import { formOf } from './formOf';

describe('a reaction', () => {
  const { reactions } = formOf({
    manager: text('Manager', { sets: { email: { row: 'email' }, phone: { row: 'phone' } } }),
    office: text('Office', { sets: { region: null } }),
    team: text('Team', { sets: { email: null } }),
    desk: text('Desk', { sets: { manager: null } }),
    email: text('Email'),
  });
  const open = () => {
    const answers: { value: unknown; arrive: (row: object | null) => void; fail: () => void }[] = [];
    const set = vi.fn<(values: object) => void>();
    const onSettled = vi.fn<(name: string) => void>();
    const awaited = new Map<string, Promise<unknown>>();
    const reactor = createReactor({
      awaited,
      onSettled,
      rowOf: (_, value) =>
        new Promise((arrive, fail) => answers.push({ value, arrive: arrive as never, fail: () => fail(new Error('offline')) })),
      about: () => ({ values: {}, stored: null, codesOf: () => Promise.resolve([]), isLocked: () => false, isTouched: () => false }),
      set: (values) => set(values),
    });
    return {
      answers,
      set,
      onSettled,
      awaited: () => [...awaited.keys()],
      setEnded: reactor.setEnded,
      change: (name: string, value: unknown, of = reactions) => reactor.react(of, name, value),
    };
  };
  /** A form whose change of offices waits for regions. */
  const openLate = () => {
    const arrive: ((codes: string[]) => void)[] = [];
    const { reactions: own } = formOf({
      offices: text('Offices', { sets: () => ({ regions: new Promise((resolve) => arrive.push(resolve)), note: 'x' }) }),
      regions: text('Regions'),
      note: text('Note'),
    });
    const { set, change } = open();
    return { set, arrive, change: (name: string, value: unknown) => change(name, value, own) };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('NTF-041 of a member that has to be waited for empties its field first, and fills it unless something newer has', async () => {
    const { set, change, arrive } = openLate();
    change('offices', ['HK']);
    expect(set.mock.calls).toEqual([[{ regions: null, note: 'x' }]]);
    arrive[0]!(['CN']);
    await settled();
    expect(set.mock.calls.at(-1)).toEqual([{ regions: ['CN'] }]);
    change('offices', ['SG']);
    change('offices', ['JP']);
    arrive[1]!(['SG']);
    await settled();
    expect(set.mock.calls.at(-1)).toEqual([{ regions: null, note: 'x' }]);
    change('regions', ['typed']);
    arrive[2]!(['JP']);
    await settled();
    expect(set.mock.calls.at(-1)).toEqual([{}]);
  });
  it('NTF-051 knows what a person has changed, and not what a reaction has', () => {
    const { set, change } = open();
    const told: boolean[] = [];
    const { reactions: own } = formOf({
      a: text('A', { sets: (_, { isTouched }) => (told.push(isTouched('b')), { b: 'set' }) }),
      b: text('B'),
    });
    change('a', 1, own);
    change('b', 'typed', own);
    change('a', 2, own);
    expect([told, set.mock.calls.length]).toEqual([[false, true], 2]);
  });
  it('of a constant happens at once', () => {
    const { set, change } = open();
    change('office', 'HK');
    expect(set.mock.calls).toEqual([[{ region: null }]]);
  });
  it('of a field that nothing hangs on does nothing', () => {
    const { set, change } = open();
    change('email', 'x');
    expect(set).not.toHaveBeenCalled();
  });
  it('waits for the row that was chosen', async () => {
    const { answers, set, change } = open();
    change('manager', 7);
    await settled();
    expect(set).not.toHaveBeenCalled();
    answers[0]!.arrive({ email: 'a@b.co', phone: '1' });
    await settled();
    expect(answers[0]!.value).toBe(7);
    expect(set.mock.calls).toEqual([[{ email: 'a@b.co', phone: '1' }]]);
  });
  it('is dropped when a newer choice has overtaken it', async () => {
    const { answers, set, change } = open();
    change('manager', 1);
    change('manager', 2);
    answers[1]!.arrive({ email: 'second', phone: '2' });
    await settled();
    answers[0]!.arrive({ email: 'first', phone: '1' });
    await settled();
    expect(set.mock.calls).toEqual([[{ email: 'second', phone: '2' }]]);
  });
  it('leaves alone what was typed while it waited', async () => {
    const { answers, set, change } = open();
    change('email', 'before');
    change('manager', 1);
    change('email', 'typed meanwhile');
    answers[0]!.arrive({ email: 'of the row', phone: '1' });
    await settled();
    expect(set.mock.calls).toEqual([[{ phone: '1' }]]);
  });
  it('leaves alone what a newer change has set, though its row comes later', async () => {
    const { answers, set, change } = open();
    change('manager', 1);
    change('team', 'north');
    expect(set.mock.calls).toEqual([[{ email: null }]]);
    answers[0]!.arrive({ email: 'of the row', phone: '1' });
    await settled();
    expect(set.mock.calls[1]).toEqual([{ phone: '1' }]);
  });
  it('is dropped when a newer change has set its own field', async () => {
    const { answers, set, change } = open();
    change('manager', 1);
    change('desk', 'A');
    answers[0]!.arrive({ email: 'of the row', phone: '1' });
    await settled();
    expect(set.mock.calls).toEqual([[{ manager: null }]]);
  });
  it('sets nothing once the form is gone, and again when it is back', async () => {
    const { answers, set, setEnded, change } = open();
    change('manager', 1);
    setEnded(true);
    answers[0]!.arrive({ email: 'late', phone: '1' });
    await settled();
    expect(set).not.toHaveBeenCalled();
    setEnded(false);
    change('manager', 2);
    answers[1]!.arrive({ email: 'new', phone: '2' });
    await settled();
    expect(set).toHaveBeenCalledTimes(1);
  });
  it('NTF-041 is awaited until it has come, and only then tells that it settled', async () => {
    const { answers, onSettled, awaited, change } = open();
    change('manager', 1);
    expect(awaited()).toEqual(['manager']);
    change('manager', 2);
    answers[0]!.arrive({ email: 'first', phone: '1' });
    await settled();
    expect([awaited(), onSettled.mock.calls]).toEqual([['manager'], []]);
    answers[1]!.fail();
    await settled();
    expect([awaited(), onSettled.mock.calls]).toEqual([[], [['manager']]]);
    change('manager', 3);
    change('desk', 'A');
    expect(awaited()).toEqual([]);
    answers[2]!.arrive({ email: 'third', phone: '3' });
    await settled();
    expect(onSettled).toHaveBeenCalledTimes(1);
  });
  it('in code may take its time with all of what it sets', async () => {
    const { set, change, awaited, onSettled } = open();
    let arrive: (values: object) => void = () => {};
    const { reactions: own } = formOf({
      a: text('A', { sets: () => new Promise<Record<string, unknown>>((resolve) => (arrive = resolve as never)) }),
      b: text('B'),
    });
    change('a', 1, own);
    expect([set.mock.calls, awaited()]).toEqual([[], ['a']]);
    arrive({ b: 'late' });
    await settled();
    expect([set.mock.calls, awaited(), onSettled.mock.calls]).toEqual([[[{ b: 'late' }]], [], [['a']]]);
  });
  it('that comes while the form is gone is not reported as settled', async () => {
    const { answers, awaited, onSettled, setEnded, change } = open();
    change('manager', 1);
    setEnded(true);
    answers[0]!.arrive({ email: 'late', phone: '1' });
    await settled();
    expect([awaited(), onSettled.mock.calls]).toEqual([[], []]);
  });
  it('of a lookup that fails sets nothing and throws nothing', async () => {
    const { answers, set, change } = open();
    change('manager', 1);
    answers[0]!.fail();
    await settled();
    expect(set).not.toHaveBeenCalled();
  });
});
