import type { RecordOf } from '../../../src/schema';
import { activeIds, add, recipients } from '../notifications/composer';
import { submit } from './formParts';
import { expect, says, test } from './pseudo';
import { choose, fillDelivery, fillEach, fillTexts, goBack, input, path, review, upload } from './pseudoComposer';
import { desk } from './uncut';

// the time of a delivery is told in the zone of the browser too
test.use({ timezoneId: 'America/New_York' });

const amounts = 'clientId,AMT1,AMT2,AMT3,AMT4';
const minute = 60_000;
type Recipients = { payload: { clientTotal: number } };

test('the review of what goes to both offices: whom it reaches, what to tick, where links lead', async ({ pseudo, portal, page }) => {
  const { button } = pseudo;
  await pseudo.start();
  await portal.signIn('superadmin', path);
  const [first, second] = await activeIds(portal, 'HK', 2);
  const { content } = await portal.ask<{ content: RecordOf<'Client'>[] }>('/appuser/?page=0&size=1&salesOffice=HK&userStatus=SUSPENDED');
  const suspended = content[0]!.clientID;
  await choose(page, 'type', 'INVESTMENT');
  await choose(page, 'salesOffices', 'HK', 'SG');
  await upload(pseudo, [amounts, `${first},10,,3,4`, `${second},20,2,3,4`, `${suspended},30,2,3,4`].join('\n'));
  await fillTexts(pseudo, { content: 'Paid' });
  await fillDelivery(page);
  await input(page, 'images.EN').setInputFiles('docs/kinds/file-form.png');
  pseudo.isData('file-form.png', 'See');
  await expect(page.getByText(says('%{name} is uploaded')).filter({ hasText: 'file-form.png' })).toBeAttached();
  // no server that counts while somebody changes offices has figures that add up
  await page.route('**/notification/client/list?*salesOffice=HK*regions=HK&regions=CN*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as Recipients;
    await route.fulfill({ response, json: { ...json, payload: { ...json.payload, clientTotal: json.payload.clientTotal + 3 } } });
  });
  const box = await review(page);
  await expect(box.getByText(says('Elsewhere %{total}'))).toBeVisible();
  await expect(box.getByText(says('%{office}: nobody gets it'))).toBeVisible();
  await expect(box.getByText(says('The client list has amounts, and no text has a tag for them'))).toBeVisible();
  await pseudo.look('a review of two offices');
  const recipient = box.getByRole('region', { name: says('Recipient') });
  await button('Next recipient', recipient).click();
  await button('Previous recipient', recipient).click();
  pseudo.isData('X9');
  for (const [id, note] of [
    [first!, 'gets it'],
    [suspended, 'does not get it'],
    ['X9', 'The list has no such id'],
  ] as const) {
    await recipient.locator('input').fill(id);
    await expect(recipient).toContainText(says(note));
  }
  await pseudo.look('an id that the list does not have');
  await goBack(pseudo);

  pseudo.isData('For', 'About <Amt1>');
  await input(page, 'titles.EN').fill('For <AMT2>');
  await input(page, 'category').fill('About <Amt1>');
  await page.locator('[data-name="contents.EN"]').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').locator('input').fill('https://example.com/?of=<AMT1>');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose(page, 'button1Type', 'PROJECT');
  await submit(page).click();
  await expect(page.getByText(says('Project ID & Name cannot be empty')).first()).toBeVisible();
  await pseudo.look('a button without a project', [desk]);
  await choose(page, 'button1Type', 'URL');
  await fillEach(page, 'button1Names', 'See <AMT1>');
  await fillEach(page, 'button1Urls', 'https://example.com/?a=<AMT1>');
  await choose(page, 'button2Type', 'INVESTMENT');
  await fillEach(page, 'button2Names', 'See');
  await review(page);
  for (const text of [
    '%{total} amount of %{column} is empty',
    '%{tag} stands in %{having} and not in %{lacking}',
    '%{place} has %{tags}, which nothing will replace',
    'The address of a link in %{place}',
  ])
    await expect(box.locator('.review-acknowledgements').getByText(says(text)).first()).toBeVisible();
  await page.context().route('https://example.com/**', (route) => route.fulfill({ body: '' }));
  const [opened] = await Promise.all([page.context().waitForEvent('page'), box.locator('.review-links a').first().click()]);
  await opened.close();
  await expect(box.locator('.review-opened')).toBeVisible();
  await pseudo.look('a review with links and many lines to tick');
});

test('the review of a delivery that comes nearer, and of what may have been sent', async ({ pseudo, portal, page }) => {
  const { button } = pseudo;
  await pseudo.start();
  const delivery = new Date(Math.ceil(Date.now() / (15 * minute)) * 15 * minute + 3 * 24 * 60 * minute);
  const before = (minutes: number) => page.clock.setFixedTime(new Date(delivery.getTime() - minutes * minute));
  await before(5);
  await portal.signIn('superadmin', path);
  await choose(page, 'type', 'SYSTEM');
  await choose(page, 'salesOffices', 'HK');
  await choose(page, 'regions', 'HK');
  await fillTexts(pseudo);
  const told = new Date(delivery.getTime() + 8 * 60 * minute).toISOString();
  await fillDelivery(page, told.slice(0, 10).replaceAll('-', '/'), told.slice(11, 16));
  await portal.fault({ call: recipients, kind: 'http', status: 500 });
  const box = await review(page);
  await expect(box.getByRole('alert')).toContainText(says('The recipients could not be counted. %{why}'));
  await pseudo.look('a review of what could not be counted');
  await portal.control('DELETE', 'faults');
  await button('Retry', box).click();
  await expect(button('Send to %{total}', box)).toBeEnabled();
  const shown = (text: string) => expect(box.locator('.review')).toContainText(says(text));
  await shown('in %{minutes} min');
  await before(-1);
  await expect(box.getByRole('alert')).toContainText(says('Delivery Date & Time cannot be earlier than the present time'));
  await pseudo.look('a delivery that is over', [desk]);
  for (const [minutes, text] of [
    [60, 'in %{hours} h'],
    [70, 'in %{hours} h %{minutes} min'],
    [24 * 60, 'in %{days} day'],
  ] as const) {
    await before(minutes);
    await shown(text);
  }
  await portal.fault({ call: add, kind: 'http', status: 502, count: 1 });
  await button('Send to %{total}', box).click();
  await expect(page.getByText(says('No answer has come, so it is not known whether this was done. What you typed is kept.')).first()).toBeVisible(); // prettier-ignore
  await pseudo.look('what may have been sent');
  await review(page);
  await expect(box.getByText(says('A former try may have been sent: this may be a second notification'))).toBeVisible();
  await pseudo.look('a review of what may have been sent');
});
