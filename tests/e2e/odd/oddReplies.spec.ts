import type { Page, Request, Response } from '@playwright/test';
import { expect, test, type Portal } from '../portal';
import { oddReply } from './changes';
import { screens, type Screen } from './screens';

/** `SEED=8` makes other changes. */
const seed = Number(process.env.SEED ?? 7);
const count = process.env.SOAK ? 1_000 : 100;
/** `ODD=4711` repeats one change, `ODD=17,4711` some. */
const asked = process.env.ODD?.split(',').map(Number);
const parts = 4;

const pairs = screens.flatMap((screen, at) => screen.reads.map((call) => ({ screen, call, part: at % parts })));
const numbers = asked ?? Array.from({ length: count }, (_, number) => number);

/** What says that something is on its way. */
const waiting = '[aria-busy=true], [role=progressbar], .skeleton, .value-waiting, [data-testid=loading-overlay]';

/** Counts the calls that are under way. */
const watchCalls = (page: Page) => {
  let underWay = 0;
  const isCall = (url: string) => url.includes('/portal-cms/');
  page.on('request', (request) => void (underWay += Number(isCall(request.url()))));
  const end = (request: Request) => void (underWay -= Number(isCall(request.url())));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    reset: () => void (underWay = 0),
    /** Nothing is on its way any more, and nothing says so. */
    settled: () =>
      expect
        .poll(
          async () =>
            underWay > 0 ? ['a call'] : page.locator(waiting).evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 120))),
          {
            intervals: [20, 20, 50],
            timeout: 10_000,
            message: 'nothing is awaited any more',
          },
        )
        .toEqual([]),
  };
};
type Calls = ReturnType<typeof watchCalls>;

const front = async (page: Page) => {
  const dialogs = page.getByRole('dialog');
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
};
const openScreen = async (portal: Portal, page: Page, calls: Calls, { path, steps = [] }: Screen) => {
  await page.goto('about:blank');
  calls.reset();
  await portal.open(path);
  await expect(page.locator('h1, .plain-page').first()).toBeVisible();
  for (const name of steps) {
    await calls.settled();
    const button = (await front(page)).getByRole('button', { name, exact: true }).first();
    await button.click();
  }
};

for (let part = 0; part < parts; part += 1)
  test(`random odd replies, part ${part + 1} of ${parts}, of ${count}`, async ({ portal, page }) => {
    test.setTimeout(asked || process.env.SOAK ? 1_800_000 : 120_000);
    page.setDefaultTimeout(5_000);
    const own = numbers.flatMap((number) => {
      const pair = pairs[number % pairs.length]!;
      return pair.part === part ? [{ number, ...pair }] : [];
    });
    const calls = watchCalls(page);
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    await portal.signIn();
    await calls.settled();
    const failures: string[] = [];
    const replies = new Map<Screen, Map<string, Promise<unknown>>>();
    /** What the box replies to the reads of a screen. */
    const repliesOf = async (screen: Screen) => {
      const known = replies.get(screen);
      if (known) return known;
      const heard = new Map<string, Promise<unknown>>();
      const hear = (response: Response) => {
        const call = portal.nameOf(response.request());
        if (screen.reads.includes(call) && !heard.has(call)) heard.set(call, response.json());
      };
      page.on('response', hear);
      await openScreen(portal, page, calls, screen);
      await expect.poll(() => [...heard.keys()].sort()).toEqual([...screen.reads].sort());
      await calls.settled();
      page.off('response', hear);
      replies.set(screen, heard);
      return heard;
    };
    for (const { number, screen, call } of own) {
      let what = '';
      try {
        const odd = oddReply(await (await repliesOf(screen)).get(call), seed, number);
        what = odd.what;
        await portal.control('DELETE', 'faults');
        await portal.fault({ call, kind: 'raw', body: odd.body, count: 1 });
        portal.sent.length = 0;
        const heard = page.waitForResponse((response) => portal.nameOf(response.request()) === call);
        await openScreen(portal, page, calls, screen);
        await heard;
        await calls.settled();
        expect(await page.locator('.header').isVisible(), 'the page has its header').toBe(true);
        expect(await page.locator('.plain-page h1').count(), 'no page fails whole').toBe(0);
        expect(await page.evaluate(() => 'hit' in window), 'something ran').toBe(false);
        expect(dialogs, 'dialogs of the browser').toBe(0);
        expect(
          portal.sent.filter((sent) => !sent.call.startsWith('GET')).map((sent) => sent.call),
          'what was sent',
        ).toEqual([]);
        expect(portal.problems.splice(0), 'problems').toEqual([]);
        expect(odd.what.includes('object') && (await page.locator('body').innerText()).includes('[object'), 'an object is no text').toBe(
          false,
        );
        const retry = (await front(page)).getByRole('button', { name: 'Retry' });
        if ((await retry.count()) > 0) {
          await retry.first().click();
          await calls.settled();
          // a lookup that is narrowed by what an odd record has can be mended by that alone
          const narrowed = call.endsWith('{id}') ? page.locator('.lookup-failure + button') : page.locator('.nothing');
          const unmended = page.getByRole('button', { name: 'Retry' });
          await expect.poll(async () => (await unmended.count()) - (await narrowed.count()), { message: 'Retry mends it' }).toBe(0);
        }
      } catch (error) {
        const problems = portal.problems.splice(0);
        failures.push(
          `change ${number} of seed ${seed}, ${screen.path} ${String(screen.steps ?? '')}, ${call}: ${what}: ${(error as Error).message
            .split('\n')
            .filter((line) => line.trim())
            .slice(0, 4)
            .join(' ')
            .slice(0, 400)} ${problems.join()}`,
        );
      }
    }
    expect(failures).toEqual([]);
  });
