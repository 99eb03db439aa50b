/**
 * `npm run dev`: the portal with hot reload, against a CMS in a box. The portal takes the first free port from 5173 on, the box
 * `--port` or the first free one from 3001 on. `--deployment FOLDER` is for both.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { startBox } from './box.mjs';
import { installPackages } from './install.mjs';

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
const freePortFrom = async (port) => ((await isFree(port)) ? port : freePortFrom(port + 1));

installPackages();
const args = process.argv.slice(2);
const valueOf = (option) => (args.includes(option) ? args[args.indexOf(option) + 1] : undefined);
const port = valueOf('--port') ?? String(await freePortFrom(3001));
const folder = valueOf('--deployment');
const env = { ...process.env, PORTAL_BOX: `http://127.0.0.1:${port}`, ...(folder && { PORTAL_DEPLOYMENT: folder }) };
const box = startBox(['--port', port, '--control', ...args]);
const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit', env });
for (const child of [box, vite]) {
  child.on('exit', (code) => {
    box.kill();
    vite.kill();
    process.exit(code ?? 0);
  });
}
