/** The permissions of an admin user as checkboxes: which ones can be set, and what a change sends. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { moduleOf, renderMatrix } from './renderMatrix';

const user = userEvent.setup({ delay: null });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const isOwn = { oneselfWhen: { condition: 'oneself' } };
const offers = (...codes: string[]) => ({ offered: (code: string) => codes.includes(code) });
const hint = () => document.querySelector('.matrix')!.lastElementChild!.textContent;

describe('the checkboxes of a permission matrix', () => {
  it('a checkbox of one permission changes that permission, with what it includes (ADM-034)', async () => {
    const { onChange } = await renderMatrix({ value: ['X_READ'] });
    await user.click(await box('Update of Clients'));
    expect(onChange).toHaveBeenLastCalledWith(['X_READ', 'CLIENT_WRITE', 'CLIENT_READ']);
    expect(await box('View of Clients')).toBeChecked();
    await user.click(await box('View of Clients'));
    expect(onChange).toHaveBeenLastCalledWith(['X_READ']);
  });
  it('the checkbox of a row sets the permissions of its row, and is mixed while some of them are set', async () => {
    const { onChange } = await renderMatrix({ value: ['CLIENT_READ'] });
    const row = await box('All of Clients');
    expect([row.checked, row.indeterminate]).toEqual([false, true]);
    await user.click(row);
    expect(onChange).toHaveBeenLastCalledWith(['CLIENT_READ', 'CLIENT_WRITE']);
    await waitFor(() => expect([row.checked, row.indeterminate]).toEqual([true, false]));
    await user.click(row);
    expect(onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect([row.checked, row.indeterminate]).toEqual([false, false]));
  });
  it('the checkbox of a row with one permission is checked when that one is set', async () => {
    await renderMatrix({ value: ['REPORT_READ'] });
    expect(await box('All of Reports')).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Update of Reports' })).toBeNull();
  });
  it('the checkboxes of a column and of everything set what they name', async () => {
    const { onChange } = await renderMatrix();
    await user.click(await box('View of all that are shown'));
    expect(onChange).toHaveBeenLastCalledWith(['CLIENT_READ', 'REPORT_READ']);
    const everything = await box('Everything');
    expect([everything.checked, everything.indeterminate]).toEqual([false, true]);
    await user.click(everything);
    expect(onChange.mock.lastCall![0].toSorted()).toEqual(['CLIENT_READ', 'CLIENT_WRITE', 'IMPORT_WRITE', 'REPORT_READ']);
    expect(await box('Update of all that are shown')).toBeChecked();
  });
  it('a module without permissions has no checkboxes to set', async () => {
    await renderMatrix({ modules: [{ ...moduleOf('Empty'), codes: null }] });
    expect(await box('All of Empty')).toBeDisabled();
    expect(await box('Everything')).toBeDisabled();
    expect(await box('View of all that are shown')).toBeDisabled();
  });
  it('every checkbox is disabled while the form is sent', async () => {
    const { send } = await renderMatrix();
    expect(await box('View of Clients')).toBeEnabled();
    send();
    for (const each of screen.getAllByRole('checkbox')) expect(each).toBeDisabled();
  });
  it('every checkbox is disabled for the reason that the form gives, which replaces the hint', async () => {
    await renderMatrix({ props: { disabledReason: 'Select a level first' } });
    expect(await box('View of Clients')).toBeDisabled();
    expect(await box('Everything')).toBeDisabled();
    expect(hint()).toBe('Select a level first');
  });
  it('the first error of the form moves the focus to the first checkbox', async () => {
    const { inputRef } = await renderMatrix();
    await box('View of Clients');
    expect(inputRef).toHaveBeenCalledWith(await box('Everything'));
  });
});

describe('the permissions that a user can give', () => {
  it('a permission that the user lacks is disabled, and a checkbox for several leaves it out (ADM-055)', async () => {
    const { onChange } = await renderMatrix({ field: offers('CLIENT_READ') });
    expect(await box('Update of Clients')).toBeDisabled();
    expect(await box('All of Reports')).toBeDisabled();
    expect(await box('Update of all that are shown')).toBeDisabled();
    await user.click(await box('All of Clients'));
    expect(onChange).toHaveBeenLastCalledWith(['CLIENT_READ']);
    await waitFor(async () => expect(await box('All of Clients')).toBeChecked());
    expect(await box('Everything')).toBeChecked();
  });
  it('a permission that the user lacks is removed, and given back while it is stored (ADM-055)', async () => {
    const { onChange } = await renderMatrix({ value: ['REPORT_READ'], stored: ['REPORT_READ'], field: offers() });
    await user.click(await box('View of Reports'));
    expect(onChange).toHaveBeenLastCalledWith([]);
    await user.click(await box('View of Reports, removed'));
    expect(onChange).toHaveBeenLastCalledWith(['REPORT_READ']);
  });
  it('the checkboxes for several can remove and give back a stored permission that the user lacks (ADM-055)', async () => {
    const { onChange } = await renderMatrix({ value: ['REPORT_READ'], stored: ['REPORT_READ'], field: offers() });
    for (const name of ['View of all that are shown', 'Everything', 'All of Reports']) {
      expect(await box(name)).toBeChecked();
      await user.click(await box(name));
      expect(onChange).toHaveBeenLastCalledWith([]);
      await user.click(await box(name));
      expect(onChange).toHaveBeenLastCalledWith(['REPORT_READ']);
    }
  });
  it('a change keeps the other permissions that the user lacks', async () => {
    const { onChange } = await renderMatrix({ value: ['X_READ', 'CLIENT_READ'], field: offers('REPORT_READ') });
    await user.click(await box('View of Reports'));
    expect(onChange).toHaveBeenLastCalledWith(['X_READ', 'CLIENT_READ', 'REPORT_READ']);
  });
  it('the checkboxes for several can remove a permission that is set and not stored, though the user lacks it', async () => {
    await renderMatrix({ value: ['CLIENT_READ'], stored: [], field: offers() });
    for (const name of ['View of all that are shown', 'Everything', 'All of Clients']) expect(await box(name)).toBeChecked();
    await user.click(await box('Everything'));
    expect(await box('Everything')).toBeDisabled();
  });
  it.each<[string, object, string]>([
    ['all of them', {}, 'Update includes View. Use the arrow keys to move between checkboxes.'],
    [
      'some of them',
      offers('CLIENT_READ', 'CLIENT_WRITE', 'REPORT_READ'),
      'You can give the permissions that you have yourself. Use the arrow keys to move between checkboxes.',
    ],
    ['all of them, without a hint of the declaration', { hint: undefined }, 'Use the arrow keys to move between checkboxes.'],
  ])('the hint of a permission matrix tells whether the user can give %s', async (_, field, text) => {
    await renderMatrix({ field });
    await box('View of Clients');
    expect(hint()).toBe(text);
  });
  it('the user adds no permission to the own record, and a removed one is reported at once (ADM-055)', async () => {
    await renderMatrix({ field: isOwn, value: ['CLIENT_READ', 'CLIENT_WRITE'], stored: ['CLIENT_READ', 'CLIENT_WRITE'] });
    expect(await box('View of Reports')).toBeDisabled();
    expect(hint()).toMatch(/^This is your own record: you can take away here, and not add\./);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await box('View of Clients'));
    expect(screen.getByRole('alert')).toHaveTextContent('You are taking from yourself: Clients View, Clients Update.');
  });
  it('a removed permission of another user is no warning', async () => {
    await renderMatrix({ value: ['CLIENT_READ'], stored: ['CLIENT_READ'] });
    await user.click(await box('View of Clients'));
    expect(screen.getByLabelText('Changes of Permissions')).toHaveTextContent('Clients − View');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
