import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { activate, mutantSwitch } from '../../../../scripts/mutate/inVitest/mutantSwitch';
import { instrument } from '../../../../scripts/mutate/instrument';

const source = "export const isLong = (text) => text?.length > 3;\nexport const label = () => 'long';\n";
const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test('every mutant of a source can be switched on and off, and a screen is spared changed texts', async () => {
  const folder = createFolder();
  const path = join(folder, 'isLong.ts');
  writeFileSync(path, source);
  const mutants = await instrument([path, path], join(folder, 'instrumented'));
  const places = mutants.map(({ line, column, original, replacement }) => `${line}:${column} ${original} -> ${replacement}`);
  expect(places.slice(0, mutants.length / 2)).toEqual([
    '1:23 (text) => text?.length > 3 -> () => undefined',
    '1:33 text?.length > 3 -> true',
    '1:33 text?.length > 3 -> false',
    '1:33 text?.length > 3 -> text?.length >= 3',
    '1:33 text?.length > 3 -> text?.length <= 3',
    '1:33 text?.length -> text.length',
    "2:22 () => 'long' -> () => undefined",
  ]);
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);

  const module = join(folder, 'isLong.mjs');
  copyFileSync(join(folder, 'instrumented', path), module);
  expect(readFileSync(module, 'utf8')).toContain('stryMutAct_9fa48("13")');
  const { isLong } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as { isLong: (text?: string) => boolean };
  const idOf = (replacement: string) => mutants.findLast((mutant) => mutant.replacement === replacement)!.id;
  onTestFinished(() => activate(null));
  expect(isLong('abc')).toBe(false);
  activate({ id: idOf('text?.length >= 3'), hitLimit: 2 });
  expect(isLong('abc')).toBe(true);
  expect(mutantSwitch.hitCount).toBe(1);
  isLong('abc');
  expect(() => isLong('abc')).toThrow('Hit count limit reached');
  activate({ id: idOf('text.length'), hitLimit: 2 });
  expect(() => isLong(undefined)).toThrow(TypeError);
  activate(null);
  expect(isLong(undefined)).toBe(false);
});
