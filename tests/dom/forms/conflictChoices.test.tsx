/** What was typed while somebody else changed the record: a choice for each value of both, and what has no field any more. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { integer, text, timestamp } from '../../../src/fields';
import type { Theirs, Written } from '../../../src/views/form/model/draft';
import type { FormModel } from '../../../src/views/form/model/formModel';
import Conflict from '../../../src/views/form/notices/Conflict';
import DiscardDialog from '../../../src/views/form/notices/DiscardDialog';
import { TypedNotices } from '../../../src/views/form/notices/TypedNotices';
import { Questions } from '../../../src/views/form/sending/Questions';
import { declareList, renderInList } from '../lists/listParts';
import { modelOf } from '../../unit/views/form/model/formOf';
import { drawParts, settle, useValues } from './formParts';

const user = userEvent.setup({ delay: null });
const fields = { name: text('Name'), order: integer('Order'), note: text('Note') };
const record = { id: 1, name: 'Theirs', order: 1, note: 'm' };
const names: readonly Theirs[] = [{ path: 'name', isMine: true, mine: 'Mine' }];
const merged = (...paths: string[]): Theirs[] => paths.map((path) => ({ path, isMine: false, mine: undefined }));

/** Draws the choices over a form in which "Mine" is typed. */
const draw = async (theirs: readonly Theirs[], { stored = record, typed = 'Mine' }: { stored?: object; typed?: string } = {}) => {
  const decided = vi.fn();
  const chosen = new Set<string>();
  const sending = { isSending: false };
  const check = vi.fn();
  const useParts = (model: FormModel) => {
    const methods = useValues(model, check);
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const decide = (path: string) => {
      decided(path);
      chosen.add(path);
      redraw();
    };
    const values = methods.watch();
    const isOpen = ({ path, isMine, mine }: Theirs) => isMine && !chosen.has(path) && values[path] === mine;
    const undecided = theirs.filter(isOpen).map(({ path }) => path);
    return { methods, dirtyFields: methods.formState.dirtyFields, decide, undecided };
  };
  const drawn = drawParts(fields, useParts, {
    record: { ...stored },
    part: (parts, model) => <Conflict theirs={theirs} form={{ ...parts, model, isSending: () => sending.isSending } as never} />,
  });
  await drawn.type('name', typed);
  const radios = () => screen.queryAllByRole<HTMLInputElement>('radio').map(({ checked, labels }) => [labels![0]!.textContent, checked]);
  return { ...drawn, sending, decided, check, radios, choose: (label: string) => user.click(screen.getByLabelText(label)) };
};

describe('a value that both have changed', () => {
  it('has a choice of both, and neither is chosen', async () => {
    const { radios, container } = await draw([...names, ...merged('order')]);
    expect(screen.getByText('Changed by both of you')).toBeInTheDocument();
    expect(within(screen.getByRole('group', { name: 'Value of Name' })).getAllByRole('radio')).toHaveLength(2);
    expect(radios()).toEqual([
      ['Mine: Mine', false],
      ['Theirs: Theirs', false],
    ]);
    expect(container.querySelector('.conflict p')).toHaveTextContent('A save keeps what they changed: Order.');
  });
  it.each([
    ['Mine: Mine', 'Mine', [true, false]],
    ['Theirs: Theirs', 'Theirs', [false, true]],
  ])('is decided by a click: %s', async (label, value, checked) => {
    const { choose, typed, decided, radios } = await draw(names);
    await choose(label);
    expect([typed().name, decided.mock.calls, radios().map(([, is]) => is)]).toEqual([value, [['name']], checked]);
  });
  it('may be chosen otherwise later', async () => {
    const { choose, typed, radios } = await draw(names);
    await choose('Theirs: Theirs');
    await choose('Mine: Mine');
    expect([typed().name, radios().map(([, is]) => is)]).toEqual(['Mine', [true, false]]);
  });
  it.each([
    ['another value counts as an own one', 'Third', [true, false]],
    ['the value of the other counts as theirs', 'Theirs', [false, true]],
  ])('is decided by typing: %s', async (_, value, checked) => {
    const { radios } = await draw(names, { typed: value });
    expect(radios().map(([, is]) => is)).toEqual(checked);
  });
  it('is a change of the form, and is checked', async () => {
    const mine: Theirs[] = [{ path: 'name', isMine: true, mine: 'Third' }];
    const { choose, parts, typed, check } = await draw(mine, { typed: 'Theirs' });
    expect(parts().dirtyFields).toEqual({});
    await choose('Mine: Third');
    expect([typed().name, parts().dirtyFields, check.mock.calls]).toEqual(['Third', { name: true }, [[['name']]]]);
  });
  it('that is empty is shown by a dash', async () => {
    const { radios } = await draw([{ path: 'name', isMine: true, mine: '' }], { typed: '' });
    expect(radios().map(([label]) => label)).toEqual(['Mine: –', 'Theirs: Theirs']);
  });
  it('that the other has emptied is shown by a dash', async () => {
    const { radios } = await draw(names, { stored: { ...record, name: '' } });
    expect(radios().map(([label]) => label)).toEqual(['Mine: Mine', 'Theirs: –']);
  });
  it('is not chosen while the form is sent', async () => {
    const { choose, typed, decided, sending } = await draw(names);
    sending.isSending = true;
    await choose('Theirs: Theirs');
    expect([typed().name, decided.mock.calls]).toEqual(['Mine', []]);
  });
});

describe('values that the other alone has changed', () => {
  it('are named, without a choice', async () => {
    const { radios, container } = await draw(merged('order', 'note'));
    expect(container.querySelector('.conflict')).toHaveTextContent(/^A save keeps what they changed: Order, Note\.$/);
    expect(radios()).toEqual([]);
  });
  it('are not mentioned where there are none', async () => {
    const { container } = await draw(names);
    expect(container.querySelector('.conflict p')).toBeNull();
  });
});

describe('the notices of what was typed', () => {
  const written: Written[] = [
    { path: 'gone', label: 'Gone', text: 'What was typed' },
    { path: 'other', label: 'Other', text: 'More' },
  ];
  const changed = { ...fields, updated: timestamp('Last update', { by: 'updatedBy' } as never) };
  const stored = { ...record, updated: '2026-11-29T00:15:00Z', updatedBy: 'ann' };
  type State = { draft: object; form?: object; canSave?: boolean; record?: object | null };
  const drawNotices = ({ draft, form = {}, canSave = true, record: of = stored }: State) => {
    const model = modelOf(changed, of as never, { form, canSave });
    const parts = { model, draft: { stranded: [], theirs: [], ...draft } };
    return renderInList(<TypedNotices form={parts as never} />, { declaration: { ...declareList({}, changed), versionedBy: 'updated' } });
  };
  const lock = { locked: { when: { order: 1 }, text: 'Sent.' } };
  const kept = 'What you typed here cannot be saved any more. It is kept, to read and to copy.';
  it.each<[string, Omit<State, 'draft'>, RegExp]>([
    ['its lock, who changed it and when', { form: lock }, new RegExp(`^Sent\\. ann, 2026/11/29 08:15 UTC\\+8\\. ${kept}$`)],
    ['its lock, where nobody is known', { form: lock, record: { ...stored, updatedBy: null } }, new RegExp(`^Sent\\. ${kept}$`)],
    ['its lock, also to those who may not save', { form: lock, canSave: false }, new RegExp(`${kept}$`)],
    ['that the field is gone', {}, new RegExp(`^${kept}$`)],
    ['that the field is gone from a new record', { record: null }, new RegExp(`^${kept}$`)],
    ['that the right is gone', { canSave: false }, /^You may not save this any more\./],
  ])('say why it cannot be saved: %s', async (_, state, reason) => {
    drawNotices({ draft: { stranded: written }, ...state });
    expect((await screen.findByRole('alert')).textContent).toMatch(reason);
    expect(screen.getByRole('region', { name: 'What you typed' })).toHaveTextContent(/Gone.*What was typed.*Other.*More/);
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });
  it('come into view, and do not move again', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    onTestFinished(() => scroll.mockRestore());
    const { redraw } = drawNotices({ draft: { stranded: written } });
    await screen.findByRole('alert');
    const model = modelOf(changed, stored as never, {});
    redraw(<TypedNotices form={{ model, draft: { stranded: written, theirs: [] } } as never} />);
    expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
  });
  it('are none without anything to tell', async () => {
    const { container } = drawNotices({ draft: {} });
    await settle();
    expect(container).toBeEmptyDOMElement();
  });
  const drawTheirs = (canSave: boolean, theirs: readonly Theirs[]) =>
    drawParts(fields, (model) => ({ methods: useValues(model) }), {
      record,
      part: ({ methods }, model) => (
        <TypedNotices form={{ model: { ...model, canSave }, methods, draft: { stranded: [], theirs }, undecided: [] } as never} />
      ),
    });
  it('offer the values of both to those who may save', async () => {
    drawTheirs(true, names);
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it.each([
    [false, names],
    [true, []],
  ])('offer no choice otherwise: %s', async (canSave, theirs) => {
    const { container } = drawTheirs(canSave, theirs);
    await settle();
    expect(container.querySelector('.conflict')).toBeNull();
  });
});

describe('the questions of a save', () => {
  const about = 'Thing · One';
  const drawDialog = (isNew: boolean) => {
    const [onConfirm, onClose] = [vi.fn(), vi.fn()];
    renderInList(<DiscardDialog names={['Title (JP)', 'a.png']} confirm="Save" {...{ about, isNew, onConfirm, onClose }} />);
    return { onConfirm, onClose };
  };
  it.each([true, false])('name what goes, and the save closes the dialog: %s', async (isNew) => {
    const { onConfirm, onClose } = drawDialog(isNew);
    expect(screen.getByRole('dialog')).toHaveTextContent(/Title \(JP\), a\.png/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await settle();
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  });
  it('are closed by Cancel, without a save', async () => {
    const { onConfirm, onClose } = drawDialog(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });

  const review = async () => ({
    default: ({ values, confirmLabel, onConfirm }: { values: Record<string, unknown>; confirmLabel: string; onConfirm: () => void }) => (
      <button onClick={onConfirm}>{`${confirmLabel} ${String(values.name)}`}</button>
    ),
  });
  const questions = (saving: object, form: object = { review, reviewWhen: { name: 'x' } }) => {
    const model = modelOf(fields, record, { form });
    return renderInList(
      <Questions form={{ model, saving: { discard: null, review: null, ...saving } } as never} saveLabel="Save" about={about} />,
    );
  };
  it('are none while nothing is asked', async () => {
    const { container } = questions({});
    await settle();
    expect([container.childElementCount, screen.queryByRole('dialog')]).toEqual([0, null]);
  });
  it('ask whether values may go', async () => {
    const discard = { names: ['Title (JP)'], onConfirm: vi.fn(), onClose: vi.fn() };
    questions({ discard });
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Thing · One.*Title \(JP\)/);
    expect(screen.queryByRole('button', { name: /^Save x/ })).toBeNull();
  });
  it('show the review that the form declares', async () => {
    const onConfirm = vi.fn();
    questions({ review: { values: { name: 'x' }, mayRepeat: false, onConfirm, onClose: vi.fn() } });
    await user.click(await screen.findByRole('button', { name: 'Save x' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
  it('show no review that no form declares', async () => {
    const { container } = questions({ review: { values: {}, mayRepeat: false, onConfirm: vi.fn(), onClose: vi.fn() } }, {});
    await settle();
    expect(container.childElementCount).toBe(0);
  });
});
