import { readFileSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const types = new Map([
  ['json', 'application/json'],
  ['yaml', 'text/yaml'],
  ['yml', 'text/yaml'],
]);
const configName = 'config.json';
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
 * again when one of them changes. Drafts keep the input of forms.
 *
 * @param folder the folder of the deployment; undefined for none
 * @param changeConfig what the portal gets in place of the text of its `config.json`, with and without a deployment. Default: the same
 */
export const deploymentFiles = (folder: string | undefined, changeConfig?: (text: string) => string): Plugin => ({
  name: 'deployment-files',
  apply: 'serve',
  configureServer(server) {
    const root = folder === undefined ? undefined : resolve(folder);
    if (root !== undefined) {
      server.watcher.add(root);
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (path) => {
          if (resolve(path).startsWith(root + sep) && typeOf(path)) server.ws.send({ type: 'full-reload' });
        });
    }
    const ownConfig = resolve(server.config.publicDir, configName);
    const fileFor = (url: string) => {
      const deployed = root === undefined ? undefined : fileAt(root, url);
      if (deployed || !changeConfig) return deployed;
      return fileAt(server.config.publicDir, url) === ownConfig ? ownConfig : undefined;
    };
    server.middlewares.use((request, response, next) => {
      const path = fileFor(request.url ?? '/');
      const type = path && typeOf(path);
      if (!type) return next();
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.setHeader('Cache-Control', 'no-store');
      const isConfig = changeConfig && (path === ownConfig || (root !== undefined && path === resolve(root, configName)));
      response.end(isConfig ? changeConfig(readFileSync(path, 'utf8')) : readFileSync(path));
    });
  },
});
