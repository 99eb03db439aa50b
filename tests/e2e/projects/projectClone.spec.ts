import { expect, test } from '../portal';

const clone = 'POST /projects/{id}/clone';

test('F5 while a copy is sent: the next form says so, and the same once more has the same key and makes one project', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/editProjectClone/21?clone=true');
  const name = page.getByLabel('Project Name (EN)');
  const create = page.getByRole('button', { name: 'Create', exact: true });
  await name.fill('Copied once');
  const letGo = await portal.hold('**/projects/21/clone');
  const sent = page.waitForRequest('**/projects/21/clone');
  await create.click();
  const first = (await sent).headers()['idempotency-key'];
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^A record was sent from here at \d{2}:\d{2} UTC\+8, and no answer has come\./)).toBeVisible();
  letGo();
  await name.fill('Copied once');
  await create.click();
  await expect(portal.message('Project is created.')).toBeVisible();
  expect(portal.calls(clone).at(-1)!.headers['idempotency-key']).toBe(first);
  const { content } = await portal.ask<{ content: object[] }>('/projects/?page=0&size=5&projectName=Copied%20once');
  expect(content).toHaveLength(1);
});
