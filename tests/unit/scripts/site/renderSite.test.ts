import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseSettings } from '../../../../scripts/site/settings';
import { renderSite } from '../../../../scripts/site/renderSite';
import { parseConfig } from '../../../../src/config';

const folder = mkdtempSync(join(tmpdir(), 'render-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Renders a site with these settings. @returns its host.conf without the comment */
const render = (settings: object, keys: object) => {
  const config = JSON.stringify({ host: 'https://cms.example.com', product: 'portal', ...keys });
  writeFileSync(join(folder, 'site.json'), JSON.stringify(settings));
  writeFileSync(join(folder, 'config.json'), config);
  const names = renderSite(folder, parseSettings(JSON.stringify(settings)), parseConfig(config));
  const [comment, ...lines] = readFileSync(join(folder, 'host.conf'), 'utf8').trimEnd().split('\n');
  expect(comment).toMatch(/^# /);
  return { names, lines };
};

describe('host.conf', () => {
  it('has a setting in each line, without those that have no value', () => {
    expect(render({ behindTerminator: true }, {}).lines).toEqual([
      'format 1',
      'port 8080',
      'path /',
      'status-port 8079',
      'cms https://cms.example.com',
      'cms-call https://cms.example.com/portal-cms/cmsauth/pubKey',
      'cms-authorities /etc/ssl/certs/ca-certificates.crt',
    ]);
  });
  it('has the certificate, and every origin once', () => {
    const settings = { name: 'portal.example.com', path: '/admin/', certificate: '/a.crt', key: '/a.key', cmsAuthorities: '/own.pem' };
    const singleSignOn = { action: 'https://sso.example.com/in', signOut: 'https://sso.example.com/out' };
    expect(
      render(settings, { singleSignOn, fileOrigins: ['https://a.com', 'https://b.com'], reports: 'https://r.com/in?key=1' }).lines,
    ).toEqual([
      'format 1',
      'name portal.example.com',
      'port 8443',
      'path /admin/',
      'certificate /a.crt',
      'key /a.key',
      'status-port 8079',
      'cms https://cms.example.com',
      'cms-call https://cms.example.com/portal-cms/cmsauth/pubKey',
      'cms-authorities /own.pem',
      'sign-on https://sso.example.com',
      'files https://a.com https://b.com',
      'reports https://r.com',
    ]);
  });
  it('has the origin of single sign-on where only the log-out has one', () => {
    const singleSignOn = { action: '/sso/in', signOut: 'https://sso.example.com/out' };
    expect(render({ behindTerminator: true }, { singleSignOn }).lines).toContain('sign-on https://sso.example.com');
  });
  it('asks a CMS on this machine by its address, without a certificate', () => {
    const { lines } = render({ behindTerminator: true }, { host: 'http://localhost:3001', product: 'other' });
    expect(lines).toContain('cms http://localhost:3001');
    expect(lines).toContain('cms-call http://127.0.0.1:3001/other-cms/cmsauth/pubKey');
    expect(lines.filter((line) => line.startsWith('cms-authorities'))).toEqual([]);
    expect(render({ behindTerminator: true }, { host: 'https://localhost.example.com' }).lines).toContain(
      'cms-call https://localhost.example.com/portal-cms/cmsauth/pubKey',
    );
  });
});

describe('SHA256SUMS of a site', () => {
  it('has the files that belong to it and no other, as sha256sum reads them', () => {
    mkdirSync(join(folder, 'own'), { recursive: true });
    for (const name of ['b.yaml', 'own/a.yaml', 'seed.yaml']) writeFileSync(join(folder, name), name);
    const { names } = render({ behindTerminator: true }, { resources: ['own/a.yaml', 'b.yaml'] });
    expect(names).toEqual(['b.yaml', 'config.json', 'host.conf', 'own/a.yaml', 'site.json']);
    expect(execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' })).toBe(
      names.map((name) => `${name}: OK\n`).join(''),
    );
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });
});
