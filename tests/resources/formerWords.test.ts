import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '../../resources';
import matrixOptions from '../../resources/adminUsers/matrix/options';
import { checkContextOf } from '../../src/app/checkDeclarations';
import { formerKeyHint, formerKeys, formerWordHint, formerWords } from '../../src/schema/language/formerKeys';
import { declarationShape, dialogListShape, fieldKeys, lookupShape, resourceEntryShape, textRules } from '../../src/schema/language/keys';
import type { Keys, Shape } from '../../src/schema/language/shape';

/** Every map of keys that the language has, wherever it stands. */
const mapsOf = (shape: Shape): Keys[] => {
  if (shape.is === 'keys') return [shape.of, ...Object.values(shape.of).flatMap(mapsOf)];
  if (shape.is === 'tagged') return Object.values(shape.of).flatMap((keys) => [keys, ...Object.values(keys).flatMap(mapsOf)]);
  if (shape.is === 'either') return shape.of.flatMap(mapsOf);
  return shape.is === 'list' || shape.is === 'map' ? mapsOf(shape.of) : [];
};
const { kinds: shapes } = await checkContextOf(registry);
const kinds = [...Object.values(shapes), matrixOptions].map((kind): Keys => ({ ...fieldKeys, ...textRules, ...kind.keys }));
const maps = [...[declarationShape, dialogListShape, lookupShape, resourceEntryShape].flatMap(mapsOf), ...kinds];

/** Names of the code that other names have replaced; nothing is called so any more. */
const formerNames = [
  'ArrivingPage',
  'createArrivals',
  'createTrail',
  'isArrival',
  'MadeField',
  'NarrowedNames',
  'offeredActs',
  'PanelPart',
  'preloadWriting',
  'SectionPart',
  'shakeYup',
  'staysOf',
  'StepTrail',
  'useStays',
  'useWalk',
];
const root = new URL('../../', import.meta.url);
const folders = ['src', 'resources', 'dataProvider', 'authProvider', 'contract', 'fixtures', 'docs'];
const files = [
  ...folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
  ...readdirSync(root),
].filter((file) => /\.(ts|tsx|css|md)$/.test(file) && !/CHANGELOG|formerKeys|docs\/requirements/.test(file));

describe('words that are no longer those of the language', () => {
  it('are keys of no place that has what came after them', () => {
    expect(maps.flatMap((keys) => Object.keys(keys).filter((key) => formerKeyHint(key, Object.keys(keys))))).toEqual([]);
  });
  it.each(Object.entries(formerKeys))('%s leads to what came after it', (former, next) => {
    for (const key of next) {
      const place = maps.find((keys) => key in keys && !(former in keys));
      expect(formerKeyHint(former, Object.keys(place ?? {}))).toContain(`'${key}'`);
    }
  });
  it.each(Object.entries(formerWords))('%s as a word leads to what came after it', (former, next) => {
    expect(formerWordHint(former, next)).toContain(`'${next[0]}'`);
  });
  it('a former word for a kind leads to the kinds of today', () => {
    const former = Object.entries(shapes).flatMap(([kind, { formerly = [] }]) => formerly.map((word) => [word, kind]));
    expect(former).toEqual([
      ['dateTime', 'localDateTime'],
      ['moment', 'localDateTime'],
      ['dateTime', 'timestamp'],
    ]);
  });
  it('are left nowhere in the code and in what is written about it', () => {
    const former = new RegExp(`\\b(${formerNames.join('|')})\\b|\\b(house|rooms|door)\\b(?! number)`);
    expect(files.length).toBeGreaterThan(500);
    expect(
      files.flatMap((file) =>
        readFileSync(new URL(file, root), 'utf8')
          .split('\n')
          .flatMap((line) => (former.test(line) ? [`${file}: ${line.trim()}`] : [])),
      ),
    ).toEqual([]);
  });
});
