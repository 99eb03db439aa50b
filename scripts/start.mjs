/** `npm start`: installs, builds, and serves the portal and the CMS in a box on one origin. */
import { startBox } from './box.mjs';
import { build } from './build.mjs';
import { installPackages } from './install.mjs';

installPackages();
startBox(['--portal', build(), ...process.argv.slice(2)]).on('exit', (code) => process.exit(code ?? 0));
