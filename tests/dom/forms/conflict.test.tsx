import { expect, type Portal, reply, screen, test, textsOf, waitFor, within } from '../portal';

const offices = '/contactUs/offices/';
const read = `GET ${offices}{id}`;
const put = `PUT ${offices}{id}`;

/** Another person has changed the office since it was opened: the next `count` reads say so. */
const changeByOther = async (portal: Portal, changes: object, count: number) => {
  const own = await portal.ask<object>(`${offices}2`);
  const newer = { ...own, ...changes, updatedAt: '2026-11-21T00:00:00Z', updatedByName: 'Priya Tandel' };
  await portal.fault({ call: read, count, kind: 'raw', body: reply(newer) });
};

test('a save after the change of another person asks field by field, and merges what only that person has changed', async ({ portal }) => {
  const theirs = { cityEn: 'Their City', addressEn: 'Their Street', cityJp: '新しい' };
  await portal.signIn('superadmin', '/editOfficeLocation/2');
  await portal.fill('City (EN)', 'Mine City');
  await portal.fill('Address (EN)', 'Mine Street');
  await changeByOther(portal, theirs, 2);
  await portal.click('button', 'Save');
  const notice = await screen.findByText(/^This record was changed by someone else since you opened it\./);
  expect(notice.closest('[role=alert]')).toHaveTextContent(
    'This record was changed by someone else since you opened it. Priya Tandel, 2026/11/21 08:00 UTC+8. Your values are kept. Choose below which value of each field to save, or reload.',
  );
  expect(await screen.findByText('A save keeps what they changed: City (JP).')).toBeVisible();
  expect(portal.messages()).toEqual([]);
  const [city, address] = screen.getAllByRole('group').filter((group) => within(group).queryByRole('radio', { name: /^Theirs:/ }));
  expect(
    within(city!)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels![0]!.textContent),
  ).toEqual(['Mine: Mine City', 'Theirs: Their City']);
  expect(within(address!).getByRole('radio', { name: 'Theirs: Their Street' })).toBeVisible();
  for (const [name, value] of [
    ['Theirs: Their City', 'Their City'],
    ['Mine: Mine City', 'Mine City'],
    ['Theirs: Their City', 'Their City'],
  ] as const) {
    await portal.click('radio', name);
    expect(await portal.field('City (EN)')).toHaveValue(value);
  }
  expect(notice).toHaveTextContent(/Choose below which value of each field to save, or reload\.$/);
  await portal.click('radio', 'Mine: Mine Street');
  expect(notice).toHaveTextContent(/Priya Tandel, 2026\/11\/21 08:00 UTC\+8\. Save the values that you have chosen, or reload\.$/);
  await changeByOther(portal, theirs, 1);
  await portal.click('button', 'Save');
  await portal.message('The changes have been saved');
  expect(portal.calls(put).map(({ body }) => body)).toMatchObject([{ cityEn: 'Their City', addressEn: 'Mine Street', cityJp: '新しい' }]);
});

type User = { id: number; userLevel: string; salesOffices: string[]; regions: string[] };
const tickedRegions = () =>
  within(screen.getByRole('group', { name: 'Region' }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked, name }) => checked && name === 'regions')
    .map(({ value }) => value);

test('what a level or an office replaces can be brought back beside its field until the save (ADM-027, ADM-030)', async ({ portal }) => {
  await portal.signIn('superadmin', '/adminUserManagement');
  const { content } = await portal.ask<{ content: User[] }>('/cmsuser/findAll?page=0&size=100');
  const user = content.find(({ userLevel, regions, salesOffices: [of] }) => userLevel === 'CS_TEAM' && of === 'HK' && regions.length > 2)!;
  await portal.goTo(`/adminEditUser/${user.id}`);
  await waitFor(() => expect(tickedRegions()).toEqual(user.regions));
  // what was ticked by hand is brought back, and not what is stored
  await portal.click('checkbox', 'China');
  const mine = tickedRegions();
  expect(mine).not.toEqual(user.regions);
  for (let time = 0; time < 2; time += 1) {
    await portal.click('radio', 'Level 3');
    await portal.click('radio', 'Level 2');
    const office = await screen.findByRole('combobox', { name: /^Sales Office/ });
    expect(office).toHaveValue('');
    await waitFor(() =>
      expect(textsOf(document.querySelectorAll('.form-replaced'))).toEqual([
        'Sales Office: Changed along with User Level. Undo',
        'Region: Changed along with User Level. Undo',
      ]),
    );
    const undo = await screen.findByRole('button', { name: 'Undo the change of Sales Office' });
    // a tap must not open the keyboard of a phone
    const isByKey = time === 0;
    undo.focus();
    await (isByKey ? portal.user.keyboard('{Enter}') : portal.user.click(undo));
    await waitFor(() => expect(office).toHaveValue('HK'));
    expect(office === document.activeElement).toBe(isByKey);
    (await screen.findByRole('button', { name: 'Undo the change of Region' })).focus();
    await portal.user.keyboard('{Enter}');
    await waitFor(() => expect(tickedRegions()).toEqual(mine));
    expect(screen.getByRole('group', { name: /^Region/ })).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByText('Changed along with User Level.')).toBeNull();
  }
  await portal.expectChanges('Region');
});

test('what was replaced can no longer be brought back once its field is changed by hand, and that of another field still can (ADM-027)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/adminUserManagement');
  const { content } = await portal.ask<{ content: User[] }>('/cmsuser/findAll?page=0&size=100');
  const user = content.find(({ userLevel, regions, salesOffices: [of] }) => userLevel === 'CS_TEAM' && of === 'HK' && regions.length > 2)!;
  await portal.goTo(`/adminEditUser/${user.id}`);
  await waitFor(() => expect(tickedRegions()).toEqual(user.regions));
  await portal.click('radio', 'Level 3');
  await portal.click('radio', 'Level 2');
  expect(await screen.findByRole('button', { name: 'Undo the change of Sales Office' })).toBeVisible();
  await portal.select('Sales Office', 'Singapore');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the change of Sales Office' })).toBeNull());
  await portal.click('button', 'Undo the change of Region');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the change of Region' })).toBeNull());
});
