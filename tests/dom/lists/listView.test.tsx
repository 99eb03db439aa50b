/** The screen of a list around its rows: its title, its actions, the link that creates a record and the part beside the list. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { text } from '../../../src/fields';
import { ListView } from '../../../src/views/list/ListView';
import { showPhone } from '../page';
import { declareList, renderInList, rows } from './listParts';

const user = userEvent.setup({ delay: null });
const dialog = async () => ({ default: ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Close the dialog</button> });
const aside = async () => ({ default: () => <p>Beside the list</p> });
const pageActions = [
  { name: 'plan', label: 'Plan', dialog, permission: 'plan', icon: 'clock' },
  { name: 'sync', label: 'Sync', dialog, permission: 'sync' },
];
const entity = { label: 'Things', routes: { list: '/things', edit: '/things/:id', create: '/things/new' }, createLabel: 'New thing' };
type Options = { list?: object; may?: readonly string[]; routes?: object; getList?: () => Promise<unknown> };
const draw = async ({
  list = {},
  may = ['create', 'plan', 'sync'],
  routes,
  getList = async () => ({ data: rows, total: 3 }),
}: Options = {}) => {
  const respond = vi.fn(getList);
  renderInList(<ListView />, {
    declaration: declareList({ search: { name: text('Name') }, ...list }),
    provider: { getList: respond as never },
    engine: {
      entities: { things: { ...entity, ...(routes && { routes }) } as never },
      can: (_, action) => may.includes(action),
    },
  });
  await waitFor(() => expect(document.querySelector('[aria-busy=false], [role=alert]')).not.toBeNull());
  return respond;
};
const head = () => document.querySelector<HTMLElement>('.page-head')!;
const buttons = () =>
  within(head())
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const createLink = () => within(head()).queryByRole('link', { name: 'New thing' });

describe('the head of a list', () => {
  it('names the list and links to the form that creates a record', async () => {
    await draw();
    expect(screen.getByRole('heading', { level: 1, name: 'Things' })).toBeVisible();
    expect(createLink()).toHaveAttribute('href', '/things/new');
    expect([createLink()!.textContent, createLink()!.className]).toEqual(['New thing', 'button']);
  });
  it.each<[string, Options]>([
    ['for a user who may not create', { may: [] }],
    ['of an entity without such a form', { routes: { list: '/things' } }],
  ])('has no link to create a record %s', async (_, options) => {
    await draw(options);
    expect(createLink()).toBeNull();
  });
  it('has on a phone an icon for the link that creates a record, with its name', async () => {
    showPhone();
    await draw();
    expect([createLink()!.textContent, createLink()!.classList.contains('button-icon-only')]).toEqual(['', true]);
    expect(createLink()!.querySelector('svg')).not.toBeNull();
  });
  it('has a button for each action of the page that the user may do, and a clock on those that plan something', async () => {
    await draw({ list: { pageActions } });
    expect(buttons()).toEqual(['Plan', 'Sync']);
    expect(
      within(head())
        .getAllByRole('button')
        .map((button) => button.querySelectorAll('svg').length),
    ).toEqual([1, 0]);
    cleanup();
    await draw({ list: { pageActions }, may: ['sync'] });
    expect(buttons()).toEqual(['Sync']);
  });
  it.each([false, true])('opens the dialog of a page action, which closes again (phone: %s)', async (isPhone) => {
    if (isPhone) showPhone();
    await draw({ list: { pageActions } });
    if (isPhone) {
      expect(buttons()).toEqual(['Actions']);
      await user.click(screen.getByRole('button', { name: 'Actions' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Sync' }));
    } else await user.click(screen.getByRole('button', { name: 'Sync' }));
    await user.click(await screen.findByRole('button', { name: 'Close the dialog' }));
    expect(screen.queryByRole('button', { name: 'Close the dialog' })).toBeNull();
  });
  it('has no menu on a phone when the page has no actions', async () => {
    showPhone();
    await draw();
    expect(buttons()).toEqual([]);
  });
});

describe('the part beside a list', () => {
  it('is shown next to the rows of a list that declares one', async () => {
    await draw({ list: { aside } });
    const part = await screen.findByText('Beside the list');
    expect(part.closest('.list-with-aside')).toContainElement(screen.getByRole('table'));
    expect(part.parentElement).toHaveClass('list-aside');
  });
  it('is missing on a list that declares none', async () => {
    await draw();
    expect(document.querySelector('.list-with-aside')).toBeNull();
  });
});

it('a list that the server refuses has no link, no action and no part beside it (PLT-123)', async () => {
  await draw({ list: { pageActions, aside }, getList: () => Promise.reject(new CallFailure('forbidden')) });
  expect(screen.getByRole('alert')).toHaveTextContent('No permission!');
  expect([createLink(), buttons(), document.querySelector('.list-with-aside')]).toEqual([null, [], null]);
});
