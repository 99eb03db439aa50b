import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { checkBuild } from '../../scripts/bundleCheck.mjs';
import { expect, folderOf, releases, test, type Kit } from './kit';

const read = ({ host }: Kit, file: string) => readFileSync(join(host.folder, folderOf(releases.first), file), 'utf8');
type Bill = { bomFormat: string; components: { name: string; version: string; scope: string; licenses: unknown[] }[] };
const billOf = (kit: Kit) => JSON.parse(read(kit, 'bill-of-materials.cdx.json')) as Bill;

/** A package by its own package.json. @param source a file in it, as a source map names it */
const packageOf = (source: string) => {
  const parts = source.split('node_modules/');
  if (parts.length === 1) return [];
  const [scope = '', name = ''] = parts.at(-1)!.split('/');
  const folder = [...parts.slice(1, -1), scope.startsWith('@') ? `${scope}/${name}` : scope];
  const { name: own, version } = JSON.parse(readFileSync(join('node_modules', folder.join('node_modules/'), 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return [`${own} ${version}`];
};

/** The files that the source maps of a build name. Source maps say of each piece of the output where it comes from. */
const sourcesOf = async (config: InlineConfig): Promise<string[]> => {
  const sources = new Set<string>();
  const note = (bundle: Rolldown.OutputBundle) => {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.map?.sources.forEach((source) => sources.add(source));
  };
  const plugin: Plugin = { name: 'sources', enforce: 'post', generateBundle: (_, bundle) => note(bundle) };
  await build({
    logLevel: 'error',
    ...config,
    plugins: [...(config.plugins ?? []), plugin],
    worker: { plugins: () => [{ ...plugin }] },
    build: { ...config.build, write: false, sourcemap: 'hidden' },
  });
  return [...sources];
};

test('the bill of materials lists the packages that the bundles come from, and nothing else', async ({ kit }) => {
  const builds = [{}, checkBuild('scripts/checkCms/main.ts'), checkBuild('scripts/checkFiles/main.ts')];
  const sources: string[] = [];
  for (const config of builds) sources.push(...(await sourcesOf(config)));
  const bundled = [...new Set(sources.flatMap(packageOf))].toSorted();
  expect(bundled.length).toBeGreaterThan(60);
  const { bomFormat, components } = billOf(kit);
  expect(bomFormat).toBe('CycloneDX');
  expect(components.map(({ name, version }) => `${name} ${version}`).toSorted()).toEqual(bundled);
  expect(new Set(components.map(({ scope }) => scope))).toEqual(new Set(['required']));
});

test('every package of the bill of materials has a licence with a text', ({ kit }) => {
  const parts = read(kit, 'LICENCES.md').split(/^## /m).slice(1);
  const headings = parts.map((part) => part.slice(0, part.indexOf(' (')));
  expect(headings.toSorted()).toEqual(
    billOf(kit)
      .components.map(({ name, version }) => `${name} ${version}`)
      .toSorted(),
  );
  for (const part of parts) expect(part).toMatch(/```text\n[\s\S]{200,}```/);
});
