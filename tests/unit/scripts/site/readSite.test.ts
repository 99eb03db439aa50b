import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSite } from '../../../../scripts/site/readSite';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const served = join(folder, 'served');
mkdirSync(join(served, 'texts'), { recursive: true });
for (const name of ['template.csv', 'texts/ja.json']) writeFileSync(join(served, name), '');

const right = { site: '{ "behindTerminator": true }', config: '{ "host": "https://cms.example.com", "product": "portal" }' };
let sites = 0;
/** What is read of a site with these two files. */
const read = ({ site = right.site, config = right.config }: { site?: string | Buffer; config?: string | Buffer }) => {
  const at = join(folder, `site-${(sites += 1)}`);
  mkdirSync(at);
  writeFileSync(join(at, 'site.json'), site);
  writeFileSync(join(at, 'config.json'), config);
  const { problems, notes, settings, config: found } = readSite(at, served);
  const short = (line: string) => line.replaceAll(`${at}/`, '');
  return { problems: problems.map(short), notes: notes.map(short), settings, config: found };
};
const problemsOfConfig = (keys: object) =>
  read({ config: JSON.stringify({ host: 'https://cms.example.com', product: 'portal', ...keys }, null, 1) }).problems;

describe('site.json', () => {
  it('has a default for everything but the way to TLS', () => {
    expect(read({ site: '{ "certificate": "/a/b.crt", "key": "/a/b.key" }' }).settings).toEqual({
      name: '',
      port: 8443,
      path: '/',
      certificate: '/a/b.crt',
      key: '/a/b.key',
      behindTerminator: false,
      statusPort: 8079,
      cmsAuthorities: '/etc/ssl/certs/ca-certificates.crt',
    });
    expect(read({ site: '{ "behindTerminator": true, "path": "/a/b-c/" }' }).settings).toMatchObject({ port: 8080, path: '/a/b-c/' });
  });
  it.each([
    ['{', 'site.json:1: expected } at the end'],
    ['[]', 'site.json:1: expected an object'],
    ['{}', 'site.json: say how the portal gets its TLS: write certificate and key, or "behindTerminator": true'],
    ['{ "key": "/a" }', 'site.json: say how the portal gets its TLS: write certificate and key, or "behindTerminator": true'],
    [
      '{\n "behindTerminator": true,\n "key": "/a"\n}',
      'site.json:2: behindTerminator: nginx has no certificate of its own then: leave out certificate and key',
    ],
    [
      '{\n "behindTerminator": true,\n "prot": 1\n}',
      'site.json:3: prot: there is no such key: choose among name, port, path, certificate, key, behindTerminator, statusPort, cmsAuthorities',
    ],
    ['{\n "behindTerminator": true,\n "statusPort": 8080\n}', 'site.json:3: statusPort: 8080 is the port of the portal too'],
  ])('%j is refused with its line', (site, problem) => {
    const { problems, settings } = read({ site });
    expect(problems.map((line) => line.replace(/^site\.json:1: say/, 'site.json: say'))).toContain(problem);
    expect(settings).toBeUndefined();
  });
  const badFile = 'expected the whole path of a file on the host, of letters, digits, hyphens, dots and underscores';
  const badPath = 'expected a path of letters, digits, hyphens and slashes with a slash at both ends, such as /admin/';
  it.each([
    ['port', '"8443"', 'expected a port from 1 to 65535'],
    ['port', '0', 'expected a port from 1 to 65535'],
    ['port', '65536', 'expected a port from 1 to 65535'],
    ['port', '80.5', 'expected a port from 1 to 65535'],
    ['statusPort', '-1', 'expected a port from 1 to 65535'],
    ['name', '"a b"', 'expected a name such as portal.example.com'],
    ['name', '"a;b"', 'expected a name such as portal.example.com'],
    ['name', '"-a"', 'expected a name such as portal.example.com'],
    ['name', '"A.com"', 'expected a name such as portal.example.com'],
    ['path', '"admin/"', badPath],
    ['path', '"/admin"', badPath],
    ['path', '"/../"', badPath],
    ['path', '"/a$b/"', badPath],
    ['path', '"/healthz/"', badPath],
    ['certificate', '"portal.crt"', badFile],
    ['certificate', '"/a b.crt"', badFile],
    ['key', '"/a;b"', badFile],
    ['cmsAuthorities', '"/a\\n"', badFile],
    ['behindTerminator', '"true"', 'expected true or false'],
  ])('%s %s is refused with its line', (key, value, expected) => {
    const found = JSON.stringify(JSON.parse(value));
    expect(read({ site: `{\n "${key}": ${value}\n}` }).problems).toContain(`site.json:2: ${key}: ${expected}, found ${found}`);
  });
});

describe('config.json of a site', () => {
  it('is read, with a byte order mark too', () => {
    expect(read({ config: `\uFEFF${right.config}` })).toMatchObject({ problems: [], config: { host: 'https://cms.example.com' } });
  });
  it('is text in UTF-8', () => {
    expect(read({ config: Buffer.from([0x7b, 0xff, 0x7d]) }).problems).toEqual(['config.json: expected a text in UTF-8']);
  });
  it('is checked together with site.json', () => {
    expect(read({ site: '{}', config: '{\n "host": "",\n "hsot": ""\n}' }).problems).toEqual([
      expect.stringMatching(/^site\.json/),
      expect.stringMatching(/^config\.json:1: product: expected/),
      'config.json:3: hsot: there is no such key',
    ]);
  });
  it('warns of demo users, whose passwords everybody could read', () => {
    const config = '{ "host": "https://a.com", "product": "portal", "demoUsers": [{ "username": "ann", "password": "secret" }] }';
    expect(read({ config })).toMatchObject({
      problems: [],
      notes: ['config.json: demoUsers is public, with its passwords. Leave it out of a site.'],
    });
    expect(read({}).notes).toEqual([]);
  });
  it('has a note for a file with declarations that it does not name', () => {
    const at = join(folder, 'unnamed');
    mkdirSync(at);
    const config = '{ "host": "https://a.com", "product": "portal", "resources": ["a.yaml"] }';
    for (const [name, text] of Object.entries({
      'site.json': right.site,
      'config.json': config,
      'a.yaml': '',
      'b.yml': '',
      'seed.yaml': '',
    }))
      writeFileSync(join(at, name), text);
    expect(readSite(at, served)).toMatchObject({
      problems: [],
      notes: [`${at}/b.yml: no part of the site, because "resources" of config.json does not name it`],
    });
  });
  const example = 'write an origin such as https://cms.example.com';
  const unencrypted = 'passwords and client data would travel unencrypted: http:// is for localhost only, write https://';
  it.each([
    ['', `there is no value: ${example}`],
    ['https://*.example.com', `https://*.example.com: this is no origin: ${example}`],
    ["https://a.com;script-src'unsafe-inline'", `https://a.com;script-src'unsafe-inline': this is no origin: ${example}`],
    ['https://a.com$host', `https://a.com$host: this is no origin: ${example}`],
    ['https://a.com"', `https://a.com": this is no origin: ${example}`],
    ['https://a.com{', `https://a.com{: this is no origin: ${example}`],
    ['https://a.com|b', `https://a.com|b: this is no origin: ${example}`],
    ['https://a.com&b', `https://a.com&b: this is no origin: ${example}`],
    ['https://CMS.example.com:443', 'https://CMS.example.com:443: write https://cms.example.com'],
    ['http://cms.example.com', `http://cms.example.com: ${unencrypted}`],
    ['http://localhost.example.com', `http://localhost.example.com: ${unencrypted}`],
  ])('the host %j is refused with its line', (host, problem) => {
    expect(problemsOfConfig({ host })).toEqual([`config.json:2: host: ${problem}`]);
  });
  it.each(['https://cms.example.com:8443', 'http://localhost:3001', 'http://127.0.0.1:3001', 'http://[::1]:3001'])(
    'the host %s is taken',
    (host) => expect(problemsOfConfig({ host })).toEqual([]),
  );
  it('has no line break in an origin', () => {
    expect(problemsOfConfig({ host: 'https://a.com\nx' })).toEqual([
      expect.stringMatching(/^config\.json:2: host: expected an origin such as/),
    ]);
  });
  it.each([
    [{ fileOrigins: ['https://a.com', 'https://b.com;x'] }, [`config.json:4: fileOrigins: https://b.com;x: this is no origin: ${example}`]],
    [
      { singleSignOn: { action: 'http://sso.example.com/in' } },
      [`config.json:5: singleSignOn.action: http://sso.example.com: ${unencrypted}`],
    ],
    [
      { singleSignOn: { action: 'https://sso.example.com/in', signOut: 'https://other.example.com/out' } },
      [
        'config.json:6: singleSignOn.signOut: it leads to https://other.example.com, and action to https://sso.example.com: both need one origin',
      ],
    ],
    [{ singleSignOn: { action: 'https://sso.example.com/in', signOut: 'https://sso.example.com/out' } }, []],
    [{ singleSignOn: { action: '/sso/in', signOut: 'https://sso.example.com/out' } }, []],
    [{ csvTemplate: './nowhere.csv' }, ['config.json:4: csvTemplate: the release has no nowhere.csv']],
    [{ csvTemplate: './template.csv' }, []],
    [{ resources: ['assets/a.yaml'] }, ['config.json:4: resources: assets/a.yaml: assets/ has the files of releases, use another folder']],
    [{ languages: ['en', 'fr'] }, ['config.json:4: languages: the release has no texts/fr.json']],
    [{ languages: ['en', 'ja'] }, []],
  ])('%j', (keys, problems) => expect(problemsOfConfig(keys)).toEqual(problems));
});

describe('a site that cannot be read', () => {
  it('is named', () => {
    expect(() => readSite(join(folder, 'nowhere'), served)).toThrow(`--site ${folder}/nowhere: there is no such folder`);
    expect(() => readSite(served, served)).toThrow(`${served}/site.json: the file is not there`);
  });
});
