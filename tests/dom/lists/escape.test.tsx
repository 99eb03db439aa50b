import { expect, screen, test, waitFor, within } from '../portal';

test('Escape in the open list of a choice closes that list; the next one closes the filters, whose button has the focus (PLT-100)', async ({
  portal,
}) => {
  // so many that they are searched by typing
  portal.respond('GET /employees/findAll', (payload) => {
    const employees = payload as { fullName: string }[];
    return [...employees, ...employees.map((each) => ({ ...each, fullName: `${each.fullName} junior` }))];
  });
  await portal.signIn();
  await portal.click('button', /^Filter/);
  const panel = await portal.dialog('Filters');
  const manager = () => {
    const choice = within(panel).getByRole('combobox', { name: 'Account Manager' });
    expect(choice).toBeInstanceOf(HTMLInputElement);
    return choice;
  };
  await waitFor(manager);
  await portal.select('Sales Office', 'Singapore');
  // the second time as the first
  for (let round = 0; round < 2; round += 1) {
    await portal.user.click(manager());
    await portal.user.keyboard('a');
    expect(manager()).toHaveAttribute('aria-expanded', 'true');
    await portal.user.keyboard('{Escape}');
    expect(manager()).toHaveAttribute('aria-expanded', 'false');
    expect(manager()).toHaveFocus();
    expect(panel).toBeVisible();
    expect(within(panel).getByLabelText('Sales Office')).toHaveDisplayValue('Singapore');
  }
  await portal.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: /^Filter/ })).toHaveFocus());
});
