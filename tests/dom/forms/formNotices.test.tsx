/** What a form says above its fields: what is wrong, what was kept, what others did, what is unknown. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { text, timestamp } from '../../../src/fields';
import { showToast, toastStore } from '../../../src/ui/toasts/toasts';
import { ErrorSummary } from '../../../src/views/form/notices/ErrorSummary';
import { FormNotices, type NoticesProps } from '../../../src/views/form/notices/FormNotices';
import { useMended } from '../../../src/views/form/sending/useMended';
import { modelOf } from '../../unit/views/form/model/formOf';
import { declareList, renderInList, renderListHook } from '../lists/listParts';

const user = userEvent.setup({ delay: null });

describe('the errors of a form', () => {
  it('name their field once, and lead into it', async () => {
    const onGo = vi.fn();
    const errors = [
      { path: 'a', label: 'Name', message: 'Name cannot be empty' },
      { path: 'b', label: 'Order', message: 'Too large' },
    ];
    renderInList(<ErrorSummary errors={errors} onGo={onGo} />);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Name cannot be empty', 'Order: Too large']);
    await user.click(buttons[1]!);
    expect(onGo).toHaveBeenCalledExactlyOnceWith('b');
  });
});

describe('the message of a form that was refused', () => {
  afterEach(() => toastStore.clear());
  const formError = 'Please check the form and fill in correct format';
  it.each([
    [{ isTried: true, errors: [] }, 0],
    [{ isTried: false, errors: [] }, 1],
    [{ isTried: true, errors: [{}] }, 1],
  ])('goes once nothing is wrong any more: %j', (form, left) => {
    showToast('error', formError);
    renderListHook(() => useMended(form as never), { initialProps: undefined });
    expect(toastStore.get()).toHaveLength(left);
  });
  it('goes as soon as nothing is wrong any more, and not before', () => {
    const wrong: object = { isTried: true, errors: [{}] };
    const { rerender } = renderListHook((form: object) => useMended(form as never), { initialProps: wrong });
    showToast('error', formError);
    rerender(wrong);
    expect(toastStore.get()).toHaveLength(1);
    rerender({ isTried: true, errors: [] });
    expect(toastStore.get()).toEqual([]);
  });
});

describe('the notices of a form', () => {
  const fields = { a: text('A'), updated: timestamp('Last update', { by: 'updatedBy' } as never) };
  const record = { id: 1, a: 'x', updated: '2026-11-29T00:15:00Z', updatedBy: 'ann' };
  type State = {
    /** What is typed into A. */ typed?: string;
    form?: object;
    stored?: object | null;
    draft?: object;
    undecided?: readonly string[];
    saving?: { isUnknown?: boolean; sentBefore?: number | null };
    props?: Partial<NoticesProps>;
  };
  const draw = ({ typed, form = {}, stored = record, draft = {}, undecided = [], saving = {}, props = {} }: State) => {
    const declaration = { ...declareList({}, fields), versionedBy: 'updated' };
    const model = modelOf(fields, stored as never, { form });
    const Drawn = () => {
      const methods = useForm({ defaultValues: { a: 'x' } });
      const { dirtyFields } = methods.formState;
      const parts = {
        model,
        methods,
        draft: { isRestored: false, isConflict: false, isMoved: false, theirs: [], ...draft },
        undecided,
        saving: { submission: { isUnknown: saving.isUnknown ?? false }, sentBefore: saving.sentBefore ?? null },
      };
      return (
        <>
          {typed !== undefined && !dirtyFields.a && (
            <button onClick={() => methods.setValue('a', typed, { shouldDirty: true })}>Type</button>
          )}
          <FormNotices form={parts as never} isDeleted={false} {...props} />
        </>
      );
    };
    renderInList(<Drawn />, { declaration });
  };
  const notices = () =>
    [...document.querySelectorAll('.form-notice > span, .form-notice:not(:has(span))')].map(({ textContent }) => textContent);

  it('are none for a form that nobody else has changed', () => {
    draw({});
    expect(notices()).toEqual([]);
  });
  it('say that what was typed was kept, while it is a change', async () => {
    draw({ typed: 'y', draft: { isRestored: true } });
    expect(notices()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Type' }));
    expect(notices()).toHaveLength(1);
  });
  it('say nothing of what was typed here alone', async () => {
    draw({ typed: 'y' });
    await user.click(screen.getByRole('button', { name: 'Type' }));
    expect(notices()).toEqual([]);
  });
  it('after a conflict name who changed the record and when, and reload it', async () => {
    const onReload = vi.fn();
    draw({ draft: { isConflict: true }, props: { onReload } });
    expect(notices()).toEqual([expect.stringMatching(/ann.*2026\/11\/29 08:15/)]);
    await user.click(screen.getByRole('button'));
    expect(onReload).toHaveBeenCalledOnce();
  });
  it.each<[string, State]>([
    ['the record does not tell', { stored: { ...record, updatedBy: null } }],
    ['the record has no time', { stored: { ...record, updated: null } }],
  ])('after a conflict name nobody when %s', (_, state) => {
    draw({ ...state, draft: { isConflict: true } });
    expect(notices()).toEqual([expect.not.stringMatching(/ann|2026| {2}/)]);
  });
  it.each([
    [true, ['a'], /Choose below/],
    [true, [], /that you have chosen/],
    [false, [], /save again/],
  ])('after a conflict ask for a choice where both have changed a field, until it is made: %s, %j', (isMine, undecided, shown) => {
    draw({
      undecided,
      draft: {
        isConflict: true,
        theirs: [
          { path: 'a', isMine },
          { path: 'b', isMine: false },
        ],
      },
    });
    expect(notices()).toEqual([expect.stringMatching(shown)]);
  });
  it.each([
    [{ isMoved: true }, { movedOn: { when: { a: 'x' }, text: 'Sent meanwhile' } }, /^Sent meanwhile$/],
    [{ isMoved: false }, { movedOn: { when: { a: 'x' }, text: 'Sent meanwhile' } }, /changed by someone else/],
    [{ isMoved: true }, {}, /changed by someone else/],
  ])('after a conflict say what the declaration says of a record that moved on: %j', (draft, form, shown) => {
    draw({ draft: { isConflict: true, ...draft }, form });
    expect(notices()).toEqual([expect.stringMatching(shown)]);
  });
  it('after a conflict of a record that is locked now say nothing: its lock does', () => {
    draw({ draft: { isConflict: true }, form: { locked: { when: { a: 'x' }, text: 'Sent' } } });
    expect(notices()).toEqual([]);
  });
  it('of a deleted record offer no reload', () => {
    draw({ draft: { isConflict: true }, props: { isDeleted: true, onReload: () => {} } });
    expect(notices()).toEqual([expect.stringMatching(/deleted/)]);
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('of a create without a response say when it was sent, and lead to the list', () => {
    const list = { to: '/things', title: 'Things' };
    draw({ stored: null, saving: { isUnknown: true, sentBefore: Date.parse('2026-11-29T00:15:00Z') }, props: { list } });
    expect(notices()).toEqual([expect.stringContaining('08:15')]);
    expect(screen.getByRole('link', { name: /Things/ })).toHaveAttribute('rel', 'opener');
  });
  it('of a create without a response that was sent here say no time', () => {
    draw({ stored: null, saving: { isUnknown: true } });
    expect(notices()).toEqual([expect.stringMatching(/^No answer has come/)]);
    expect(screen.queryByRole('link')).toBeNull();
  });
  it('of a create without a response whose values were kept say no time and not that they were kept', async () => {
    const saving = { isUnknown: true, sentBefore: Date.parse('2026-11-29T00:15:00Z') };
    draw({ stored: null, typed: 'y', draft: { isRestored: true }, saving });
    await user.click(screen.getByRole('button', { name: 'Type' }));
    expect(notices()).toEqual([expect.stringMatching(/^No answer has come/)]);
  });
});
