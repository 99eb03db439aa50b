import { expect, reply, test } from '../portal';

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
