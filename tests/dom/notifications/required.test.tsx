import { expect, summaryTexts, test, waitFor } from '../portal';
import { add, choose, createInvalid, createPath, languages } from './composer';

test('Create names each missing value of a notification and sends nothing (NTF-034, NTF-035, NTF-045, NTF-054, NTF-061, NTF-063, NTF-064, NTF-084, NTF-088)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', createPath);
  await choose(portal, 'Notification Type', 'Investment');
  await createInvalid(portal);
  await waitFor(() =>
    expect(summaryTexts()).toEqual([
      'Notification Category cannot be empty',
      'Sales Office cannot be empty',
      'Region cannot be empty',
      'Client list (CSV file) cannot be empty',
      ...languages.map((label) => `Title (${label}) cannot be empty`),
      ...languages.map((label) => `Content (${label}) cannot be empty`),
      'Delivery Date & Time cannot be empty',
    ]),
  );
  expect(portal.calls(add)).toEqual([]);
});

test('the category of a notification takes 50 characters, and its error is back when it is cleared (NTF-038, NTF-064)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', createPath);
  await createInvalid(portal);
  const category = await portal.field('Notification Category');
  await portal.fill('Notification Category', `${'x'.repeat(50)}y`);
  expect(category).toHaveValue('x'.repeat(50));
  await waitFor(() => expect(summaryTexts()).not.toContain('Notification Category cannot be empty'));
  await portal.user.clear(category);
  await waitFor(() => expect(summaryTexts()).toContain('Notification Category cannot be empty'));
});
