/** The recipients in the preview of a review: one after the other, or found by an id of the client list. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Audience } from '../../../resources/notifications/audience/useAudience';
import type { NotificationDraft } from '../../../resources/notifications/notification';
import { RecipientPreview } from '../../../resources/notifications/review/RecipientPreview';
import { renderInList } from '../lists/listParts';
import { whilePageChanges } from '../page';
import { createServer, draftOf, listOf, personIn, type Query } from './fakeRecipients';

const user = userEvent.setup({ delay: null });
const hongKong = personIn('HK', 'HK');
const ids = ['C10', 'C11', 'C1', 'X1'];
const text = ['clientId,AMT1,AMT2,AMT3,AMT4', ...ids.map((id) => `${id},amount of ${id},,,`), ''].join('\n');
const list = {
  key: 'k',
  fileId: 'f1',
  fileName: 'a.csv',
  file: new File([text], 'a.csv'),
  known: { report: listOf(text) },
  retry: () => {},
};
const draft = draftOf({ csvType: 'CLIENT_PARAM', csvFile: list, titles: { EN: 'You get <AMT1>' } });
/** Two of the list get it; C1 is not active, and X1 is unknown. */
const server = () => createServer([hongKong('C10'), hongKong('C11'), hongKong('C1', false)]);
const audience = (total: number): Audience => ({ total, rows: 4, leftOut: {}, offices: { HK: { total, regions: {} } } });
const draw = (changes: { draft?: NotificationDraft; audience?: Audience; provider?: object } = {}) =>
  renderInList(
    <RecipientPreview draft={changes.draft ?? draft} audience={'audience' in changes ? changes.audience : audience(2)} asked="r" />,
    {
      provider: (changes.provider ?? server().provider) as never,
    },
  );
const chooser = () => screen.queryByRole('region', { name: 'Recipient' });
const status = () => within(chooser()!).getByRole('status').textContent;
const phone = () => screen.getByRole('region', { name: /phone/i });
const expectShown = (place: string, amount: string) =>
  waitFor(() => {
    expect(chooser() && status()).toBe(place);
    expect(phone()).toHaveTextContent(amount);
  });
const search = async (id: string) => {
  await user.clear(screen.getByLabelText('Client ID'));
  await user.type(screen.getByLabelText('Client ID'), id);
};

it('the recipients are shown one after the other with their amounts', async () => {
  draw();
  await expectShown('C10, 1 of 2', 'You get amount of C10');
  await user.click(screen.getByRole('button', { name: 'Next recipient' }));
  await expectShown('C11, 2 of 2', 'You get amount of C11');
  await user.click(screen.getByRole('button', { name: 'Previous recipient' }));
  await expectShown('C10, 1 of 2', 'You get amount of C10');
});

it.each([
  ['C11', 'C11 gets it', 'amount of C11'],
  ['C1', 'C1 does not get it', 'amount of C1'],
  ['x1', 'X1 does not get it', 'amount of X1'],
])('the id %s of the list is shown as "%s", also when it gets nothing', async (id, place, amount) => {
  draw();
  await expectShown('C10, 1 of 2', 'amount of C10');
  await search(id);
  await expectShown(place, amount);
});

it('the first row of the list is found from another recipient', async () => {
  draw();
  await expectShown('C10, 1 of 2', 'amount of C10');
  await user.click(screen.getByRole('button', { name: 'Next recipient' }));
  await expectShown('C11, 2 of 2', 'amount of C11');
  await search('C10');
  await expectShown('C10 gets it', 'amount of C10');
});

it('a step after a search goes on with the recipients', async () => {
  draw();
  await expectShown('C10, 1 of 2', 'amount of C10');
  await search('X1');
  await expectShown('X1 does not get it', 'amount of X1');
  await user.click(screen.getByRole('button', { name: 'Next recipient' }));
  await expectShown('C10, 1 of 2', 'amount of C10');
});

it('a recipient whose page still loads is not replaced by another one', async () => {
  const { call } = server();
  const never = new Promise<never>(() => {});
  const answer = (name: string, params: { query: Query }) => (params.query.isInvalidUser === false ? never : call(name, params));
  draw({ provider: { call: answer } });
  await expectShown('…, 1 of 2', 'You get <AMT1>');
});

it.each<[string, Parameters<typeof draw>[0]]>([
  ['are not counted yet', { audience: undefined }],
  ['do not exist', { audience: audience(0) }],
  ['have no amounts', { draft: { ...draft, csvType: 'ID_ONLY' } as NotificationDraft }],
  ['are those of a SYSTEM message', { draft: { ...draft, type: 'SYSTEM' } as NotificationDraft }],
])('recipients that %s cannot be chosen, and no amount is shown', async (_, changes) => {
  draw(changes);
  await whilePageChanges(() => new Promise(setImmediate));
  expect(chooser()).toBeNull();
  expect(phone()).toHaveTextContent('You get <AMT1>');
});
