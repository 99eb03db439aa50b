/** The question before a project is deleted names the notifications whose buttons lead to it. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import type { Project } from '../../../resources/projects/project';
import ProjectNotifications from '../../../resources/projects/ProjectNotifications';
import { renderInList } from '../lists/listParts';

const entities = {
  notifications: { label: 'Notifications', routes: { list: '/pushNotification', edit: '/editNotification/:id' }, access: {} },
} as never;
const notification = (id: number, project: object = {}) => ({
  id,
  notificationId: 50_000 + id,
  titles: { EN: `Title ${id}` },
  button1ProjectID: null,
  button2ProjectID: null,
  ...project,
});
type Params = { path?: { id: number }; query?: { page: number; size: number } };
const serve = (stored: readonly ReturnType<typeof notification>[], failing: Partial<Record<string, Error>> = {}) => {
  let reading = 0;
  const state = { most: 0 };
  const call = vi.fn(async (name: string, { path, query }: Params) => {
    const failure = failing[name];
    if (failure) throw failure;
    if (query)
      return { data: { content: stored.slice(query.page * query.size, (query.page + 1) * query.size), totalElements: stored.length } };
    reading += 1;
    state.most = Math.max(state.most, reading);
    await Promise.resolve();
    reading -= 1;
    return { data: stored.find(({ id }) => id === path!.id) };
  });
  return { call, state, ask: (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, params]) => params) };
};
const draw = ({ call }: ReturnType<typeof serve>) =>
  renderInList(<ProjectNotifications record={{ id: 7, salesOffice: 'SG' } as Project} />, {
    engine: { entities },
    provider: { call } as never,
  });
const list = 'GET /notification/list';

describe('the notifications that lead to a project', () => {
  it('are named with links, by either button', async () => {
    const server = serve([notification(1), notification(2, { button1ProjectID: 7 }), notification(3, { button2ProjectID: 7 }), notification(4, { button1ProjectID: 8 })]); // prettier-ignore
    draw(server);
    expect(await screen.findByText('The buttons of 2 notifications lead to it:')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['50002 Title 2', '/editNotification/2'],
      ['50003 Title 3', '/editNotification/3'],
    ]);
    expect(server.ask(list)).toEqual([
      expect.objectContaining({ query: { page: 0, size: 100, sort: ['notificationId,desc'], salesOffice: 'SG' } }),
    ]);
  });
  it('are counted in the singular', async () => {
    draw(serve([notification(2, { button1ProjectID: 7 })]));
    expect(await screen.findByText('The button of 1 notification leads to it:')).toBeVisible();
  });
  it('beyond five are counted', async () => {
    draw(serve([1, 2, 3, 4, 5, 6, 7].map((id) => notification(id, { button1ProjectID: 7 }))));
    await screen.findByText('The buttons of 7 notifications lead to it:');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent).slice(4)).toEqual(['50005 Title 5', 'and 2 more']); // prettier-ignore
  });
  it('of exactly five have no more', async () => {
    draw(serve([1, 2, 3, 4, 5].map((id) => notification(id, { button1ProjectID: 7 }))));
    await screen.findByText('The buttons of 5 notifications lead to it:');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });
  it('are looked for among the newest 300, six at a time', async () => {
    const server = serve(Array.from({ length: 450 }, (_, i) => notification(i + 1)));
    draw(server);
    expect(await screen.findByText('None of the newest 300 notifications of its office leads to it.')).toBeVisible();
    expect(server.ask(list).map(({ query }) => query!.page)).toEqual([0, 1, 2]);
    expect(server.state.most).toBe(6);
  });
  it('are looked for with their progress', async () => {
    const { call } = serve([notification(1), notification(2)]);
    draw({ call: vi.fn(async (name: string, params: Params) => (name === list ? call(name, params) : new Promise(() => {}))) } as never);
    expect(await screen.findByText('Looking for notifications that lead to it: 0 of 2')).toBeVisible();
  });
  it('are not looked for any more where a page of the list is empty, whatever total it names', async () => {
    const { call } = serve([]);
    const answer = async (name: string, params: Params) => ({ data: { ...(await call(name, params)).data, totalElements: 10 } });
    draw({ call: vi.fn(answer) } as never);
    expect(await screen.findByText('None of the newest 0 notifications of its office leads to it.')).toBeVisible();
  });
  it('are not read any more once the question is closed', async () => {
    const signals: AbortSignal[] = [];
    const call = vi.fn((_: string, { signal }: { signal: AbortSignal }) => new Promise(() => void signals.push(signal)));
    const { unmount } = draw({ call } as never);
    await waitFor(() => expect(signals).toHaveLength(1));
    unmount();
    await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
  });
  it('that cannot be read are reported with the reason', async () => {
    draw(serve([notification(1)], { 'GET /notification/details/{id}': new CallFailure('refused', 'Not now') }));
    expect(await screen.findByText('The notifications that lead to it could not be read. Not now')).toBeVisible();
  });
  it('are not mentioned to people who may not see notifications', async () => {
    const { container, client } = draw(serve([], { [list]: new CallFailure('forbidden') }));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
