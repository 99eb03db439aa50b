import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createClient, useBox } from '../box';
import { useProcess } from '../store/process';
import { carPark, example, folderOf, type Row } from './kit';
import { loadContract, writtenContract } from '../../../fixtures/dialect/contract';
import { openDeployment } from '../../../fixtures/deployment/index';

const portalFolder = folderOf({ 'config.json': '{ "product": "built" }', 'index.html': '<p>page</p>', 'resources.yaml': 'built: true' });
const deploymentFolder = folderOf({
  'config.json': readFileSync(join(example, 'config.json'), 'utf8'),
  'resources.yaml': readFileSync(join(example, 'resources.yaml'), 'utf8'),
  'seed.yaml': 'carParks: { rows: 3 }',
  'other.yaml': 'nobody: named it',
});
const { root } = useBox({ portalFolder, deploymentFolder });
const ask = async (path: string) => {
  const reply = await fetch(`${root()}${path}`);
  return { status: reply.status, text: await reply.text(), headers: Object.fromEntries(reply.headers) };
};

describe('what a portal with a deployment is served', () => {
  it('its configuration and its files, as they are now and never stored', async () => {
    const config = await ask('/config.json');
    expect(JSON.parse(config.text)).toMatchObject({ environment: 'EXAMPLE', resources: ['resources.yaml'] });
    expect(config.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    const resources = await ask('/resources.yaml');
    expect(resources.text).toBe(readFileSync(join(example, 'resources.yaml'), 'utf8'));
    expect(resources.headers).toMatchObject({
      'content-type': 'text/yaml; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': config.headers['content-security-policy'],
    });
    writeFileSync(join(deploymentFolder, 'resources.yaml'), 'language: 1 # 停車場');
    expect((await ask('/resources.yaml')).text).toBe('language: 1 # 停車場');
  });
  it('a policy that allows connections to the origin of reports in its configuration, as it is now', async () => {
    const file = join(deploymentFolder, 'config.json');
    const before = readFileSync(file, 'utf8');
    const policyWith = async (reports: unknown) => {
      writeFileSync(file, JSON.stringify({ product: 'portal', reports }));
      const policy = (await ask('/')).headers['content-security-policy'];
      writeFileSync(file, before);
      return policy?.split('; ').find((directive) => directive.startsWith('connect-src'));
    };
    expect(await policyWith('https://reports.test:8443/portal?key=1')).toBe("connect-src 'self' https://reports.test:8443");
    for (const none of [undefined, '', 'reports', 7]) expect(await policyWith(none)).toBe("connect-src 'self'");
  });
  it('nothing else of its folder, and the page of the portal', async () => {
    for (const path of ['/seed.yaml', '/other.yaml', '/../seed.yaml', '/%2e%2e/seed.yaml'])
      expect((await ask(path)).status, path).toBe(404);
    expect((await ask('/')).text).toBe('<p>page</p>');
  });
  it('a configuration that is no JSON as it is, so that the portal can say so', async () => {
    writeFileSync(join(deploymentFolder, 'config.json'), '{');
    expect((await ask('/config.json')).text).toBe('{');
  });
});

describe('the policy of a portal without a deployment', () => {
  const box = useBox({ portalFolder: folderOf({ 'config.json': '{ "reports": "https://reports.test/" }', 'index.html': '' }) });
  it('allows connections to the origin of reports in the configuration of the build', async () => {
    const { headers } = await fetch(box.root());
    expect(headers.get('Content-Security-Policy')).toContain("; connect-src 'self' https://reports.test; form-action 'self'; ");
  });
});

describe('the data of a deployment', () => {
  const data = folderOf({});
  const { start, kill } = useProcess(join(data, 'kept'), '--deployment', example);
  it('survive a kill, apart from those without it', async () => {
    const contract = writtenContract();
    openDeployment(example, contract);
    const { match } = loadContract(contract);
    let root = await start();
    expect((await createClient(() => root, match).as('superadmin', 'POST', '/carParks/', carPark)).status).toBe('00');
    await kill();
    root = await start();
    const { payload } = await createClient(() => root, match).as('superadmin', 'GET', '/carParks/51');
    expect(payload as Row).toMatchObject({ ...carPark, updatedByName: 'Robin Ashgrove' });
    await kill();
    expect(['demo+deployment', 'demo+deployment-files', 'demo'].map((name) => existsSync(join(data, 'kept', name)))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the scenario empty', () => {
  const { as } = useBox({ scenario: 'empty', deploymentFolder: example });
  it('has no rows of a deployment', async () => {
    for (const path of ['/carParks/', '/brokers/', '/faqGroups/'])
      expect((await as('superadmin', 'GET', path)).payload).toEqual({ content: [], totalElements: 0 });
  });
});
