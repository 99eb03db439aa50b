/** What a person does with a page, and reads on it. Queries by role and name beyond these are those of testing-library. */
import { screen, waitFor, within, type ByRoleMatcher } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { toastStore } from '../../src/ui/toasts/toasts';
import { password } from '../calls';
import { Network } from './network';
import { whilePageChanges } from './page';
import { checkFocus } from './rules';

/** The cells of a row, with the one that is its header. */
export const cellsOf = (row: HTMLElement) => [...(row as HTMLTableRowElement).cells];

/** The text of each of some elements. */
export const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** The texts of the options of a select. */
export const optionTexts = (select: HTMLElement) => textsOf(within(select).getAllByRole('option'));

/** The person in front of a page. */
export class PageUser extends Network {
  readonly user = userEvent.setup({ delay: null });

  /** The path that the address bar shows. */
  path = () => window.location.hash.slice(1);

  /** Changes the path in the address bar, as somebody who types it. */
  goTo = (path: string) =>
    whilePageChanges(async () => {
      window.history.pushState(null, '', `#${path}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
  /** Fills in the sign-in page and submits it. */
  fillSignIn = async (username: string, secret = password) => {
    await this.fill('Username', username);
    await this.fill('Password', secret);
    await this.click('button', 'Sign in');
  };
  /**
   * Clicks the one control with a role and a name. Waits until it is there. Buttons and links are clicked by Enter, so that a
   * test also checks where the focus goes.
   */
  click = async (role: ByRoleMatcher, name: string | RegExp) => {
    const control = await screen.findByRole(role, { name });
    if (!['button', 'link'].includes(String(role))) return this.user.click(control);
    checkFocus();
    await whilePageChanges(async () => control.focus());
    if (document.activeElement !== control) throw new Error(`${String(role)} ${String(name)} takes no focus`);
    await this.user.keyboard('{Enter}');
  };
  /** The one input with a label, with or without the star of a required field. Waits until it is there. */
  field = (label: string) => screen.findByLabelText((text) => text.replace(/\*$/, '').trim() === label);
  /** Replaces what an input contains, key by key. */
  fill = async (label: string, text: string) => {
    const input = await this.field(label);
    await this.user.clear(input);
    if (text) await this.user.type(input, text.replaceAll(/[{[]/g, '$&$&'));
  };
  /** Chooses an option of a select by its text. Waits until it is offered. */
  select = async (label: string, option: string) => {
    const field = await this.field(label);
    await this.user.selectOptions(field, await within(field).findByRole('option', { name: option }));
  };
  /** The texts of the options of a select. */
  optionTexts = async (label: string) => optionTexts(await this.field(label));

  /** The rows of the list, once those of the current page are there. @param inside an element with the list. Default: the page */
  rows = async (inside: HTMLElement = document.body) => {
    const table = await within(inside).findByRole('table');
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
    return within(table).getAllByRole('row').slice(1);
  };
  /** The one row of the list that contains a text. Waits until it is there. */
  row = (text: string) =>
    waitFor(() => {
      const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
      const found = rows.filter(({ textContent }) => textContent.includes(text));
      expect(found, `rows with ${text}`).toHaveLength(1);
      return found[0]!;
    });
  /** The cell of a row that is below a header. */
  cell = (row: HTMLElement, header: string) => {
    const headers = within(row.closest('table')!).getAllByRole<HTMLTableCellElement>('columnheader');
    const found = headers.find(({ textContent }) => textContent === header);
    if (!found) throw new Error(`no column ${header}`);
    return cellsOf(row)[found.cellIndex]!;
  };
  /** A message at the top of the page. Waits until it is there. */
  message = (text: string | RegExp) => screen.findByText(text, { selector: '.toast *' });
  /** The texts of all messages at the top of the page. */
  messages = () => toastStore.get().map(({ text }) => text);
  /** A dialog by its title. Waits until it is there. */
  dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
  /** Waits until the foot of the form counts these changes, by their labels. */
  expectChanges = async (...labels: string[]) => {
    await screen.findByText(labels.length === 1 ? '1 change' : `${labels.length} changes`);
    expect(textsOf(document.querySelectorAll('.form-changes li'))).toEqual(labels);
  };
}

/** The errors that the summary above a form lists. */
export const summaryTexts = () => {
  const summary = screen.queryAllByRole('alert').find(({ textContent }) => textContent.includes('Please check the form'));
  return summary ? textsOf(within(summary).queryAllByRole('button')) : [];
};
