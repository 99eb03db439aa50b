/**
 * Puts a check into one file that needs Node alone. It asks the portal's own declarations; what draws screens is left out of
 * it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'vite';
import { packagesIn } from './bundledPackages.mjs';

/** Packages that draw: nothing of them is called. */
const drawing =
  /^(react($|[-/])|@mui\/|@emotion\/|@dnd-kit\/|@tanstack\/|lucide-react|prosemirror-|pdfjs-dist|dompurify|ra-i18n-|ra-language-)/;
const screen = '\0screen';
const withoutScreens = {
  name: 'without-screens',
  enforce: 'pre',
  resolveId: (id) => (drawing.test(id) || id.endsWith('.css') || id.endsWith('?worker') ? screen : undefined),
  load: (id) =>
    id === screen
      ? `const any = new Proxy(function () {}, { get: (_, key) => (typeof key === 'symbol' || key === 'then' ? undefined : any), apply: () => any });
module.exports = Object.create(any);`
      : undefined,
};

/** How Vite bundles a check. @param entry its `main.ts` */
export const checkBuild = (entry) => ({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [withoutScreens],
  ssr: { noExternal: true },
  build: {
    ssr: entry,
    write: false,
    minify: true,
    target: 'node20',
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: false } },
  },
});

/** The text of a bundled check, and the folders of the packages in it. @param entry its `main.ts` */
export const bundleCheck = async (entry) => {
  const { NODE_ENV } = process.env;
  const { output } = await build(checkBuild(entry));
  // vite leaves "production" there, and npm then forgets whatever a tool needs as well
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return { code: output[0].code, packages: packagesIn(output) };
};

/** Writes a bundled check. */
export const writeBundle = async (entry, file) => {
  const { code } = await bundleCheck(entry);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
};
