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

describe('docs/kinds.md', () => {
  it('is what the code says', () => {
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/kinds.ts', '--check'], { cwd: root, stdio: 'pipe' });
  });
  it('has every kind, those of entities too', () => {
    const titles = [...page.matchAll(/^## (\w+)$/gm)].map(([, title]) => title);
    expect(titles).toEqual(kinds);
  });
  it('says of every option what it means, and of one that may be absent what happens then', () => {
    const rows = page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
    expect(rows.length).toBeGreaterThan(80);
    for (const [, option, takes, meaning, usual] of rows) {
      expect(meaning, `${option} means`).not.toBe('');
      if (!takes!.startsWith('**')) expect(usual, `the default of ${option}`).not.toBe('');
    }
  });
  it('shows each kind as it is declared', () => {
    for (const section of page.split(/^## /m).slice(2)) expect(section, section.split('\n')[0]).toMatch(/```ts\n.*\w+\(/);
  });
});
