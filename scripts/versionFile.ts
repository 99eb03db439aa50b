import type { Plugin } from 'vite';

/**
 * Writes `version.json` beside the page: the version, and the script that the page starts with. The name of that script
 * holds a hash of the whole build, so a tab that is open knows from it that there is another one.
 */
export const versionFile = (version: string): Plugin => ({
  name: 'version-file',
  apply: 'build',
  generateBundle(_, bundle) {
    const start = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry)!.fileName;
    this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ version, start })}\n` });
  },
});
