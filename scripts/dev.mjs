/** `npm run dev`: the portal with hot reload, against the box on port 3001. `--deployment FOLDER` is for both. */
import { spawn } from 'node:child_process';
import { startBox } from './box.mjs';
import { installPackages } from './install.mjs';

installPackages();
const folder = process.argv[process.argv.indexOf('--deployment') + 1];
const env = process.argv.includes('--deployment') ? { ...process.env, PORTAL_DEPLOYMENT: folder } : process.env;
const box = startBox(['--port', '3001', '--control', ...process.argv.slice(2)]);
const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit', env });
for (const child of [box, vite]) {
  child.on('exit', (code) => {
    box.kill();
    vite.kill();
    process.exit(code ?? 0);
  });
}
