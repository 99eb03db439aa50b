import { expect, screen, waitFor, within, type Portal } from '../portal';

export const hongKong = ['HK', 'CN', 'TW', 'DB'];
export const singapore = ['SG', 'MY', 'JP', 'ID'];
export type AdminUser = { id: number; userId: number; userLevel: string; salesOffices: string[]; regions: string[]; permissions: string[] };

export const openCreate = async (portal: Portal) => {
  await portal.signIn('superadmin', '/adminCreateUser');
  await screen.findByRole('checkbox', { name: 'View of Reports' });
};
export const openEdit = async (portal: Portal, id: number) => {
  await portal.signIn('superadmin', `/adminEditUser/${id}`);
  await screen.findByRole('checkbox', { name: 'View of Reports' });
};
export const chooseLevel = (portal: Portal, level: number) => portal.click('radio', `Level ${level}`);
export const officeField = () => screen.findByRole('combobox', { name: 'Sales Office' });
export const chooseOffice = async (portal: Portal, name: string) => {
  const field = await officeField();
  await portal.user.selectOptions(field, await within(field).findByRole('option', { name }));
};
export const choosePerson = async (portal: Portal, name: string) => {
  const field = await screen.findByRole('combobox', { name: 'Name' });
  await portal.user.selectOptions(field, await within(field).findByRole('option', { name }));
};
export const tick = (column: 'View' | 'Update', row: string) => screen.getByRole('checkbox', { name: `${column} of ${row}` });
export const region = (name: string) => within(screen.getByRole('group', { name: 'Region' })).getByRole('checkbox', { name });
/** Waits until these regions are ticked, and no other. */
export const expectRegions = (codes: string[]) =>
  waitFor(() => {
    const boxes = within(screen.getByRole('group', { name: 'Region' })).queryAllByRole<HTMLInputElement>('checkbox', { checked: true });
    expect(boxes.filter(({ name }) => name === 'regions').map(({ value }) => value)).toEqual(codes);
  });
/** The text of a value that is no input, by its label. */
export const value = (label: string) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label);
  return term?.nextElementSibling?.textContent;
};
