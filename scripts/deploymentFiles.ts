import { readFileSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const types = new Map([
  ['json', 'application/json'],
  ['yaml', 'text/yaml'],
  ['yml', 'text/yaml'],
]);
const typeOf = (path: string) => types.get(path.split('.').pop()!);

/** The file in a folder that an address means; none for an address that is malformed. */
const fileAt = (folder: string, url: string) => {
  try {
    const path = resolve(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(1));
    return path.startsWith(folder + sep) && statSync(path).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Serves the `config.json` and the YAML files of a deployment in development, in place of those of `public/`, and loads the page
 * again when one of them changes. What is typed into a form stays: the portal keeps drafts.
 */
export const deploymentFiles = (folder: string | undefined): Plugin => ({
  name: 'deployment-files',
  apply: 'serve',
  configureServer(server) {
    if (folder === undefined) return;
    const root = resolve(folder);
    server.watcher.add(root);
    for (const event of ['add', 'change', 'unlink'] as const)
      server.watcher.on(event, (path) => {
        if (resolve(path).startsWith(root + sep) && typeOf(path)) server.ws.send({ type: 'full-reload' });
      });
    server.middlewares.use((request, response, next) => {
      const path = fileAt(root, request.url ?? '/');
      const type = path && typeOf(path);
      if (!type) return next();
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.setHeader('Cache-Control', 'no-store');
      response.end(readFileSync(path));
    });
  },
});
