import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, onTestFinished } from 'vitest';
import { useRowKeys } from '../../../src/views/list/table/useRowKeys';
import { expect, screen, test, waitFor, within, type Portal } from '../portal';

/** Returns the links and buttons of a row. */
const getControls = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a[href], button')];
const getTabStops = (row: HTMLElement) => getControls(row).filter(({ tabIndex }) => tabIndex === 0);

const open = async (portal: Portal) => {
  await portal.signIn();
  const rows = await portal.rows();
  expect(getControls(rows[0]!).length).toBeGreaterThan(2);
  return rows;
};

test('each row of a table is one Tab stop: its link, or the control that was focused last', async ({ portal }) => {
  const rows = await open(portal);
  for (const row of rows) expect(getTabStops(row)).toEqual([within(within(row).getByRole('rowheader')).getByRole('link')]);
  getTabStops(rows[0]!)[0]!.focus();
  await portal.user.keyboard('{ArrowRight}{ArrowRight}');
  const used = getControls(rows[0]!)[2]!;
  expect(used).toHaveFocus();
  expect(getTabStops(rows[0]!)).toEqual([used]);
  await portal.user.keyboard('{Tab}');
  expect(getTabStops(rows[1]!)[0]).toHaveFocus();
  await portal.user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(used).toHaveFocus();
});

test('arrow keys move between rows and within a row, Home and End to the first and last control', async ({ portal }) => {
  const rows = await open(portal);
  const [first, second] = [getControls(rows[0]!), getControls(rows[1]!)];
  const expectMove = async (keys: string, control: HTMLElement | undefined) => {
    await portal.user.keyboard(keys);
    expect(control, keys).toHaveFocus();
  };
  first[0]!.focus();
  await expectMove('{ArrowUp}', first[0]);
  await expectMove('{ArrowLeft}', first[0]);
  await expectMove('{ArrowDown}', second[0]);
  await expectMove('{End}', second.at(-1));
  await expectMove('{ArrowRight}', second.at(-1));
  await expectMove('{ArrowUp}', first.at(-1));
  await expectMove('{Control>}{End}{/Control}', getControls(rows.at(-1)!).at(-1));
  await expectMove('{ArrowDown}', getControls(rows.at(-1)!).at(-1));
  await expectMove('{Control>}{Home}{/Control}', first.at(-1));
  await expectMove('{Home}', first[0]);
});

test('arrow down on the menu button of a row moves to the next row, and Enter opens the menu', async ({ portal }) => {
  const rows = await open(portal);
  const more = (row: HTMLElement) => within(row).getByRole('button', { name: /^More/ });
  const withMenu = rows.filter((row) => within(row).queryByRole('button', { name: /^More/ }));
  more(withMenu[0]!).focus();
  await portal.user.keyboard('{ArrowDown}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(rows[rows.indexOf(withMenu[0]!) + 1]).toContainElement(document.activeElement as HTMLElement);
  more(withMenu[0]!).focus();
  await portal.user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await portal.user.keyboard('{Escape}');
});

test('the rows of the next page are one Tab stop each', async ({ portal }) => {
  await open(portal);
  await portal.click('button', 'Next page');
  await screen.findByText('11–20 of 1,200');
  for (const row of await portal.rows()) expect(getTabStops(row)).toHaveLength(1);
});

test('arrow keys stay at the same action where some rows have fewer actions', async ({ portal }) => {
  await portal.signIn('superadmin', '/pushNotification');
  const rows = await portal.rows();
  const has = (row: HTMLElement, name: RegExp) => within(row).queryByRole('button', { name }) !== null;
  const at = rows.findIndex((row, i) => i > 0 && !has(row, /^Revoke/) && has(rows[i - 1]!, /^Revoke/));
  expect(at).toBeGreaterThan(0);
  const clone = (row: HTMLElement) => within(row).getByRole('link', { name: /^Clone/ });
  clone(rows[at - 1]!).focus();
  await portal.user.keyboard('{ArrowDown}');
  expect(clone(rows[at]!)).toHaveFocus();
  await portal.user.keyboard('{ArrowUp}');
  expect(clone(rows[at - 1]!)).toHaveFocus();
});

test('a link before the rows leads to the page controls', async ({ portal }) => {
  await open(portal);
  screen.getByText('Skip to the page controls').focus();
  await portal.user.keyboard('{Enter}');
  expect(screen.getByLabelText('Rows per page')).toHaveFocus();
});

describe('the keys of a table', () => {
  const user = userEvent.setup({ delay: null });
  const named = (id: string) => document.getElementById(id)!;
  const tabStops = () => [...document.querySelectorAll<HTMLElement>('tbody :is(a, button)')].filter((each) => each.tabIndex === 0);
  const tabStopIds = () => tabStops().map(({ id }) => id);
  let leave = () => {};
  beforeEach(() => {
    document.body.innerHTML = `<div><table>
      <thead><tr><th><button id="sort">Name</button></th></tr></thead>
      <tbody>
        <tr><td><a id="a1" href="#1">1</a></td><td><button id="b1">Copy</button><button id="c1">More</button></td><td><button id="d1">Call</button></td></tr>
        <tr><td>without a control</td><td></td></tr>
        <tr><td><a id="a3" href="#3">3</a><input id="text" value="abc" /></td><td><button id="off" disabled>Off</button></td><td><button id="e3">Call</button></td></tr>
        <tr><td>without a link</td><td><button id="b5">Copy</button></td></tr>
        <tr><td><a id="a4" href="#4">4</a></td><td><button id="b4">Copy</button></td></tr>
      </tbody></table></div>`;
    const { unmount } = renderHook(() => useRowKeys({ current: document.querySelector('div') }));
    leave = unmount;
    const errors: string[] = [];
    const onError = ({ message }: ErrorEvent) => void errors.push(message);
    window.addEventListener('error', onError);
    onTestFinished(() => {
      document.body.replaceChildren();
      window.removeEventListener('error', onError);
      expect(errors).toEqual([]);
    });
  });
  const press = async (from: string, keys: string) => {
    named(from).focus();
    await user.keyboard(keys);
    return document.activeElement!.id;
  };
  test.each([
    ['a row without controls is passed over', 'a1', '{ArrowDown}', 'a3'],
    ['upwards too', 'a3', '{ArrowUp}', 'a1'],
    ['a column without a control leads to the one before it', 'b5', '{ArrowUp}', 'a3'],
    ['a control after the column does not count', 'c1', '{ArrowDown}', 'a3'],
    ['a column without a control leads to the nearest one before it', 'd1', '{Control>}{End}{/Control}', 'b4'],
    ['a column without a control and without one before it leads to the first one', 'a4', '{ArrowUp}', 'b5'],
    ['the first row is the end upwards', 'a1', '{ArrowUp}', 'a1'],
    ['the last row is the end downwards', 'a4', '{ArrowDown}', 'a4'],
    ['Ctrl and Home lead to the first row', 'b4', '{Control>}{Home}{/Control}', 'b1'],
    ['arrow left leads to the control before', 'c1', '{ArrowLeft}', 'b1'],
    ['arrow right leads to the next control, also in another column', 'c1', '{ArrowRight}', 'd1'],
    ['the first control is the end to the left', 'a1', '{ArrowLeft}', 'a1'],
    ['the last control is the end to the right', 'd1', '{ArrowRight}', 'd1'],
    ['Home leads to the first control of the row', 'c1', '{Home}', 'a1'],
    ['End leads to the last control of the row', 'a1', '{End}', 'd1'],
    ['a position that the other cell does not have leads to its last control', 'c1', '{Control>}{End}{/Control}', 'b4'],
    ['an input for text keeps its arrow keys', 'text', '{ArrowDown}', 'text'],
    ['an input for text keeps Home', 'text', '{Home}', 'text'],
    ['the header of the table keeps its keys', 'sort', '{ArrowDown}', 'sort'],
    ['arrow keys with Shift are left to the browser', 'a1', '{Shift>}{ArrowDown}{/Shift}', 'a1'],
  ])('%s', async (_, from, keys, to) => {
    expect(await press(from, keys)).toBe(to);
  });
  test.each([
    ['the control for the same action wins over the one at the same position', 'more', 'a4'],
    ['a row without the same action gives the one at the same position', 'call', 'b4'],
  ])('%s', async (_, action, to) => {
    named('b1').dataset.action = 'more';
    named('a4').dataset.action = action;
    expect(await press('b1', '{Control>}{End}{/Control}')).toBe(to);
  });
  test('each row has one Tab stop: its first control, or the one that had the focus last', () => {
    expect(tabStopIds()).toEqual(['a1', 'a3', 'off', 'b5', 'a4']);
    for (const id of ['c1', 'e3', 'text', 'sort']) named(id).focus();
    expect(tabStopIds()).toEqual(['c1', 'off', 'e3', 'b5', 'a4']);
  });
  test('a control that is drawn later is no second Tab stop, and replaces one that is gone', async () => {
    named('c1').focus();
    named('b1').insertAdjacentHTML('beforebegin', '<button id="new">New</button>');
    await waitFor(() => expect(named('new').tabIndex).toBe(-1));
    named('c1').remove();
    await waitFor(() => expect(tabStopIds()).toEqual(['a1', 'a3', 'off', 'b5', 'a4']));
  });
  test('a key that moves the focus does not scroll the page, and another key does what it always does', () => {
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      named('a1').dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(['ArrowUp', 'ArrowDown', 'PageDown', 'Enter'].map(press)).toEqual([true, true, false, false]);
  });
  test('a table that was left has no keys any more', async () => {
    leave();
    expect(await press('a1', '{ArrowRight}')).toBe('a1');
    named('b1').focus();
    expect(named('b1').tabIndex).toBe(-1);
  });
  test('the header and inputs for text keep their own Tab stop', () => {
    expect([named('sort').tabIndex, named('text').tabIndex]).toEqual([0, 0]);
  });
});
