import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { writeNew, writeProblem } from '../../../../../scripts/checkFiles/new/writeNew';
import { createWorkspace } from './created';

const { at, write, create, fromReply, refusal, remove } = createWorkspace();
afterAll(remove);

describe('the file that check --new writes', () => {
  it('the file of check --new explains its parts by comments, and has lines of 120 characters at most', async () => {
    const { text } = await create({ name: 'showrooms', path: '/showrooms/', file: at('showrooms.yaml') });
    const lines = text.split('\n');
    expect(lines.slice(0, 12)).toEqual([
      '# yaml-language-server: $schema=./resources.schema.json',
      '# Showrooms: a file to start from.',
      "# Lines such as '# search: [name]' are turned off: remove the # to turn them on. Every key: docs/resources-yaml.md.",
      'language: 1',
      '# Permission codes that the portal does not have yet.',
      '# codes: [SHOWROOMS_READ, SHOWROOMS_WRITE]',
      '',
      'resources:',
      '  # The name of the entity and of its addresses: #/showrooms, #/createShowrooms, #/editShowrooms/12.',
      '  showrooms:',
      '    # The title of the list, and those of the forms. In several languages: { en: …, zh-HK: … }.',
      '    label: Showrooms',
    ]);
    expect(lines.filter((line) => line.length > 120 && !line.includes('# - {'))).toEqual([]);
  });
  it('the file of check --new has quotes around words that YAML 1.1 reads as booleans', async () => {
    const { text } = await create({});
    expect(text).toContain("      open: { kind: toggle, label: Open, required: true, 'on': Open, 'off': Closed }\n");
  });
  it('check --new prints the name of its file, and the next steps', async () => {
    const { lines } = await create({ name: 'carParks', path: '/carParks/', file: at('carParks.yaml') });
    expect(lines).toEqual([
      'Wrote carParks.yaml: Car Parks at #/carParks.',
      'Next:',
      '1. Open it and follow its comments: labels, permission codes, menu, fields.',
      '2. Check it: node check.mjs carParks.yaml',
      '3. Drop it on #/resourcesPreview of a running portal to see its screens with made-up rows.',
      '4. Put it and public/resources.schema.json next to config.json, and name it there: "resources": ["carParks.yaml"]',
    ]);
  });
  it('the file of check --new names what it was made from', async () => {
    expect((await fromReply({ id: 1, name: 'A' })).text).toContain(
      '# Things: a file to start from, made from reply.json. Read it once, and correct it.\n',
    );
  });
  it('the file of check --new has a long value on several lines', async () => {
    const { text } = await fromReply(Array.from({ length: 24 }, (_, id) => ({ id, name: 'A', type: `A_VERY_LONG_CODE_${String.fromCharCode(65 + (id % 12))}` }))); // prettier-ignore
    expect(text).toContain(
      '      type:\n        kind: choice\n        label: Type\n        labels:\n          A_VERY_LONG_CODE_A: A very long code a\n',
    );
  });
});

describe('what check --new refuses', () => {
  it.each<[string, { name?: string; path?: string }, string]>([
    [
      'the name has a dash',
      { name: 'car-parks' },
      "--new: 'car-parks' is malformed. Write a small letter, then letters and digits, at most 40.",
    ],
    ['the name is empty', { name: '' }, "--new: '' is malformed. Write a small letter, then letters and digits, at most 40."],
    [
      'the portal has the entity',
      { name: 'hotlines' },
      "--new: the portal has 'hotlines'. Change it under changes, or choose another name.",
    ],
    ['the portal has the lookup', { name: 'countries' }, "--new: the portal has 'countries'. Choose another name."],
    [
      'the portal has an address of a form',
      { name: 'project' },
      "--new: the portal has the address '/createProject'. Choose another name.",
    ],
    ['the name is the address of a page', { name: 'login' }, "--new: the portal has 'login'. Choose another name."],
    ['the name is reserved', { name: 'constructor' }, "--new: 'constructor' is a reserved name. Choose another name."],
    [
      'the path has no slash',
      { path: 'things' },
      "--path: 'things' is malformed. Write a path with a slash at both ends, as in /carParks/.",
    ],
    [
      'the path has a parameter',
      { path: '/things/{id}/' },
      "--path: '/things/{id}/' is malformed. Write a path with a slash at both ends, as in /carParks/.",
    ],
  ])('check --new explains in one line, and writes nothing: %s', async (_, wanted, message) => {
    expect(await refusal(wanted)).toEqual({ message, isWritten: false });
  });
  it('check --new keeps a file that is there already', async () => {
    const file = write('mine.yaml', 'mine');
    expect((await refusal({ file })).message).toBe('mine.yaml: the file exists already, and it is kept: choose another name');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
  it('check --new keeps a link and its target', async () => {
    symlinkSync(write('target.yaml', 'mine'), at('link.yaml'));
    symlinkSync(at('nowhere.yaml'), at('dangling.yaml'));
    for (const name of ['link.yaml', 'dangling.yaml'])
      expect((await refusal({ file: at(name) })).message).toBe(`${name}: the file exists already, and it is kept: choose another name`);
    expect(readFileSync(at('target.yaml'), 'utf8')).toBe('mine');
  });
  it('check --new explains that a folder is missing, or that the file is a folder', async () => {
    mkdirSync(at('folder.yaml'));
    expect((await refusal({ file: at('gone/things.yaml') })).message).toBe('gone/things.yaml: there is no folder gone');
    expect((await refusal({ file: at('folder.yaml') })).message).toBe('folder.yaml: this is a folder: write the name of a file');
    expect((await refusal({ file: `${write('mine.yaml', '')}/things.yaml` })).message).toBe(
      'mine.yaml/things.yaml: a part of the path is no folder',
    );
  });
  it.each([
    ['EACCES', 'x.yaml: you have no permission to write here'],
    ['EROFS', 'x.yaml: the file system is read-only'],
    ['ENOSPC', 'x.yaml: the disk is full'],
    ['EIO', 'x.yaml: the file cannot be written (EIO)'],
  ])('check --new explains the error %s of a write', (code, message) => {
    expect(writeProblem('x.yaml', code).message).toBe(message);
  });
  it('check --new leaves no file if the write fails half-way', () => {
    // a text that cannot be written stands for a disk that is full
    expect(() => writeNew(at('half.yaml'), 1 as never)).toThrow(/half\.yaml: the file cannot be written \(ERR_\w+\)$/);
    expect(existsSync(at('half.yaml'))).toBe(false);
  });
  it('check --new keeps a file that another program has written a moment before', () => {
    const file = at('raced.yaml');
    // between a look and a write there is no moment: the file is opened as a new one
    writeFileSync(file, 'theirs');
    expect(() => writeNew(file, 'ours')).toThrow('exists already');
    expect(readFileSync(file, 'utf8')).toBe('theirs');
  });
});
