/** Notes which source modules the tests of a DOM file run (`scripts/testRun/changed/record.ts`). */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { writeTrace } from '../../scripts/testRun/changed/record';
import { readSource, takeCoverage } from './coverage';

const root = process.cwd();

/** The path of a module below the folder of the repository, or null for a library. */
const pathOf = (url: string) => {
  const path = relative(root, url.startsWith('file:') ? fileURLToPath(url) : url);
  return path.startsWith('..') || path.startsWith('node_modules') || path.startsWith('/') ? null : path;
};
const laterImport = /__vite_ssr_dynamic_import__\("\/?([^"?]+)/g;

// counts from here on: the file itself has loaded
beforeAll(async () => void (await takeCoverage()));

afterAll(async () => {
  const ran = new Set<string>();
  const present = new Set<string>();
  for (const { scriptId, url, functions } of await takeCoverage()) {
    const path = pathOf(url);
    // the first function of a script is the script itself
    const called = functions.slice(1).filter(({ ranges: [range] }) => range!.count > 0);
    if (!path || called.length === 0) continue;
    ran.add(path);
    const imports = [...(await readSource(scriptId)).matchAll(laterImport)];
    for (const { 1: target, index } of imports) {
      const around = functions.filter(({ ranges: [range] }) => range!.startOffset <= index && index < range!.endOffset);
      if (around.at(-1)?.ranges[0]!.count) present.add(target!);
    }
  }
  writeTrace(`dom/${relative('tests/dom', expect.getState().testPath!)}`, { ran: [...ran], present: [...present] });
});
