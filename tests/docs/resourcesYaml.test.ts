import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fileKeys } from '../../src/deployed/language';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/resources-yaml.md`, 'utf8');
const slugs = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title!.toLowerCase().replaceAll(' ', '-'));

describe('docs/resources-yaml.md', () => {
  it('is what the code says, and so is the JSON Schema', () => {
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/schema/main.ts', '--check'], { cwd: root, stdio: 'pipe' });
  });
  it('says of every key what stands there and what it means', () => {
    const rows = page
      .split('\n')
      .filter((line) => line.startsWith('| `') && line.split(/(?<!\\)\|/).length === 6)
      .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
    expect(rows.length).toBeGreaterThan(150);
    for (const [, key, takes, , meaning] of rows) {
      expect(takes, `what stands at ${key}`).not.toBe('');
      expect(meaning, `what ${key} means`).not.toBe('');
    }
    expect(rows.slice(0, Object.keys(fileKeys).length).map(([, key]) => key)).toEqual(Object.keys(fileKeys).map((key) => `\`${key}\``));
  });
  it('leads to sections that there are', () => {
    const kinds = readFileSync(`${root}docs/kinds.md`, 'utf8');
    const links = [...page.matchAll(/\]\((kinds\.md)?#([\w-]+)\)/g)];
    expect(links.length).toBeGreaterThan(50);
    for (const [, file, anchor] of links) expect(slugs(file ? kinds : page)).toContain(anchor);
  });
});
