import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../deploy/headers';
import { archiveOf, checksumsOf } from '../../../scripts/package/archive';
import { readPackageArguments } from '../../../scripts/package/arguments';
import { readDeploymentConfig } from '../../../scripts/package/deploymentConfig';
import { renderNginxConf } from '../../../scripts/package/nginxConf';
import { packagesIn } from '../../../scripts/bundledPackages.mjs';
import { licencesPage } from '../../../scripts/package/licences';
import { shippedPackages } from '../../../scripts/package/shipped';
import { standardLicence } from '../../../scripts/package/standardLicences';
import { assessVulnerabilities } from '../../../scripts/package/vulnerabilities';

const problemsOf = (...args: string[]) => readPackageArguments(args).problems;
const cms = ['--cms', 'https://cms.example.com'];
const folder = mkdtempSync(join(tmpdir(), 'package-'));
let files = 0;
const fileOf = (text: string | Buffer) => {
  const file = join(folder, `config-${(files += 1)}.json`);
  writeFileSync(file, text);
  return file;
};

describe('the arguments of npm run package', () => {
  it.each([
    [
      ['--cms', 'https://cms.example.com/portal-cms'],
      '--cms https://cms.example.com/portal-cms: /portal-cms does not belong to an origin: write https://cms.example.com',
    ],
    [
      ['--cms', 'https://cms.example.com/'],
      '--cms https://cms.example.com/: / does not belong to an origin: write https://cms.example.com',
    ],
    [
      ['--cms', 'https://cms.example.com?x=1'],
      '--cms https://cms.example.com?x=1: ?x=1 does not belong to an origin: write https://cms.example.com',
    ],
    [['--cms', ''], '--cms : there is no value: write an origin such as https://cms.example.com'],
    [['--cms', ' '], '--cms : there is no value: write an origin such as https://cms.example.com'],
    [['--cms'], '--cms : there is no value: write an origin such as https://cms.example.com'],
    [
      ['--cms', 'https://cms example.com'],
      '--cms https://cms example.com: there is a blank in it: write an origin such as https://cms.example.com',
    ],
    [['--cms', 'cms.example.com'], '--cms cms.example.com: this is no origin: write an origin such as https://cms.example.com'],
    [['--cms', 'ftp://cms.example.com'], '--cms ftp://cms.example.com: this is no origin: write an origin such as https://cms.example.com'],
    [['--cms', 'https://*.example.com'], '--cms https://*.example.com: this is no origin: write an origin such as https://cms.example.com'],
    [
      ['--cms', "https://a.com;script-src'unsafe-inline'"],
      "--cms https://a.com;script-src'unsafe-inline': this is no origin: write an origin such as https://cms.example.com",
    ],
    [
      ['--cms', 'https://me:secret@cms.example.com'],
      '--cms https://me:secret@cms.example.com: a name or password does not belong here: write https://cms.example.com',
    ],
    [['--cms', 'https://CMS.example.com:443'], '--cms https://CMS.example.com:443: write https://cms.example.com'],
    [
      ['--cms', 'http://cms.example.com'],
      '--cms http://cms.example.com: passwords and client data would travel unencrypted: http:// is for localhost only, write https://',
    ],
    [
      ['--cms', 'http://localhost.example.com'],
      '--cms http://localhost.example.com: passwords and client data would travel unencrypted: http:// is for localhost only, write https://',
    ],
    [[], '--cms: it is missing: write the origin of the CMS, such as https://cms.example.com'],
    [[...cms, ...cms], '--cms: it is given 2 times'],
    [[...cms, '--cmss', 'x'], '--cmss: there is no such option'],
    [['https://cms.example.com', ...cms], 'https://cms.example.com: an option is missing before it'],
    [[...cms, '--sign-on', 'sso'], '--sign-on sso: this is no origin: write an origin such as https://cms.example.com'],
    [[...cms, '--files', 'https://a.com', 'b'], '--files b: this is no origin: write an origin such as https://cms.example.com'],
    [
      [...cms, '--path', 'admin'],
      '--path admin: write a path of letters, digits, hyphens and slashes with a slash at both ends, such as /admin/',
    ],
    [
      [...cms, '--path', '/admin'],
      '--path /admin: write a path of letters, digits, hyphens and slashes with a slash at both ends, such as /admin/',
    ],
    [
      [...cms, '--path', '/../'],
      '--path /../: write a path of letters, digits, hyphens and slashes with a slash at both ends, such as /admin/',
    ],
    [
      [...cms, '--path', '/a$b/'],
      '--path /a$b/: write a path of letters, digits, hyphens and slashes with a slash at both ends, such as /admin/',
    ],
    [[...cms, '--config', ''], '--config: there is no value'],
  ])('%j', (args, problem) => {
    expect(problemsOf(...args)).toContain(problem);
  });
  it('are all told at once', () => {
    expect(problemsOf('--cms', 'http://a.com', '--path', 'x', '--files', 'y', '--bogus')).toHaveLength(4);
  });
  it.each([
    [
      cms,
      { origins: { cms: 'https://cms.example.com', signOn: undefined, files: [] }, path: '/', outFolder: 'release', configFile: undefined },
    ],
    [['--cms', 'http://localhost:3001'], { origins: { cms: 'http://localhost:3001' } }],
    [['--cms', 'http://127.0.0.1:3001'], { origins: { cms: 'http://127.0.0.1:3001' } }],
    [['--cms', 'http://[::1]:3001'], { origins: { cms: 'http://[::1]:3001' } }],
    [
      [...cms, '--files', 'https://a.com', 'https://b.com', '--path', '/a/b-c/'],
      { origins: { files: ['https://a.com', 'https://b.com'] }, path: '/a/b-c/' },
    ],
    [[...cms, '--files', 'https://a.com', '--files', 'https://b.com'], { origins: { files: ['https://a.com', 'https://b.com'] } }],
  ])('%j are right', (args, asked) => {
    expect(readPackageArguments(args)).toMatchObject({ problems: [], asked });
  });
});

describe('config.json of a release', () => {
  const read = (text: string | Buffer, ...more: string[]) => {
    const configFile = fileOf(text);
    const { problems, notes, config } = readDeploymentConfig(readPackageArguments([...cms, '--config', configFile, ...more]).asked);
    return { problems: problems.map((problem) => problem.replaceAll(configFile, 'FILE')), notes, config };
  };
  it('without a file says what the arguments say', () => {
    const { problems, text } = readDeploymentConfig(readPackageArguments([...cms, '--files', 'https://a.com']).asked);
    expect(problems).toEqual([]);
    expect(JSON.parse(text)).toEqual({ host: 'https://cms.example.com', product: 'portal', fileOrigins: ['https://a.com'] });
  });
  it.each([
    ['{\n  "product": "portal",\n  "hsot": ""\n}', ['FILE:3: hsot: there is no such key']],
    ['{\n  "product": "portal",\n  "singleSignOn": {\n    "actoin": ""\n  }\n}', ['FILE:4: singleSignOn.actoin: there is no such key']],
    ['{\n  "host": ""\n}', ['FILE:1: product: expected a word of letters, digits and hyphens, found nothing']],
    ['{\n  "product": "portal", // the base path\n  "host": ""\n}', ['FILE:2: JSON has no comments: take it out']],
    ['{\n  /* where\n     it is */\n  "product": "portal"\n}', ['FILE:2: JSON has no comments: take it out']],
    ['{\n  "product": "portal",\n}', ['FILE:3: expected a key in double quotes; after the last one stands no comma']],
    ["{\n  'product': 'portal'\n}", ['FILE:2: expected a text in double quotes, a number, true, false or null']],
    ['{\n  "product": "portal"\n  "host": ""\n}', ['FILE:3: host: expected a comma before it']],
    ['{\n  "product": yes\n}', ['FILE:2: product: expected a text in double quotes, a number, true, false or null']],
    ['{\n  "product": "portal",\n  "a.b": 1\n}', ['FILE:3: a.b: there is no such key']],
    ['{\n  "product": "por\ttal"\n}', ['FILE:2: product: expected no tab or other control character in a text']],
    ['{\n  "product": "\\x"\n}', ['FILE:2: product: expected one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u after the backslash']],
    ['[]', ['FILE:1: expected an object']],
    ['', ['FILE:1: expected a value; after the last one stands no comma']],
  ])('%j is explained with line and key', (text, problems) => {
    expect(read(text).problems).toEqual(problems);
  });
  it('may have a byte order mark, which is left out and told', () => {
    const { problems, notes, config } = read('\uFEFF{ "product": "portal" }');
    expect([problems, config?.product]).toEqual([[], 'portal']);
    expect(notes).toEqual([expect.stringMatching(/: the byte order mark before its text is left out$/)]);
  });
  it('warns of demo users, whose passwords everybody could read', () => {
    const { problems, notes } = read('{ "product": "portal", "demoUsers": [{ "username": "ann", "password": "secret" }] }');
    expect([problems, notes]).toEqual([[], [expect.stringMatching(/: demoUsers is public, with its passwords\./)]]);
    expect(read('{ "product": "portal", "demoUsers": [] }').notes).toEqual([]);
  });
  it('is text in UTF-8', () => {
    expect(read(Buffer.from('{ "product": "portal" }', 'utf16le').subarray(1)).problems).toEqual([expect.stringMatching(/^FILE/)]);
    expect(read(Buffer.from([0xff, 0xfe, 0x7b, 0])).problems).toEqual(['FILE: expected a text in UTF-8']);
  });
  it.each([
    [{ host: 'https://other.example.com' }, [], ['FILE:1: host: it is "https://other.example.com", and --cms is https://cms.example.com']],
    [
      { singleSignOn: { action: 'https://sso.example.com/in', signOut: 'https://sso.example.com/out' } },
      [],
      [
        'FILE:1: singleSignOn.action: it leads to https://sso.example.com: give --sign-on https://sso.example.com',
        'FILE:1: singleSignOn.signOut: it leads to https://sso.example.com: give --sign-on https://sso.example.com',
      ],
    ],
    [{ singleSignOn: { action: 'https://sso.example.com/in' } }, ['--sign-on', 'https://sso.example.com'], []],
    [{}, ['--sign-on', 'https://sso.example.com'], ['FILE:1: singleSignOn.action: it has no address of --sign-on https://sso.example.com']],
    [{ fileOrigins: ['https://a.com'] }, [], ['FILE:1: fileOrigins: give --files https://a.com as well']],
    [
      { fileOrigins: ['https://a.com'] },
      ['--files', 'https://a.com', 'https://b.com'],
      ['FILE:1: fileOrigins: https://b.com of --files is missing'],
    ],
    [{ csvTemplate: './nowhere.csv' }, [], ['FILE:1: csvTemplate: public/nowhere.csv is not there']],
    [{ csvTemplate: './client-list-template.csv' }, [], []],
    [{ languages: ['en', 'fr'] }, [], ['FILE:1: languages: public/texts/fr.json is not there']],
  ])('%j with %j agrees with the arguments, or is told', (config, args, problems) => {
    expect(read(JSON.stringify({ product: 'portal', ...config }), ...args).problems).toEqual(problems);
  });
  it('a file that is not there', () => {
    expect(readDeploymentConfig(readPackageArguments([...cms, '--config', 'nowhere.json']).asked).problems).toEqual([
      '--config nowhere.json: there is no such file',
    ]);
  });
});

describe('npm run package', () => {
  it('tells everything that is wrong, of arguments and configuration, and writes nothing', () => {
    const out = join(folder, 'out');
    const config = fileOf('{\n "hsot": ""\n}');
    const { status, stderr } = spawnSync('npm', ['run', '--silent', 'package', '--', '--cms', 'x', '--out', out, '--config', config], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.split('\n').slice(0, 3)).toEqual([
      '--cms x: this is no origin: write an origin such as https://cms.example.com',
      `${config}:1: product: expected a word of letters, digits and hyphens, found nothing`,
      `${config}:2: hsot: there is no such key`,
    ]);
    expect(existsSync(out)).toBe(false);
  });
});

describe('the archive', () => {
  const content = () =>
    new Map([
      ['b/index.html', Buffer.from('one')],
      ['a.sh', Buffer.from('#!/bin/sh')],
      ['c', Buffer.from('two')],
    ]);
  const unpack = async (files: Map<string, Buffer>) => {
    const into = mkdtempSync(join(folder, 'unpacked-'));
    execFileSync('tar', ['xzf', '-', '-C', into], { input: await archiveOf('top', files) });
    const list = execFileSync('sh', ['-c', 'find top -type f -printf "%p %m %T@\n" | sort'], { cwd: into, encoding: 'utf8' });
    return list
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
  };
  it('is the same for the same files, in whatever order they come', async () => {
    const other = new Map([...content()].toReversed());
    expect((await archiveOf('top', content())).equals(await archiveOf('top', other))).toBe(true);
    expect(checksumsOf(content())).toBe(checksumsOf(other));
  });
  it('gives a file of another content another time, though it is as long: nginx knows a version by time and size', async () => {
    const before = await unpack(content());
    const after = await unpack(content().set('b/index.html', Buffer.from('six')));
    expect(before.map(([path, mode]) => [path, mode])).toEqual([
      ['top/a.sh', '755'],
      ['top/b/index.html', '644'],
      ['top/c', '644'],
    ]);
    expect(before.map(([, , time]) => time).filter((time, i) => time !== after[i]![2])).toHaveLength(1);
    expect(Number(before[1]![2])).toBeLessThan(Date.now() / 1_000);
  });
  it('is a tar that any program reads', async () => {
    expect(
      gunzipSync(await archiveOf('top', content()))
        .subarray(257, 262)
        .toString(),
    ).toBe('ustar');
  });
});

describe('the configuration of nginx', () => {
  const origins = { cms: 'https://cms.example.com' };
  it('has nothing left to fill in, and the policy of these origins', () => {
    for (const path of ['/', '/admin/']) {
      const text = renderNginxConf(origins, path, '1.2.3');
      expect(text).not.toMatch(/@[A-Z_]+@/);
      expect(text).toContain(`"${contentSecurityPolicy(origins)}"`);
      expect(text).toContain(`location ^~ ${path}assets/`);
    }
  });
  it('leads from the host to the portal where the portal stands elsewhere', () => {
    expect(renderNginxConf(origins, '/', '1')).not.toContain('return 302');
    expect(renderNginxConf(origins, '/admin/', '1')).toContain('return 302 /admin/;');
  });
});

describe('the packages of a release', () => {
  it('are those of which a bundle holds code, each with the version of its own folder', () => {
    const folders = packagesIn([
      {
        modules: {
          '/home/me/node_modules/react/index.js': { renderedLength: 20 },
          '/home/me/node_modules/@mui/material/Button/Button.js': { renderedLength: 20 },
          '/home/me/node_modules/prop-types/node_modules/react-is/index.js?commonjs': { renderedLength: 1 },
          '/home/me/node_modules/date-fns/index.js': { renderedLength: 0 },
          '/home/me/src/main.tsx': { renderedLength: 20 },
          '\0vite/preload-helper.js': { renderedLength: 20 },
        },
      },
      { originalFileNames: ['node_modules/pdfjs-dist/build/pdf.worker.mjs'] },
    ]);
    expect(folders).toEqual([
      'node_modules/@mui/material',
      'node_modules/pdfjs-dist',
      'node_modules/prop-types/node_modules/react-is',
      'node_modules/react',
    ]);
    expect(shippedPackages(folders).map(({ name }) => name)).toEqual(['@mui/material', 'pdfjs-dist', 'react-is', 'react']);
    expect(shippedPackages(folders)[2]!.version).not.toBe(shippedPackages(['node_modules/react-is'])[0]!.version);
  });
  it('have their own names, whatever they are installed as', () =>
    expect(shippedPackages(['node_modules/node-polyglot/node_modules/object.entries'])[0]!.name).toBe('@nolyfill/object.entries'));
  it('are refused when package-lock.json does not know them', () =>
    expect(() => shippedPackages(['node_modules/nobody-has-this'])).toThrow('package-lock.json does not know it'));
  it('come with a licence each: their own, else the standard text with their author', () => {
    const page = licencesPage(shippedPackages(['node_modules/react', 'node_modules/saxes', 'node_modules/tiny-case']));
    const [, react = '', saxes = '', tinyCase = ''] = page.split('\n## ');
    expect(react).toContain('Meta Platforms');
    expect(react).not.toContain('This is the standard text');
    expect(saxes).toMatch(/^saxes .* \(ISC\)\n\nThe package has no file with its licence\. This is the standard text/);
    expect(saxes).toContain('Copyright (c) Louis-Dominique Dubeau');
    expect(saxes).toContain('Permission to use, copy, modify, and/or distribute this software');
    expect(tinyCase).toContain('Copyright (c) Jason Quense\n\nPermission is hereby granted, free of charge');
  });
  it('have no licence that is not known', () =>
    expect(() => standardLicence('WTFPL', 'Ann')).toThrow('There is no text of the licence WTFPL of Ann'));
});

describe('the bill of materials', () => {
  const components = shippedPackages(['node_modules/react', 'node_modules/pdfjs-dist']).map(({ name, version }) => ({
    'bom-ref': `${name}@${version}`,
    name,
    version,
  }));
  it('says that the vulnerability of the script engine of pdf.js does not affect the portal', () => {
    expect(assessVulnerabilities(components)).toMatchObject([
      {
        id: 'CVE-2026-16633',
        analysis: { state: 'not_affected', justification: 'code_not_present' },
        affects: [{ ref: expect.stringMatching(/^pdfjs-dist@/) as string }],
      },
    ]);
  });
  it('refuses an assessment of a version that is not shipped', () => {
    const others = components.map((each) => ({ ...each, version: '99.0.0' }));
    expect(() => assessVulnerabilities(others)).toThrow(/^CVE-2026-16633: pdfjs-dist 5\.6\.205 is not shipped\./);
  });
});
