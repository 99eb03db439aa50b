/** The focus goes on where the work does, when what had it goes away. */
import { image } from '../files';
import { group, passStep1, tick } from '../projects/projectForms';
import { expect, test, fileNames } from '../portal';

test('Change at a step goes to the first input of its section, by keyboard', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createProject');
  await passStep1(page, ['Singapore'], ['Malaysia'], ['English']);
  await page.getByRole('button', { name: 'Change Languages' }).press('Enter');
  await expect(tick(page, 'Language', 'English')).toBeFocused();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Change Regions' }).press('Enter');
  await expect(tick(page, 'Sales Office', 'Hong Kong')).toBeFocused();
});

test('Copy EN goes on in the first language that it has filled', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createOfficeLocation');
  await page.getByLabel('City (EN)').fill('Osaka');
  await page.getByRole('button', { name: 'Copy EN to the empty ones of City' }).press('Enter');
  await expect(page.getByLabel('City (SC)')).toHaveValue('Osaka');
  await expect(page.getByLabel('City (JP)')).toBeFocused();
});

test('an image that has arrived in its only place leaves the focus with it, the second time too', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/createProject');
  await passStep1(page, ['Hong Kong'], ['China'], ['English']);
  const field = group(page, 'Thumbnail');
  let button = field.getByRole('button', { name: 'Click to upload Thumbnail' });
  for (const name of ['first.png', 'second.png']) {
    const [picker] = await Promise.all([page.waitForEvent('filechooser'), button.press('Enter')]);
    await picker.setFiles(image(name));
    await expect(field.getByRole('status')).toHaveText(`${name} is uploaded`);
    button = field.getByRole('button', { name: `Replace ${name}` });
    await expect(button).toBeFocused();
  }
});

test('a menu goes with the page that it was opened on', async ({ portal, page }) => {
  await portal.signIn('superadmin', '/officeLocations');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await expect(page.getByLabel('City (EN)')).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Office Locations');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('SHR-047 a filled place has Replace and Remove by the name of its file, an empty one and a further one Click to upload', async ({
  portal,
  page,
}) => {
  await portal.signIn('superadmin', '/editProject/1');
  const field = group(page, 'Images');
  await expect(fileNames(field).nth(1)).toBeVisible();
  const names = await fileNames(field).allTextContents();
  for (const name of names)
    for (const act of ['Replace', 'Remove'])
      await expect(field.getByRole('button', { name: `${act} ${name}`, exact: true })).toHaveCount(1);
  await expect(field.getByRole('button', { name: 'Click to upload Images', exact: true })).toHaveCount(1);
  const thumbnail = group(page, 'Thumbnail');
  await expect(thumbnail.getByRole('button', { name: /^Click to upload/ })).toHaveCount(0);
  await thumbnail.getByRole('button', { name: /^Remove/ }).click();
  await expect(thumbnail.getByRole('button', { name: 'Click to upload Thumbnail', exact: true })).toBeFocused();
});

test('forms are landmarks by their titles', async ({ portal, page }) => {
  for (const [path, title] of [
    ['/adminEditUser/104', 'Edit Admin User'],
    ['/createNotification', 'Create Notification'],
  ] as const) {
    await portal.signIn('superadmin', path);
    await expect(page.getByRole('form', { name: title, exact: true })).toHaveCount(1);
  }
});
