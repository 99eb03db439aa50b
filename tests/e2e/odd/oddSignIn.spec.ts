import { expect, test, type Portal } from '../portal';
import { oddReply } from './changes';
import { watchCalls, watchHarm, whyOf } from './settled';

const seed = 7;
const count = process.env.SOAK ? 100 : 10;

/** Ways to start a session, with the call whose reply says who somebody is. */
const ways = {
  'POST /cmsauth/login': async (portal: Portal) => {
    await portal.open('/login');
    await portal.fillSignIn('superadmin');
  },
  'GET /current-user/info': async (portal: Portal, token: string) => {
    await portal.open(`/login?accessToken=${token}`);
  },
};

for (const [call, start] of Object.entries(ways))
  test(`random odd replies, ${count}, to ${call}: nobody meets an empty page, nothing runs or waits`, async ({ portal, page }) => {
    test.setTimeout(count * 5_000 + 30_000);
    const calls = watchCalls(page);
    const expectNoHarm = watchHarm(page);
    const heard = page.waitForResponse((response) => portal.nameOf(response.request()) === 'POST /cmsauth/login');
    await portal.signInByForm();
    const login = (await (await heard).json()) as { payload: { accessToken: string } };
    const failures: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const odd = oddReply(login, seed, number);
      try {
        await page.evaluate(() => sessionStorage.clear());
        await page.goto('about:blank');
        calls.reset();
        await portal.control('DELETE', 'faults');
        await portal.fault({ call, kind: 'raw', body: odd.body, count: 1 });
        const asked = page.waitForResponse((response) => portal.nameOf(response.request()) === call);
        await start(portal, login.payload.accessToken);
        await asked;
        await expect(page.locator('.header, main h1, main form').first(), 'a page').toBeVisible();
        await calls.settled();
        await expectNoHarm();
        expect(portal.problems).toEqual([]);
      } catch (error) {
        failures.push(`change ${number} of seed ${seed}, ${call}: ${odd.what}. ${whyOf(error)}`);
      } finally {
        portal.problems.length = 0;
      }
    }
    expect(failures).toEqual([]);
  });
