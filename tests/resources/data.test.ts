import { describe, expect, it } from 'vitest';
import { registry } from '../../resources';
import hotlines from '../../resources/hotlines/hotlines';
import offices from '../../resources/offices/offices';
import { declarationProblems, checkContextOf } from '../../src/app/checkDeclarations';
import { readFileSync } from 'node:fs';

const functionsIn = (value: unknown): unknown[] => {
  if (typeof value === 'function' || value instanceof RegExp) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(functionsIn) : [];
};
const linesOf = (path: string) => {
  const lines = readFileSync(new URL(`../../resources/${path}`, import.meta.url), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('export default'));
  return lines.slice(start).findIndex((line) => line === '});') + 1;
};

describe.each([
  ['hotlines', hotlines],
  ['offices', offices],
])('the declaration of %s is data', (name, declaration) => {
  it('holds no function and no expression that could not be text', () => {
    expect(functionsIn(declaration)).toEqual([]);
  });
  it('survives being copied and written to a file, and passes its checks then', async () => {
    expect(structuredClone(declaration)).toEqual(declaration);
    const read = JSON.parse(JSON.stringify(declaration)) as typeof declaration;
    expect(read).toEqual(declaration);
    expect(await declarationProblems(name, read, await checkContextOf(registry))).toEqual([]);
  });
});

it('OFF-012 offices are declared in under 80 lines, no more a field than hotlines', () => {
  const [ofHotlines, ofOffices] = [linesOf('hotlines/hotlines.ts'), linesOf('offices/offices.ts')];
  expect(ofOffices).toBeLessThan(80);
  // six fields, and seventeen of which eight are four languages each
  expect(ofOffices / 15).toBeLessThan(ofHotlines / 6);
});
