/** Notes which source modules the tests of a DOM file run (`scripts/testRun/changed/record.ts`). */
import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { writeTrace } from '../../scripts/testRun/changed/record';

const session = new Session();
const sources = new Map<string, string>();
const root = process.cwd();

/** The path of a module below the folder of the repository, or null for a library. */
const pathOf = (url: string) => {
  const path = relative(root, url.startsWith('file:') ? fileURLToPath(url) : url);
  return path.startsWith('..') || path.startsWith('node_modules') || path.startsWith('/') ? null : path;
};
const laterImport = /__vite_ssr_dynamic_import__\("\/?([^"?]+)/g;

const readSource = async (scriptId: string) => {
  if (!sources.has(scriptId)) sources.set(scriptId, (await session.post('Debugger.getScriptSource', { scriptId })).scriptSource);
  return sources.get(scriptId)!;
};

beforeAll(async () => {
  session.connect();
  await session.post('Debugger.enable');
  await session.post('Debugger.setSkipAllPauses', { skip: true });
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
});

afterAll(async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ran = new Set<string>();
  const present = new Set<string>();
  for (const { scriptId, url, functions } of result) {
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
  session.disconnect();
  writeTrace(`dom/${relative('tests/dom', expect.getState().testPath!)}`, { ran: [...ran], present: [...present] });
});
