/** What the permission matrix of an admin user reports: changes, counts, and modules that are missing. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { renderMatrix, threeModules, type Module } from './renderMatrix';

const user = userEvent.setup({ delay: null });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const counts = () => screen.getByText(/ of \d+ View/).textContent;

describe('what a permission matrix reports', () => {
  it('the changes name each permission that was added or removed, in the list and in its cell', async () => {
    await renderMatrix({ value: ['CLIENT_READ'], stored: ['CLIENT_READ', 'IMPORT_WRITE'] });
    const changes = await screen.findByLabelText('Changes of Permissions');
    await waitFor(() => expect(changes).toHaveTextContent(/^Imports − Update$/));
    await user.click(await box('Update of Clients'));
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Clients + Update', 'Imports − Update']);
    expect(await box('Update of Clients, added')).toBeChecked();
    expect(await box('Update of Imports, removed')).not.toBeChecked();
  });
  it('a new record reports no changes', async () => {
    await renderMatrix();
    await user.click(await box('View of Clients'));
    expect(counts()).toBe('1 of 2 View · 0 of 2 Update');
    expect(screen.queryByLabelText('Changes of Permissions')).toBeNull();
    expect(screen.queryByText('added')).toBeNull();
  });
  it('a record whose stored permissions are missing reports each set one as added', async () => {
    await renderMatrix({ stored: null });
    await user.click(await box('View of Clients'));
    expect(screen.getByLabelText('Changes of Permissions')).toHaveTextContent(/^Clients \+ View$/);
  });
  it.each([
    [['A_READ'], ' · 1 more code that no row names is kept'],
    [['A_READ', 'B_READ'], ' · 2 more codes that no row names are kept'],
    [[], ''],
  ])('the counts name the codes %j that belong to no module', async (value, text) => {
    await renderMatrix({ value });
    await box('View of Clients');
    expect(counts()).toBe(`0 of 2 View · 0 of 2 Update${text}`);
  });
  it('no code is reported as one without a module while the modules load', async () => {
    let respond: (response: { data: Module[]; total: number }) => void = () => {};
    await renderMatrix({ value: ['CLIENT_READ'], getList: () => new Promise((resolve) => (respond = resolve)) });
    expect(counts()).toBe('0 of 0 View · 0 of 0 Update');
    expect(screen.getByRole('grid', { name: 'Permissions' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Nothing has this name')).toBeNull();
    respond({ data: threeModules, total: 3 });
    await box('View of Clients');
    expect(screen.getByRole('grid', { name: 'Permissions' })).toHaveAttribute('aria-busy', 'false');
  });
  it('modules that cannot be loaded are reported with Retry, without checkboxes and without lost codes', async () => {
    let isFailing = true;
    const getList = async () => {
      if (isFailing) throw new CallFailure('busy');
      return { data: threeModules, total: 3 };
    };
    await renderMatrix({ value: ['CLIENT_READ'], getList });
    expect(await screen.findByText('Permissions could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(counts()).toBe('0 of 0 View · 0 of 0 Update');
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await box('View of Clients')).toBeChecked();
  });
  it('a part of the modules is no matrix, because a row that is missing would lose its codes', async () => {
    await renderMatrix({ value: ['OTHER_READ'], total: 4 });
    expect(await screen.findByText('Permissions could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Explain permissions' })).toBeNull();
    expect(counts()).toBe('0 of 2 View · 0 of 2 Update');
  });
});
