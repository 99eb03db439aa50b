import { readFileSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const types: Readonly<Record<string, string>> = { json: 'application/json', yaml: 'text/yaml', yml: 'text/yaml' };
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

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
        if (resolve(path).startsWith(root + sep) && types[path.split('.').pop()!]) server.ws.send({ type: 'full-reload' });
      });
    server.middlewares.use((request, response, next) => {
      const name = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1);
      const type = types[name.split('.').pop()!];
      const path = resolve(root, name);
      if (!type || !path.startsWith(root + sep) || !isFile(path)) return next();
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.setHeader('Cache-Control', 'no-store');
      response.end(readFileSync(path));
    });
  },
});
