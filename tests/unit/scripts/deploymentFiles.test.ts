import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { deploymentFiles } from '../../../scripts/deploymentFiles';

let server: ViteDevServer;
let root: string;
const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
beforeAll(async () => {
  writeFileSync(join(folder, 'resources.yaml'), 'language: 1\n');
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1' },
    plugins: [deploymentFiles(folder)],
  });
  await server.listen();
  root = server.resolvedUrls!.local[0]!;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('serves the files of the deployment, and what it lacks as before', async () => {
  const file = await fetch(`${root}resources.yaml`);
  expect([file.status, file.headers.get('Content-Type'), await file.text()]).toEqual([200, 'text/yaml; charset=utf-8', 'language: 1\n']);
  // public/config.json: the folder has none
  expect(((await (await fetch(`${root}config.json`)).json()) as { environment: string }).environment).toBe('DEMO');
});
it('loads the page again within a second of a change', async () => {
  const send = vi.spyOn(server.ws, 'send');
  const before = Date.now();
  writeFileSync(join(folder, 'resources.yaml'), 'language: 1\nresources: {}\n');
  await expect.poll(() => send.mock.calls, { timeout: 5_000, interval: 20 }).toContainEqual([{ type: 'full-reload' }]);
  expect(Date.now() - before).toBeLessThan(1_000);
  expect(await (await fetch(`${root}resources.yaml`)).text()).toBe('language: 1\nresources: {}\n');
});
