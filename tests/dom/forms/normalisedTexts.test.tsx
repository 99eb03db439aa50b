import { dialogInput, openFromMenu } from '../accounts/clients';
import { expect, password, screen, test, type Portal } from '../portal';

const saved = 'The changes have been saved';

/** Replaces the text of an input by one that is pasted. */
const paste = async (portal: Portal, input: HTMLElement, text: string) => {
  await portal.user.clear(input);
  await portal.user.click(input);
  await portal.user.paste(text);
};

test('a phone number and an order are saved without invisible characters, in half-width digits (HOT-017, HOT-018, SHR-014)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  await paste(portal, await portal.field('Tel Number'), '\u202a＋８５２\u00a01234\u200b5678\u202c');
  await paste(portal, await portal.field('Order'), '\u200b７');
  await portal.click('button', 'Save');
  await portal.message(saved);
  expect(portal.calls('PUT /contactUs/clientServices/{id}').map(({ body }) => body)).toMatchObject([
    { phoneNumber: '+852 12345678', displayOrder: 7 },
  ]);
});

test('the counter of a phone number counts the characters that are saved, and typing goes on up to the limit (SHR-014)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  const input = await portal.field('Tel Number');
  await paste(portal, input, `\u202a${'1'.repeat(19)}\u202c`);
  expect(await screen.findByText('19/20')).toBeVisible();
  await portal.user.type(input, '23');
  expect(input).toHaveValue(`\u202a${'1'.repeat(19)}\u202c2`);
  expect(await screen.findByText('20/20')).toBeVisible();
});

test('a title of invisible characters only is missing; a title keeps its emoji and loses control characters (SHR-014, SHR-016)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await paste(portal, title, '\u200b\u3000\u2060');
  await portal.click('button', 'Save');
  expect((await screen.findAllByText('Title cannot be empty')).length).toBeGreaterThan(0);
  expect(portal.calls('PUT /campaignPopup/{id}')).toEqual([]);
  await paste(portal, title, 'Ｓale\u000b 👨\u200d👩\u200d👧 O’Brien');
  await portal.click('button', 'Save');
  await portal.message(saved);
  expect(portal.calls('PUT /campaignPopup/{id}').map(({ body }) => body)).toMatchObject([{ title: 'Ｓale 👨\u200d👩\u200d👧 O’Brien' }]);
});

test('typing stops at the limit when a blank came before the last character (SHR-014)', async ({ portal }) => {
  await portal.signIn('superadmin', '/editCampaign/1');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await paste(portal, title, 't'.repeat(49));
  await portal.user.type(title, ' bc');
  expect(title).toHaveValue(`${'t'.repeat(49)} `);
});

test('values that only look different are no change: blanks at the end, invisible characters, another width (SHR-010, SHR-014)', async ({
  portal,
}) => {
  await portal.signIn('superadmin', '/editServiceHotline/2');
  const phone = (await portal.field('Tel Number')) as HTMLInputElement;
  const order = (await portal.field('Order')) as HTMLInputElement;
  const fullWidth = (text: string) => [...text].map((digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0)).join('');
  await paste(portal, phone, `\u200b${phone.value} `);
  await paste(portal, order, fullWidth(order.value));
  await portal.click('button', 'Save');
  await portal.message('No changes to save');
  expect(portal.calls('PUT /contactUs/clientServices/{id}')).toEqual([]);
  await paste(portal, order, '98');
  await portal.click('button', 'Save');
  await portal.message(saved);
  expect(portal.calls('PUT /contactUs/clientServices/{id}').map(({ body }) => body)).toMatchObject([{ displayOrder: 98 }]);
});

test('the address of an email prompt is sent without invisible characters, in half-width characters (CLI-030, SHR-011)', async ({
  portal,
}) => {
  await portal.signIn('csteam.hk');
  await openFromMenu(portal, 'C1001050', 'Email Username');
  await paste(portal, await dialogInput(), '\u2060ann＠example.com\u200b');
  await portal.click('button', 'Send');
  await portal.click('button', 'Send only');
  await portal.message('Email is sent to ann@example.com');
  expect(portal.calls('PUT /appuser/email/{id}').map(({ body }) => body)).toEqual([{ email: 'ann@example.com', updateEmail: false }]);
});

test('the username of a sign-in is sent without invisible characters, in half-width characters (PLT-033, PLT-035)', async ({ portal }) => {
  await portal.open('/login');
  await paste(portal, await portal.field('Username'), '\u200b\u2060');
  await portal.click('button', 'Sign in');
  expect(await screen.findByText('The Email address cannot be empty')).toBeVisible();
  await paste(portal, await portal.field('Username'), '\u202aｓuperadmin\u202c\u00a0');
  await portal.fill('Password', password);
  await portal.click('button', 'Sign in');
  await screen.findByRole('heading', { level: 1, name: 'Client Management' });
  expect(portal.calls('POST /cmsauth/login')[0]!.body).toMatchObject({ username: 'superadmin' });
});
