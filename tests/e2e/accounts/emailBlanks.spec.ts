import { expect, reply, test } from '../portal';

const emailCall = 'PUT /appuser/email/{id}';
const client = { id: 7, clientID: 'C7', lastName: 'Chan', userStatus: 'ACTIVATED', email: ' hiutung@example.com ', isDummyUser: false };

test('CLI-031 CLI-032 CLI-033 SHR-012 an address with blanks around it is trimmed, and equals the stored one without a question', async ({
  portal,
  page,
}) => {
  await portal.fault({ call: 'GET /appuser/', kind: 'raw', body: reply({ content: [client], totalElements: 1 }) });
  await portal.fault({ call: emailCall, kind: 'raw', body: reply(null) });
  await portal.signIn();
  const send = async (address?: string) => {
    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Email Username' }).click();
    if (address) await portal.dialog().getByRole('textbox').fill(address);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  for (const address of [undefined, '  hiutung@example.com ']) {
    await send(address);
    await expect(portal.message('Email sent')).toBeVisible();
    await expect(portal.dialog()).toHaveCount(0);
    await portal.message('Email sent').getByRole('button', { name: 'Close' }).click();
  }

  await send('  somebody.else@example.com ');
  await portal.dialog('Do you need to updated the email address?').getByRole('button', { name: 'No' }).click();
  await expect(portal.message('Email is sent to somebody.else@example.com')).toBeVisible();
  expect(portal.calls(emailCall).map(({ body }) => body)).toEqual([
    { email: 'hiutung@example.com', updateEmail: false },
    { email: 'hiutung@example.com', updateEmail: false },
    { email: 'somebody.else@example.com', updateEmail: false },
  ]);
});
