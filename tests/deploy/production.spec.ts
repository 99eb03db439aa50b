import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractOf } from '../calls';
import { Portal, startBox, watch } from '../e2e/portal';
import { entityYaml, installed, release, script, serves, test } from './bare';
import { Host, hostName } from './host';
import { expect, releases } from './kit';

const files = { 'viewings.yaml': entityYaml('viewings', 'Viewings'), 'keys.yaml': entityYaml('handovers', 'Key handovers') };

/** Asks for everything that a page needs, again and again, until `act` has ended. @returns how often, and what was no 200 or odd */
const underLoad = async (host: Host, isExpected: (path: string, text: string) => boolean, act: () => Promise<unknown>) => {
  const paths = ['/admin/', '/admin/config.json', '/admin/viewings.yaml', '/admin/keys.yaml', '/admin/version.json', '/healthz'];
  const start = /assets\/[^"]+\.js/.exec((await host.ask('/admin/')).body.toString())![0];
  const problems: string[] = [];
  let count = 0;
  let isOver = false;
  const askAll = async (path: string) => {
    while (!isOver) {
      const said = await host.ask(path).then(
        ({ status, body }) => (status !== 200 ? `${status}` : isExpected(path, body.toString()) ? '' : body.toString().slice(0, 200)),
        (error: Error) => error.message,
      );
      count += 1;
      if (said) problems.push(`${path}: ${said}`);
    }
  };
  // the script with which a page that is open has started
  const asking = Promise.all([...paths, `/admin/${start}`].map(askAll));
  await act();
  isOver = true;
  await asking;
  return { count, problems };
};

test('one archive with two entities serves staging and production without a failed request during reload, upgrade and rollback', async ({
  kit,
  bare: staging,
  page,
}) => {
  test.slow();
  const production = await Host.create();
  production.archives = kit.archives;
  const deployment = mkdtempSync(join(tmpdir(), 'deployment-'));
  writeFileSync(join(deployment, 'config.json'), JSON.stringify({ product: 'portal', resources: Object.keys(files) }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(deployment, name), text);
  const originOf = (host: Host) => `https://${hostName}:${host.port}`;
  const boxes = await Promise.all([staging, production].map((host) => startBox('--deployment', deployment, '--origin', originOf(host))));
  const [forStaging, forProduction] = boxes as [typeof boxes[number], typeof boxes[number]]; // prettier-ignore
  const write = (host: Host, cms: string, { changed = {} as Partial<typeof files>, reports = '' } = {}) => {
    mkdirSync(host.site, { recursive: true });
    for (const [name, text] of Object.entries({ ...files, ...changed })) writeFileSync(join(host.site, name), text);
    host.makeSite(release(host), { host: cms, reports, resources: Object.keys(files) });
  };

  // the same archive with a site each, and a CMS each
  write(staging, forStaging.root, { reports: 'https://reports.example.com/in?key=1' });
  write(production, forProduction.root);
  for (const host of [staging, production]) host.do(script(host), host.root, '--site', host.site);
  for (const [host, cms] of [[staging, forStaging.root], [production, forProduction.root]] as const) {
    const { headers, body } = await host.ask('/admin/config.json');
    expect(JSON.parse(body.toString())).toMatchObject({ host: cms });
    expect((await host.ask('/admin/')).headers['content-security-policy']).toContain(
      `connect-src 'self' ${cms}${host === staging ? ' https://reports.example.com' : ''};`,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(await host.ask('/healthz?cms')).toMatchObject({ status: 200 });
  } // prettier-ignore
  expect(staging.installed()).toBe(production.installed());
  const portal = new Portal(page, `${originOf(production)}/admin`, forProduction.root, contractOf(deployment));
  watch(portal, page);
  await portal.signIn('superadmin', '/handovers');
  await portal.expectLoaded();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Key handovers');

  const [before, after] = [files['viewings.yaml'], entityYaml('viewings', 'Viewings', ', agent: { kind: text, label: Agent }')];
  // beside the requests, which would wait for a command that is run at once
  const run = async (command: string, ...args: string[]) => {
    const child = production.start({ PATH: '/usr/bin:/bin' }, command, ...args);
    expect(await new Promise((resolve) => child.once('close', resolve)), args.join(' ')).toBe(0);
  };
  const version = async () => (await production.ask('/healthz')).body.toString();
  const isExpected = (path: string, text: string) =>
    path.endsWith('viewings.yaml')
      ? [before, after].includes(text)
      : path.endsWith('config.json')
        ? text.includes(forProduction.root)
        : true;
  const { count, problems } = await underLoad(production, isExpected, async () => {
    // another column, without a release
    write(production, forProduction.root, { changed: { 'viewings.yaml': after } });
    await run(installed(production), '--reload', production.root);
    expect((await production.ask('/admin/viewings.yaml')).body.toString()).toBe(after);
    // once more, with nothing changed
    await run(installed(production), '--reload', production.root);
    expect(await version()).toContain(releases.first);
    // the next release, and back, with the site that is there
    await run(script(production, releases.second), production.root);
    await serves(production, releases.second);
    await run(installed(production), '--rollback', production.root);
    await serves(production, releases.first);
    // a page that was open before all of it goes on
    await portal.open('/viewings');
    await portal.expectLoaded();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Viewings');
  });
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(100);
  expect((await production.ask('/admin/viewings.yaml')).body.toString()).toBe(after);
  // nothing of it has reached staging
  expect((await staging.ask('/admin/viewings.yaml')).body.toString()).toBe(before);
  expect(portal.problems).toEqual([]);
  for (const { stop } of boxes) stop();
  production.remove();
  rmSync(deployment, { recursive: true });
});
