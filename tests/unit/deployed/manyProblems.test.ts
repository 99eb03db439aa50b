/** Files with very many problems: the check is linear, and at most 200 of a file are listed. */
import { describe, expect, it } from 'vitest';
import { fileProblemText, problemLines, type FileProblem } from '../../../src/deployed/file/fileProblem';
import { readTree } from '../../../src/deployed/file/tree';
import { readDeployment } from '../../../src/deployed/readDeployment';
import { checkResource } from '../../../src/schema/check/checkResource';
import { nearest } from '../../../src/schema/language/problem';
import { around } from '../../resources/deployed/kit';
import { runToEnd } from '../../runToEnd';

const problem = (line: number, { file = 'a.yaml', code = 'R001' } = {}): FileProblem => ({
  file,
  line,
  column: 1,
  code,
  message: 'm',
  hint: 'h',
});
const some = (count: number, about = {}) => Array.from({ length: count }, (_, i) => problem(i + 1, about));

describe('very many problems', () => {
  it('checkResource reports each of 150,000 wrong columns without comparing them with each other', () => {
    const columns = Array.from({ length: 150_000 }, (_, i) => `x${i}`);
    const declaration = { recordTitle: '{name}', calls: {}, fields: { name: { kind: 'text', label: 'Name' } }, list: { columns } };
    const found = runToEnd(() => checkResource('things', declaration, around));
    expect(found.filter(({ code }) => code === 'R001')).toHaveLength(columns.length);
  });
  it('positionOf finds a line without walking over all others', () => {
    const lines = 250_000;
    const { positionOf } = readTree('a.yaml', `a: 1\n${'\n'.repeat(lines)}b: 2`);
    runToEnd(() => {
      for (let i = 0; i < 500_000; i += 1) positionOf(['a'], 'key');
    });
    expect([positionOf(['a'], 'value'), positionOf(['b'], 'key')]).toEqual([
      { line: 1, column: 4 },
      { line: lines + 2, column: 1 },
    ]);
  });
  it('nearest suggests nothing of more than 500 names', () => {
    const names = Array.from({ length: 500 }, (_, i) => `name${i}`);
    expect(nearest('nmae7', names)).toBe('name7');
    expect(nearest('nmae7', [...names, 'other'])).toBeUndefined();
  });
});

describe('problemLines', () => {
  it('lists 200 problems of a file and counts the others', () => {
    expect(problemLines(some(200))).toEqual(some(200).map(fileProblemText));
    expect(problemLines(some(201))).toEqual([...some(200).map(fileProblemText), 'a.yaml: and 1 more']);
  });
  it('counts for each file apart', () => {
    const lines = problemLines([...some(300), ...some(3, { file: 'b.yaml' }), ...some(40_000, { file: 'c.yaml' })]);
    expect(lines).toHaveLength(200 + 1 + 3 + 200 + 1);
    expect(lines.filter((line) => line.includes(' more'))).toEqual(['a.yaml: and 100 more', 'c.yaml: and 39800 more']);
  });
  it('leaves out warnings before problems and keeps the order of the file', () => {
    const lines = problemLines([...some(300, { code: 'W001' }), problem(301)]);
    expect(lines.slice(-3)).toEqual([
      fileProblemText(problem(199, { code: 'W001' })),
      fileProblemText(problem(301)),
      'a.yaml: and 101 more',
    ]);
  });
});

describe('control characters in a file', () => {
  it.each([
    ['of a terminal', '\\e[2J', '\\x1b[2J'],
    ['of eight bits', '\\x9b2J', '\\x9b2J'],
    ['that delete', '\\x7f', '\\x7f'],
    ['that end a line', '\\n', '\\x0a'],
    ['that end a paragraph', '\\u2029', '\\u2029'],
    ['that turn the text', '\\u202e', '\\u202e'],
  ])('%s are escaped in names, values and the name of the file', (_, written, escaped) => {
    const text = `language: 1\nresources:\n  "a${written}": {}\n  b: { "c${written}": 1, label: B, path: "d${written}" }\n`;
    const { problems } = readDeployment([{ file: 'a\u001b[2J.yaml', text }], around);
    const lines = problems.map(fileProblemText);
    for (const name of [`'a${escaped}'`, `'c${escaped}'`, `'d${escaped}'`]) expect(lines.some((line) => line.includes(name))).toBe(true);
    for (const line of [...lines, ...problemLines(some(201, { file: 'a\u001b[2J.yaml' }))]) {
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
      expect(line).toContain('a\\x1b[2J.yaml:');
    }
  });
});
