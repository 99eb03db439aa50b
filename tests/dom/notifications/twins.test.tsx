/** A notification for two offices is two records: the review and the revocation of one name the other. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { Facts } from '../../../resources/notifications/review/Facts';
import RevokeDetails from '../../../resources/notifications/sent/RevokeDetails';
import type { Notification } from '../../../resources/notifications/notification';
import { renderInList } from '../lists/listParts';

const one = {
  id: 14,
  notificationId: 50_014,
  salesOffice: 'HK',
  type: 'SYSTEM',
  regions: ['HK'],
  titles: { EN: null, ZH_HK: '通知' },
  status: 'DELIVERED',
  createdByName: 'Chan, Ann',
  createdAt: '2026-11-20T02:00:00.000Z',
};
const twin = { ...one, id: 15, notificationId: 50_015, salesOffice: 'SG', regions: ['SG'], createdAt: '2026-11-20T02:00:09.000Z' };
const entities = {
  notifications: { label: 'Notifications', routes: { list: '/pushNotification', edit: '/editNotification/:id' }, access: {} },
} as never;

type Params = { path?: { id: number }; query?: Record<string, unknown> };
const serve = (stored: readonly object[], inboxes: number | Error = 3) =>
  vi.fn(async (name: string, { path, query }: Params) => {
    const rows = stored as (typeof one)[];
    if (name === 'GET /notification/details/{id}') return { data: rows.find(({ id }) => id === path!.id) };
    if (name === 'GET /notification/list') return { data: { content: rows, totalElements: rows.length } };
    expect([name, query]).toEqual(['GET /notification/client/list', expect.objectContaining({ inboxStatus: 'RECEIVED' })]);
    if (inboxes instanceof Error) throw inboxes;
    return { data: { content: [], totalElements: inboxes } };
  });
const draw = (part: 'facts' | 'revoke', call: ReturnType<typeof serve>, record: object = one, known = entities) =>
  renderInList(
    part === 'facts' ? (
      <Facts draft={record as never} until={null} links={[]}>
        {null}
      </Facts>
    ) : (
      <RevokeDetails record={record as Notification} />
    ),
    {
      engine: { entities: known, viewer: { id: 'ann', level: 1, codes: [], claims: {} } },
      provider: { getList: async () => ({ data: [], total: 0 }), call } as never,
    },
  );
const note = 'The same message for Singapore, 50015, stays as it is';

describe('the notification for the other office', () => {
  it('stands in the review with a link that opens in a new tab', async () => {
    const call = serve([one, twin]);
    draw('facts', call);
    const link = await screen.findByRole('link', { name: '50015' });
    expect(link.closest('dd')).toHaveTextContent(note);
    expect(screen.getByText('Other office')).toBeVisible();
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual(['/editNotification/15', '_blank', 'opener']);
    const search = call.mock.calls.find(([name]) => name === 'GET /notification/list')![1].query;
    expect(search).toEqual({ page: 0, size: 100, sort: ['notificationId,desc'], title: '通知' });
  });
  it.each([
    ['of the same office', { salesOffice: 'HK' }],
    ['of another title', { titles: { EN: 'Other', ZH_HK: '通知' } }],
    ['of another type', { type: 'MARKET' }],
    ['of another person', { createdByName: 'Lee, Bo' }],
    ['of another time', { createdAt: '2026-11-20T02:00:10.001Z' }],
    ['without a time', { createdAt: null }],
  ])('is not one %s', async (_, changes) => {
    const call = serve([one, { ...twin, ...changes }]);
    draw('revoke', call);
    await screen.findByText('3 people have this message');
    await waitFor(() => expect(call.mock.calls.some(([name]) => name === 'GET /notification/list')).toBe(true));
    expect(screen.queryByRole('link')).toBeNull();
  });
  it('may be stored ten seconds later', async () => {
    draw('revoke', serve([one, { ...twin, createdAt: '2026-11-20T02:00:10.000Z' }]));
    expect(await screen.findByRole('link', { name: '50015' })).toBeVisible();
  });
  it('is one of the newest five with its title', async () => {
    const others = [21, 22, 23, 24, 25].map((id) => ({ ...twin, id, createdByName: 'Lee, Bo' }));
    const call = serve([one, ...others, twin]);
    draw('revoke', call);
    await screen.findByText('3 people have this message');
    await waitFor(() => expect(call.mock.calls.filter(([, { path }]) => path && path.id > 20)).toHaveLength(5));
    expect(call.mock.calls.some(([, { path }]) => path?.id === twin.id)).toBe(false);
  });
  it('is a text where notifications have no screen', async () => {
    const routes = { notifications: { label: 'Notifications', routes: { list: '/pushNotification' }, access: {} } } as never;
    draw('facts', serve([one, twin]), one, routes);
    expect(await screen.findByText(/50015/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
  it('is not looked for before a notification is stored', async () => {
    const call = serve([]);
    draw('facts', call, { ...one, id: undefined });
    await screen.findByText('Category');
    expect(call).not.toHaveBeenCalled();
  });
  it('finds a title that is longer than a search may be', async () => {
    const titles = { EN: 'x'.repeat(120) };
    const call = serve([
      { ...one, titles },
      { ...twin, titles },
    ]);
    draw('facts', call, { ...one, titles });
    await screen.findByRole('link', { name: '50015' });
    expect(call.mock.calls.find(([name]) => name === 'GET /notification/list')![1].query!.title).toBe('x'.repeat(50));
  });
});

describe('the question of Revoke', () => {
  it('counts the inboxes and names the other office', async () => {
    const { container } = draw('revoke', serve([one, twin], 1_461));
    await screen.findByText('1,461 people have this message');
    await screen.findByRole('link', { name: '50015' });
    expect(container).toHaveTextContent(note);
  });
  it('says that inboxes could not be counted, with the reason', async () => {
    draw('revoke', serve([one], new CallFailure('refused', 'Not now')));
    expect(await screen.findByText('The inboxes could not be counted. Not now')).toBeVisible();
  });
});
