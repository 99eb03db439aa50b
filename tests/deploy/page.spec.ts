import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { packages } from '../../scripts/nginx.mjs';
import { freePort, Host } from './host';
import { expect, releases, test } from './kit';

const page = readFileSync('deploy/README.md', 'utf8');
const commands = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, text]) => text!.trim().split('\n'));
const name = 'portal.example.com';

/** What only root may do, once for a host, and what `npm test` has done before. */
const notHere = ['npm ci', /^useradd /, /^install -d /];

test('deploy/README.md from a clone to a served portal, a next release and back', async ({ kit }) => {
  test.slow();
  const port = await freePort();
  const host = new Host(port);
  host.makeCertificate({ name });
  writeFileSync(join(host.folder, '.curlrc'), `resolve = "${name}:${port}:127.0.0.1"\ncacert = ${host.certificate}\nsilent\n`);
  const here = (command: string) =>
    command
      .replaceAll('/srv/portal', host.root)
      .replaceAll('/etc/ssl/portal', join(host.folder, 'portal'))
      .replaceAll('8443', String(port));
  const health = () => host.run('curl', '--fail', `https://${name}:${port}/healthz`).stdout;

  const done: string[] = [];
  for (const command of commands) {
    if (notHere.some((each) => (typeof each === 'string' ? each === command : each.test(command)))) continue;
    done.push(command.split(' ').slice(0, 3).join(' '));
    if (command.startsWith('apt-get install')) expect(command.split(' ').slice(3)).toEqual(packages);
    else if (command.startsWith('npm run package')) {
      execFileSync('sh', ['-c', `${command} --out ${host.folder}/release`], { stdio: 'pipe' });
      for (const ending of ['', '.sha256']) {
        const file = `admin-portal-${releases.first}.tar.gz${ending}`;
        cpSync(join(host.folder, 'release', file), join(host.folder, file));
      }
    } else if (command.includes('--rollback')) {
      host.unpack(kit.archives.second);
      host.do(join(host.folder, `admin-portal-${releases.second}`, 'install.sh'), host.root);
      await expect.poll(health).toContain(releases.second);
      host.do('sh', '-c', here(command));
      await expect.poll(health).toContain(releases.first);
    } else if (command.startsWith('curl')) {
      const said = host.do('sh', '-c', here(command));
      expect(said).toBe(/answers `(\{.*\})`/.exec(page)![1]);
    } else host.do('sh', '-c', here(command));
  }
  host.remove();
  expect(done).toEqual([
    'npm run package',
    'apt-get install -y',
    'sha256sum -c admin-portal-0.1.0.tar.gz.sha256',
    'tar xzf admin-portal-0.1.0.tar.gz',
    'admin-portal-0.1.0/install.sh /srv/portal --certificate',
    'curl --fail https://portal.example.com:8443/healthz',
    '/usr/sbin/logrotate -s /srv/portal/run/logrotate.state',
    '/srv/portal/current/install.sh --rollback /srv/portal',
  ]);
});

test('what the page says of messages is what install.sh says', () => {
  const script = readFileSync('deploy/install.sh', 'utf8');
  const texts = [...page.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, text]) => text!).filter((text) => !text.startsWith('--'));
  expect(texts.length).toBe(5);
  for (const text of texts) for (const part of text.replace(' 8443', '…').split('…')) expect(script).toContain(part.trim());
});
