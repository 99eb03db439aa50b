/** The buttons of a page that open a dialog, a panel or a menu: found by pressing each. */
import { within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { nameOfControl, popups, settle } from '../pageState';
import type { Portal } from '../portal';

// happy-dom has no calendar of the browser
Object.assign(HTMLInputElement.prototype, { showPicker: () => {} });
const quickUser = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** What leads to a button from the page: buttons and menu items, by their names. */
export type Route = readonly string[];

const controls = 'button, [role=menuitem]';
/** Controls of a form, of the pager and of a column's header open nothing. */
const elsewhere = '[type=submit], :disabled, nav button, th button, .pager button';
/** What acts at once and opens nothing. */
const actsAtOnce = /^(Copy|Export|Refresh|Reset|Compact rows|Fewer fields|More fields|Remove)\b/;
const named = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => !element.matches(elsewhere))
    .map((element) => ({ element, name: nameOfControl(element) }));

const page = () => document.querySelector<HTMLElement>('#content')!;
/** Where the next control of a route is: the popup on top, else the page. */
const place = () => popups().at(-1) ?? page();

/** Presses a control as with the mouse. `user.click` computes the styles of all that is around it, which takes long on a full page. */
export const press = (element: HTMLElement) => quickUser.click(element);

/** Presses the controls of a route one after the other. @param waits false does not wait for what the last one loads */
export const follow = async (portal: Portal, route: Route, waits = true) => {
  for (const [i, name] of route.entries()) {
    const found = named(place()).find((each) => each.name === name);
    expect(
      found,
      `${route.join(' > ')}: ${named(place())
        .map((each) => each.name)
        .join(', ')}`,
    ).toBeDefined();
    await press(found!.element);
    if (waits || i < route.length - 1) await settle(portal);
  }
};

/** Closes what is open: by Esc, else by the button that cancels. */
export const close = async (portal: Portal) => {
  for (let open = popups().length; open > 0; open = popups().length) {
    // the first Esc may close a list of options
    for (let key = 0; key < 2 && popups().length === open; key += 1) {
      await portal.user.keyboard('{Escape}');
      await settle(portal);
    }
    if (popups().length < open) continue;
    await portal.user.click(within(popups().at(-1)!).getByRole('button', { name: /^(Cancel|Close|Keep editing)$/ }));
    await settle(portal);
    expect(popups().length, 'a popup that does not close').toBeLessThan(open);
  }
};

/** The names of the controls to press: of rows and of files with the same buttons, those of the first alone. */
const pressable = () => {
  const seen = new Set<string>();
  return named(page()).filter(({ element, name }) => {
    const container = element.closest('tbody tr, .file-item, .card li');
    const kind = container ? `${container.localName} ${element.className} ${name.split(' ')[0]}` : name;
    if (seen.has(kind) || element.ariaDisabled === 'true' || actsAtOnce.test(name)) return false;
    seen.add(kind);
    return true;
  });
};

/** What a menu offers to press. One in which an entry is the current one offers a choice, and no dialogs. */
const entriesOf = (menu: HTMLElement | undefined) =>
  menu?.matches('[role=menu]') && !menu.querySelector('[aria-current=true]') ? named(menu).map(({ name }) => name) : [];

/**
 * Opens whatever the page opens, and does something with it. Returns the routes that opened something.
 * @param reopen opens the page anew, after a button that leads elsewhere
 * @param visit follows a route and closes what it opened; false when it opened nothing
 */
export const visitPopups = async (portal: Portal, reopen: () => Promise<void>, visit: (route: Route) => Promise<boolean>) => {
  // happy-dom would go to the address of a file that is saved
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => download.mockRestore());
  await reopen();
  await settle(portal);
  const path = portal.path();
  const opened: Route[] = [];
  const visitRoute = async (route: Route) => {
    if (await visit(route)) opened.push(route);
    if (portal.path() === path) return;
    await reopen();
    await settle(portal);
  };
  for (const { name, element } of pressable()) {
    // an earlier button may have taken it away
    if (!named(page()).some((each) => each.name === name)) continue;
    if (element.isConnected && element.getAttribute('aria-haspopup') === 'menu') {
      await press(element);
      await settle(portal);
      const entries = entriesOf(popups().at(-1));
      await close(portal);
      for (const entry of entries) await visitRoute([name, entry]);
    }
    await visitRoute([name]);
  }
  return opened;
};
