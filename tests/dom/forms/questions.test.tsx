/** What a form asks between its check and its request: whether stored values may go, and its review. */
import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { choice, localized, text } from '../../../src/fields';
import type { Values } from '../../../src/schema/values/path';
import { useQuestions } from '../../../src/views/form/sending/useQuestions';
import { modelOf } from '../../unit/views/form/model/formOf';

const part = async () => ({ default: () => null });
/** A form with titles in the languages that are chosen, which is reviewed while A is "review". */
const start = (record: Values | null, typed: Values) => {
  const fields = {
    a: text('A'),
    languages: choice('Languages', { labels: { EN: 'English', JA: 'Japanese' }, multiple: true }),
    titles: localized(text('Title'), { enabledBy: 'languages' } as object),
  };
  const model = modelOf(fields, record, { form: { review: part, reviewWhen: { a: 'review' } } });
  const { result, unmount } = renderHook(() => useQuestions(model, () => typed));
  onTestFinished(() => unmount());
  const send = vi.fn();
  return {
    send,
    ask: (mayDiscard = false) => {
      let isAsked = false;
      act(() => void (isAsked = result.current.ask(mayDiscard)));
      return isAsked;
    },
    review: (mayRepeat = false) => result.current.review(send, mayRepeat),
    discard: () => result.current.discard(send),
  };
};

it('a form that is not reviewed asks nothing', () => {
  const { ask, review, discard } = start(null, { a: 'x' });
  expect([ask(), review(), discard()]).toEqual([false, null, null]);
});
it('a form that is reviewed shows its values, and sends them once they are confirmed', () => {
  const { ask, review, send } = start({ id: 1, a: 'x', more: 'z' }, { a: 'review' });
  expect([review(), ask()]).toEqual([null, true]);
  expect(review(true)).toMatchObject({ values: { a: 'review', more: 'z' }, mayRepeat: true });
  act(() => review()!.onConfirm());
  expect([send.mock.calls.length, review()]).toEqual([1, null]);
});
it('a review that is closed sends nothing, and is asked again by the next save', () => {
  const { ask, review, send } = start(null, { a: 'review' });
  ask();
  act(() => review()!.onClose());
  expect([send.mock.calls.length, review(), ask()]).toEqual([0, null, true]);
});

const stored = { id: 1, a: 'x', languages: ['EN', 'JA'], titles: { EN: 'One', JA: 'Ichi' } };
const withoutJapanese = { a: 'review', languages: ['EN'], titles: { EN: 'One', JA: 'Ichi' } };

it('a save that discards a language names what goes, before the review', () => {
  const { ask, discard, review } = start(stored, withoutJapanese);
  expect([discard(), ask()]).toEqual([null, true]);
  expect([discard()!.names, review()]).toEqual([['Title (JP)'], null]);
});
it('what may go is asked once for each save: confirmed, the save goes on to its review', () => {
  const { ask, discard, review, send } = start(stored, withoutJapanese);
  ask();
  act(() => discard()!.onConfirm());
  expect([send.mock.calls.length, discard()]).toEqual([1, null]);
  expect(ask(true)).toBe(true);
  expect([discard(), review()?.values.a]).toEqual([null, 'review']);
  expect(ask()).toBe(true);
  expect(discard()!.names).toEqual(['Title (JP)']);
});
it('a question about what goes that is closed sends nothing, and is asked again', () => {
  const { ask, discard, send } = start(stored, withoutJapanese);
  ask();
  act(() => discard()!.onClose());
  expect([send.mock.calls.length, discard(), ask()]).toEqual([0, null, true]);
});
