import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../deploy/headers';
import { archiveOf, checksumsOf } from '../../../scripts/package/archive';
import { readPackageArguments } from '../../../scripts/package/arguments';
import { renderNginxConf } from '../../../scripts/package/nginxConf';
import { packagesIn } from '../../../scripts/bundledPackages.mjs';
import { licencesPage } from '../../../scripts/package/licences';
import { shippedPackages } from '../../../scripts/package/shipped';
import { standardLicence } from '../../../scripts/package/standardLicences';
import { assessVulnerabilities } from '../../../scripts/package/vulnerabilities';

const folder = mkdtempSync(join(tmpdir(), 'package-'));

describe('the arguments of npm run package', () => {
  it.each([
    [['--cms', 'https://cms.example.com'], '--cms: a release has no such option any more: write it into a site (deploy/README.md)'],
    [['--path=/admin/'], '--path: a release has no such option any more: write it into a site (deploy/README.md)'],
    [['--outt', 'x'], '--outt: there is no such option'],
    [['--out'], '--out: there is no value'],
    [['--out='], '--out: there is no value'],
    [['--out', 'a', '--out', 'b'], '--out: it is given twice'],
    [['folder', '--out', 'a'], 'folder: an option is missing before it'],
  ])('%j', (args, problem) => expect(readPackageArguments(args).problems).toContain(problem));
  it('are read', () => {
    expect(readPackageArguments([])).toEqual({ problems: [], asked: { outFolder: 'release', keyFile: undefined } });
    expect(readPackageArguments(['--out', 'a', '--sign-with=key.pem']).asked).toEqual({ outFolder: 'a', keyFile: 'key.pem' });
  });
  it('that are wrong are all named, and nothing is written', () => {
    const out = join(folder, 'out');
    const args = ['run', '--silent', 'package', '--', '--cms', 'x', '--out', out, '--sign-with', join(folder, 'none.pem')];
    const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr.split('\n').slice(0, 3)).toEqual([
      '--cms: a release has no such option any more: write it into a site (deploy/README.md)',
      `--sign-with ${join(folder, 'none.pem')}: the file does not exist`,
      '',
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
  it('has the policy with marks for the origins of a site, and no other mark than those that install.sh fills in', () => {
    const text = renderNginxConf('1.2.3');
    const script = readFileSync('deploy/install.sh', 'utf8');
    const marks = new Set(text.match(/@[A-Z_]+@/g));
    expect([...marks].filter((mark) => !script.includes(mark))).toEqual([]);
    expect(marks).toContain('@PATH@');
    const policy = contentSecurityPolicy({ cms: '@CMS@', signOn: '@SIGN_ON@', files: ['@FILES@'], reports: '@REPORTS@' });
    expect(text).toContain(`"${policy}"`);
    expect(text).toContain('"version":"1.2.3"');
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
