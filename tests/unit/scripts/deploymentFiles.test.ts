import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { deploymentFiles } from '../../../scripts/deploymentFiles';

const around = mkdtempSync(join(tmpdir(), 'deployment-'));
const folder = join(around, 'deployment');
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const start = async (deployment: string | undefined, changeConfig?: (text: string) => string) => {
  const server = await createServer({
    root: join(around, 'portal'),
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1' },
    plugins: [deploymentFiles(deployment, changeConfig)],
  });
  await server.listen();
  return server;
};
/** The answer to a path as it is written: `fetch` would take the dots out of it. */
const get = ({ resolvedUrls }: ViteDevServer, path: string) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(resolvedUrls!.local[0]!);
    const sent = request({ hostname, port, path }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        const { 'content-type': type, 'cache-control': caching } = response.headers;
        resolve({ status: response.statusCode, type, caching, text });
      });
    });
    sent.on('error', reject).end();
  });

let server: ViteDevServer;
let withoutFolder: ViteDevServer;
beforeAll(async () => {
  for (const name of ['deployment/folder.yaml', 'deployment-other', 'portal/public']) mkdirSync(join(around, name), { recursive: true });
  for (const [name, text] of Object.entries({
    'config.json': '{ "resources": ["resources.yaml"] }',
    'resources.yaml': 'language: 1\n',
    'short.yml': 'language: 1\n',
    'two words.yaml': 'two words\n',
    '停車場.yaml': '停車場\n',
    '100%.yaml': 'percent\n',
    'number #1.yaml': 'number\n',
    'folder.yaml/inner.yaml': 'inner\n',
    'page.html': 'of the deployment',
    'x.constructor': 'of the deployment',
    '../outside.yaml': 'outside',
    '../deployment-other/resources.yaml': 'outside',
    '../portal/public/config.json': 'of the portal',
    '../portal/public/texts.json': 'of the portal',
  }))
    write(name, text);
  server = await start(folder);
  withoutFolder = await start(undefined);
});
afterAll(async () => {
  await server.close();
  await withoutFolder.close();
  rmSync(around, { recursive: true });
});

describe('the files of a deployment', () => {
  it.each([
    ['/config.json', 'application/json', '{ "resources": ["resources.yaml"] }'],
    ['/resources.yaml', 'text/yaml', 'language: 1\n'],
    ['/resources.yaml?t=1', 'text/yaml', 'language: 1\n'],
    ['/short.yml', 'text/yaml', 'language: 1\n'],
    ['/two%20words.yaml', 'text/yaml', 'two words\n'],
    ['/%E5%81%9C%E8%BB%8A%E5%A0%B4.yaml', 'text/yaml', '停車場\n'],
    ['/100%25.yaml', 'text/yaml', 'percent\n'],
    ['/number%20%231.yaml', 'text/yaml', 'number\n'],
    ['/folder.yaml/inner.yaml', 'text/yaml', 'inner\n'],
  ])('%s is served with its type, and no browser keeps it', async (path, type, text) => {
    expect(await get(server, path)).toEqual({ status: 200, type: `${type}; charset=utf-8`, caching: 'no-store', text });
  });
  it.each(['/texts.json', '/nothing.yaml', '/folder.yaml', '/page.html', '/x.constructor', '/'])(
    '%s comes from the portal',
    async (path) => {
      expect(await get(server, path)).toEqual(await get(withoutFolder, path));
    },
  );
  it('without a folder all of them do', async () => {
    expect(await get(withoutFolder, '/config.json')).toMatchObject({ status: 200, text: 'of the portal' });
    for (const path of ['/resources.yaml', '/package.json']) expect(await get(withoutFolder, path)).toMatchObject({ status: 404 });
  });
});

describe('the change of config.json in development', () => {
  const changed = (text: string) => `changed ${text}`;
  it.each([
    ['of the portal', undefined, 'changed of the portal'],
    ['of a deployment', folder, 'changed { "resources": ["resources.yaml"] }'],
  ])('is made to that %s, and to no other file', async (_, deployment, text) => {
    const changing = await start(deployment, changed);
    try {
      expect(await get(changing, '/config.json')).toEqual({
        status: 200,
        type: 'application/json; charset=utf-8',
        caching: 'no-store',
        text,
      });
      for (const path of ['/texts.json', '/resources.yaml', '/nothing.json'])
        expect(await get(changing, path)).toEqual(await get(deployment ? server : withoutFolder, path));
    } finally {
      await changing.close();
    }
  });
});

describe('an address', () => {
  it.each([
    '/../outside.yaml',
    '/..%2foutside.yaml',
    '/%2e%2e/outside.yaml',
    '/%2e%2e%2foutside.yaml',
    '/..%5coutside.yaml',
    '/folder.yaml/..%2f..%2foutside.yaml',
    '/../deployment-other/resources.yaml',
    '/..%2fdeployment-other%2fresources.yaml',
    `/${join(around, 'outside.yaml')}`,
    `//${join(around, 'deployment-other/resources.yaml')}`,
  ])('%s leads to nothing outside the folder', async (path) => {
    expect(await get(server, path)).toEqual(await get(withoutFolder, path));
  });
  it.each(['/%E0%A4.yaml', '/%.yaml', '/a%00.yaml', '//', `/${'a'.repeat(300)}.yaml`])(
    '%s that means no file is not found',
    async (path) => {
      expect(await get(server, path)).toMatchObject({ status: 404 });
      expect(await get(server, '/resources.yaml')).toMatchObject({ status: 200 });
    },
  );
});

describe('the page', () => {
  /** The messages that the server has sent to the page by the time that the watcher reports the file. */
  const sentAfter = async (name: string, change: () => void) => {
    const send = vi.spyOn(server.ws, 'send');
    const noticed = new Promise<void>((resolve) => {
      server.watcher.on('all', (_, path) => {
        if (path === join(folder, name)) resolve();
      });
    });
    change();
    await noticed;
    return send.mock.calls;
  };
  beforeAll(async () => {
    server.watcher.add(['deployment-other', 'outside.yaml'].map((each) => join(around, each)));
    // the watcher reports no file that is written before its folder is watched
    const folders = ['deployment', 'deployment-other', 'deployment/folder.yaml'].map((each) => join(around, each));
    const areWatched = () => folders.every((each) => Object.hasOwn(server.watcher.getWatched(), each));
    await vi.waitUntil(areWatched, { timeout: 100_000 });
  });
  afterEach(() => void vi.restoreAllMocks());

  it.each(['resources.yaml', 'short.yml', 'config.json', 'folder.yaml/inner.yaml', 'new.yaml'])(
    'deploymentFiles reloads the page when %s is written',
    async (name) => {
      expect(await sentAfter(name, () => write(name, 'language: 2\n'))).toEqual([[{ type: 'full-reload' }]]);
      expect(await get(server, `/${name}`)).toMatchObject({ text: 'language: 2\n' });
    },
  );
  it('deploymentFiles reloads the page when a file is deleted', async () => {
    expect(await sentAfter('two words.yaml', () => rmSync(join(folder, 'two words.yaml')))).toEqual([[{ type: 'full-reload' }]]);
  });
  it.each(['x.constructor', 'notes.txt', '../outside.yaml', '../deployment-other/resources.yaml'])(
    'deploymentFiles does not reload the page when %s is written',
    async (name) => {
      expect(await sentAfter(name, () => write(name, 'another text'))).toEqual([]);
    },
  );
});
