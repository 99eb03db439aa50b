import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { delayNginx, entityYaml, installed, release, script, test, versionOf, withSite } from './bare';
import { freePorts, type Host } from './host';
import { expect, releases, type Kit } from './kit';

const entity = (label: string) => entityYaml('viewings', label);
const write = (host: Host, name: string, text: string) => writeFileSync(join(host.site, name), text);
/** Gives the site of a host an entity, and renders it. */
const writeEntity = (host: Host, { cms }: Kit, label = 'Viewings') => {
  write(host, 'viewings.yaml', entity(label));
  host.makeSite(release(host), { host: cms, resources: ['viewings.yaml'] });
};
const install = (host: Host) => host.do(script(host), host.root, ...withSite(host));
const reload = (host: Host) => host.do(installed(host), '--reload', host.root);
const refused = (host: Host, ...args: string[]) => {
  const { status, stderr } = host.run(installed(host), '--reload', host.root, ...args);
  expect(status).toBe(1);
  return stderr;
};
const textOf = async (host: Host, path: string) => (await host.ask(`/admin/${path}`)).body.toString();
const renderIt = 'Run node check.mjs --site FOLDER --render on a machine with Node.\n';

test('nginx serves config.json of a site and the YAML files that it names, and no other file of the folder', async ({ bare, kit }) => {
  for (const name of ['seed.yaml', 'old.yml', 'notes.txt', '.env']) write(bare, name, 'secret');
  writeEntity(bare, kit);
  install(bare);
  const yaml = await bare.ask('/admin/viewings.yaml');
  expect([yaml.status, yaml.headers['content-type'], yaml.headers['cache-control']]).toEqual([200, 'text/yaml', 'no-cache']);
  expect(yaml.body.toString()).toBe(entity('Viewings'));
  const again = await bare.ask('/admin/viewings.yaml', { 'If-None-Match': String(yaml.headers.etag) });
  expect([again.status, again.headers['cache-control']]).toEqual([304, 'no-cache']);
  const config = await bare.ask('/admin/config.json');
  expect([config.status, config.headers['content-type'], config.headers['cache-control']]).toEqual([200, 'application/json', 'no-store']);
  expect(JSON.parse(config.body.toString())).toMatchObject({ host: kit.cms });
  for (const name of [
    'seed.yaml',
    'old.yml',
    'notes.txt',
    '.env',
    'site.json',
    'host.conf',
    'SHA256SUMS',
    'viewings.yaml/',
    'Viewings.yaml',
  ])
    expect([name, (await bare.ask(`/admin/${name}`)).status]).toEqual([name, 404]);
  for (const path of ['/viewings.yaml', '/config.json', '/index.html']) expect([path, (await bare.ask(path)).status]).toEqual([path, 404]);
});

test('nginx serves a site whose path is / and redirects nothing', async ({ bare, kit }) => {
  write(bare, 'viewings.yaml', entity('Viewings'));
  const settings = { ...bare.settings(), path: '/' };
  bare.makeSite(release(bare), { host: kit.cms, resources: ['viewings.yaml'] }, { settings });
  install(bare);
  for (const path of ['/', '/config.json', '/viewings.yaml', '/version.json', '/healthz'])
    expect([path, (await bare.ask(path)).status]).toEqual([path, 200]);
  for (const path of ['/admin/', '/site.json', '/nothing']) expect([path, (await bare.ask(path)).status]).toEqual([path, 404]);
});

test('install.sh refuses a site that was changed after it was rendered, and nginx serves the former one', async ({ bare, kit }) => {
  writeEntity(bare, kit);
  install(bare);
  const state = bare.do('readlink', join(bare.root, 'current'));
  const sums = readFileSync(join(bare.site, 'SHA256SUMS'), 'utf8');
  const ruin = (name: string, text: string, said: string) => {
    const before = readFileSync(join(bare.site, name));
    write(bare, name, text);
    expect(refused(bare), name).toBe(said);
    writeFileSync(join(bare.site, name), before);
  };
  const changed = (name: string) =>
    `These files of ${bare.site} were changed after it was rendered:\n${name}\n${renderIt.trim()} Then copy the folder again.\n`;
  const unread = (name: string) => new RegExp(`^These files of ${bare.site} are missing, or \\w+ may not read them:\n${name}\n$`);
  for (const name of ['viewings.yaml', 'config.json', 'site.json', 'host.conf']) ruin(name, 'x', changed(name));
  const foreign = `${bare.site}/SHA256SUMS is not what check.mjs writes. ${renderIt}`;
  const sum = 'a'.repeat(64);
  for (const name of ['../portal.key', '/etc/passwd', 'notes.txt', 'a/../../b.yaml', '.env.yaml', 'a b.yaml'])
    ruin('SHA256SUMS', `${sums}${sum}  ${name}\n`, foreign);
  ruin('SHA256SUMS', '', foreign);
  rmSync(join(bare.site, 'SHA256SUMS'));
  expect(refused(bare)).toBe(`${bare.site} was not rendered: SHA256SUMS is missing. ${renderIt}`);
  write(bare, 'SHA256SUMS', sums);
  renameSync(join(bare.site, 'viewings.yaml'), join(bare.site, 'away'));
  expect(refused(bare)).toMatch(unread('viewings.yaml'));
  renameSync(join(bare.site, 'away'), join(bare.site, 'viewings.yaml'));
  if (process.getuid?.() === 0) {
    chmodSync(join(bare.site, 'config.json'), 0o600);
    expect(refused(bare)).toMatch(unread('config.json'));
    chmodSync(join(bare.site, 'config.json'), 0o644);
  }
  expect(bare.do('readlink', join(bare.root, 'current'))).toBe(state);
  expect(await textOf(bare, 'viewings.yaml')).toBe(entity('Viewings'));
  // no mark that removes the release after a week
  expect(readdirSync(join(bare.root, 'releases'))).toEqual([bare.installed()]);
});

test('install.sh repairs an installed site that was changed, and leaves an intact one in place', async ({ bare, kit }) => {
  writeEntity(bare, kit);
  install(bare);
  const file = join(bare.servedSite(), 'viewings.yaml');
  const { ino } = statSync(file);
  reload(bare);
  // the very same file: it is there at every moment
  expect(statSync(file).ino).toBe(ino);
  bare.do('sh', '-c', `echo x >> ${file}`);
  reload(bare);
  expect(await textOf(bare, 'viewings.yaml')).toBe(entity('Viewings'));
});

test('install.sh refuses a setting of host.conf with characters of the syntax of nginx', ({ bare }) => {
  install(bare);
  const conf = readFileSync(join(bare.site, 'host.conf'), 'utf8');
  const refusal = (from: RegExp, to: string) => {
    expect(conf).toMatch(from);
    write(bare, 'host.conf', conf.replace(from, to));
    // with a matching checksum
    const sum = bare.do('sha256sum', join(bare.site, 'host.conf')).slice(0, 64);
    const sums = readFileSync(join(bare.site, 'SHA256SUMS'), 'utf8');
    write(bare, 'SHA256SUMS', sums.replace(/^.*(?= {2}host\.conf$)/m, sum));
    return refused(bare);
  };
  for (const [name, value] of Object.entries({
    cms: 'a; return 200',
    key: '/a"b',
    path: '/a$b/',
    port: "1'",
    name: 'a{b',
    'cms-call': 'a|b',
    certificate: 'a&b',
  }))
    expect(refusal(new RegExp(`^${name} .*$`, 'm'), `${name} ${value}`)).toMatch(
      /^host\.conf: '\w+' has a character that does not belong there\./,
    );
  expect(refusal(/^port .*\n/m, '')).toMatch(/^host\.conf: a setting is missing\./);
  expect(refusal(/^format 1$/m, 'format 2')).toMatch(/^The site was rendered for another version of the portal\./);
});

test('--reload serves a changed site without a release, and a file of the same size gets another ETag', async ({ bare, kit }) => {
  writeEntity(bare, kit, 'Viewings');
  install(bare);
  const id = bare.installed();
  const before = await bare.ask('/admin/viewings.yaml');
  // made of its content, not of the moment in which it was copied
  expect(statSync(join(bare.servedSite(), 'viewings.yaml')).mtime.getFullYear()).toBeLessThan(2021);
  writeEntity(bare, kit, 'Openings');
  expect(reload(bare)).toContain(`${id} is served with the site of ${bare.site}.`);
  expect(await textOf(bare, 'viewings.yaml')).toBe(entity('Openings'));
  const after = await bare.ask('/admin/viewings.yaml', { 'If-None-Match': String(before.headers.etag) });
  expect([after.status, after.headers.etag !== before.headers.etag, after.body.length]).toEqual([200, true, before.body.length]);
  expect(bare.installed()).toBe(id);
  // an entity less
  bare.makeSite(release(bare), { host: kit.cms, environment: 'UAT' });
  reload(bare);
  expect((await bare.ask('/admin/viewings.yaml')).status).toBe(404);
  expect(await textOf(bare, 'config.json')).toContain('UAT');
  // the sites of long ago are forgotten, and of states there is one
  expect([readdirSync(join(bare.root, 'sites')).length, readdirSync(join(bare.root, 'states')).length]).toEqual([2, 1]);
});

test('--reload serves a renewed certificate, also when the folder of the site is gone', async ({ bare }) => {
  install(bare);
  await bare.ask('/healthz');
  bare.makeCertificate();
  await expect(bare.ask('/healthz')).rejects.toThrow(/certificate/);
  // the folder of the site may be gone by then
  renameSync(bare.site, `${bare.site}.away`);
  expect(reload(bare)).toContain(`${bare.site} does not exist any more. The installed site is used.`);
  await expect.poll(() => bare.ask('/healthz').then(({ status }) => status, () => 0)).toBe(200); // prettier-ignore
});

test('install.sh copies the targets of symbolic links in a site, as a Kubernetes volume has them', async ({ bare, kit }) => {
  writeEntity(bare, kit);
  const volume = join(bare.folder, 'volume');
  bare.do('mkdir', volume);
  symlinkSync(bare.site, join(volume, '..data'));
  for (const name of readdirSync(bare.site)) symlinkSync(join('..data', name), join(volume, name));
  bare.do(script(bare), bare.root, '--site', volume);
  expect(await textOf(bare, 'viewings.yaml')).toBe(entity('Viewings'));
  expect(statSync(join(bare.servedSite(), 'viewings.yaml')).isFile()).toBe(true);
});

test('a full disk changes nothing of the site that is served', async ({ bare, kit }) => {
  writeEntity(bare, kit);
  install(bare);
  const sites = readdirSync(join(bare.root, 'sites'));
  writeEntity(bare, kit, `'${'x'.repeat(39)}' # ${'y'.repeat(200_000)}`);
  const { status, stderr } = bare.run('prlimit', '--fsize=100000', installed(bare), '--reload', bare.root);
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([1, 'The site could not be copied: see the line above. Nothing was changed.']);
  expect(readdirSync(join(bare.root, 'sites'))).toEqual(sites);
  expect(await textOf(bare, 'viewings.yaml')).toBe(entity('Viewings'));
  reload(bare);
  expect(await textOf(bare, 'viewings.yaml')).toContain('yyy');
});

test('install.sh refuses a second reload while the first one runs', async ({ bare, kit }) => {
  install(bare);
  const [first, second] = ['first', 'second'].map((environment) =>
    bare.makeSite(release(bare), { host: kit.cms, environment }, { folder: join(bare.folder, environment) }),
  );
  const { folder, PATH } = delayNginx(bare, '-t');
  const child = bare.start({ PATH }, installed(bare), '--reload', bare.root, '--site', first!);
  const ended = new Promise((resolve) => child.once('close', resolve));
  await expect.poll(() => existsSync(join(folder, 'requested'))).toBe(true);
  expect(refused(bare, '--site', second!)).toBe(`Another install.sh is running in ${bare.root}. Wait until it has ended.\n`);
  writeFileSync(join(folder, 'continue'), '');
  expect(await ended).toBe(0);
  expect(await textOf(bare, 'config.json')).toBe(readFileSync(join(first!, 'config.json'), 'utf8'));
});

test('--check-only reports whether an installation would work, and changes nothing that is served', async ({ bare, kit }) => {
  expect(bare.do(script(bare), bare.root, ...withSite(bare), '--check-only')).toContain('can be installed with this site.');
  expect(readdirSync(bare.root)).not.toContain('current');
  install(bare);
  const state = bare.do('readlink', join(bare.root, 'current'));
  expect(bare.do(script(bare, releases.second), bare.root, '--check-only')).toMatch(/^9\.9\.9-\w+ can be installed with this site\.\n$/);
  const [port] = await freePorts(1);
  bare.makeSite(release(bare), { host: kit.cms }, { settings: { ...bare.settings(), port, key: '/nowhere' } });
  expect(refused(bare, '--check-only')).toContain('/nowhere: there is no such file');
  expect(bare.do('readlink', join(bare.root, 'current'))).toBe(state);
  expect(readdirSync(join(bare.root, 'states'))).toHaveLength(1);
  expect(await versionOf(bare)).toBe(releases.first);
  // a release that was only checked is forgotten like one that was left
  expect(readdirSync(join(bare.root, 'releases')).some((name) => /^9\.9\.9-\w+\.left$/.test(name))).toBe(true);
});

test('check.mjs --site reports each mistake with its line, and does not render an invalid site', ({ bare, kit }) => {
  writeEntity(bare, kit);
  const before = readFileSync(join(bare.site, 'host.conf'), 'utf8');
  const check = (...args: string[]) => {
    const { status, stdout } = spawnSync(process.execPath, [join(release(bare), 'check.mjs'), '--site', bare.site, '--render', ...args], {
      encoding: 'utf8',
      env: {},
    });
    return { status, stdout: stdout.replaceAll(`${bare.site}/`, '') };
  };
  write(bare, 'config.json', '{\n  "host": "https://a.com;x",\n  "product": "portal"\n}');
  write(bare, 'site.json', '{ "behindTerminator": true, "port": 0 }');
  expect(check()).toEqual({
    status: 1,
    stdout:
      'site.json:1: port: expected a port from 1 to 65535, found 0\n' +
      'config.json:2: host: https://a.com;x: this is no origin: write an origin such as https://cms.example.com\n',
  });
  write(bare, 'site.json', '{ "behindTerminator": true }');
  write(bare, 'config.json', JSON.stringify({ host: kit.cms, product: 'portal', resources: ['viewings.yaml', 'missing.yaml'] }));
  write(bare, 'viewings.yaml', entity('Viewings').replace('columns: [place]', 'columns: [palce]'));
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toMatch(/^missing\.yaml:1:1: \w+ .*the file is not there/m);
  expect(stdout).toMatch(/^viewings\.yaml:10:\d+: R001 'palce' is not a declared field\. Did you mean 'place'\?/m);
  expect(readFileSync(join(bare.site, 'host.conf'), 'utf8')).toBe(before);
  // against a contract that lacks its call
  write(bare, 'config.json', JSON.stringify({ host: kit.cms, product: 'portal', resources: ['viewings.yaml'] }));
  write(bare, 'viewings.yaml', entity('Viewings'));
  expect(check('--contract', join(release(bare), 'cms.openapi.yaml')).stdout).toContain(
    "viewings.yaml:6:11: R008 the contract has no call under '/viewings/'.",
  );
  expect(check().status).toBe(0);
});

test('nginx serves its metrics on 127.0.0.1, and a line of the access log has the X-Request-Id of the response', async ({ bare }) => {
  install(bare);
  const figures = await fetch(`http://127.0.0.1:${bare.statusPort}/status`);
  expect(await figures.text()).toMatch(/^Active connections: \d+/);
  expect((await fetch(`http://127.0.0.1:${bare.statusPort}/`)).status).toBe(404);
  expect(readFileSync(join(bare.root, 'current/nginx.conf'), 'utf8')).toContain(`listen 127.0.0.1:${bare.statusPort};`);
  expect((await bare.ask('/status')).status).toBe(404);
  const { headers } = await bare.ask('/admin/version.json?accessToken=CANARY', { 'User-Agent': '"CANARY"' });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  // nginx writes the line when it has answered
  const lineOf = (path: string) => bare.logged().find((each) => each.path === path);
  await expect
    .poll(() => lineOf('/admin/version.json'))
    .toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      request: headers['x-request-id'],
      from: '127.0.0.1',
      method: 'GET',
      path: '/admin/version.json',
      status: 200,
      bytes: Number(headers['content-length']),
      seconds: expect.any(Number),
    });
  expect(bare.log()).not.toContain('CANARY');
  // a path that JSON could not hold as it is
  await bare.askRaw('GET /admin/%22%7D%0a%01 HTTP/1.1');
  await expect.poll(() => lineOf('/admin/"}\n\u0001')).toMatchObject({ status: 404 });
});

/** A CMS over TLS, with a certificate of its own that only `certificate` vouches for. */
const startCms = async (host: Host) => {
  const name = '127.0.0.1';
  const files = host.makeCertificate({ name, certificate: join(host.folder, 'cms.crt'), key: join(host.folder, 'cms.key') });
  const asked: { url?: string; headers: string[] }[] = [];
  let status = 200;
  const options = { cert: readFileSync(files.certificate), key: readFileSync(files.key) };
  const server = createServer(options, (request, response) => {
    asked.push({ url: request.url, headers: request.rawHeaders.filter((_, i) => i % 2 === 0) });
    // what a cache would obey
    response.writeHead(status, { 'Cache-Control': 'max-age=3600', 'Set-Cookie': 'a=b', Vary: '*' }).end('{"secret":"of the CMS"}');
  });
  const [port] = await freePorts(1);
  const start = () => new Promise<void>((resolve) => server.listen(port, name, resolve));
  await start();
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return {
    origin: `https://${name}:${port}`,
    certificate: files.certificate,
    asked,
    answer: (next: number) => (status = next),
    start,
    stop,
  };
};
/** nginx remembers an answer for ten seconds; a site that is installed anew begins without one. */
const forget = (host: Host) => {
  host.serve('-s', 'stop');
  host.do('sh', '-c', `while [ -e ${host.root}/run/nginx.pid ]; do :; done; rm -rf ${host.root}/run/cache`);
  host.serve();
};

test('/healthz?cms reports the state of the CMS over verified TLS, caches it, and forwards no header of the request', async ({ bare }) => {
  const cms = await startCms(bare);
  const settings = { ...bare.settings(), cmsAuthorities: cms.certificate };
  bare.makeSite(release(bare), { host: cms.origin }, { settings });
  install(bare);
  const health = async () => {
    const { status, headers, body } = await bare.ask('/healthz?cms', { Authorization: 'CANARY', Cookie: 'CANARY', 'X-Own': 'CANARY' });
    expect([headers['content-type'], headers['cache-control'], headers['set-cookie']]).toEqual(['application/json', 'no-store', undefined]);
    return [status, body.toString()];
  };
  const [up, down] = [[200, '{"status":"ok"}'], [503, '{"status":"down"}']]; // prettier-ignore
  // however many ask, and whatever the CMS says for a while
  for (const answer of await Promise.all(Array.from({ length: 20 }, health))) expect(answer).toEqual(up);
  expect(cms.asked).toEqual([{ url: '/portal-cms/cmsauth/pubKey', headers: ['Host', 'Connection'] }]);
  cms.answer(500);
  expect(await health()).toEqual(up);
  expect(cms.asked).toHaveLength(1);
  for (const status of [500, 401, 403, 302, 404, 503]) {
    cms.answer(status);
    forget(bare);
    expect([status, await health()]).toEqual([status, down]);
  }
  expect(await bare.ask('/healthz')).toMatchObject({ status: 200 });
  cms.answer(200);
  forget(bare);
  expect(await health()).toEqual(up);
  // its certificate is not trusted
  bare.makeSite(release(bare), { host: cms.origin });
  reload(bare);
  forget(bare);
  const count = cms.asked.length;
  expect(await health()).toEqual(down);
  expect(cms.asked).toHaveLength(count);
  // no answer counts for ten seconds too
  bare.makeSite(release(bare), { host: cms.origin }, { settings });
  await cms.stop();
  reload(bare);
  forget(bare);
  expect(await health()).toEqual(down);
  await cms.start();
  expect(await health()).toEqual(down);
  await cms.stop();
  expect((await bare.ask('/healthz/cms')).status).toBe(404);
  expect((await bare.ask('/healthz/cms/request')).status).toBe(404);
});

test('nginx starts and serves when the name of the CMS cannot be resolved', async ({ bare }) => {
  bare.makeSite(release(bare), { host: 'https://cms.invalid' });
  install(bare);
  expect((await bare.ask('/admin/')).status).toBe(200);
  expect((await bare.ask('/healthz?cms')).status).toBe(503);
  const servers = [...readFileSync('/etc/resolv.conf', 'utf8').matchAll(/^nameserver ([\da-f.:]+) *$/gm)].map(([, address]) => address!);
  const said = servers.map((address) => (address.includes(':') ? `[${address}]` : address)).join(' ');
  const conf = readFileSync(join(bare.root, 'current/cms.conf'), 'utf8');
  expect(/^resolver (.*?) +valid/m.exec(conf)?.[1]?.trim() ?? '').toBe(said);
});

test('install.sh --foreground becomes nginx, writes the logs to the output and ends on SIGQUIT', async ({ bare }) => {
  const command = `exec ${script(bare)} ${bare.root} --site ${bare.site} --foreground > ${bare.folder}/out 2>&1`;
  const child = bare.start({ PATH: '/usr/bin:/bin' }, 'sh', '-c', command);
  const ended = new Promise((resolve) => child.once('close', resolve));
  await expect.poll(() => bare.ask('/healthz').then(({ status }) => status, () => 0)).toBe(200); // prettier-ignore
  await bare.ask('/admin/');
  await expect.poll(() => readFileSync(join(bare.folder, 'out'), 'utf8')).toContain('"path":"/admin/index.html","status":200');
  expect(readFileSync(join(bare.root, 'run/nginx.pid'), 'utf8').trim()).toBe(String(child.pid));
  process.kill(child.pid!, 'SIGQUIT');
  expect(await ended).toBe(0);
  // the container starts again with what lies there
  const again = bare.start({ PATH: '/usr/bin:/bin' }, 'sh', '-c', command);
  const endedAgain = new Promise((resolve) => again.once('close', resolve));
  await expect.poll(() => bare.ask('/healthz').then(({ status }) => status, () => 0)).toBe(200); // prettier-ignore
  expect(readdirSync(join(bare.root, 'states'))).toHaveLength(1);
  process.kill(again.pid!, 'SIGQUIT');
  expect(await endedAgain).toBe(0);
});

test('--no-start keeps the states that a running nginx may use, and the next start removes them', async ({ bare, kit }) => {
  writeEntity(bare, kit);
  install(bare);
  for (const environment of ['first', 'second']) {
    bare.makeSite(release(bare), { host: kit.cms, environment });
    bare.do(installed(bare), '--reload', bare.root, '--no-start');
  }
  expect(await textOf(bare, 'viewings.yaml')).toBe(entity('Viewings'));
  expect(readdirSync(join(bare.root, 'states'))).toHaveLength(3);
  reload(bare);
  expect(await textOf(bare, 'config.json')).toContain('second');
  expect(readdirSync(join(bare.root, 'states'))).toHaveLength(1);
});
