import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withDemoUsers } from './fixtures/auth/demoUsers.ts';
import { createPackageRecord } from './scripts/bundledPackages.mjs';
import { compressAssets } from './scripts/compressAssets.ts';
import { deploymentFiles } from './scripts/deploymentFiles.ts';
import { portalVersion } from './scripts/portalVersion.mjs';
import { versionFile } from './scripts/versionFile.ts';

const version = portalVersion();
/** Files that belong together in one file of the build, by its name: what the first list needs arrives in three files in a row. */
const chunks = JSON.parse(readFileSync(new URL('scripts/chunks.json', import.meta.url), 'utf8')) as Record<string, string[]>;
/** The address of the box that answers the calls of the CMS in development; `npm run dev` sets it. */
const box = process.env.PORTAL_BOX ?? 'http://127.0.0.1:3001';

const packages = createPackageRecord();

export default defineConfig({
  base: './',
  plugins: [
    react(),
    versionFile(version),
    compressAssets(),
    deploymentFiles(process.env.PORTAL_DEPLOYMENT, withDemoUsers),
    packages.ofPages,
  ],
  worker: { plugins: () => [packages.ofWorkers()] },
  define: { __PORTAL_VERSION__: JSON.stringify(version) },
  server: { port: 5173, proxy: { '/portal-cms': box, '/sso': { target: box, changeOrigin: false } } },
  build: {
    target: ['chrome123', 'firefox124', 'safari17.5'],
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // the literal texts stand in one file, and each is loaded by what shows it
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // a few files in a row, each with what only it needs, where the bundler would make dozens
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: Object.keys(chunks).length + 1 },
            ...Object.entries(chunks).map(([name, files], i, all) => ({
              name,
              test: (id: string) => files.some((file) => new RegExp(`/${file.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(id)),
              priority: all.length - i,
            })),
          ],
        },
      },
    },
  },
});
