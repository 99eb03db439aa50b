/** What is typed into a form while its session ends or its record is read again: kept, put back, and chosen from. */
import { act } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { integer, text } from '../../../src/fields';
import type { FormDraft } from '../../../src/views/form/model/draft';
import { useDraft, type FormHandle } from '../../../src/views/form/state/useDraft';
import { drawParts, useValues, type Options } from './formParts';

const fields = { name: text('Name'), order: integer('Order', { sentAs: 'displayOrder' } as object), note: text('Note') };
const record = { id: 1, name: 'Old', order: 1, note: 'n', at: 5 };
const unknownOutcome = { current: null };
/** A draft in which a name was typed over `record`. */
const draftWith = (changes: Partial<FormDraft> = {}): FormDraft => ({
  values: { name: 'Mine' },
  written: [{ path: 'name', label: 'Name', text: 'Mine' }],
  base: { name: 'Old', order: '1', note: 'n' },
  stamp: 5,
  moves: '[null,["name","order","note"]]',
  why: 'sessionEnded',
  isConflict: false,
  unknownOutcome,
  ...changes,
});
/** Somebody else has changed the name and the note since. */
const theirs = { ...record, name: 'Theirs', note: 'm', at: 6 };
const open = (draft?: FormDraft, stored: typeof record | null = record, engine: Options<never>['engine'] = {}) => {
  const [keep, take] = [vi.fn(), vi.fn(() => draft)];
  const handle = createRef<FormHandle>();
  const ends = new Set<() => void>();
  const undecided = new Map<string, unknown>();
  const drawn = drawParts(
    fields,
    (model) => {
      const methods = useValues(model);
      const { dirtyFields } = methods.formState;
      return { dirtyFields, methods, ...useDraft({ model, path: '/things/1', stamp: 'at', methods, undecided, handle }) };
    },
    {
      record: stored,
      engine: {
        drafts: { keep, take, peek: () => undefined },
        onBeforeEnd: (callback) => {
          ends.add(callback);
          return () => void ends.delete(callback);
        },
        ...engine,
      },
    },
  );
  return {
    ...drawn,
    /** Are called for the draft of a path. */
    keep,
    take,
    undecided: () => [...undecided],
    decide: (path: string) => undecided.delete(path),
    handle: () => handle.current!,
    /** Ends the session. */
    end: () => act(() => ends.forEach((callback) => callback())),
  };
};

describe('a draft', () => {
  it.each([
    ['sessionEnded', true],
    ['reread', false],
  ] as const)('is put back as a change: %s', (why, isRestored) => {
    const { parts, typed, take } = open(draftWith({ why }));
    expect(typed()).toEqual({ name: 'Mine', order: '1', note: 'n' });
    expect([parts().dirtyFields, take.mock.calls]).toEqual([{ name: true }, [['/things/1']]]);
    expect(parts()).toMatchObject({ isRestored, isConflict: false, isMoved: false, stranded: [], theirs: [] });
  });
  it('is none for a form that opens for the first time', () => {
    const { parts, typed } = open();
    expect(typed()).toEqual({ name: 'Old', order: '1', note: 'n' });
    expect(parts()).toMatchObject({ isRestored: false, isConflict: false, stranded: [], theirs: [] });
    expect(parts().isReleased()).toBe(false);
    expect(parts().isHandedOn()).toBe(false);
  });
  it('shows what has no input any more as text', () => {
    const written = [{ path: 'gone', label: 'Gone', text: 'x' }];
    expect(open(draftWith({ values: { gone: 'x' }, written })).parts().stranded).toEqual(written);
  });
  it('is kept when the session ends, once', async () => {
    const { type, end, keep } = open();
    await type('name', 'New');
    end();
    end();
    expect(keep).toHaveBeenCalledExactlyOnceWith(
      '/things/1',
      expect.objectContaining({ values: { name: 'New' }, why: 'sessionEnded', isConflict: false, stamp: 5, base: draftWith().base }),
    );
  });
  it('is kept as a conflict while the form shows one', () => {
    const { end, keep } = open(draftWith(), theirs);
    end();
    expect(keep.mock.calls).toMatchObject([['/things/1', { isConflict: true }]]);
  });
  it.each<[string, (drawn: ReturnType<typeof open>) => unknown]>([
    ['nothing was typed', () => {}],
    [
      'what was typed was let go of',
      async ({ type, handle }) => {
        await type('name', 'New');
        handle().release();
      },
    ],
    [
      'the form was left',
      async ({ type, unmount }) => {
        await type('name', 'New');
        unmount();
      },
    ],
  ])('is not kept when %s', async (_, act_) => {
    const drawn = open();
    await act_(drawn);
    drawn.end();
    expect(drawn.keep).not.toHaveBeenCalled();
  });
  it('that was let go of asks nothing on leaving', async () => {
    const { parts, handle } = open();
    handle().release();
    expect(parts().isReleased()).toBe(true);
  });
});

describe('what a page asks of its form', () => {
  it.each([true, false])('keeps what was typed for the form that is drawn next, with a conflict: %s', async (isConflict) => {
    const { type, handle, keep, parts } = open(draftWith({ why: 'reread' }));
    expect([parts().isHandedOn(), parts().isRestored]).toEqual([false, false]);
    await type('name', 'New');
    expect([handle().isStored(record), handle().isStored({ ...record, name: 'New' })]).toEqual([false, true]);
    handle().keep(isConflict);
    expect(keep.mock.calls).toMatchObject([['/things/1', { why: 'reread', isConflict, values: { name: 'New' } }]]);
    expect(parts().isHandedOn()).toBe(true);
  });
  it('tells whether a save would change nothing of a record', async () => {
    const { type, handle } = open();
    await type('name', 'New');
    expect([handle().isStored(record), handle().isStored({ ...record, name: 'New' })]).toEqual([false, true]);
  });
  it('gives the record with what is typed over it, also as it is sent', async () => {
    const { type, handle } = open();
    await type('order', '7');
    expect(handle().values()).toMatchObject({ id: 1, name: 'Old', order: 7, displayOrder: 7 });
  });
  it('puts what an action has stored into the inputs, as what the record has', async () => {
    const { handle, typed, keep, parts } = open();
    act(() => handle().take({ displayOrder: 9 }));
    expect(typed()).toEqual({ name: 'Old', order: '9', note: 'n' });
    expect(parts().dirtyFields).toEqual({ order: true });
    handle().keep(false);
    expect(keep.mock.calls).toMatchObject([['/things/1', { values: { order: '9' }, base: { name: 'Old', order: '9' } }]]);
  });
});

describe('a value that both have changed', () => {
  it('is undecided, and the value that the other alone has changed is merged', () => {
    const { parts, undecided } = open(draftWith(), theirs);
    expect(parts()).toMatchObject({
      isConflict: true,
      theirs: [
        { path: 'name', isMine: true, mine: 'Mine' },
        { path: 'note', isMine: false },
      ],
    });
    expect(undecided()).toEqual([['name', 'Mine']]);
  });
  it('counts as the value of the other until then', () => {
    const { decide, handle } = open(draftWith(), theirs);
    expect(handle().values()).toMatchObject({ name: 'Theirs', note: 'm' });
    decide('name');
    expect(handle().values()).toMatchObject({ name: 'Mine' });
  });
  it('is still undecided for the next form', () => {
    const { decide, handle, keep, parts } = open(draftWith(), theirs);
    expect(parts().isRestored).toBe(true);
    handle().keep(true);
    expect(keep.mock.lastCall).toMatchObject(['/things/1', { base: { name: 'Old', note: 'm' } }]);
    decide('name');
    handle().keep(true);
    expect(keep.mock.lastCall).toMatchObject(['/things/1', { base: { name: 'Theirs', note: 'm' } }]);
  });
  it('stays undecided when an action leaves the value of the other as it was', () => {
    const { handle, typed, keep } = open(draftWith(), theirs);
    act(() => handle().take({ name: 'Theirs', note: 'k' }));
    expect(typed()).toMatchObject({ name: 'Mine', note: 'k' });
    handle().keep(true);
    expect(keep.mock.lastCall).toMatchObject(['/things/1', { base: { name: 'Old', note: 'k' } }]);
  });
  it('is decided by an action that stores another one', () => {
    const { handle, typed, keep } = open(draftWith(), theirs);
    act(() => handle().take({ name: 'Third' }));
    expect(typed()).toMatchObject({ name: 'Third' });
    handle().keep(true);
    expect(keep.mock.lastCall).toMatchObject(['/things/1', { base: { name: 'Third' } }]);
  });
  it('is put back by an action that stores what the record has, where nothing is undecided', async () => {
    const { handle, type, typed } = open();
    await type('name', 'New');
    act(() => handle().take({ name: 'Old' }));
    expect(typed()).toMatchObject({ name: 'Old' });
  });
});

describe('a create whose response never came', () => {
  const outcome = { key: 'k', digest: 'd', at: 7 };
  const engine = (get: (path: string) => typeof outcome | null = () => outcome) => ({ unknownOutcomes: { get, set: () => {} } });
  it('is known from the tab that sent it', () => {
    const get = vi.fn(() => outcome);
    expect(open(undefined, null, engine(get)).parts().unknownOutcome.current).toBe(outcome);
    expect(get).toHaveBeenCalledWith('/things/1');
  });
  it('is none for a stored record', () => expect(open(undefined, record, engine()).parts().unknownOutcome.current).toBeNull());
  it('comes with a draft, which knows more than the tab, and goes on with the next one', () => {
    const own = { current: { ...outcome, key: 'own' } };
    const { parts, end, keep } = open(draftWith({ unknownOutcome: own }), null, engine());
    expect(parts().unknownOutcome).toBe(own);
    end();
    expect(keep.mock.calls[0]![1].unknownOutcome).toBe(own);
  });
});
