import { expect, test, type Portal } from '../portal';
import { activeIds, chooseList, editor, fillDelivery, fillTexts, group, radio, review, tick } from './composer';

const path = '/createNotification';
/** A message to a list in Hong Kong. */
const toList = async ({ page }: Portal, text: string) => {
  await radio(page, 'Notification Type', 'Investment').check();
  await tick(page, 'Sales Office', 'Hong Kong').check();
  await chooseList(page, text);
  await expect(page.getByText('clients.csv is uploaded')).toBeAttached();
};

for (const width of [1440, 360])
  test(
    `the review shows each language of the message and what has to be ticked, and passes axe, ${width} wide`,
    { tag: width === 360 ? '@complete' : [] },
    async ({ portal, page }) => {
      await portal.signIn('superadmin', path);
      const ids = await activeIds(portal, 'HK', 2);
      await toList(portal, `clientId,AMT1,AMT2,AMT3,AMT4\nX1,USD 5,2,3,4\n${ids[0]},USD 10,2,3,4\n${ids[1]},USD 20,2,3,4`);
      await fillTexts(page, { content: 'You get <AMT1>,' });
      await group(page, 'Image (JP)').locator('input[type=file]').setInputFiles('docs/kinds/file-form.png');
      await expect(page.getByText('file-form.png is uploaded')).toBeAttached();
      await radio(page, 'Button1', 'Investment').check();
      for (const label of ['EN', 'JP', 'TC', 'SC']) await editor(page, `Button Name (${label})`).fill(`See ${label}`);
      await fillDelivery(page);
      await page.setViewportSize({ width, height: 740 });
      const box = await review(portal);
      const phone = box.getByRole('region', { name: /phone/i });
      await expect(phone).toContainText('You get USD 10, EN');
      await box.getByRole('button', { name: 'Next recipient' }).press('Enter');
      await expect(phone).toContainText('You get USD 20, EN');
      await box.getByRole('tab', { name: 'JP' }).click();
      for (const text of ['A title JP', 'You get USD 20, JP', 'See JP']) await expect(phone).toContainText(text);
      await expect(phone.locator('img')).toHaveCount(1);
      await box.getByRole('tab', { name: 'EN' }).click();
      await expect(phone.locator('img')).toHaveCount(0);
      await portal.expectAccessible();
      // however far the rest is scrolled
      for (const part of [
        box.getByText('Review before sending'),
        box.getByRole('checkbox'),
        box.getByText('1 of 1 line still to tick'),
        box.getByRole('button', { name: 'Send to 2' }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
    },
  );

test('the button for the next recipient keeps its focus while the next hundred recipients load', async ({ portal, page }) => {
  // held before the page opens, so that no request can come earlier
  const letGo = await portal.hold(/\/notification\/client\/list\?(?=.*\bpage=1\b)(?=.*\bsize=100\b)/);
  await portal.signIn('superadmin', path);
  const pages = await Promise.all(
    [0, 1].map((at) =>
      portal.ask<{ content: { clientID: string }[] }>(`/appuser/?page=${at}&size=100&salesOffice=HK&userStatus=ACTIVATED&sort=id,asc`),
    ),
  );
  const ids = pages.flatMap(({ content }) => content.map(({ clientID }) => clientID)).slice(0, 102);
  await toList(portal, `clientId,AMT1,AMT2,AMT3,AMT4\n${ids.map((id) => `${id},1,2,3,4`).join('\n')}`);
  await fillTexts(page, { content: 'You get <AMT1>,' });
  await fillDelivery(page);
  const recipient = (await review(portal)).getByRole('region', { name: 'Recipient' });
  const next = recipient.getByRole('button', { name: 'Next recipient' });
  await expect(recipient.getByRole('status')).toHaveText(/^C\d+, 1 of 102$/);
  await next.focus();
  for (let i = 1; i < 100; i += 1) await page.keyboard.press('Enter');
  await expect(recipient.getByRole('status')).toHaveText(/^C\d+, 100 of 102$/);
  await page.keyboard.press('Enter');
  await expect(recipient.getByRole('status')).toHaveText('…, 101 of 102');
  await expect(next).toBeFocused();
  letGo();
  await expect(recipient.getByRole('status')).toHaveText(/^C\d+, 101 of 102$/);
});
