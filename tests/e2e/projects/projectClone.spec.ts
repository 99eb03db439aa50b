import { expect, test } from '../portal';

const clone = 'POST /projects/{id}/clone';
type Project = {
  id: number;
  salesOffice: string;
  name: Record<string, string>;
  images: { fileId: string }[];
  kmzFile: { fileId: string } | null;
};

test('a clone takes everything along, is changed and created', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/ourProducts');
  await page.getByLabel('Project Name', { exact: true }).fill('Sunrise Terraces');
  await page.keyboard.press('Enter');
  await expect(portal.rows()).toHaveCount(1);
  await portal
    .rows()
    .getByRole('link', { name: /^Clone/ })
    .click();
  await test.step('PRJ-107 the action adds the flag to the address', () => expect(page).toHaveURL(/#\/editProjectClone\/3\?clone=true$/));
  await test.step('PRJ-109 it keeps the label of the edit screen and the way back to the list', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Project · Sunrise Terraces');
    await expect(page.locator('.back-link')).toHaveAttribute('href', '#/ourProducts');
  });
  await test.step('PRJ-106 it is filled from the project', async () => {
    await expect(page.getByLabel('Project Name (EN)')).toHaveValue('Sunrise Terraces');
    expect(portal.calls('GET /projects/{id}').map(({ path }) => path)).toEqual(['/projects/3']);
  });
  await test.step('PRJ-108 its button reads Create and not Save', async () => {
    await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  });
  await expect(page.locator('.form-told')).toHaveText('The copy will be online.');
  await page.getByRole('radio', { name: 'Offline' }).check();
  await expect(page.locator('.form-told')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByLabel('Project Name (EN)').fill('Sunrise Terraces II');
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await test.step('PRJ-111 it says that a project is created, and the list has it', async () => {
    await expect(portal.message('Project is created.')).toBeVisible();
    await expect(page).toHaveURL(/#\/ourProducts$/);
    await expect(portal.rows()).toHaveCount(2);
  });
  await test.step('PRJ-110 the call is that of the clone, with the whole body', async () => {
    const [call] = portal.calls(clone);
    expect(call!.path).toBe('/projects/3/clone');
    const source = await portal.ask<Project>('/projects/3');
    expect(call!.body).toMatchObject({
      salesOffice: 'SG',
      name: { ...source.name, EN: 'Sunrise Terraces II' },
      images: source.images.map(({ fileId }) => fileId),
      kmzFile: source.kmzFile!.fileId,
      startDate: '2026-11-01 09:00',
      endDate: '2300-12-31 00:00',
    });
    const { content } = await portal.ask<{ content: Project[] }>('/projects/?page=0&size=5&projectName=Sunrise%20Terraces%20II');
    expect(content).toHaveLength(1);
    expect(content[0]!.id).toBeGreaterThan(120);
  });
});

test('PRJ-107 the address of the edit screen with the flag is a clone too', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/editProject/13?clone=true');
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});

test('PRJ-023 PLT-124 without the right a clone is refused at its address, and nothing is asked for', async ({ portal, page }) => {
  for (const path of ['/editProjectClone/2?clone=true', '/editProject/2?clone=true']) {
    await portal.signIn('viewer.hk', path);
    await expect(page.getByText('No permission!')).toBeVisible();
  }
  expect(portal.calls('GET /projects/{id}')).toEqual([]);
});

test('PRJ-105 a project that somebody deletes while its clone is written: it says so and keeps what was typed', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/editProjectClone/22?clone=true');
  await page.getByLabel('Project Name (EN)').fill('Typed for nothing');
  await portal.ask('/projects/22', { method: 'DELETE' });
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(portal.message('The record does not exist')).toBeVisible();
  await expect(page.getByLabel('Project Name (EN)')).toHaveValue('Typed for nothing');
  await expect(page).toHaveURL(/editProjectClone\/22/);
});

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
  const { content } = await portal.ask<{ content: Project[] }>('/projects/?page=0&size=5&projectName=Copied%20once');
  expect(content).toHaveLength(1);
});
