/**
 * The CMS replies oddly: one random change at a time in a reply of the fixture CMS, over every read of the portal. A failure names
 * the seed and the number of its case; `SEED=7 CASES=17,42 npx playwright test --project=shell oddReplies` repeats them.
 */
import type { Page, Request } from '@playwright/test';
import { loadContract } from '../../../fixtures/dialect/contract';
import { isSoak } from '../../sampling';
import { caseName, drawCases } from '../cases';
import { expect, test, type Portal } from '../portal';
import { oddReply } from './changes';
import { screens, type Screen } from './screens';
import { watchCalls, watchHarm, whyOf, type Calls } from './settled';

/** The screens are shared among this many tests, which run in parallel. */
const parts = 4;
const pairs = screens.flatMap((screen, at) => screen.reads.map((call) => ({ screen, call, part: at % parts })));
const pairOf = (number: number) => pairs[number % pairs.length]!;
/** The sample changes each reply once at most. */
const numbers = drawCases(25, 1_000, (number) => number % pairs.length);

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

/**
 * Changes the next reply to a call on its way to the page. By the protocol of the browser: `page.route` would stop every request and
 * turn the cache off, and each page would take twice as long.
 */
const createChanger = async (portal: Portal, page: Page) => {
  const session = await page.context().newCDPSession(page);
  let next: { call: string; number: number; what: string | null } | null = null;
  session.on('Fetch.requestPaused', async ({ requestId, request: { method, url } }) => {
    const name = portal.nameOf({ method: () => method, url: () => url } as Request);
    if (next?.call !== name || next.what !== null) return session.send('Fetch.continueRequest', { requestId });
    const change = next;
    change.what = '';
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    const odd = oddReply(JSON.parse(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString()), change.number);
    change.what = odd.what;
    const responseHeaders = [{ name: 'Content-Type', value: 'application/json' }];
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders,
      body: Buffer.from(odd.body).toString('base64'),
    });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/portal-cms/*', requestStage: 'Response' }] });
  return (call: string, number: number) => (next = { call, number, what: null as string | null });
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
  test(
    `an odd reply fails no page, runs no code, sends nothing and is over after Retry: part ${part + 1} of ${parts}`,
    { tag: ['@complete', '@sampled'] },
    async ({ portal, page }) => {
      const own = numbers.filter((number) => pairOf(number).part === part);
      if (isSoak) test.setTimeout(own.length * 10_000);
      const calls = watchCalls(page);
      const expectNoHarm = watchHarm(page);
      await portal.signIn();
      await calls.settled();
      portal.isFaulty = true;
      const changeNext = await createChanger(portal, page);
      /** The failure after one odd reply; null if there is none. */
      const tryOne = async (number: number) => {
        const { screen, call } = pairOf(number);
        const reply = changeNext(call, number);
        try {
          portal.sent.length = 0;
          await openScreen(portal, page, calls, screen);
          await expect.poll(() => reply.what, 'the change').toBeTruthy();
          await calls.settled();
          await expect(page.locator('.header'), 'the page has its header').toBeVisible();
          await expect(page.locator('.plain-page h1'), 'the page fails whole').toHaveCount(0);
          await expectNoHarm();
          const sent = portal.sent.map((each) => each.call).filter((name) => !name.startsWith('GET'));
          expect(sent, 'what was sent').toEqual([]);
          if (reply.what!.endsWith('object')) await expect(page.locator('body')).not.toContainText('[object');
          await expectMended(page, calls, call);
          expect(portal.problems).toEqual([]);
          return null;
        } catch (error) {
          return `${caseName(number)}, ${screen.path} ${String(screen.steps ?? '')}, ${call}: ${reply.what}. ${whyOf(error)}`;
        } finally {
          portal.problems.length = 0;
        }
      };
      const failures: string[] = [];
      for (const number of own) {
        const failure = await tryOne(number);
        if (failure) failures.push(failure);
      }
      expect(failures).toEqual([]);
    },
  );

test('odd replies reach every read of the contract that screens make', () => {
  const elsewhere = ['GET /cmsauth/pubKey', 'GET /current-user/info', 'GET /logout-cms'];
  const reads = loadContract().calls.flatMap(({ name }) => (name.startsWith('GET ') ? [name] : []));
  expect([...new Set(pairs.map(({ call }) => call)), ...elsewhere].sort()).toEqual(reads.sort());
});
