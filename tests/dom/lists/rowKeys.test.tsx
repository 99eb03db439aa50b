import { expect, screen, test, within, type Portal } from '../portal';

/** The links and buttons of a row, in their order. */
const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a[href], button')];
const stopsOf = (row: HTMLElement) => controlsOf(row).filter(({ tabIndex }) => tabIndex === 0);

const open = async (portal: Portal) => {
  await portal.signIn();
  const rows = await portal.rows();
  expect(controlsOf(rows[0]!).length).toBeGreaterThan(2);
  return rows;
};

test('each row of a table is one stop of the Tab key, at its link or at what was used last in it', async ({ portal }) => {
  const rows = await open(portal);
  for (const row of rows) expect(stopsOf(row)).toEqual([within(within(row).getByRole('rowheader')).getByRole('link')]);
  stopsOf(rows[0]!)[0]!.focus();
  await portal.user.keyboard('{ArrowRight}{ArrowRight}');
  const used = controlsOf(rows[0]!)[2]!;
  expect(used).toHaveFocus();
  expect(stopsOf(rows[0]!)).toEqual([used]);
  await portal.user.keyboard('{Tab}');
  expect(stopsOf(rows[1]!)[0]).toHaveFocus();
  await portal.user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(used).toHaveFocus();
});

test('arrows move between rows in one column and within a row, Home and End to their edges', async ({ portal }) => {
  const rows = await open(portal);
  const [first, second] = [controlsOf(rows[0]!), controlsOf(rows[1]!)];
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
  await expectMove('{Control>}{End}{/Control}', controlsOf(rows.at(-1)!).at(-1));
  await expectMove('{ArrowDown}', controlsOf(rows.at(-1)!).at(-1));
  await expectMove('{Control>}{Home}{/Control}', first.at(-1));
  await expectMove('{Home}', first[0]);
});

test('the button of the menu of a row moves by arrow too, and Enter opens the menu', async ({ portal }) => {
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

test('rows that come later are one stop each too', async ({ portal }) => {
  await open(portal);
  await portal.click('button', 'Next page');
  await screen.findByText('11–20 of 1,200');
  for (const row of await portal.rows()) expect(stopsOf(row)).toHaveLength(1);
});
