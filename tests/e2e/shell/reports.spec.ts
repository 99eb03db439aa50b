/** Reports of errors and policy violations, with the policy that a host sends and a receiver on another origin. */
import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, startBox, test as plainTest, type Portal, type Worker } from '../portal';

type Received = { method?: string; url?: string; headers: IncomingHttpHeaders; text: string };

/** Starts a receiver that records requests. */
const startReceiver = async () => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, text });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { received, address: `http://127.0.0.1:${port}/portal?key=1`, stop: () => server.close() };
};

/** Tests with a receiver, and with a fixture CMS whose config.json names it. */
const test = plainTest.extend<object, Pick<Worker, 'box'> & { receiver: Awaited<ReturnType<typeof startReceiver>> }>({
  receiver: [
    async ({}, use) => {
      const receiver = await startReceiver();
      await use(receiver);
      receiver.stop();
    },
    { scope: 'worker' },
  ],
  box: [
    async ({ receiver }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'reports-'));
      writeFileSync(join(folder, 'config.json'), JSON.stringify({ product: 'portal', reports: receiver.address }));
      const { root, stop } = await startBox('--deployment', folder);
      await use({ root, deploymentFolder: folder });
      stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const evil = 'https://evil.example';
/** Opens a list with a cell that cannot be drawn, and puts a canary into the address of the page. */
const openBrokenList = async (portal: Portal, page: Page) => {
  portal.isFaulty = true;
  await page.route(/\/contactUs\/clientServices\/\?/, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { payload: { content: Record<string, unknown>[] } };
    reply.payload.content[0]!.phoneNumber = { text: 'CANARY' };
    await route.fulfill({ response, json: reply });
  });
  await portal.signIn('superadmin', '/customerServiceHotline');
  await expect(page.locator('.part-failure')).toBeVisible();
  await page.evaluate(() => history.replaceState(history.state, '', `?x=CANARY${location.hash}`));
};
/** Causes an uncaught error, an unhandled rejection and a violation of the policy. */
const causeProblems = (page: Page) =>
  page.evaluate((address) => {
    setTimeout(() => {
      throw new TypeError('CANARY');
    });
    void Promise.reject(new RangeError('CANARY'));
    new Image().src = address;
  }, `${evil}/CANARY?x=CANARY`);
/** Waits for the problems that `causeProblems` causes, and removes them from the problems of the test. */
const expectProblems = async (portal: Portal) => {
  await expect.poll(() => portal.problems).toHaveLength(4);
  expect(portal.problems.splice(0).toSorted()).toEqual([
    'error in the page: CANARY',
    'error in the page: CANARY',
    `foreign request to ${evil}`,
    expect.stringMatching(/^policy: .*https:\/\/evil\.example\/.* violates/),
  ]);
};

test('the portal sends reports of errors and policy violations to the address of config.json, and no text of the page', async ({
  portal,
  page,
  receiver,
}) => {
  await openBrokenList(portal, page);
  await causeProblems(page);
  await expect.poll(() => receiver.received).toHaveLength(4);
  const reports = receiver.received.map(({ text }) => JSON.parse(text) as { kind: string });
  const version = expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown;
  const position = expect.stringMatching(/^assets\/[\w-]+\.js:\d+:\d+$/) as unknown;
  expect(reports.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'caughtError', version, name: 'TypeError', stack: expect.arrayContaining([position]) as unknown },
    { kind: 'policyViolation', version, directive: 'img-src', blocked: evil },
    { kind: 'uncaughtError', version, name: 'TypeError', stack: [] },
    { kind: 'unhandledRejection', version, name: 'RangeError', stack: [] },
  ]);
  for (const { method, url, headers } of receiver.received) {
    expect([method, url, headers['content-type']]).toEqual(['POST', '/portal?key=1', 'text/plain;charset=UTF-8']);
    expect(['authorization', 'cookie', 'referer'].filter((name) => name in headers)).toEqual([]);
  }
  expect(JSON.stringify(receiver.received)).not.toContain('CANARY');
  await expectProblems(portal);
});

plainTest('the portal sends nothing and loads no reports when config.json has no address for them', async ({ portal, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await openBrokenList(portal, page);
  await causeProblems(page);
  await expectProblems(portal);
  expect(requests.filter((url) => !url.startsWith(portal.root) && !url.startsWith(evil))).toEqual([]);
  expect(requests.filter((url) => /reports/i.test(url))).toEqual([]);
});

plainTest('the portal does not report that the policy refuses its reports', async ({ portal, page }) => {
  await portal.configure({ reports: 'https://refused.example/' });
  await portal.open('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  const refusals = () => portal.problems.filter((each) => each.startsWith("policy: Connecting to 'https://refused.example/' violates"));
  for (const count of [1, 2]) {
    await page.evaluate(
      (name) =>
        setTimeout(() => {
          throw Object.assign(new Error(), { name });
        }),
      `Error${count}`,
    );
    await expect.poll(refusals).toHaveLength(count);
  }
  expect(portal.problems.splice(0).filter((each) => !/https:\/\/refused\.example|^error in the page: Error\d$/.test(each))).toEqual([]);
});
