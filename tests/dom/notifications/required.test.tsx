import { fireEvent } from '@testing-library/react';
import { whilePageChanges } from '../page';
import { expect, screen, summaryTexts, test, waitFor } from '../portal';
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

test('a cleared value of a notification is missing again (NTF-064)', async ({ portal }) => {
  await portal.signIn('superadmin', createPath);
  await createInvalid(portal);
  await portal.fill('Notification Category', 'Seminar');
  await waitFor(() => expect(summaryTexts()).not.toContain('Notification Category cannot be empty'));
  await portal.fill('Notification Category', '');
  await waitFor(() => expect(summaryTexts()).toContain('Notification Category cannot be empty'));
});

test.for([
  ['Title (EN)', 200],
  ['Notification Summary (EN)', 70],
  ['Notification Category', 50],
] as const)(
  'typing into %s stops at %i characters, and a longer value is an error (NTF-038, NTF-061, NTF-062, SHR-069)',
  async ([label, limit], { portal }) => {
    await portal.signIn('superadmin', createPath);
    const input = await portal.field(label);
    const longest = 'あ'.repeat(limit);
    await portal.user.click(input);
    await portal.user.paste(longest);
    await portal.user.keyboard('い');
    expect(input).toHaveValue(longest);
    // autofill of a browser ignores maxlength
    await whilePageChanges(async () => fireEvent.change(input, { target: { value: `${longest}い` } }));
    await portal.user.tab();
    expect(await screen.findByText(`${label} must be at most ${limit} characters`)).toBeVisible();
  },
);
