import { expect, reply, test, recordForm, type Portal } from '../portal';

const hotline = 'GET /contactUs/clientServices/{id}';
const put = 'PUT /contactUs/clientServices/{id}';

/** The box answers a read of a record as it would, but for some members. */
const answerOddly = async (portal: Portal, call: string, path: string, change: object) => {
  const record = await portal.ask<object>(path);
  await portal.fault({ call, kind: 'raw', body: reply({ ...record, ...change }) });
};

test('a number in place of a text is named at its field, and nothing is saved over it until something is entered there', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await answerOddly(portal, hotline, '/contactUs/clientServices/12', { phoneNumber: 4711 });
  await portal.open('/editServiceHotline/12');
  const number = page.getByLabel('Tel Number');
  const named = 'Tel Number could not be read. What is stored stays as it is until you enter a new value.';
  await expect(number).toHaveAccessibleDescription(`${named} Digits and spaces, with + or 00 in front if needed.`);
  await expect(number).toHaveValue('');
  await portal.expectAccessible();
  await page.getByLabel('Order').fill('55');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(recordForm(page).getByRole('alert').getByRole('button')).toHaveText([named]);
  expect(portal.calls(put)).toEqual([]);
  await number.fill('+852 1234');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(portal.message('The changes have been saved')).toBeVisible();
  expect(portal.calls(put).map(({ body }) => body)).toMatchObject([{ phoneNumber: '+852 1234', displayOrder: 55 }]);
});

test('a member that the record always has and that is missing is named at its field', async ({ portal, page }) => {
  await portal.signIn();
  await answerOddly(portal, 'GET /genericContents/{id}', '/genericContents/1', { contentJA: undefined });
  await portal.open('/editGenericContent/1');
  await page.getByRole('tab', { name: 'JP has an error' }).click();
  await expect(recordForm(page)).toContainText(
    'Content (JP) could not be read. What is stored stays as it is until you enter a new value.',
  );
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(recordForm(page).getByRole('alert').getByRole('button')).toHaveCount(1);
  expect(portal.calls('PUT /genericContents/{id}')).toEqual([]);
});

for (const [what, codes] of [
  ['with a list in it', [['CONTENT_READ']]],
  ['an object', {}],
] as const)
  test(`codes that are ${what} leave the form of an admin user as it is: the matrix says so in its place, and Retry mends it`, async ({
    portal,
    page,
  }) => {
    await portal.signIn();
    const modules = await portal.ask<object[]>('/cmsuser/permissions');
    const body = reply(modules.map((module, at) => (at === 0 ? { ...module, codes } : module)));
    await portal.fault({ call: 'GET /cmsuser/permissions', kind: 'raw', body, count: 1 });
    await portal.open('/adminEditUser/112');
    await expect(page.getByLabel('Sales Office')).toBeVisible();
    const matrix = recordForm(page).getByRole('alert');
    await expect(matrix).toContainText('cannot be shown: the answer of the server is not as it should be.');
    await portal.expectAccessible();
    // it is told once, however much is changed elsewhere, and keeps the focus
    await matrix.getByRole('button', { name: 'Retry' }).focus();
    const told = await matrix.elementHandle();
    const other = recordForm(page).getByRole('radiogroup', { name: 'User Level' }).locator('[value=SALES_TEAM]');
    await other.press('Space');
    await expect(other).toBeChecked();
    await matrix.getByRole('button', { name: 'Retry' }).focus();
    expect(await told!.evaluate((node) => node.isConnected)).toBe(true);
    await matrix.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });

test('a day that is an object in a row says so in its cell, the other cells stand, and Retry mends it without a jump', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const { content, totalElements } = await portal.ask<{ content: object[]; totalElements: number }>('/projects/?page=0&size=10');
  const odd = content.map((row, at) => (at === 1 ? { ...row, updatedAt: {}, startDate: {}, endDate: {} } : row));
  await portal.fault({ call: 'GET /projects/', kind: 'raw', body: reply({ content: odd, totalElements }), count: 1 });
  await portal.open('/ourProducts');
  const row = portal.rows().nth(1);
  await expect(row.getByText('Cannot be shown').first()).toBeVisible();
  await expect(portal.rows()).toHaveCount(10);
  await portal.expectAccessible();
  const height = async () => (await page.locator('.table').boundingBox())!.height;
  const before = await height();
  await row
    .getByRole('button', { name: /^Retry/ })
    .first()
    .press('Enter');
  await expect(row.getByRole('button', { name: /^Retry/ })).toHaveCount(0);
  expect(await height()).toBe(before);
});
