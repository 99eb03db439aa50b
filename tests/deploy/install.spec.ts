import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, Host, hostName } from './host';
import { expect, folderOf, releases, test as base, type Kit } from './kit';

/** A host beside that of the kit, with both releases unpacked and none installed. */
const test = base.extend<{ bare: Host }>({
  bare: async ({ kit }, use) => {
    const host = new Host(await freePort());
    for (const archive of Object.values(kit.archives)) host.unpack(archive);
    await use(host);
    host.remove();
  },
});
const script = (host: Host, release = releases.first) => join(host.folder, folderOf(release), 'install.sh');
const refused = (host: Host, ...args: string[]) => {
  const { status, stderr } = host.run(script(host), ...args);
  expect(status).toBe(1);
  return stderr;
};
const installTwo = (host: Host) => {
  host.do(script(host), host.root, ...host.ownTls());
  host.do(script(host, releases.second), host.root);
};
const versionOf = async (host: Host) => (JSON.parse((await host.ask('/healthz')).body.toString()) as { version: string }).version;
/** nginx reads a release in its own time. */
const serves = (host: Host, release: string) => expect.poll(() => versionOf(host)).toBe(release);
const assetsOf = (host: Host, link: string) => readdirSync(join(host.root, link, 'public/admin/assets'));

test('wrong arguments are all named, and nothing is made', ({ bare }) => {
  const said = refused(bare, '--port', '80a', '--name', 'a b', '--certificate', '/nowhere.crt', '--bogus', '--behind-terminator', '--key');
  for (const line of [
    '--port 80a: write a number',
    '--name a b: write a name such as portal.example.com',
    '--bogus: there is no such option',
    '--key: there is no value',
    'FOLDER: it is missing',
    '--certificate and --key: one needs the other',
    '--behind-terminator: nginx has no certificate of its own then',
    '/nowhere.crt: there is no such file, or it may not be read',
    'install.sh FOLDER [--port N] [--name HOST] --certificate FILE --key FILE     nginx itself speaks TLS',
  ])
    expect(said.split('\n')).toContain(line);
  expect(existsSync(bare.root)).toBe(false);
});

test('the first time it asks for the way to TLS', ({ bare }) => {
  expect(refused(bare, bare.root)).toBe(
    'The first time, say how the portal gets its TLS: --certificate FILE --key FILE, or --behind-terminator.\n',
  );
  expect(existsSync(join(bare.root, 'current'))).toBe(false);
});

test('a certificate that has expired, of another name, with another key, and a file that is none', ({ bare }) => {
  const make = (name: string, options: Parameters<Host['makeCertificate']>[0]) =>
    bare.makeCertificate({ ...options, certificate: join(bare.folder, `${name}.crt`), key: join(bare.folder, `${name}.key`) });
  const tls = ({ certificate, key }: { certificate: string; key: string }) => [
    '--certificate',
    certificate,
    '--key',
    key,
    '--name',
    hostName,
  ];
  const expired = make('expired', { days: -1 });
  const other = make('other', { name: 'other.test' });
  expect(refused(bare, bare.root, ...tls(expired))).toMatch(
    /^The certificate \S+expired\.crt has expired on \w.*GMT: browsers would refuse it\.\n$/,
  );
  expect(refused(bare, bare.root, ...tls(other))).toMatch(/^The certificate \S+other\.crt is not made for portal\.test\.\n$/);
  const mixed = { certificate: bare.certificate, key: other.key };
  expect(refused(bare, bare.root, ...tls(mixed))).toMatch(/^The key \S+other\.key does not belong to the certificate \S+portal\.crt\.\n$/);
  expect(refused(bare, bare.root, ...tls({ certificate: bare.key, key: bare.key }))).toMatch(
    /^\S+portal\.key is no certificate in PEM form\.\n$/,
  );
  expect(existsSync(join(bare.root, 'current'))).toBe(false);
});

test('a certificate that has expired since is told by the next release, and the former one goes on', async ({ bare }) => {
  bare.do(script(bare), bare.root, ...bare.ownTls());
  const good = [bare.certificate, bare.key].map((file) => [file, `${file}.good`] as const);
  for (const [file, copy] of good) bare.do('cp', '-p', file, copy);
  bare.makeCertificate({ days: -1 });
  expect(bare.run(script(bare, releases.second), bare.root)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The certificate \S+ has expired on /),
  });
  for (const [file, copy] of good) bare.do('cp', '-p', copy, file);
  expect(bare.installed()).toContain(releases.first);
  expect(await versionOf(bare)).toBe(releases.first);
});

test('a port or name alone is asked for its TLS, and root is sent away', ({ bare }) => {
  expect(refused(bare, bare.root, '--port', '8444').split('\n')[0]).toBe(
    '--port and --name: say --certificate and --key, or --behind-terminator, with them',
  );
  if (process.getuid?.() !== 0) return;
  const { status, stderr } = spawnSync(script(bare), [bare.root, ...bare.ownTls()], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'Run install.sh as the user that nginx is to serve as, not as root.\n']);
  expect(existsSync(bare.root)).toBe(false);
});

test('a release with another port that is in use is taken back whole, and nginx goes on with the former port', async ({ bare }) => {
  bare.do(script(bare), bare.root, ...bare.ownTls());
  const before = bare.installed();
  const server = createServer().listen(0, '0.0.0.0');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const { status, stderr } = bare.run(script(bare, releases.second), bare.root, ...bare.ownTls().with(-1, String(port)));
  expect(status).toBe(1);
  expect(stderr).toContain('nginx does not take the new port, and goes on as before: ');
  expect(stderr).toContain(`bind() to 0.0.0.0:${port} failed (98: Address already in use)`);
  // it tries for some seconds: a port that becomes free after the script has ended would be taken
  expect(bare.errorLog()).toContain('still could not bind()');
  server.close();
  expect(bare.installed()).toBe(before);
  expect(existsSync(join(bare.root, 'former'))).toBe(false);
  expect(await versionOf(bare)).toBe(releases.first);
  // once more, as it was set up
  bare.do(script(bare, releases.second), bare.root);
  await serves(bare, releases.second);
});

test('a release that lies there and is not whole is put there again', async ({ bare }) => {
  bare.do(script(bare), bare.root, ...bare.ownTls());
  const page = join(bare.root, 'current/public/admin/index.html');
  bare.do('sh', '-c', `: > ${page}`);
  bare.do(script(bare), bare.root);
  expect((await bare.ask('/admin/')).body.toString()).toContain('ADMIN PORTAL');
});

test('a port in use is told, with what to do', async ({ bare }) => {
  const server = createServer().listen(bare.port, '0.0.0.0');
  await new Promise((resolve) => server.once('listening', resolve));
  expect(refused(bare, bare.root, ...bare.ownTls())).toBe(
    `Port ${bare.port} is in use. Stop what uses it, or choose another with --port. The release is in place; start nginx with: nginx -p ${bare.root} -e logs/error.log -c nginx.conf\n`,
  );
  server.close();
  // the same once more: the second time finds the release there
  expect(bare.do(script(bare), bare.root)).toContain('nginx has started.');
  expect(await versionOf(bare)).toBe(releases.first);
});

test('an archive that was unpacked over another one, and one that is not whole', ({ bare }) => {
  const folder = join(bare.folder, folderOf(releases.first));
  // the others have paths that begin, end or continue like those of a listed file
  const foreign = ['assets/of-another-one.js', 'index.html.js', 'index.htm', 'index-html', 'admin/index.html', 'Index.html'];
  for (const name of foreign) {
    const path = `public/admin/${name}`;
    bare.do('mkdir', '-p', join(folder, path, '..'));
    bare.do('cp', join(folder, 'release.json'), join(folder, path));
    expect(refused(bare, bare.root, ...bare.ownTls()), path).toBe(
      `These files are not of this release:\n${path}\nUnpack the archive into an empty folder.\n`,
    );
    bare.do('rm', join(folder, path));
  }
  bare.do('sh', '-c', `printf x >> ${folder}/public/admin/index.html`);
  expect(refused(bare, bare.root, ...bare.ownTls())).toBe(
    `Files of ${folder} are missing or changed. Unpack the archive again, into an empty folder.\n`,
  );
  bare.do('rm', join(folder, 'SHA256SUMS'));
  expect(refused(bare, bare.root, ...bare.ownTls())).toBe(
    `${folder} is no unpacked release: SHA256SUMS is missing. Run install.sh where the archive was unpacked.\n`,
  );
  expect(existsSync(join(bare.root, 'current'))).toBe(false);
});

test('an unpacked folder with links, pipes or names of two lines is refused', ({ bare }) => {
  const folder = join(bare.folder, folderOf(releases.first));
  const make = (command: string) => bare.do('sh', '-c', `cd ${folder} && ${command}`);
  const refusal = (names: string) =>
    `A release holds plain files and folders only. These are neither:\n${names}\nUnpack the archive again, into an empty folder.\n`;
  for (const [name, command] of [
    ['public/admin/passwd', 'ln -s /etc/passwd public/admin/passwd'],
    ['public/admin/etc', 'ln -s /etc public/admin/etc'],
    ['public/admin/nowhere', 'ln -s nowhere public/admin/nowhere'],
    ['public/admin/pipe', 'mkfifo public/admin/pipe'],
    // each line by itself is a file of the release
    ['LICENSE\nREADME.md', `cp LICENSE 'LICENSE\nREADME.md'`],
  ] as const) {
    make(command);
    expect(refused(bare, bare.root, ...bare.ownTls())).toBe(refusal(name));
    make(`rm '${name}'`);
  }
  // a file of the release itself, as what it was
  make('mv LICENSE ../LICENSE && ln -s ../LICENSE LICENSE');
  expect(refused(bare, bare.root, ...bare.ownTls())).toBe(refusal('LICENSE'));
  expect(existsSync(join(bare.root, 'current'))).toBe(false);
});

test('a link among the files of a release that lies there makes install.sh put it there again', ({ bare }) => {
  bare.do(script(bare), bare.root, ...bare.ownTls());
  const link = join(bare.root, 'current/public/admin/passwd');
  bare.do('ln', '-s', '/etc/passwd', link);
  expect(bare.do(script(bare), bare.root)).toContain('were changed or are missing where it lies: it is put there again.');
  expect(existsSync(link)).toBe(false);
});

test('a private key that everybody may read is warned about', ({ bare }) => {
  const warning = `Warning: every user of this host can read the private key ${bare.key}. Run chmod o= on it.\n`;
  bare.do('chmod', '640', bare.key);
  expect(bare.do(script(bare), bare.root, ...bare.ownTls(), '--no-start')).not.toContain('Warning');
  bare.do('chmod', '644', bare.key);
  expect(bare.do(script(bare), bare.root, '--no-start')).toContain(warning);
});

test('without a name nginx redirects no request without TLS, and port 443 is not written', ({ bare }) => {
  // this nginx takes a port that only root may listen on
  const bin = join(bare.folder, 'bin');
  bare.do('sh', '-c', `mkdir ${bin} && printf '#!/bin/sh\n' > ${bin}/nginx && chmod +x ${bin}/nginx`);
  const redirects = (...args: string[]) => {
    const tls = ['--certificate', bare.certificate, '--key', bare.key];
    bare.do('env', `PATH=${bin}:/usr/bin:/bin`, script(bare), bare.root, ...tls, '--no-start', ...args);
    return readFileSync(join(bare.root, 'host/server.conf'), 'utf8').match(/^error_page .*$/gm);
  };
  expect(redirects()).toBeNull();
  expect(redirects('--name', hostName)).toEqual([`error_page 497 =308 https://${hostName}:8443$request_uri;`]);
  expect(redirects('--name', hostName, '--port', '443')).toEqual([`error_page 497 =308 https://${hostName}$request_uri;`]);
});

test('the next release replaces a redirect to the Host header, drops the module for .br, and closes the logs of a former installation', async ({
  bare,
}) => {
  bare.do(script(bare), bare.root, ...bare.ownTls());
  const server = join(bare.root, 'host/server.conf');
  const conf = readFileSync(server, 'utf8');
  // as a release wrote it that served .br by a module of nginx
  const former = `${conf}brotli_static on;\n`
    .replace('# redirects requests without TLS', '# whoever asks this port without TLS is led to it')
    .replace(`https://${hostName}:${bare.port}`, 'https://$http_host');
  expect(former).not.toBe(conf);
  writeFileSync(server, former);
  bare.do('sh', '-c', `cd ${bare.root}/logs && cp access.log access.log.1 && chmod o+rx . && chmod o+r *`);
  bare.do(script(bare, releases.second), bare.root);
  await serves(bare, releases.second);
  expect(readFileSync(server, 'utf8').split('\n').toSorted()).toEqual(conf.split('\n').toSorted());
  expect(await bare.askPlain('/admin/', 'evil.example')).toContain(`\r\nLocation: https://${hostName}:${bare.port}/admin/`);
  const modes = bare.do('sh', '-c', `stat -c %A ${bare.root}/logs ${bare.root}/logs/*`).trim().split('\n');
  expect(modes.map((mode) => mode.slice(-3))).toEqual(Array(4).fill('---'));
});

test('a full disk leaves the release that is served, and a later try succeeds', async ({ bare }) => {
  bare.do(script(bare), bare.root, ...bare.ownTls());
  const before = bare.installed();
  // no file may grow beyond 100 kB: some of the release do
  const { status, stderr } = bare.run('prlimit', '--fsize=100000', script(bare, releases.second), bare.root);
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([
    1,
    'The release could not be copied: see the line above. Nothing was changed.',
  ]);
  expect(bare.installed()).toBe(before);
  expect(readdirSync(join(bare.root, 'releases'))).toEqual([before.replace('releases/', '')]);
  expect(await versionOf(bare)).toBe(releases.first);
  bare.do(script(bare, releases.second), bare.root);
  await serves(bare, releases.second);
});

test('a release that nginx does not take is taken back', async ({ bare }) => {
  bare.do(script(bare), bare.root, ...bare.ownTls());
  const before = bare.installed();
  const folder = join(bare.folder, folderOf(releases.second));
  bare.do(
    'sh',
    '-c',
    `cd ${folder} && echo nonsense >> nginx.conf && sum=$(sha256sum nginx.conf) && sed -i "s|^.*  nginx.conf$|$sum|" SHA256SUMS`,
  );
  const { status, stderr } = bare.run(script(bare, releases.second), bare.root);
  expect([status, stderr.split('\n')[0]]).toEqual([
    1,
    `nginx does not take the release, so ${before.replace('releases/', '')} goes on being served:`,
  ]);
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
  for (const link of ['current', 'former'])
    expect(assetsOf(bare, link).filter((file) => !existsSync(join(bare.root, 'assets', file)))).toEqual([]);
});

test('two people at once: one installs, the other is told; who was killed holds nobody up', async ({ bare }) => {
  bare.do('mkdir', '-p', bare.root);
  bare.do('touch', join(bare.root, '.installing'));
  const colleague = spawn('flock', ['--no-fork', join(bare.root, '.installing'), 'sh', '-c', 'echo at work; exec sleep 3600'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise((resolve) => colleague.stdout.once('data', resolve));
  const { status, stderr } = bare.run(script(bare), bare.root, ...bare.ownTls());
  expect([status, stderr]).toEqual([1, `Somebody else is installing in ${bare.root}: wait until that has ended.\n`]);
  colleague.kill('SIGKILL');
  await new Promise((resolve) => colleague.once('close', resolve));
  expect(bare.do(script(bare), bare.root, ...bare.ownTls())).toContain('nginx has started.');
  // nginx, which goes on, does not hold it
  bare.do(script(bare, releases.second), bare.root);
});

test('stopped in the middle it takes back what it has begun', async ({ bare, kit }) => {
  installTwo(bare);
  await serves(bare, releases.second);
  const links = () => ['current', 'former'].map((link) => bare.do('readlink', join(bare.root, link)).trim());
  const before = links();
  const server = () => readFileSync(join(bare.root, 'host/server.conf'), 'utf8');
  const conf = server();
  // nginx is asked for its opinion after the switch: here it never gives one, and the person presses Ctrl-C
  const bin = mkdtempSync(join(bare.folder, 'bin-'));
  writeFileSync(join(bin, 'nginx'), '#!/bin/sh\nexec sleep 3600\n', { mode: 0o755 });
  execFileSync('chmod', ['755', bin]);
  const third = thirdOf(bare, kit);
  const installing = bare.start({ PATH: `${bin}:/usr/bin:/bin` }, third, bare.root, ...bare.ownTls().with(-1, '9'));
  const ended = new Promise((resolve) => installing.once('close', resolve));
  await expect.poll(links).not.toEqual(before);
  process.kill(-installing.pid!, 'SIGINT');
  await ended;
  expect([links(), server()]).toEqual([before, conf]);
  expect(await versionOf(bare)).toBe(releases.second);
  bare.do(third, bare.root);
  expect(links()[1]).toBe(before[0]);
});

test('going back takes no other option, and does not mind a certificate that has expired', ({ bare }) => {
  installTwo(bare);
  expect(refused(bare, '--rollback', bare.root, '--port', '8444').split('\n')[0]).toBe(
    '--rollback: no other option but --no-start goes with it',
  );
  bare.makeCertificate({ days: -1 });
  bare.do(join(bare.root, 'current/install.sh'), '--rollback', bare.root);
  expect(bare.installed()).toContain(releases.first);
});

test('behind something that speaks TLS it serves plain http on one port', async ({ bare }) => {
  const port = await freePort();
  bare.do(script(bare), bare.root, '--behind-terminator', '--port', String(port));
  const answer = await fetch(`http://127.0.0.1:${port}/admin/`);
  expect([answer.status, answer.headers.get('Strict-Transport-Security')]).toEqual([200, 'max-age=31536000']);
  expect(await answer.text()).toContain('ADMIN PORTAL');
});

test('made twice, the archive is the same byte for byte', ({ kit }) => {
  const out = mkdtempSync(join(kit.host.folder, 'again-'));
  const command =
    'umask 077; NODE_ENV=production npm run --silent package -- --out "$0" --cms "$1" --path /admin/ && sha256sum "$0"/*.tar.gz';
  const [again = '', path = ''] = execFileSync('sh', ['-c', command, out, kit.cms], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .at(-1)!
    .split('  ');
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
  const release = join(folder, folderOf(releases.second));
  execFileSync('sh', [
    '-c',
    `cd ${release} && echo more >> LICENSE && sum=$(sha256sum LICENSE) && sed -i "s|^.*  LICENSE$|$sum|" SHA256SUMS`,
  ]);
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  expect(readlinkSync(join(host.root, 'former'))).toContain(releases.first);
  return join(release, 'install.sh');
};
