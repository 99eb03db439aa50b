import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSchema } from '../../../../../scripts/checkFiles/deploymentSchema/writeSchema';
import { createWorkspace } from '../new/created';

const { at, write, remove } = createWorkspace();
afterAll(remove);

const base = at('public.schema.json');
beforeAll(() => copyFileSync('public/resources.schema.json', base));
const sources = [{ file: 'a.yaml', text: 'language: 1\nlookups: { cities: { idField: id } }' }];
const refusal = (file: string) =>
  writeSchema(file, base, sources).then(
    () => 'a file was written',
    (error: Error) => error.message.replaceAll(`${at('')}/`, ''),
  );

describe('check --schema-out', () => {
  it('check --schema-out writes a file, and replaces the file that it has written', async () => {
    const file = at('mine.schema.json');
    expect(await writeSchema(file, base, sources)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain('{"label":"cities","body":"cities"}');
    expect(await writeSchema(file, base, [{ file: 'a.yaml', text: 'language: 1\nlookups: { ports: { idField: id } }' }])).toBe(true);
    expect(readFileSync(file, 'utf8')).not.toContain('"cities"');
    expect(readdirSync(at('')).filter((name) => name.startsWith('mine'))).toEqual(['mine.schema.json']);
  });
  it('check --schema-out replaces a copy of the schema of the language', async () => {
    copyFileSync(base, at('resources.schema.json'));
    expect(await writeSchema(at('resources.schema.json'), base, sources)).toBe(true);
  });
  it.each([
    ['JSON of another program', '{ "$comment": "mine" }'],
    ['no JSON', 'mine'],
    ['null', 'null'],
    ['nothing', ''],
  ])('check --schema-out keeps a file with %s', async (_, text) => {
    const file = write('theirs.json', text);
    expect(await refusal(file)).toBe('theirs.json: the file was not written by --schema-out, and it is kept: choose another name');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
  it('check --schema-out keeps the schema of the language itself, by any name', async () => {
    symlinkSync(base, at('link.json'));
    for (const name of ['public.schema.json', 'link.json'])
      expect(await refusal(at(name))).toMatch(/^\S+: the file was not written by --schema-out/);
    expect(readFileSync(base, 'utf8')).toBe(readFileSync('public/resources.schema.json', 'utf8'));
  });
  it('check --schema-out explains that the file is a folder, or that a folder is missing', async () => {
    mkdirSync(at('folder'));
    expect(await refusal(at('folder'))).toBe('folder: this is no file');
    expect(await refusal(join(at('gone'), 'x.json'))).toBe('gone/x.json: there is no folder gone');
  });
  it('check --schema-out writes nothing if a file of the deployment is no YAML', async () => {
    expect(await writeSchema(at('none.json'), base, [...sources, { file: 'b.yaml', text: 'resources: [' }])).toBe(false);
    expect(readdirSync(at(''))).not.toContain('none.json');
  });
});
