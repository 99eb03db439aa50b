/** What stands between a form and its request: questions, a check without a save, and a record that is being read again. */
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { choice, localized, text } from '../../../src/fields';
import type { HeldSave } from '../../../src/views/form/state/useReread';
import { formError, messages, settle } from './formParts';
import { startSaving } from './drawSaving';

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
    const { parts, type, save, onSave } = startSaving({ record: stored, form }, asked);
    act(() => parts().methods.setValue('languages', ['EN'], { shouldDirty: true }));
    await type('name', 'review');
    await save();
    expect([parts().discard?.names, parts().review]).toEqual([['Title (JP)'], null]);
    await act(async () => parts().discard!.onConfirm());
    await waitFor(() => expect(parts().review?.values.name).toBe('review'));
    expect([parts().discard, onSave.mock.calls]).toEqual([null, []]);
    await act(async () => parts().review!.onConfirm());
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(parts().review).toBeNull();
  });
  it('is nothing for a change that needs no question', async () => {
    const { parts, type, save, onSave } = startSaving({ record: stored, form }, asked);
    await type('name', 'y');
    await save();
    expect([parts().discard, parts().review, onSave.mock.calls.length]).toEqual([null, null, 1]);
  });
});

describe('a check without a save', () => {
  it('says that all is right, and sends nothing', async () => {
    const { parts, type, onSave } = startSaving();
    await type('name', 'New');
    await act(() => parts().check());
    expect([messages(), onSave.mock.calls]).toEqual([['Nothing to mend: the form can be sent'], []]);
  });
  it('says what is wrong', async () => {
    const { parts, errors, goTo } = startSaving();
    await act(() => parts().check());
    expect([messages(), errors(), goTo.mock.calls]).toEqual([[formError], { name: 'Name cannot be empty' }, [['name']]]);
  });
});

describe('a save that waits until the record has been read again', () => {
  const heldBy = (held: Partial<HeldSave>): HeldSave => ({ hold: () => false, take: () => false, ...held });
  it('is held without a check', async () => {
    const { save, checks } = startSaving({ calls: { held: heldBy({ hold: () => true }) } });
    await save();
    expect(checks).not.toHaveBeenCalled();
  });
  it('is not asked about by one that cannot start', async () => {
    const hold = vi.fn(() => true);
    const { save } = startSaving({ canSave: false, calls: { held: heldBy({ hold }) } });
    await save();
    expect(hold).not.toHaveBeenCalled();
  });
  it('is sent by the form that is drawn then, once', async () => {
    const take = vi.fn(() => true);
    const { onSave, type } = startSaving({ calls: { held: heldBy({ take }) } }, { name: text('Name') });
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await type('name', 'New');
    expect([take.mock.calls.length, onSave.mock.calls.length]).toEqual([1, 1]);
  });
  it('is none where nothing waited', async () => {
    const { checks } = startSaving({ calls: { held: heldBy({}) } });
    await settle();
    expect(checks).not.toHaveBeenCalled();
  });
});
