/** `npm run check`: bundles the check of files as a release has it, and runs it. */
import { spawn } from 'node:child_process';
import { writeBundle } from './bundleCheck.mjs';

const file = '.cache/check.mjs';
await writeBundle('scripts/checkFiles/main.ts', file);
spawn(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 2));
