/**
 * `npm test`: installs missing packages, then runs the tests that its words choose (docs/testing.md). The last line is
 * "N passed, N failed". Exit code 0 when every test passed, 1 when one failed, 2 for a word that chooses nothing.
 */
import { installPackages } from './install.mjs';

installPackages();
const { register } = await import('tsx/esm/api');
register();
await import('./testRun/main.ts');
