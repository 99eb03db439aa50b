/**
 * `npm run bench -- --nginx`: the sign-in page and the client list from the archive on nginx, with TLS on a name of its
 * own, beside the same files from the box; the CMS of both is the same box, on another origin. Each in turn, so that what
 * else the machine does meets both.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createBox } from '../../fixtures/server';
import { Host, hostName, makePackage } from '../deploy/host';
import { flags, listShown, median, portal, rounds, show, signInShown, type App } from './pages';

const path = '/admin/';

/** By which Chromium is told to trust a key. Errors that are merely ignored would keep it from caching anything. */
const fingerprintOf = (certificate: string) => {
  const key = new X509Certificate(readFileSync(certificate)).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
};

/** The archive on nginx. @param cms the origin of the CMS */
const startNginx = async (host: Host, cms: string) => {
  host.unpack(await makePackage('.', mkdtempSync(join(tmpdir(), 'release-'))));
  const [name] = readdirSync(host.folder).filter((each) => each.startsWith('admin-portal-'));
  const release = join(host.folder, name!);
  host.do(join(release, 'install.sh'), host.root, '--site', host.makeSite(release, { host: cms }));
  const app = portal(`https://${hostName}:${host.port}${path.slice(0, -1)}`);
  return { app, trust: fingerprintOf(host.certificate), stop: host.remove };
};
/** The same files on a box. */
const startBox = async (cms: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  cpSync('dist', folder, { recursive: true });
  const config = JSON.parse(readFileSync('dist/config.json', 'utf8')) as object;
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ product: 'portal', ...config, host: cms, singleSignOn: {} }));
  const box = await createBox({ portalFolder: folder, cms });
  return { app: portal(`http://127.0.0.1:${await box.listen()}`), stop: box.close };
};

export const benchNginx = async (): Promise<string> => {
  const host = await Host.create();
  const cms = await createBox({ origin: `https://${hostName}:${host.port}` });
  const origin = `http://localhost:${await cms.listen()}`;
  const [nginx, box] = [await startNginx(host, origin), await startBox(origin)];
  const trust = `--ignore-certificate-errors-spki-list=${nginx.trust}`;
  const args = [...flags, trust, `--host-resolver-rules=MAP ${hostName} 127.0.0.1`];
  const browser = await chromium.launch({ executablePath: process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium', args });

  const measure = async (app: App) => ({ signIn: await signInShown(browser, app), list: await listShown(browser, app) });
  type Measured = Awaited<ReturnType<typeof measure>>;
  const both: { nginx: Measured[]; box: Measured[] } = { nginx: [], box: [] };
  for (let round = 0; round < rounds * 2; round += 1)
    for (const name of round % 2 ? (['nginx', 'box'] as const) : (['box', 'nginx'] as const))
      both[name].push(await measure({ nginx, box }[name].app));

  const row = (name: string, of: (measured: Measured) => number) => {
    const [mine, other] = [both.nginx.map(of), both.box.map(of)];
    return `| ${name} | ${show(mine)} | ${show(other)} | ${(median(mine) / median(other)).toFixed(2)} |`;
  };
  await browser.close();
  for (const { stop } of [nginx, box]) await stop();
  await cms.close();
  return [
    '| | nginx: median (min–max) | box | ratio |',
    '|---|---|---|---|',
    row('Sign-in page shown, slow cold, ms', ({ signIn }) => signIn),
    row('Client list shown, slow cold, ms', ({ list }) => list.cold.time),
    row('Client list shown, slow warm, ms', ({ list }) => list.warm.time),
  ].join('\n');
};
