import type { Plugin } from 'vite';

/**
 * Writes `version.json` next to index.html: the version, and the entry script of the page. The name of that script contains a hash of the
 * whole build, by which an open tab recognises that the host serves another build.
 */
export const versionFile = (version: string): Plugin => ({
  name: 'version-file',
  apply: 'build',
  generateBundle(_, bundle) {
    const start = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry)!.fileName;
    this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ version, start })}\n` });
  },
});
