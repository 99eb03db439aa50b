import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, hostName, type Host } from './host';
import { change, delayNginx, hangNginx, release, replaceNginx, script, serves, test, versionOf, withSite } from './bare';
import { expect, folderOf, releases, type Kit } from './kit';

const refused = (host: Host, ...args: string[]) => {
  const { status, stderr } = host.run(script(host), ...args);
  expect(status).toBe(1);
  return stderr;
};
const installTwo = (host: Host) => {
  host.do(script(host), host.root, ...withSite(host));
  host.do(script(host, releases.second), host.root);
};
const assetsOf = (host: Host, which: 'current' | 'former') => readdirSync(join(host[which](), 'public/assets'));

test('wrong arguments are all named, and nothing is made', ({ bare }) => {
  const said = refused(bare, '--port', '--bogus', '--reload', '--rollback', '--site', '/nowhere');
  for (const line of [
    '--port: it is a key of site.json now',
    '--bogus: there is no such option',
    '--rollback: it does not go with --reload',
    'FOLDER: it is missing',
    '--site /nowhere: there is no such folder',
    'install.sh FOLDER --site SITE      this release, with the site of that folder',
    '--check-only    checks whether the installation would work, and changes nothing that is served',
  ])
    expect(said.split('\n').map((each) => each.trim())).toContain(line);
  expect(refused(bare, bare.root, 'other', '--site').split('\n').slice(0, 2)).toEqual([
    'other: a folder is given already',
    '--site: there is no value',
  ]);
  expect(existsSync(bare.root)).toBe(false);
});

test('the first time it asks for the site', ({ bare }) => {
  expect(refused(bare, bare.root)).toBe('The first time, say which site is served: --site FOLDER.\n');
  expect(refused(bare, '--reload', bare.root)).toBe(`There is no site in ${bare.root}: install a release with --site first.\n`);
  expect(existsSync(join(bare.root, 'current'))).toBe(false);
});

test('a certificate that is missing, has expired, has another name or key, and a file that is none', ({ bare, kit }) => {
  const make = (name: string, options: Parameters<Host['makeCertificate']>[0]) =>
    bare.makeCertificate({ ...options, certificate: join(bare.folder, `${name}.crt`), key: join(bare.folder, `${name}.key`) });
  const refusal = (settings: object) => {
    change(bare, kit, settings);
    return refused(bare, bare.root, ...withSite(bare));
  };
  const expired = make('expired', { days: -1 });
  const other = make('other', { name: 'other.test' });
  expect(refusal({ key: '/nowhere.key' })).toBe('/nowhere.key: there is no such file, or it may not be read\n');
  expect(refusal(expired)).toMatch(/^The certificate \S+expired\.crt has expired on \w.*GMT: browsers would refuse it\.\n$/);
  expect(refusal(other)).toMatch(/^The certificate \S+other\.crt is not made for portal\.test\.\n$/);
  expect(refusal({ key: other.key })).toMatch(/^The key \S+other\.key does not belong to the certificate \S+portal\.crt\.\n$/);
  expect(refusal({ certificate: bare.key })).toMatch(/^\S+portal\.key is no certificate in PEM form\.\n$/);
  expect(existsSync(join(bare.root, 'current'))).toBe(false);
});

test('a certificate that has expired since refuses the next release, and the former one goes on', async ({ bare }) => {
  bare.do(script(bare), bare.root, ...withSite(bare));
  const good = [bare.certificate, bare.key].map((file) => [file, `${file}.good`] as const);
  for (const [file, copy] of good) bare.do('cp', '-p', file, copy);
  bare.makeCertificate({ days: -1 });
  for (const args of [
    [script(bare, releases.second), bare.root],
    [join(bare.root, 'current/install.sh'), '--reload', bare.root],
  ] as const)
    expect(bare.run(args[0], ...args.slice(1))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The certificate \S+ has expired on /),
    });
  for (const [file, copy] of good) bare.do('cp', '-p', copy, file);
  expect(bare.installed()).toContain(releases.first);
  expect(await versionOf(bare)).toBe(releases.first);
});

test('root is sent away', ({ bare }) => {
  if (process.getuid?.() !== 0) return;
  const { status, stderr } = spawnSync(script(bare), [bare.root, ...withSite(bare)], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'Run install.sh as the user that nginx is to serve as, not as root.\n']);
  expect(existsSync(bare.root)).toBe(false);
});

/** Holds a port until `close`. */
const occupy = async (port = 0) => {
  const server = createServer().listen(port, '0.0.0.0');
  await new Promise((resolve) => server.once('listening', resolve));
  return { port: (server.address() as { port: number }).port, close: () => server.close() };
};

test('install.sh names the key of a port in use and changes nothing, with --check-only too', async ({ bare, kit }) => {
  const { port, close } = await occupy();
  const settings = { port: { port }, statusPort: { statusPort: port } };
  for (const [key, changed] of Object.entries(settings))
    for (const more of [[], ['--check-only']]) {
      change(bare, kit, changed);
      expect(refused(bare, bare.root, ...withSite(bare), ...more)).toBe(
        `Port ${port} is in use. Stop what uses it, or choose another ${key} in site.json.\n`,
      );
    }
  expect(existsSync(join(bare.root, 'current'))).toBe(false);
  close();
  bare.do(script(bare), bare.root, ...withSite(bare));
  await serves(bare, releases.first);
  // its own ports are no hindrance
  bare.do(script(bare, releases.second), bare.root, ...withSite(bare));
  await serves(bare, releases.second);
});

test('install.sh restores release and site when a port becomes unavailable during the reload', async ({ bare, kit }) => {
  bare.do(script(bare), bare.root, ...withSite(bare));
  const before = bare.installed();
  const [port] = await freePorts(1);
  const { folder, PATH } = delayNginx(bare, 'reload');
  const command = `exec ${script(bare, releases.second)} ${bare.root} --site ${change(bare, kit, { port })} 2> ${bare.folder}/said`;
  const installing = bare.start({ PATH }, 'sh', '-c', command);
  const ended = new Promise((resolve) => installing.once('close', resolve));
  await expect.poll(() => existsSync(join(folder, 'requested'))).toBe(true);
  const { close } = await occupy(port);
  writeFileSync(join(folder, 'continue'), '');
  expect(await ended).toBe(1);
  const said = readFileSync(join(bare.folder, 'said'), 'utf8');
  expect(said).toContain('nginx cannot use the new port, and goes on as before: ');
  expect(said).toContain(`bind() to 0.0.0.0:${port} failed (98: Address already in use)`);
  // it tries for some seconds: a port that becomes free after the script has ended would be taken
  expect(bare.errorLog()).toContain('still could not bind()');
  close();
  expect(bare.installed()).toBe(before);
  expect(await versionOf(bare)).toBe(releases.first);
  // once more, with the site that is installed
  bare.do(script(bare, releases.second), bare.root);
  await serves(bare, releases.second);
});

test('install.sh explains how to use a port below 1024', ({ bare, kit }) => {
  if (Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8')) <= 443) return;
  change(bare, kit, { port: 443 });
  expect(refused(bare, bare.root, ...withSite(bare))).toContain('Only root may listen below port 1024');
});

test('install.sh refuses a host without nginx, except with --no-start', ({ bare }) => {
  // PATH of install.sh ends with the folders of nginx, so a copy of it has others
  const copy = join(bare.folder, 'without-nginx.sh');
  const text = readFileSync(script(bare), 'utf8').replace('PATH=$PATH:/usr/sbin:/usr/local/sbin', '');
  writeFileSync(copy, text, { mode: 0o755 });
  const args = ['env', 'PATH=/usr/bin:/bin', copy, '--reload', bare.root] as const;
  bare.do(script(bare), bare.root, ...withSite(bare), '--no-start');
  expect(bare.run(...args)).toMatchObject({ status: 1, stderr: 'There is no nginx on this host. Install it, or use --no-start.\n' });
  bare.do(...args, '--no-start');
});

test('install.sh explains how to prepare a folder without write permission', ({ bare }) => {
  const closed = join(bare.folder, 'closed');
  mkdirSync(closed);
  for (const root of [closed, join(closed, 'srv')])
    expect(refused(bare, root, ...withSite(bare))).toMatch(
      new RegExp(`^\\w+ may not write to ${root}\\. As root, run: install -d -o \\w+ ${root}\n$`),
    );
});

test('a release that lies there and is not whole is put there again', async ({ bare }) => {
  bare.do(script(bare), bare.root, ...withSite(bare));
  const page = join(bare.current(), 'public/index.html');
  bare.do('sh', '-c', `: > ${page}`);
  bare.do(script(bare), bare.root);
  expect((await bare.ask('/admin/')).body.toString()).toContain('ADMIN PORTAL');
});

test('an archive that was unpacked over another one, and one that is not whole', ({ bare }) => {
  const folder = release(bare);
  // the others have paths that begin, end or continue like those of a listed file
  const foreign = ['assets/of-another-one.js', 'index.html.js', 'index.htm', 'index-html', 'public/index.html', 'Index.html'];
  for (const name of foreign) {
    const path = `public/${name}`;
    bare.do('mkdir', '-p', join(folder, path, '..'));
    bare.do('cp', join(folder, 'release.json'), join(folder, path));
    expect(refused(bare, bare.root, ...withSite(bare)), path).toBe(
      `These files are not of this release:\n${path}\nUnpack the archive into an empty folder.\n`,
    );
    bare.do('rm', join(folder, path));
  }
  bare.do('sh', '-c', `printf x >> ${folder}/public/index.html`);
  expect(refused(bare, bare.root, ...withSite(bare))).toBe(
    `Files of ${folder} are missing or changed. Unpack the archive again, into an empty folder.\n`,
  );
  bare.do('rm', join(folder, 'SHA256SUMS'));
  expect(refused(bare, bare.root, ...withSite(bare))).toBe(
    `${folder} is no unpacked release: SHA256SUMS is missing. Run install.sh where the archive was unpacked.\n`,
  );
  expect(existsSync(join(bare.root, 'current'))).toBe(false);
});

test('an unpacked folder with links, pipes or names of two lines is refused', ({ bare }) => {
  const folder = release(bare);
  const make = (command: string) => bare.do('sh', '-c', `cd ${folder} && ${command}`);
  const refusal = (names: string) =>
    `A release holds plain files and folders only. These are neither:\n${names}\nUnpack the archive again, into an empty folder.\n`;
  for (const [name, command] of [
    ['public/passwd', 'ln -s /etc/passwd public/passwd'],
    ['public/etc', 'ln -s /etc public/etc'],
    ['public/nowhere', 'ln -s nowhere public/nowhere'],
    ['public/pipe', 'mkfifo public/pipe'],
    // each line by itself is a file of the release
    ['LICENSE\nREADME.md', `cp LICENSE 'LICENSE\nREADME.md'`],
  ] as const) {
    make(command);
    expect(refused(bare, bare.root, ...withSite(bare))).toBe(refusal(name));
    make(`rm '${name}'`);
  }
  // a file of the release itself, as what it was
  make('mv LICENSE ../LICENSE && ln -s ../LICENSE LICENSE');
  expect(refused(bare, bare.root, ...withSite(bare))).toBe(refusal('LICENSE'));
  expect(existsSync(join(bare.root, 'current'))).toBe(false);
});

test('a link among the files of a release that lies there makes install.sh put it there again', ({ bare }) => {
  bare.do(script(bare), bare.root, ...withSite(bare));
  const link = join(bare.current(), 'public/passwd');
  bare.do('ln', '-s', '/etc/passwd', link);
  expect(bare.do(script(bare), bare.root)).toContain('were changed or are missing where it lies: it is put there again.');
  expect(existsSync(link)).toBe(false);
});

test('a private key that everybody may read is warned about', ({ bare }) => {
  const warning = `Warning: every user of this host can read the private key ${bare.key}. Run chmod o= on it.\n`;
  bare.do('chmod', '640', bare.key);
  expect(bare.do(script(bare), bare.root, ...withSite(bare), '--no-start')).not.toContain('Warning');
  bare.do('chmod', '644', bare.key);
  expect(bare.do(script(bare), bare.root, '--no-start')).toContain(warning);
});

/** The configuration of a server that an nginx of a version gets. This one takes a port that only root may listen on. */
const serverConf = (host: Host, version = '1.22.1') => {
  const { PATH } = replaceNginx(host, () => `[ "$1" != -v ] || echo 'nginx version: nginx/${version}' >&2`);
  host.do('env', `PATH=${PATH}`, script(host), host.root, ...withSite(host), '--no-start');
  return readFileSync(join(host.root, 'current/server.conf'), 'utf8').split('\n');
};

test('without a name nginx redirects no request without TLS, and port 443 is not written', ({ bare, kit }) => {
  const redirects = (settings: object) => {
    change(bare, kit, { port: 8443, ...settings });
    return serverConf(bare).filter((line) => line.startsWith('error_page'));
  };
  expect(redirects({ name: undefined })).toEqual([]);
  expect(redirects({})).toEqual([`error_page 497 =308 https://${hostName}:8443$request_uri;`]);
  expect(redirects({ port: 443 })).toEqual([`error_page 497 =308 https://${hostName}$request_uri;`]);
});

test('HTTP/2 is switched on as the version of nginx has it', ({ bare }) => {
  const listens = (version: string) =>
    serverConf(bare, version).filter((line) => /^(listen \d|http2)/.test(line)).map((line) => line.replace(String(bare.port), 'PORT')); // prettier-ignore
  for (const version of ['1.22.1', '1.25.0']) expect(listens(version)).toEqual(['listen PORT ssl http2;']);
  for (const version of ['1.25.1', '1.26.3', '2.0.0']) expect(listens(version)).toEqual(['listen PORT ssl;', 'http2 on;']);
});

test('IPv6 is served where the machine has it', async ({ bare }) => {
  bare.do(script(bare), bare.root, ...withSite(bare));
  const hasIpv6 = existsSync('/proc/net/if_inet6') && readFileSync('/proc/net/if_inet6', 'utf8') !== '';
  const conf = readFileSync(join(bare.root, 'current/server.conf'), 'utf8');
  expect(conf.includes(`listen [::]:${bare.port} ssl`)).toBe(hasIpv6);
  if (hasIpv6) expect((await bare.ask('/healthz', {}, 'GET', '::1')).status).toBe(200);
});

test('the logs of an installation that others could read are closed', ({ bare }) => {
  bare.do(script(bare), bare.root, ...withSite(bare));
  bare.do('sh', '-c', `cd ${bare.root}/logs && cp access.log access.log.1 && chmod o+rx . && chmod o+r *`);
  bare.do(script(bare, releases.second), bare.root);
  const modes = bare.do('sh', '-c', `stat -c %A ${bare.root}/logs ${bare.root}/logs/*`).trim().split('\n');
  expect(modes.map((mode) => mode.slice(-3))).toEqual(Array(4).fill('---'));
});

test('a full disk leaves the release that is served, and a later try succeeds', async ({ bare }) => {
  bare.do(script(bare), bare.root, ...withSite(bare));
  const before = bare.installed();
  // no file may grow beyond 100 kB: some of the release do
  const { status, stderr } = bare.run('prlimit', '--fsize=100000', script(bare, releases.second), bare.root);
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([
    1,
    'The release could not be copied: see the line above. Nothing was changed.',
  ]);
  expect(bare.installed()).toBe(before);
  expect(readdirSync(join(bare.root, 'releases'))).toEqual([before]);
  expect(await versionOf(bare)).toBe(releases.first);
  bare.do(script(bare, releases.second), bare.root);
  await serves(bare, releases.second);
});

test('a release whose configuration nginx rejects is not served', async ({ bare }) => {
  bare.do(script(bare), bare.root, ...withSite(bare));
  const before = bare.installed();
  const folder = release(bare, releases.second);
  bare.do(
    'sh',
    '-c',
    `cd ${folder} && echo nonsense >> nginx.conf && sum=$(sha256sum nginx.conf) && sed -i "s|^.*  nginx.conf$|$sum|" SHA256SUMS`,
  );
  const { status, stderr } = bare.run(script(bare, releases.second), bare.root);
  expect([status, stderr.split('\n')[0]]).toEqual([1, `nginx rejects the configuration, so ${before} goes on being served:`]);
  expect(bare.installed()).toBe(before);
  bare.serve('-s', 'reload');
  expect(await versionOf(bare)).toBe(releases.first);
});

test('rolled back, and forth again', async ({ bare }) => {
  expect(bare.run(script(bare), '--rollback', bare.root)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no release before'),
  });
  installTwo(bare);
  await serves(bare, releases.second);
  for (const release of [releases.first, releases.second, releases.first]) {
    bare.do(join(bare.root, 'current/install.sh'), '--rollback', bare.root);
    await serves(bare, release);
  }
});

test('the assets of a former release are there for a week, and those of both neighbours for good', async ({ bare, kit }) => {
  installTwo(bare);
  const former = assetsOf(bare, 'former').filter((file) => !assetsOf(bare, 'current').includes(file));
  expect(former.length).toBeGreaterThan(10);
  const statuses = async () =>
    new Set(await Promise.all(former.slice(0, 20).map(async (file) => (await bare.ask(`/admin/assets/${file}`)).status)));
  const kept = () => former.filter((file) => existsSync(join(bare.root, 'assets', file))).length;
  expect([kept(), await statuses()]).toEqual([former.length, new Set([200])]);
  // a third release, so that the first is neither current nor former any more
  const third = thirdOf(bare, kit);
  bare.do(third, bare.root);
  const [first] = readdirSync(join(bare.root, 'releases')).filter((name) => name.endsWith('.left') && name.startsWith(releases.first));
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const leftAt = (days: number) => utimesSync(join(bare.root, 'releases', first!), ago(days), ago(days));
  leftAt(6.9);
  bare.do(third, bare.root);
  expect([kept(), await statuses()]).toEqual([former.length, new Set([200])]);
  leftAt(7.1);
  bare.do(third, bare.root);
  expect([kept(), await statuses()]).toEqual([0, new Set([404])]);
  // what the second, which is the former one now, shares with it is still there
  for (const link of ['current', 'former'] as const)
    expect(assetsOf(bare, link).filter((file) => !existsSync(join(bare.root, 'assets', file)))).toEqual([]);
});

test('two people at once: one installs, the other is told; who was killed holds nobody up', async ({ bare }) => {
  bare.do('mkdir', '-p', bare.root);
  bare.do('touch', join(bare.root, '.installing'));
  const colleague = spawn('flock', ['--no-fork', join(bare.root, '.installing'), 'sh', '-c', 'echo at work; exec sleep 3600'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise((resolve) => colleague.stdout.once('data', resolve));
  const { status, stderr } = bare.run(script(bare), bare.root, ...withSite(bare));
  expect([status, stderr]).toEqual([1, `Another install.sh is running in ${bare.root}. Wait until it has ended.\n`]);
  colleague.kill('SIGKILL');
  await new Promise((resolve) => colleague.once('close', resolve));
  expect(bare.do(script(bare), bare.root, ...withSite(bare))).toContain('nginx has started.');
  // nginx, which goes on, does not hold it
  bare.do(script(bare, releases.second), bare.root);
});

test('stopped in the middle it takes back what it has begun', async ({ bare, kit }) => {
  installTwo(bare);
  const links = () => bare.do('readlink', join(bare.root, 'current'), join(bare.root, 'nginx.conf'));
  const states = () => readdirSync(join(bare.root, 'states'));
  const before = [links(), states()];
  // Ctrl-C while nginx checks the configuration
  const { PATH } = hangNginx(bare);
  const third = thirdOf(bare, kit);
  const installing = bare.start({ PATH }, third, bare.root, '--site', change(bare, kit, { port: 9 }));
  const ended = new Promise((resolve) => installing.once('close', resolve));
  await expect.poll(states).toHaveLength(2);
  process.kill(-installing.pid!, 'SIGINT');
  await ended;
  expect([links(), states()]).toEqual(before);
  expect(await versionOf(bare)).toBe(releases.second);
  change(bare, kit, {});
  bare.do(third, bare.root, ...withSite(bare));
  expect(bare.former()).toContain(releases.second);
});

test('a killed install.sh changes nothing that is served, and the next run removes its files', async ({ bare, kit }) => {
  installTwo(bare);
  const before = bare.do('readlink', join(bare.root, 'current'));
  const { PATH } = hangNginx(bare);
  const installing = bare.start({ PATH }, thirdOf(bare, kit), bare.root);
  const ended = new Promise((resolve) => installing.once('close', resolve));
  await expect.poll(() => readdirSync(join(bare.root, 'states'))).toHaveLength(2);
  process.kill(-installing.pid!, 'SIGKILL');
  await ended;
  expect(bare.do('readlink', join(bare.root, 'current'))).toBe(before);
  bare.do(script(bare, releases.second), bare.root);
  expect(readdirSync(join(bare.root, 'states'))).toHaveLength(1);
  expect(await versionOf(bare)).toBe(releases.second);
});

test('going back keeps the site, and does not mind a certificate that has expired', async ({ bare, kit }) => {
  installTwo(bare);
  expect(refused(bare, '--rollback', bare.root, ...withSite(bare)).split('\n')[0]).toBe('--site: it does not go with --rollback');
  const own = bare.makeSite(release(bare), { host: kit.cms, environment: 'BACK' }, { folder: join(bare.folder, 'other') });
  const installer = join(bare.root, 'current/install.sh');
  bare.do(installer, '--reload', bare.root, '--site', own);
  bare.makeCertificate({ days: -1 });
  bare.do(installer, '--rollback', bare.root);
  expect(bare.installed()).toContain(releases.first);
  expect(readFileSync(join(bare.servedSite(), 'config.json'), 'utf8')).toContain('BACK');
});

test('install.sh upgrades a running installation of 0.1.0, which has no site', async ({ bare }) => {
  const old = '0.1.0-000000000000';
  bare.do('sh', '-c', `cd ${bare.folder} && mkdir -p srv/releases/${old} srv/host srv/run srv/logs`);
  bare.do('sh', '-c', `cd ${bare.root} && ln -s releases/${old} current && ln -s current/nginx.conf nginx.conf`);
  const conf =
    'pid run/nginx.pid; events {} http { access_log off; client_body_temp_path run/body; proxy_temp_path run/proxy; server { include host/server.conf; return 204; } }';
  writeFileSync(
    join(bare.root, `releases/${old}/nginx.conf`),
    conf.replaceAll('run/body;', 'run/body; fastcgi_temp_path run/f; uwsgi_temp_path run/u; scgi_temp_path run/s;'),
  );
  const tls = `ssl_certificate ${bare.certificate}; ssl_certificate_key ${bare.key};`;
  writeFileSync(join(bare.root, 'host/server.conf'), `listen ${bare.port} ssl http2;\n${tls}\n`);
  bare.serve();
  expect((await bare.ask('/')).status).toBe(204);
  expect(refused(bare, bare.root)).toBe('The first time, say which site is served: --site FOLDER.\n');
  expect(bare.do('readlink', join(bare.root, 'current')).trim()).toBe(`releases/${old}`);
  bare.do(script(bare), bare.root, ...withSite(bare));
  await serves(bare, releases.first);
  expect(bare.run(join(bare.root, 'current/install.sh'), '--rollback', bare.root)).toMatchObject({
    status: 1,
    stderr: `${old} has no sites. Unpack its archive and run its own install.sh.\n`,
  });
});

test('behind something that speaks TLS it serves plain http on one port', async ({ bare, kit }) => {
  const [port] = await freePorts(1);
  change(bare, kit, { port, behindTerminator: true, certificate: undefined, key: undefined });
  bare.do(script(bare), bare.root, ...withSite(bare));
  const answer = await fetch(`http://127.0.0.1:${port}/admin/`);
  expect([answer.status, answer.headers.get('Strict-Transport-Security')]).toEqual([200, 'max-age=31536000']);
  expect(await answer.text()).toContain('ADMIN PORTAL');
});

test('made twice, the archive is the same byte for byte', ({ kit }) => {
  const out = mkdtempSync(join(kit.host.folder, 'again-'));
  const command = 'umask 077; NODE_ENV=production npm run --silent package -- --out "$0" && sha256sum "$0"/*.tar.gz';
  const [again = '', path = ''] = execFileSync('sh', ['-c', command, out], { encoding: 'utf8' }).trim().split('\n').at(-1)!.split('  ');
  const sumsIn = (archive: string) =>
    execFileSync('tar', ['-xzOf', archive, '--wildcards', '*/SHA256SUMS'], { encoding: 'utf8' }).split('\n');
  // names the files that differ
  expect(sumsIn(path)).toEqual(sumsIn(kit.archives.first));
  expect(again).toBe(execFileSync('sha256sum', [kit.archives.first], { encoding: 'utf8' }).split(' ')[0]);
});

/** Release 1 with another file in it: a release of its own. @returns its install.sh */
const thirdOf = (host: Host, { archives }: Kit) => {
  const folder = mkdtempSync(join(host.folder, 'third-'));
  execFileSync('tar', ['xzf', archives.second, '-C', folder]);
  const unpacked = join(folder, folderOf(releases.second));
  execFileSync('sh', [
    '-c',
    `cd ${unpacked} && echo more >> LICENSE && sum=$(sha256sum LICENSE) && sed -i "s|^.*  LICENSE$|$sum|" SHA256SUMS`,
  ]);
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  expect(host.former()).toContain(releases.first);
  return join(unpacked, 'install.sh');
};
