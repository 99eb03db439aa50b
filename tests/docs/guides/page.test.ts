/** A mistake in a page is reported: what the tests of the guides rest on, without a copy of the project. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyBlocks, blocksIn, root, unnamedBlocks } from './page';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(folder, 'list.ts'), 'one();\ntwo();\ntwo();\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const block = (about: string, text: string) => `Some text.\n\n\`\`\`ts ${about}\n${text}\n\`\`\`\n`;
const apply = (...blocks: string[]) => applyBlocks(folder, blocksIn(blocks.join('\n')));

describe('unnamedBlocks', () => {
  it('reports a block whose file or place the text before it does not name', () => {
    const inserted = block('file=list.ts before="one"', 'zero();');
    expect(unnamedBlocks(`\`list.ts\` and \`one\`:\n\n${inserted}\n\n${inserted}`)).toEqual(['list.ts', 'one']);
  });
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  it.each(pages)('docs/%s names the file and the place of each block in its text', (page) => {
    expect(unnamedBlocks(readFileSync(join(root, 'docs', page), 'utf8'))).toEqual([]);
  });
});

describe('applyBlocks', () => {
  it('creates a file, inserts before a text and replaces a text', () => {
    const files = apply(
      block('file=a/new.ts', 'three();'),
      block('file=list.ts before="one"', 'zero();'),
      block('file=list.ts replace="one();"', 'uno();'),
    );
    expect(files).toEqual(['a/new.ts', 'list.ts']);
    expect(readFileSync(join(folder, 'a/new.ts'), 'utf8')).toBe('three();\n');
    expect(readFileSync(join(folder, 'list.ts'), 'utf8')).toBe('zero();\nuno();\ntwo();\ntwo();\n');
  });
  it.each([
    ['a text that is missing', 'file=list.ts before="four"', '"four" is 0 times in list.ts, and has to be there once'],
    ['a text that is there twice', 'file=list.ts replace="two"', '"two" is 2 times in list.ts, and has to be there once'],
    ['a file that does not exist', 'file=lists.ts before="one"', 'lists.ts does not exist'],
  ])('reports %s and then changes nothing', (_, about, message) => {
    expect(() => apply(block('file=new.ts', 'three();'), block('file=list.ts before="one"', 'zero();'), block(about, 'x();'))).toThrow(
      message,
    );
    expect(readdirSync(folder)).toEqual(['list.ts']);
    expect(readFileSync(join(folder, 'list.ts'), 'utf8')).toBe('one();\ntwo();\ntwo();\n');
  });
});
