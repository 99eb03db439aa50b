import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentSecurityPolicy, everyAnswer, strictTransport } from '../../deploy/headers';
import { demoPassword } from '../../fixtures/auth/people';
import { hostName, type Answer } from './host';
import { hostilePaths } from './hostilePaths';
import { expect, folderOf, path, releases, test, type Kit } from './kit';

const shared = [...Object.keys(everyAnswer), 'Cache-Control', 'Content-Encoding', 'Vary', 'Content-Type', 'Content-Security-Policy'];
const plain = (value: string | string[] | null | undefined) => (value ? String(value).toLowerCase().replaceAll(/\s/g, '') : '');
/** The headers that both servers are to send alike, spelt alike. */
const ofNginx = ({ status, headers }: Answer) =>
  Object.fromEntries([['status', status], ...shared.map((name) => [name, plain(headers[name.toLowerCase()])])]) as Record<string, unknown>;

/** Where the release and its site lie. */
const publicOf = ({ host }: Kit) => join(host.current(), 'public/');
/** A file that is served, as it lies there. */
const bytesOf = (kit: Kit, file: string) => readFileSync(join(file === 'config.json' ? kit.host.servedSite() : publicOf(kit), file));
/** The names of what is served; compressed copies are not asked for by name. */
const servedFiles = (kit: Kit) => {
  const folder = publicOf(kit);
  const files = execFileSync('find', ['-L', folder, '-type', 'f'], { encoding: 'utf8' }).trim().split('\n');
  return ['config.json', ...files.map((file) => file.slice(folder.length)).filter((file) => !/\.(br|gz)$/.test(file))];
};

test.beforeAll(async ({ kit }) => {
  await kit.install(releases.first);
});

test('every file has the headers of the box, and what is not there has them too', async ({ kit }) => {
  const { host, cms } = kit;
  const files = servedFiles(kit);
  expect(files.length).toBeGreaterThan(200);
  for (const file of ['', ...files, 'nothing', 'assets/nothing.js', 'assets/', 'texts/']) {
    const encoding = { 'Accept-Encoding': 'br' };
    const [answer, box] = await Promise.all([host.ask(`${path}${file}`, encoding), fetch(`${cms}/${file}`, { headers: encoding })]);
    const wanted: Record<string, unknown> = { status: box.status };
    for (const name of shared) wanted[name] = plain(box.headers.get(name));
    if (box.ok) wanted['Content-Security-Policy'] = plain(contentSecurityPolicy({ cms }));
    // the box says it in JSON, nginx on a page
    else wanted['Content-Type'] = ofNginx(answer)['Content-Type'];
    // the box says so for every file, nginx for those that have compressed copies
    if (!answer.headers['content-encoding']) wanted.Vary = ofNginx(answer).Vary;
    expect({ file, ...ofNginx(answer) }).toEqual({ file, ...wanted });
    expect(answer.headers['strict-transport-security']).toBe(strictTransport['Strict-Transport-Security']);
    expect(answer.headers.server).toBe('nginx');
  }
});

test('what is cached for ever, asked for again, and never stored', async ({ kit: { host } }) => {
  const index = (await host.ask(path)).body.toString();
  const start = /assets\/[^"]+\.js/.exec(index)![0];
  const cachingOf = async (file: string) => (await host.ask(file)).headers['cache-control'];
  expect(await cachingOf(`${path}${start}`)).toBe('public, max-age=31536000, immutable');
  expect(await cachingOf(path)).toBe('no-cache');
  expect(await cachingOf(`${path}index.html`)).toBe('no-cache');
  expect(await cachingOf(`${path}version.json`)).toBe('no-cache');
  expect(await cachingOf(`${path}config.json`)).toBe('no-store');
  expect(await cachingOf('/healthz')).toBe('no-store');
  expect(await cachingOf(`${path}assets/nothing.js`)).toBe('no-store');
});

test('an unchanged file is answered with 304 and the headers that it had', async ({ kit: { host } }) => {
  const start = /assets\/[^"]+\.js/.exec((await host.ask(path)).body.toString())![0];
  for (const file of ['', 'index.html', 'version.json', start])
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await host.ask(`${path}${file}`, { 'Accept-Encoding': encoding });
      const again = await host.ask(`${path}${file}`, { 'Accept-Encoding': encoding, 'If-None-Match': String(first.headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      for (const name of ['content-security-policy', 'cache-control', 'etag', 'x-content-type-options'])
        expect([file, name, again.headers[name]]).toEqual([file, name, first.headers[name]]);
    }
});

test('.br for who takes it, .gz for who takes only that, each the same text as the file', async ({ kit }) => {
  const { host } = kit;
  const texts = servedFiles(kit).filter((file) => /\.(js|css|html|svg)$/.test(file));
  expect(texts.length).toBeGreaterThan(200);
  for (const file of texts) {
    const whole = bytesOf(kit, file);
    const [br, gzip, identity] = await Promise.all(
      ['br, gzip', 'gzip', 'identity'].map((encoding) => host.ask(`${path}${file}`, { 'Accept-Encoding': encoding })),
    );
    expect([file, br!.headers['content-encoding'], gzip!.headers['content-encoding'], identity!.headers['content-encoding']]).toEqual([
      file,
      'br',
      'gzip',
      undefined,
    ]);
    expect([br, gzip, identity].map((answer) => answer!.headers.vary)).toEqual(Array(3).fill('Accept-Encoding'));
    expect([br, gzip].map((answer) => answer!.headers['content-type'])).toEqual(Array(2).fill(identity!.headers['content-type']));
    expect(brotliDecompressSync(br!.body).equals(whole), file).toBe(true);
    expect(gunzipSync(gzip!.body).equals(whole), file).toBe(true);
    expect(identity!.body.equals(whole), file).toBe(true);
  }
});

test('.br only for who takes it, with the type of its file', async ({ kit: { host } }) => {
  const encodingOf = async (accept: string) =>
    (await host.ask(`${path}index.html`, { 'Accept-Encoding': accept })).headers['content-encoding'] ?? '';
  for (const accept of ['br', 'BR', 'gzip,br', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip', 'gzip;q=1.0, br; q=0.001', 'br ;q=0.5'])
    expect([accept, await encodingOf(accept)]).toEqual([accept, 'br']);
  for (const accept of ['gzip', 'br;q=0, gzip', 'gzip, br;q=0.000', 'brotli, gzip', 'x-br, gzip'])
    expect([accept, await encodingOf(accept)]).toEqual([accept, 'gzip']);
  expect(await encodingOf('identity')).toBe('');
  const missing = await host.ask(`${path}missing.js.br`, { 'Accept-Encoding': 'br' });
  expect([missing.status, missing.headers['content-encoding'], missing.headers['content-type']]).toEqual([
    404,
    undefined,
    'text/html; charset=utf-8',
  ]);
});

test('300 hostile paths lead to nothing that is not meant to be served', async ({ kit }) => {
  const { host } = kit;
  const secrets = [
    /BEGIN (PRIVATE|CERTIFICATE)/,
    /root:.*:0:0/,
    /worker_processes/,
    /ssl_certificate/,
    /SHA256|sha256sum/,
    /<title>Index of/,
  ];
  const served = new Set(servedFiles(kit).map((file) => bytesOf(kit, file).toString('latin1')));
  const paths = hostilePaths(path);
  expect(new Set(paths).size).toBeGreaterThanOrEqual(300);
  for (const each of paths) {
    const answer = await host.askRaw(`GET ${each} HTTP/1.1`);
    const [head = '', body = ''] = answer.split(/\r\n\r\n([\s\S]*)/);
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
    expect([200, 302, 308, 400, 404, 414], `${each}: ${head.slice(0, 60)}`).toContain(status);
    if (status === 200) expect(served.has(body), each).toBe(true);
    for (const secret of secrets) if (status !== 200) expect(answer, each).not.toMatch(secret);
    // nobody is led to another host
    const to = /^location: (.*)$/im.exec(head)?.[1]?.trim();
    if (to) expect(to, each).toMatch(/^\/admin\/|^https:\/\/portal\.test/);
    expect(head, each).toMatch(/^content-security-policy: /im);
  }
});

test('files whose name begins with a dot are not served, should some lie there', async ({ kit }) => {
  const { host } = kit;
  const folder = publicOf(kit);
  host.do('sh', '-c', `cd ${folder} && mkdir .git && echo secret > .git/config && echo secret > .env && cp .env seen.json`);
  const statuses = await Promise.all(['.env', '.git/config', 'seen.json'].map(async (file) => (await host.ask(`${path}${file}`)).status));
  host.do('sh', '-c', `cd ${folder} && rm -r .git .env seen.json`);
  expect(statuses).toEqual([404, 404, 200]);
});

test('GET and HEAD only', async ({ kit: { host } }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE', 'get', 'MKCOL', 'SEARCH'])
    for (const file of [path, `${path}assets/x.js`, '/healthz', '/']) {
      const answer = await host.askRaw(`${method} ${file} HTTP/1.1`);
      expect(answer, `${method} ${file}`).toMatch(/^HTTP\/1\.1 (405|400) /);
      if (answer.startsWith('HTTP/1.1 405') && method !== 'TRACE') expect(answer, `${method} ${file}`).toMatch(/^allow: GET, HEAD\r$/im);
    }
  const head = await host.ask(`${path}index.html`, {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

test('a request for the host alone or without the slash is redirected to the portal', async ({ kit: { host } }) => {
  const leads = async (from: string) => {
    const { status, headers } = await host.ask(from);
    return [status, headers.location];
  };
  expect(await leads('/')).toEqual([302, '/admin/']);
  expect(await leads('/admin')).toEqual([308, '/admin/']);
  expect(await leads('/admin?accessToken=abc')).toEqual([308, '/admin/?accessToken=abc']);
});

test('a request without TLS is redirected to the configured name, whatever Host it sends', async ({ kit: { host } }) => {
  for (const sent of [`127.0.0.1:${host.port}`, 'evil.example', `${hostName}.evil.example:443`, `${hostName}:1@evil.example`]) {
    const [head = ''] = (await host.askPlain('/admin/x?y=1', sent)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 308 /);
    expect(head).toContain(`\r\nLocation: https://${hostName}:${host.port}/admin/x?y=1`);
  }
});

test('a range of an asset is not honoured, so no refusal of one is cached as long as the asset', async ({ kit: { host } }) => {
  const start = /assets\/[^"]+\.js/.exec((await host.ask(path)).body.toString())![0];
  const whole = await host.ask(`${path}${start}`);
  for (const range of ['bytes=999999999-', 'bytes=5-1', 'bytes=0-9', 'bytes=0-1,5-6'])
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { status, headers, body } = await host.ask(`${path}${start}`, { Range: range, 'Accept-Encoding': encoding });
      expect([range, status, headers['cache-control']]).toEqual([range, 200, whole.headers['cache-control']]);
      expect(body.length).toBe(Number(headers['content-length']));
    }
});

test('symbolic links below a release or among the assets are not served', async ({ kit }) => {
  const { host } = kit;
  const folder = publicOf(kit);
  const secret = join(host.folder, 'secret');
  host.do('sh', '-c', `mkdir ${secret} && echo secret > ${secret}/file.js`);
  const links = [`${folder}linked.js`, `${folder}linked.js.gz`, `${folder}linked.js.br`, join(host.root, 'assets/linked.js')];
  for (const link of links) host.do('ln', '-s', join(secret, 'file.js'), link);
  host.do('ln', '-s', secret, `${folder}linked`);
  // a compressed copy alone that is a link
  host.do('sh', '-c', `cd ${folder} && cp version.json packed.json && ln -s ${secret}/file.js packed.json.gz`);
  const paths = [`${path}linked.js`, `${path}linked/file.js`, `${path}assets/linked.js`, `${path}packed.json`];
  try {
    for (const each of paths)
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { status, body } = await host.ask(each, { 'Accept-Encoding': encoding });
        expect([each, body.toString().includes('secret')]).toEqual([each, false]);
        if (!each.includes('packed')) expect([each, status]).toEqual([each, 404]);
      }
  } finally {
    host.do('rm', '-r', secret, ...links, `${folder}linked`, `${folder}packed.json`, `${folder}packed.json.gz`);
  }
});

test('nobody but the user who serves and its group may read the logs, after a rotation either', async ({ kit: { host } }) => {
  const modes = () =>
    execFileSync('sh', ['-c', `stat -c %A ${host.root}/logs ${host.root}/logs/*`], { encoding: 'utf8' })
      .trim()
      .split('\n');
  await host.ask(path);
  host.do('/usr/sbin/logrotate', '--force', '--state', join(host.root, 'run/logrotate.state'), join(host.root, 'current/logrotate.conf'));
  expect(modes().length).toBeGreaterThanOrEqual(4);
  for (const mode of modes()) expect(mode).toMatch(/^[d-].{6}---$/);
});

test('the archive has its checksum beside it', ({ kit: { archives } }) => {
  const said = execFileSync('sh', ['-c', `cd "$(dirname ${archives.first})" && sha256sum -c ${archives.first}.sha256`], {
    encoding: 'utf8',
  });
  expect(said).toBe(`${folderOf(releases.first)}.tar.gz: OK\n`);
});

test('/healthz answers while the page is there', async ({ kit: { host } }) => {
  const { status, headers, body } = await host.ask('/healthz');
  expect([status, headers['content-type'], body.toString()]).toEqual([
    200,
    'application/json',
    `{"status":"ok","version":"${releases.first}"}`,
  ]);
  const page = join(host.current(), 'public/index.html');
  host.do('mv', page, `${page}.away`);
  expect((await host.ask('/healthz')).status).toBe(503);
  host.do('mv', `${page}.away`, page);
  expect((await host.ask('/healthz')).status).toBe(200);
});

test('PLT-028 no log holds a query, whatever the request comes to', async ({ kit: { host } }) => {
  const secret = 'SECRET-TOKEN';
  const asked = [
    '/admin/',
    '/admin',
    '/',
    '/admin/nothing',
    '/healthz',
    '/admin/.git',
    '/admin/assets/',
    '/admin/texts/',
    '/%ff',
    '/a%00b',
  ];
  for (const each of asked) await host.askRaw(`GET ${each}?accessToken=${secret} HTTP/1.1`);
  for (const method of ['POST', 'NONSENSE']) await host.askRaw(`${method} /admin/?accessToken=${secret} HTTP/1.1`);
  // what nginx may not read is an error of its own, whose line would hold the request
  const page = join(host.current(), 'public/index.html');
  host.do('chmod', '000', page, `${page}.gz`);
  expect((await host.ask(`${path}?accessToken=${secret}`, { 'Accept-Encoding': 'gzip' })).status).toBe(404);
  host.do('chmod', '644', page, `${page}.gz`);
  await host.ask(path, { Referer: `https://portal.test/?accessToken=${secret}` });
  const logged = host.logged();
  expect(logged).toContainEqual(expect.objectContaining({ method: 'GET', path: '/admin/index.html', status: 200 }));
  expect(logged).toContainEqual(expect.objectContaining({ method: 'POST', path: '/admin/', status: 405 }));
  for (const log of [host.log(), host.errorLog()]) {
    expect(log).not.toContain(secret);
    expect(log).not.toContain('?');
  }
});

test('the access log is rotated, and no line is lost', async ({ kit: { host } }) => {
  await host.ask(`${path}before`);
  host.do('/usr/sbin/logrotate', '--force', '--state', join(host.root, 'run/logrotate.state'), join(host.root, 'current/logrotate.conf'));
  // nginx opens the new file when it hears of it
  await expect
    .poll(async () => {
      await host.ask(`${path}after`);
      return host.log();
    })
    .toContain('/admin/after');
  const former = readFileSync(join(host.root, 'logs/access.log.1'), 'utf8');
  expect(former).toContain('/admin/before');
  expect(host.log()).not.toContain('/admin/before');
});

test('the archive brings the check of a CMS, which needs Node alone', async ({ kit: { host, cms, portal } }) => {
  const release = join(host.folder, folderOf(releases.first));
  const args = [
    join(release, 'check-cms.mjs'),
    `${cms}/portal-cms`,
    '--user',
    'superadmin',
    '--portal',
    new URL(portal).origin,
    '--only',
    'cors',
  ];
  const said = execFileSync(process.execPath, args, {
    cwd: host.folder,
    encoding: 'utf8',
    env: { CMS_PASSWORD: demoPassword },
    stdio: 'pipe',
  });
  expect(said).toMatch(/\nno deviation, \d+ that it cannot tell; 9\d calls/);
});

test('the archive brings the check of files, which needs Node alone, and an example deployment that passes it', async ({
  kit: { host },
}) => {
  const release = join(host.folder, folderOf(releases.first));
  const said = execFileSync(process.execPath, ['check.mjs', 'examples/deployment'], { cwd: release, encoding: 'utf8', env: {} });
  expect(said).toBe('4 entities, 1 change: nothing to mend\n');
});

test('the archive holds what it says, and nothing of the demo', async ({ kit: { host } }) => {
  const release = join(host.folder, folderOf(releases.first));
  host.do('sh', '-c', `cd ${release} && sha256sum --quiet -c SHA256SUMS`);
  const read = (file: string) => readFileSync(join(release, file), 'utf8');
  const bill = JSON.parse(read('bill-of-materials.cdx.json')) as { vulnerabilities: { id: string }[] };
  expect(bill.vulnerabilities.map(({ id }) => id)).toEqual(['CVE-2026-16633']);
  expect(JSON.parse(read('release.json'))).toMatchObject({ version: releases.first });
  for (const file of ['.vite', 'config.json']) expect(existsSync(join(release, 'public', file))).toBe(false);
});
