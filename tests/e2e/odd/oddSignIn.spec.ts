import { isSoak } from '../../sampling';
import { caseName, drawCases } from '../cases';
import { expect, test, type Portal } from '../portal';
import { oddReply } from './changes';
import { watchCalls, watchHarm, whyOf } from './settled';

const numbers = drawCases(6, 100);

/** Ways to start a session, with the call whose reply names the user. */
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
  test(
    `an odd reply to ${call} leaves no page empty, runs no code and leaves nothing waiting`,
    { tag: '@sampled' },
    async ({ portal, page }) => {
      if (isSoak) test.setTimeout(numbers.length * 10_000);
      const calls = watchCalls(page);
      const expectNoHarm = watchHarm(page);
      const heard = page.waitForResponse((response) => portal.nameOf(response.request()) === 'POST /cmsauth/login');
      await portal.signInByForm();
      const login = (await (await heard).json()) as { payload: { accessToken: string } };
      const failures: string[] = [];
      for (const number of numbers) {
        const odd = oddReply(login, number);
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
          failures.push(`${caseName(number)}, ${call}: ${odd.what}. ${whyOf(error)}`);
        } finally {
          portal.problems.length = 0;
        }
      }
      expect(failures).toEqual([]);
    },
  );
