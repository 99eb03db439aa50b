import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config';
import { useBox } from './box';
import { folderOf } from './deployment/kit';

const own = { product: 'portal', environment: 'DEMO', singleSignOn: { action: '/sso/sign-in', fields: {}, signOut: '' } };
const portalFolder = folderOf({ 'config.json': JSON.stringify(own), 'index.html': '<p>page</p>' });

describe('the config.json that a fixture CMS with demo users serves', () => {
  const { root, signIn } = useBox({ portalFolder, hasDemoUsers: true });
  const read = async () => {
    const response = await fetch(`${root()}/config.json`);
    return { text: await response.text(), type: response.headers.get('Content-Type'), caching: response.headers.get('Cache-Control') };
  };

  it('has the demo users beside its own keys, and is not stored', async () => {
    const { text, type, caching } = await read();
    const { demoUsers, ...others } = JSON.parse(text) as { demoUsers: { username: string }[] };
    expect(others).toEqual(own);
    expect(demoUsers.map(({ username }) => username)).toEqual(['superadmin', 'csteam.hk', 'sales.sg', 'viewer.hk']);
    expect([type, caching]).toEqual(['application/json', 'no-store']);
  });

  it('has users with a note each who can sign in', async () => {
    const { demoUsers } = parseConfig((await read()).text);
    expect(demoUsers).toHaveLength(4);
    for (const { username, password, note } of demoUsers) {
      expect((await signIn(username, password)).status, username).toBe('00');
      expect(note, username).toMatch(/./);
    }
  });

  it.each([
    ['that leads to another CMS', JSON.stringify({ ...own, host: 'https://cms.example.com' })],
    ['that has the key already', JSON.stringify({ ...own, demoUsers: [] })],
    ['that is not JSON', '{ "product": '],
    ['that is a list', '[]'],
  ])('stays as it is for one %s', async (_, text) => {
    writeFileSync(join(portalFolder, 'config.json'), text);
    expect((await read()).text).toBe(text);
    writeFileSync(join(portalFolder, 'config.json'), JSON.stringify(own));
  });
});

describe('the config.json of a deployment that a fixture CMS with demo users serves', () => {
  const deploymentFolder = folderOf({ 'config.json': '{ "product": "portal", "environment": "EXAMPLE" }' });
  const { root } = useBox({ portalFolder, deploymentFolder, hasDemoUsers: true });
  it('has the demo users too', async () => {
    const config = parseConfig(await (await fetch(`${root()}/config.json`)).text());
    expect([config.environment, config.demoUsers.length]).toEqual(['EXAMPLE', 4]);
  });
});

describe('the config.json that a fixture CMS without demo users serves', () => {
  const { root } = useBox({ portalFolder });
  it('is the file of the build', async () => {
    expect(await (await fetch(`${root()}/config.json`)).text()).toBe(JSON.stringify(own));
  });
});
