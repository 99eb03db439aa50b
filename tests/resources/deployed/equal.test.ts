import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../resources';
import { builtInKinds } from '../../../src/fields/builtInKinds';
import { fileProblemText } from '../../../src/deployed/file/fileProblem';
import { readDeployment } from '../../../src/deployed/readDeployment';
import { normalise } from '../../../src/schema/normalise';
import { aroundWithout } from './kit';
import { portalInCode } from './portalInCode';

const names = ['hotlines', 'offices', 'genericContents'] as const;
const text = readFileSync(new URL('portal.yaml', import.meta.url), 'utf8');
const { entities, problems } = readDeployment([{ file: 'portal.yaml', text }], aroundWithout(...names));

/** A normalised form without functions: two that are made of the same data are not the same. */
const dataOf = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('entities of portal.yaml (ARCH, declarations in files)', () => {
  it('portal.yaml has no problem', () => {
    expect(problems.map(fileProblemText)).toEqual([]);
  });
  it.each(names)('the entity %s of portal.yaml equals the same entity in code: declaration, entry and normalised form', (name) => {
    const { declaration, entry } = portalInCode[name];
    expect(entities[name]!.declaration).toEqual(declaration);
    expect(entities[name]!.entry).toEqual(entry);
    const [inFile, inCode] = [entities[name]!.declaration, declaration].map((each) => normalise(each, registry, builtInKinds));
    expect(dataOf(inFile)).toEqual(dataOf(inCode));
    expect(Object.keys(inFile!)).toEqual(Object.keys(inCode!));
  });
});

describe('the size of an entity', () => {
  const example = readFileSync(new URL('../../../examples/deployment/resources.yaml', import.meta.url), 'utf8');
  /** The lines of each entity of a file. */
  const entitiesIn = (file: string) =>
    file
      .slice(file.indexOf('\nresources:\n'))
      .replace(/\nchanges:\n[^]*$/, '')
      .split(/\n(?= {2}\w+:\n)/)
      .slice(1)
      .map((entity) => entity.trimEnd().split('\n'));
  it.each([
    ['of the portal', text, 3],
    ['of the example', example, 4],
  ])('%s: at most 30 lines of at most 120 columns', (_, file, count) => {
    const found = entitiesIn(file);
    expect(found).toHaveLength(count);
    for (const lines of found) {
      expect(lines.length).toBeLessThanOrEqual(30);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    }
  });
});
