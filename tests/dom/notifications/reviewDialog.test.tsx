/** The review of a notification: what its button says, and why it cannot be pressed. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import ReviewDialog from '../../../resources/notifications/review/ReviewDialog';
import { replaceClock } from '../clock';
import { renderInList } from '../lists/listParts';
import { createServer, draftOf, listOf, personIn, withoutTwin } from './fakeRecipients';

const user = userEvent.setup({ delay: null });
const [hongKong, singapore] = [personIn('HK', 'HK'), personIn('SG', 'SG')];
const people = ['A', 'B', 'C'].map((id) => hongKong(id));
const file = (...ids: string[]) => {
  const text = ['clientId', ...ids, ''].join('\n');
  const item = { key: 'k', fileId: 'f1', fileName: 'a.csv', file: new File([text], 'a.csv'), readAt: 0, retry: () => {} };
  return { ...item, known: { report: listOf(text) } };
};
const future = { deliveryDate: '2099/06/01 10:15' };
const draw = (draft: object, changes: { mayRepeat?: boolean; provider?: object } = {}) => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()];
  const values = draftOf({ ...future, ...draft });
  const getList = async () => ({ data: [], total: 0 });
  renderInList(
    <ReviewDialog values={values} confirmLabel="Create" mayRepeat={changes.mayRepeat ?? false} onConfirm={onConfirm} onClose={onClose} />,
    {
      engine: { viewer: { id: 'ann', level: 1, codes: [], claims: {} } },
      provider: { getList, ...(changes.provider ?? createServer([...people, singapore('S')]).provider) } as never,
    },
  );
  return { onConfirm, onClose };
};
const action = () => screen.getAllByRole('button').at(-1)!;
const expectAction = (name: string) => waitFor(() => expect(action().textContent).toBe(name));

it.each<[string, object, string[], string]>([
  ['a new notification to one', {}, ['A'], 'Send to 1'],
  ['a new notification that leaves out half of its rows', {}, ['A', 'X'], 'Send to 1'],
  ['a new notification that leaves out more than half of its rows', {}, ['A', 'X', 'Y'], 'Send to 1, leave out 2'],
  ['a new notification to nobody', {}, ['X'], 'Send'],
  ['a stored notification to one', { id: 3 }, ['A'], 'Save, goes to 1 person'],
  ['a stored notification to two', { id: 3 }, ['A', 'B'], 'Save, goes to 2 people'],
  ['a stored notification that leaves out half', { id: 3 }, ['A', 'X'], 'Save, goes to 1 person'],
  ['a stored notification that leaves out more than half', { id: 3 }, ['A', 'X', 'Y'], 'Save, goes to 1 person, leaves out 2'],
  ['a stored notification to two of five', { id: 3 }, ['A', 'B', 'X', 'Y', 'Z'], 'Save, goes to 2 people, leaves out 3'],
  ['a stored notification to nobody', { id: 3 }, ['X'], 'Save'],
])('the button of the review of %s', async (_, draft, ids, name) => {
  const known = ids.filter((id) => id < 'X').map((id) => hongKong(id));
  draw({ ...draft, csvFile: file(...ids) }, { provider: createServer(known).provider });
  await waitFor(() => expect(screen.queryAllByText('Counting…')).toEqual([]));
  await expectAction(name);
});

it('the recipients of a review are counted until their number is known', async () => {
  draw({ type: 'SYSTEM' }, { provider: { call: () => new Promise(() => {}) } });
  expect(await screen.findByText('Recipients')).toBeVisible();
  expect(screen.getAllByText('Counting…')).toHaveLength(2);
  expect(action()).toBeDisabled();
});

it('a review is titled and described by what it is about', async () => {
  draw({ titles: { JA: 'Only here' }, type: 'SYSTEM' });
  const dialog = await screen.findByRole('dialog', { name: /Review before sending/ });
  expect(within(dialog).getByText('Only here', { selector: '.dialog-about' })).toBeVisible();
  await expectAction('Send to 3');
});

it('a notification that nobody gets is refused, also a stored one', async () => {
  draw({ id: 3, csvFile: file('X') }, { provider: createServer([]).provider });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody would get this notification');
  expect(screen.getByRole('dialog', { name: /Review before saving/ })).toBeVisible();
  expect(action()).toBeDisabled();
});

it('recipients that cannot be counted are reported with their reason, and Retry counts them', async () => {
  let isFailing = true;
  const { call } = createServer(people);
  const provider = {
    call: async (...args: Parameters<typeof call>) => {
      if (isFailing) throw new CallFailure('refused', 'Not now');
      return call(...args);
    },
  };
  draw({ type: 'SYSTEM' }, { provider });
  expect(await screen.findByRole('alert')).toHaveTextContent('The recipients could not be counted. Not now');
  expect(action()).toBeDisabled();
  expect(action().textContent).toBe('Send');
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await expectAction('Send to 3');
  expect(action()).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['a new notification', {}, true],
  ['a stored notification, whose delivery is not compared any more', { id: 3 }, false],
])('a delivery that is over holds %s', async (_, draft, isHeld) => {
  draw({ type: 'SYSTEM', deliveryDate: '2020/01/01 00:00', ...draft });
  await waitFor(() => expect(action().textContent).toMatch(/3/));
  expect(screen.queryAllByText('Delivery Date & Time cannot be earlier than the present time')).toHaveLength(isHeld ? 1 : 0);
  expect((action() as HTMLButtonElement).disabled).toBe(isHeld);
});

it('a delivery that passes while the review is open holds it, and its time is counted down until then', async () => {
  const pass = replaceClock();
  vi.setSystemTime('2028-02-29T02:07:30Z');
  draw({ type: 'SYSTEM', deliveryDate: '2028/02/29 10:15' });
  await pass(0);
  await expectAction('Send to 3');
  expect(screen.getByRole('dialog')).toHaveTextContent('2028/02/29 10:15 UTC+8, in 8 min');
  vi.setSystemTime('2028-02-29T02:12:30Z');
  await pass(1_000);
  expect(screen.getByRole('dialog')).toHaveTextContent('2028/02/29 10:15 UTC+8, in 3 min');
  expect(action()).toBeEnabled();
  vi.setSystemTime('2028-02-29T02:16:00Z');
  await pass(1_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Delivery Date & Time cannot be earlier than the present time');
  expect(action()).toBeDisabled();
});

it('each line is ticked before the notification is sent, and a tick can be taken back', async () => {
  const { onConfirm, onClose } = draw({ csvFile: file('A', 'B', 'C', 'X') }, { mayRepeat: true, provider: createServer(people).provider });
  await expectAction('Send to 3');
  const lines = within(screen.getByRole('group', { name: 'Tick what you have seen' }));
  const boxes = lines.getAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')!.textContent)).toEqual([
    'A former try may have been sent: this may be a second notification',
    '1 of 4 rows get nothing: 1 unknown',
  ]);
  expect(screen.getByText('2 of 2 lines still to tick')).toBeVisible();
  await user.click(boxes[0]!);
  expect(screen.getByText('1 of 2 lines still to tick')).toBeVisible();
  expect(action()).toBeDisabled();
  expect(action()).toHaveAccessibleDescription('1 of 2 lines still to tick');
  await user.click(boxes[1]!);
  expect(action()).toBeEnabled();
  await user.click(boxes[0]!);
  expect(action()).toBeDisabled();
  await user.click(boxes[0]!);
  await user.click(action());
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

it('a review that has nothing to tick has no lines', async () => {
  draw({ type: 'SYSTEM' });
  await expectAction('Send to 3');
  expect(screen.queryByRole('group', { name: 'Tick what you have seen' })).toBeNull();
});

it('the clock of a review stops when it is closed', async () => {
  const clear = vi.spyOn(globalThis, 'clearInterval');
  const start = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => [clear, start].forEach((spy) => spy.mockRestore()));
  const { unmount } = renderInList(
    <ReviewDialog
      values={draftOf({ ...future, type: 'SYSTEM' })}
      confirmLabel="Create"
      mayRepeat={false}
      onConfirm={() => {}}
      onClose={() => {}}
    />,
    { provider: { getList: async () => ({ data: [], total: 0 }), ...createServer(people).provider } as never },
  );
  await expectAction('Send to 3');
  const started = start.mock.results.filter((_, i) => start.mock.calls[i]![1] === 1_000).map(({ value }) => value as unknown);
  expect(started).toHaveLength(1);
  unmount();
  expect(clear.mock.calls.flat()).toContain(started[0]);
});

it.each([
  ['offline', { isPost: false }, 'P-0033 Cedar (offline)'],
  ['over', { isPost: true, lastEndDate: '2020-01-01 00:00' }, 'P-0033 Cedar (ended)'],
])('a button to a project that is %s has to be ticked off, once its projects have come', async (_, project, label) => {
  let answer = (_rows: object[]) => {};
  const getList = (resource: string) =>
    resource === 'hongKongProjects'
      ? new Promise((resolve) => void (answer = (data) => resolve({ data, total: data.length })))
      : Promise.resolve({ data: [], total: 0 });
  const { call } = createServer(people);
  const { onConfirm } = draw({ type: 'SYSTEM', button1Type: 'PROJECT', button1ProjectIdHk: 33 }, { provider: { call, getList } });
  await waitFor(() => expect(screen.queryAllByText('Counting…')).toHaveLength(1));
  expect(action()).toBeDisabled();
  answer([{ id: 33, label, ...project }]);
  const tick = await screen.findByRole('checkbox', { name: `Button1 leads to ${label}, which app users do not see` });
  expect(action()).toBeDisabled();
  await user.click(tick);
  await user.click(action());
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('a button to a project that app users see, or that could not be read, has nothing to tick', async () => {
  const rows = [{ id: 33, label: 'P-0033 Cedar', isPost: true, lastEndDate: '2300-12-31 00:00' }];
  const getList = async (resource: string) => {
    if (resource === 'singaporeProjects') throw new CallFailure('refused', 'Not now');
    return { data: rows, total: 1 };
  };
  const { call } = createServer([...people, singapore('S')]);
  const draft = { type: 'SYSTEM', salesOffices: ['HK', 'SG'], regions: ['HK', 'CN', 'SG'], button1Type: 'PROJECT', button1ProjectIdHk: 33, button1ProjectIdSg: 34 }; // prettier-ignore
  draw(draft, { provider: { call: withoutTwin(call), getList } });
  await waitFor(() => expect(action()).toBeEnabled());
  expect(screen.queryByRole('checkbox')).toBeNull();
});
