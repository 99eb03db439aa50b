import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { packages } from '../../scripts/nginx.mjs';
import { Host } from './host';
import { expect, folderOf, releases, test } from './kit';

const page = readFileSync('deploy/README.md', 'utf8');
const blocks = (language: string) => [...page.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text!);
const commands = blocks('sh').flatMap((text) => text.trim().split('\n'));
const name = 'portal.example.com';
/** The version that the page has as its example. */
const example = '0.2.0+abc1234';

/** What only root may do, once for a host, and what `npm test` has done before. */
const notHere = ['npm ci', /^useradd /, /^install -d /];

test('deploy/README.md from a clone to a served portal, another site, a next release and back', async ({ kit }) => {
  test.slow();
  const host = await Host.create();
  const { port } = host;
  host.makeCertificate({ name });
  writeFileSync(join(host.folder, '.curlrc'), `resolve = "${name}:${port}:127.0.0.1"\ncacert = ${host.certificate}\nsilent\n`);
  const site = join(host.folder, 'portal-site');
  const here = (text: string) =>
    text
      .replaceAll('/srv/portal-site', site)
      .replaceAll('/srv/portal', host.root)
      .replaceAll('/etc/ssl/portal', join(host.folder, 'portal'))
      .replaceAll('8443', String(port))
      .replaceAll(example, releases.first)
      .replace(/^node /, `${process.execPath} `);
  const health = () => host.run('curl', '--fail', `https://${name}:${port}/healthz`).stdout;

  // the files of the site as the page has them, and the one port that it leaves to its default
  const [settings, config] = blocks('json');
  const [viewings] = blocks('yaml');
  mkdirSync(site);
  writeFileSync(join(site, 'site.json'), here(settings!).replace('"port"', `"statusPort": ${host.statusPort}, "port"`));
  writeFileSync(join(site, 'config.json'), config!);
  writeFileSync(join(site, 'viewings.yaml'), viewings!);

  const done: string[] = [];
  for (const command of commands) {
    if (notHere.some((each) => (typeof each === 'string' ? each === command : each.test(command)))) continue;
    done.push(command.split(' ').slice(0, 3).join(' '));
    if (command.startsWith('apt-get install')) expect(command.split(' ').slice(3)).toEqual(packages);
    else if (command === 'npm run package') {
      execFileSync('sh', ['-c', `${command} -- --out ${host.folder}/release`], { stdio: 'pipe' });
      for (const ending of ['', '.sha256']) {
        const file = `${folderOf(releases.first)}.tar.gz${ending}`;
        cpSync(join(host.folder, 'release', file), join(host.folder, file));
      }
    } else if (command.startsWith('node ')) execFileSync('sh', ['-c', here(command)], { cwd: host.folder, stdio: 'pipe' });
    else if (command.includes('--rollback')) {
      host.unpack(kit.archives.second);
      host.do(join(host.folder, folderOf(releases.second), 'install.sh'), host.root);
      await expect.poll(health).toContain(releases.second);
      host.do('sh', '-c', here(command));
      await expect.poll(health).toContain(releases.first);
    } else if (command.startsWith('curl')) {
      const said = host.do('sh', '-c', here(command));
      expect(said).toBe(here(/answers `(\{.*\})`/.exec(page)![1]!));
    } else host.do('sh', '-c', here(command));
  }
  host.remove();
  expect(done).toEqual([
    'npm run package',
    `tar xzf admin-portal-${example}.tar.gz`,
    `node admin-portal-${example}/check.mjs --site`,
    'apt-get install -y',
    `sha256sum -c admin-portal-${example}.tar.gz.sha256`,
    `tar xzf admin-portal-${example}.tar.gz`,
    `admin-portal-${example}/install.sh /srv/portal --site`,
    `admin-portal-${example}/install.sh /srv/portal --site`,
    'curl --fail https://portal.example.com:8443/healthz',
    '/usr/sbin/logrotate -s /srv/portal/run/logrotate.state',
    '/srv/portal/current/install.sh --reload /srv/portal',
    '/srv/portal/current/install.sh --rollback /srv/portal',
  ]);
});

test('what the page says of messages is what install.sh says', () => {
  const script = readFileSync('deploy/install.sh', 'utf8');
  const [, table] = page.split('## When something is wrong');
  const texts = [...table!.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, text]) => text!);
  expect(texts.length).toBe(9);
  for (const text of texts) for (const part of text.replace(' 8443', '…').split('…')) expect(script).toContain(part.trim());
});

test('the page describes each key of site.json', () => {
  const keys = [...page.matchAll(/^\| `(\w+)` +\|/gm)].map(([, key]) => key);
  const settings = readFileSync('scripts/site/settings.ts', 'utf8');
  const known = [.../^export type SiteSettings = \{([\s\S]*?)^\};/m.exec(settings)![1]!.matchAll(/^ {2}(\w+): /gm)].map(([, key]) => key);
  expect(keys.toSorted()).toEqual(known.toSorted());
});
