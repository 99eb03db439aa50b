import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { registry } from '../../resources';
import { builtInKinds } from '../../src/fields/builtInKinds';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/kinds.md`, 'utf8');
const declared = await Promise.all(Object.values(registry.resources).map(async ({ load }) => (await load()).default));
const kinds = [...Object.keys(builtInKinds), ...declared.flatMap(({ kinds = [] }) => kinds.map(({ definition }) => definition.kind))];

/** The sections of options: those of every field, then those of each kind. */
const sections = page
  .split(/^## /m)
  .slice(1)
  .filter((section) => !section.startsWith('Names of the portal'));

describe('docs/kinds.md', () => {
  it('is what the code says', () => {
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/kinds.ts', '--check'], { cwd: root, stdio: 'pipe' });
  });
  it('has every kind, those of entities too', () => {
    const titles = [...page.matchAll(/^## (\w+)$/gm)].map(([, title]) => title);
    expect(titles).toEqual(kinds);
  });
  it('describes every option, with the default of each that is not required', () => {
    const rows = sections
      .join('')
      .split('\n')
      .filter((line) => /^\| (\*\*)?`/.test(line))
      .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
    expect(rows.length).toBeGreaterThan(80);
    for (const [, option, , meaning, usual] of rows) {
      expect(meaning, `${option} means`).not.toBe('');
      const isInside = option!.includes('.');
      if (!option!.startsWith('**') && !isInside) expect(usual, `the default of ${option}`).not.toBe('');
    }
  });
  it('has an example in TypeScript of every kind, then one in YAML or a sentence that files cannot use it', () => {
    for (const section of sections)
      expect(section, section.split('\n')[0]).toMatch(/```ts\n.*\w+\([^]*?```\n\n(```yaml\nfields:\n|A YAML file cannot use this kind)/);
  });
});
