/**
 * The CMS replies oddly: one seeded change at a time in a reply of the box, over every read of the portal. A failure names the
 * seed and the number of its change; `SEED=7 ODD=17,42 npx playwright test --project=shell oddReplies` repeats them.
 */
import type { Page, Response } from '@playwright/test';
import { loadContract } from '../../../fixtures/dialect/contract';
import { expect, test, type Portal } from '../portal';
import { oddReply } from './changes';
import { screens, type Screen } from './screens';
import { watchCalls, watchHarm, whyOf, type Calls } from './settled';

const seed = Number(process.env.SEED ?? 7);
const count = process.env.SOAK ? 1_000 : 100;
const numbers = process.env.ODD?.split(',').map(Number) ?? Array.from({ length: count }, (_, number) => number);
/** The screens are shared among so many tests, which run side by side. */
const parts = 4;
const pairs = screens.flatMap((screen, at) => screen.reads.map((call) => ({ screen, call, part: at % parts })));

const front = async (page: Page) => {
  const dialogs = page.getByRole('dialog');
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
};
const openScreen = async (portal: Portal, page: Page, calls: Calls, { path, steps = [] }: Screen) => {
  await page.goto('about:blank');
  calls.reset();
  await portal.open(path);
  await expect(page.locator('h1, .plain-page').first()).toBeVisible();
  for (const [at, name] of steps.entries()) {
    // the dialog of the step before arrives when its code has
    if (at > 0) await expect(page.getByRole('dialog').last()).toBeVisible();
    await calls.settled();
    await (await front(page)).getByRole('button', { name, exact: true }).first().click();
  }
};

/** Reads what the box replies to a screen, once for each. */
const createReader = (portal: Portal, page: Page, calls: Calls) => {
  const known = new Map<Screen, Map<string, Promise<unknown>>>();
  return async (screen: Screen, call: string) => {
    const heard = known.get(screen) ?? new Map<string, Promise<unknown>>();
    if (!known.has(screen)) {
      const hear = (response: Response) => {
        const name = portal.nameOf(response.request());
        if (screen.reads.includes(name) && !heard.has(name)) heard.set(name, response.json());
      };
      page.on('response', hear);
      await openScreen(portal, page, calls, screen);
      await expect.poll(() => [...heard.keys()].sort(), { message: `the reads of ${screen.path}` }).toEqual([...screen.reads].sort());
      await calls.settled();
      page.off('response', hear);
      known.set(screen, heard);
    }
    return heard.get(call);
  };
};

/** Retry, where something could not be drawn or loaded, mends it: the box answers well the second time. */
const expectMended = async (page: Page, calls: Calls, call: string) => {
  const retry = page.getByRole('button', { name: /^Retry/ });
  if ((await retry.count()) === 0) return;
  await (
    await front(page)
  )
    .getByRole('button', { name: /^Retry/ })
    .first()
    .click();
  await calls.settled();
  // a lookup that is narrowed by what an odd record has can be mended by that alone
  const narrowed = page.locator(call.endsWith('{id}') ? '.lookup-failure + button' : '.nothing');
  await expect.poll(async () => (await retry.count()) - (await narrowed.count()), { message: 'Retry mends it' }).toBe(0);
};

for (let part = 0; part < parts; part += 1)
  test(`random odd replies, ${count}, part ${part + 1} of ${parts}: no page fails, nothing runs, waits or is sent, and Retry mends what cannot be shown`, async ({
    portal,
    page,
  }) => {
    test.setTimeout(count * 2_000);
    page.setDefaultTimeout(10_000);
    const calls = watchCalls(page);
    const expectNoHarm = watchHarm(page);
    await portal.signIn();
    await calls.settled();
    const read = createReader(portal, page, calls);
    /** What is wrong after one change; null where nothing is. */
    const tryOne = async (number: number, { screen, call }: (typeof pairs)[number]) => {
      const odd = oddReply(await read(screen, call), seed, number);
      try {
        await portal.control('DELETE', 'faults');
        await portal.fault({ call, kind: 'raw', body: odd.body, count: 1 });
        portal.sent.length = 0;
        const heard = page.waitForResponse((response) => portal.nameOf(response.request()) === call);
        await openScreen(portal, page, calls, screen);
        await heard;
        await calls.settled();
        await expect(page.locator('.header'), 'the page has its header').toBeVisible();
        await expect(page.locator('.plain-page h1'), 'the page fails whole').toHaveCount(0);
        await expectNoHarm();
        const sent = portal.sent.map((each) => each.call).filter((name) => !name.startsWith('GET'));
        expect(sent, 'what was sent').toEqual([]);
        if (odd.what.endsWith('object')) await expect(page.locator('body')).not.toContainText('[object');
        await expectMended(page, calls, call);
        expect(portal.problems).toEqual([]);
        return null;
      } catch (error) {
        return `change ${number} of seed ${seed}, ${screen.path} ${String(screen.steps ?? '')}, ${call}: ${odd.what}. ${whyOf(error)}`;
      } finally {
        portal.problems.length = 0;
      }
    };
    const failures: string[] = [];
    for (const number of numbers) {
      const pair = pairs[number % pairs.length]!;
      const failure = pair.part === part ? await tryOne(number, pair) : null;
      if (failure) failures.push(failure);
    }
    expect(failures).toEqual([]);
  });

test('odd replies reach every read of the contract that screens make', () => {
  const elsewhere = ['GET /cmsauth/pubKey', 'GET /current-user/info', 'GET /logout-cms'];
  const reads = loadContract().calls.flatMap(({ name }) => (name.startsWith('GET ') ? [name] : []));
  expect([...new Set(pairs.map(({ call }) => call)), ...elsewhere].sort()).toEqual(reads.sort());
});
