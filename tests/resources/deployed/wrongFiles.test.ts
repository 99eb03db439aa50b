import { describe, expect, it } from 'vitest';
import { example, exampleFile, linesOf } from './kit';
import { commonSlips } from './commonSlips';
import { wrongFiles } from './wrongFiles';

/** Line and column of the mark in a snippet, which stands in the text once. */
const positionOf = (text: string, marked: string) => {
  if (text === '') return '1:1';
  const [before = '', after = ''] = marked.split('¦');
  const [start = '', ...others] = text.split(before + after);
  if (others.length !== 1) throw new Error(`${marked} stands there ${others.length} times`);
  const lines = (start + before).split('\n');
  return `${lines.length}:${lines.at(-1)!.length + 1}`;
};
const edited = (edits: readonly (readonly [string, string])[]) =>
  edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the example has no ${from}`);
    return text.replace(from, () => to);
  }, example);

describe('wrong files', () => {
  it('the example is right', () => {
    expect(linesOf(example)).toEqual([]);
  });
  it.each([...wrongFiles, ...commonSlips])('$title: told by line, column, code and hint', ({ edits, told }) => {
    const text = typeof edits === 'string' ? edits : edited(edits);
    expect(linesOf(text)).toEqual(told.map(([at, rest]) => `${exampleFile}:${positionOf(text, at)}: ${rest}`));
  });
  it('every number of the design is there', () => {
    const numbers = new Set(wrongFiles.map(({ n }) => n));
    // 23 takes several files: `files.test.ts`. 51 is what comes in place of one: a 404 is there, an HTML page and a file that
    // never answers are in `tests/e2e/deployed/deployment.spec.ts`
    expect(Array.from({ length: 51 }, (_, i) => i + 1).filter((n) => !numbers.has(n))).toEqual([23, 51]);
  });
});
