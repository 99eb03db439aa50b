/** The review before a message that was sent is changed. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import ReviewDialog from '../../../resources/notifications/review/ReviewDialog';
import { renderInList } from '../lists/listParts';
import { draftOf, withoutTwin } from './fakeRecipients';

const user = userEvent.setup({ delay: null });
const sent = {
  id: 14,
  status: 'DELIVERED',
  salesOffices: undefined,
  salesOffice: 'HK',
  csvType: 'ID_ONLY',
  csvFile: { fileId: 'f1', fileName: 'a.csv' },
};
const draw = (draft: object, call: (name: string, params: { query: object }) => Promise<unknown>) => {
  const onConfirm = vi.fn();
  const provider = { getList: async () => ({ data: [], total: 0 }), call: withoutTwin(call) };
  renderInList(
    <ReviewDialog
      values={draftOf({ deliveryDate: '2020/06/01 10:15', ...sent, ...draft })}
      confirmLabel="Save"
      mayRepeat={false}
      onConfirm={onConfirm}
      onClose={() => {}}
    />,
    { engine: { viewer: { id: 'ann', level: 1, codes: [], claims: {} } }, provider: provider as never },
  );
  return { onConfirm };
};
const counting = (totalElements: number) =>
  vi.fn(async (_name: string, _params: { query: object }) => ({ data: { content: [], totalElements, clientTotal: 0, csvIgnoreTotal: 0 } }));
const action = () => screen.getAllByRole('button').at(-1)!;
const factOf = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent;

it.each([
  [0, 'Save', 'Nobody has this message in their inbox'],
  [1, 'Save, changes the message in 1 inbox', '1 person has this message'],
  [1_461, 'Save, changes the message in 1,461 inboxes', '1,461 people have this message'],
])('the review of a sent notification in %i inboxes counts them, though its delivery is over', async (count, button, text) => {
  const { onConfirm } = draw({}, counting(count));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('dialog', { name: /^Review before saving/ })).toBeVisible();
  expect(action().textContent).toBe(button);
  expect(factOf('Amounts')).toBeUndefined();
  await user.click(action());
  expect(onConfirm).toHaveBeenCalledOnce();
});

it.each([
  ['a client list', {}, { notificationId: '14', fileId: 'f1' }],
  ['SYSTEM', { type: 'SYSTEM', regions: ['HK', 'CN'] }, { notificationId: '14', salesOffice: 'HK', regions: 'HK,CN' }],
])('the inboxes of a sent notification to %s are counted by the server', async (_, draft, asked) => {
  const call = counting(2);
  draw(draft, call);
  await screen.findByText('2 people have this message');
  expect(call.mock.calls.map(([name, { query }]) => [name, query])).toEqual([
    ['GET /notification/client/list', { page: 0, size: 1, ...asked, inboxStatus: 'RECEIVED' }],
  ]);
});

it('a sent notification without regions is in no inbox, and nothing is counted', async () => {
  const call = counting(2);
  draw({ type: 'SYSTEM', regions: [] }, call);
  expect(await screen.findByText('Nobody has this message in their inbox')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

it('the review of a sent notification is held while it counts, and by tags that nothing replaces', async () => {
  let respond = (_reply: unknown) => {};
  draw({ titles: { EN: 'You get <AMT5>' }, csvType: 'CLIENT_PARAM' }, () => new Promise((resolve) => void (respond = resolve)));
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes[0]!.closest('label')).toHaveTextContent('<AMT5>');
  for (const box of boxes) await user.click(box);
  expect(action()).toBeDisabled();
  expect(action()).toHaveAccessibleDescription('Counting…');
  respond({ data: { totalElements: 3 } });
  expect(await screen.findByRole('button', { name: 'Save, changes the message in 3 inboxes' })).toBeEnabled();
  expect(factOf('Amounts')).toBe('Those of the client list that was sent. They are not checked again.');
  await user.click(boxes[0]!);
  expect(action()).toBeDisabled();
});

it('inboxes that cannot be counted are reported with the reason, and Retry counts them', async () => {
  const call = counting(3);
  call.mockRejectedValueOnce(new CallFailure('refused', 'Not now'));
  draw({}, call);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The inboxes could not be counted. Not now');
  expect(action()).toBeDisabled();
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Save, changes the message in 3 inboxes' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});
