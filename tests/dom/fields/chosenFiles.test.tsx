/** What becomes of chosen files: their checks, their uploads, and the places that they take. */
import { describe, expect, it } from 'vitest';
import { Judging, Refused, Removed, Replacement } from '../../../src/fields/kinds/file/items/items';
import type { Upload } from '../../../src/files/Upload';
import { arrived, createReader, csv, startFiles, stored, uploading } from './fileParts';

const [a, b] = [stored('a.csv'), stored('b.csv')];
const tooMany = (name: string, n = 3) => `${name}: Only ${n} files can be uploaded`;
const broken = (error: Error) => ({ arrayBuffer: () => Promise.reject(error) });
const wrongFormat = 'x.txt: Please upload the file in correct format';

describe('chosen files', () => {
  it('are checked, then sent at once as what the field says', async () => {
    const { run, parts, becomes, sent, onChange, item } = startFiles({ value: [a, b], more: { maxFiles: 4 } });
    run(({ add }) => add([]));
    expect(onChange).not.toHaveBeenCalled();
    run(({ add }) => add([csv('new.csv'), csv('a.csv')]));
    expect(parts()).toEqual(['a.csv', 'b.csv', 'being checked', 'checking']);
    await becomes('a.csv', 'b.csv', 'new.csv sending', 'a.csv sending');
    expect(sent.map(({ kind, name }) => [kind, name])).toEqual(['new.csv', 'a.csv'].map((name) => ['PROJECT_IMAGE', name]));
    expect(onChange.mock.calls.map(([, about]) => about)).toEqual([undefined, undefined]);
    expect([2, 3].map((i) => (item(i) as Upload).known.note)).toEqual([null, 'a.csv is there twice.']);
  });
  it('that break a rule are refused, each with its reason, and what is good beside them is taken', async () => {
    const { load, end } = createReader();
    const { run, becomes } = startFiles({ more: { maxFiles: 9, maxMegabytes: 0.000_003, reader: load } });
    run(({ add }) =>
      add([
        csv('x.txt'),
        csv('large.csv', 'xxxx'),
        Object.assign(csv('gone.csv'), broken(new DOMException('gone', 'NotFoundError'))),
        Object.assign(csv('unchecked.csv'), broken(new TypeError('no module'))),
        csv('good.csv'),
      ]),
    );
    await end('good.csv');
    await becomes(
      'good.csv sending',
      wrongFormat,
      'large.csv: Upload image size cannot exceed 0.000003MB!',
      'gone.csv: The file could not be read: choose it again',
      'unchecked.csv: This part could not be loaded. Check the connection and try again.',
    );
  });
  it.each([1, 3])('that all are refused leave the files of a field for %i as they are', async (maxFiles) => {
    const { run, becomes, sent } = startFiles({ value: [a, new Refused('former.txt', 'no'), new Removed(b, 0)], more: { maxFiles } });
    run(({ add }) => add([csv('x.txt')]));
    await becomes('a.csv', wrongFormat, 'removed b.csv from 0');
    expect(sent).toEqual([]);
  });
  it('beyond those that a field takes are refused at once, and all where it takes one', async () => {
    const { run, parts, becomes } = startFiles({ value: [a, b] });
    run(({ add }) => add([csv('c.csv'), csv('d.csv'), csv('e.csv')]));
    expect(parts()).toEqual(['a.csv', 'b.csv', 'being checked', tooMany('d.csv'), tooMany('e.csv'), 'checking']);
    await becomes('a.csv', 'b.csv', 'c.csv sending', tooMany('d.csv'), tooMany('e.csv'));
    run(({ add }) => add([csv('f.csv')]));
    expect(parts()).toEqual(['a.csv', 'b.csv', 'c.csv sending', tooMany('f.csv')]);
    const one = startFiles({ value: [a], more: { maxFiles: 1 } });
    one.run(({ add }) => add([csv('c.csv'), csv('d.csv')]));
    expect(one.parts()).toEqual(['a.csv', tooMany('c.csv', 1), tooMany('d.csv', 1)]);
  });
  it('for which others have taken the room meanwhile are refused', async () => {
    const { run, becomes } = startFiles({ value: [a], more: { maxFiles: 2 } });
    run(({ add }) => {
      add([csv('c.csv')]);
      add([csv('d.csv')]);
    });
    await becomes('a.csv', 'c.csv sending', tooMany('d.csv', 2));
  });
  it('are not sent where the form does not take them, and are added to what it holds', async () => {
    const refusing = startFiles({ keeps: false });
    refusing.run(({ add }) => add([csv('c.csv')]));
    expect([refusing.onChange.mock.calls.length, refusing.sent]).toEqual([1, []]);
    const { run, setValue, becomes } = startFiles({ value: [a] });
    setValue([b]);
    run(({ add }) => add([csv('c.csv')]));
    await becomes('b.csv', 'c.csv sending');
  });
});

describe('the checks of chosen files', () => {
  it('take effect in the order of the choices', async () => {
    const { load, end } = createReader();
    const { run, becomes, parts } = startFiles({ more: { reader: load } });
    for (const name of ['slow.csv', 'fast.csv', 'last.csv']) run(({ add }) => add([csv(name)]));
    await end('fast.csv');
    expect(parts()).toEqual(['being checked', 'being checked', 'being checked', 'checking']);
    await end('slow.csv');
    await becomes('slow.csv sending', 'fast.csv sending', 'being checked', 'checking');
    await end('last.csv');
    await becomes('slow.csv sending', 'fast.csv sending', 'last.csv sending');
  });
  it('of files that replace each other send the last one alone', async () => {
    const { load, end } = createReader();
    const { run, becomes, sent } = startFiles({ more: { reader: load, maxFiles: 1 } });
    run(({ add }) => add([csv('first.csv')]));
    run(({ add }) => add([csv('second.csv')]));
    await end('second.csv');
    await end('first.csv');
    await becomes('second.csv sending');
    expect(sent.map(({ name }) => name)).toEqual(['second.csv']);
  });
  it('keep what was read of a file, refuse one for what was read, and read nothing of one that is refused', async () => {
    const { load, end, reading } = createReader();
    const { run, becomes, item } = startFiles({ more: { reader: load } });
    run(({ add }) => add([csv('good.csv'), csv('bad.csv'), csv('x.txt')]));
    await end('bad.csv', { refusal: 'no rows' });
    await end('good.csv');
    await becomes('good.csv sending', 'bad.csv: no rows', wrongFormat);
    expect((item(0) as Upload).known.report).toBe('rows of good.csv');
    expect([...reading.keys()].toSorted()).toEqual(['bad.csv', 'good.csv']);
  });
  it('change nothing while the form is being sent, nor after the input has gone', async () => {
    const { load, end } = createReader();
    const { run, becomes, parts, setSending, onChange, unmount } = startFiles({ more: { reader: load } });
    run(({ add }) => add([csv('c.csv')]));
    setSending(true);
    await end('c.csv');
    expect([parts(), onChange.mock.calls.length]).toEqual([['being checked', 'checking'], 1]);
    setSending(false);
    await becomes('c.csv sending');
    run(({ add }) => add([csv('d.csv')]));
    unmount();
    await end('d.csv');
    expect(onChange).toHaveBeenCalledTimes(3);
  });
  it('that an earlier input has begun end in the next one', async () => {
    const checked = Promise.resolve([{ file: csv('c.csv'), refusal: null, size: null, note: 'a note' }]);
    const { becomes, item } = startFiles({ value: [a, new Judging(checked)] });
    await becomes('a.csv', 'c.csv sending');
    expect((item(1) as Upload).known.note).toBe('a note');
  });
});

describe('a file that replaces another one', () => {
  const replace = ({ run }: ReturnType<typeof startFiles>, of = 'id of a.csv', name = 'new.csv') => run(({ add }) => add([csv(name)], of));

  it('takes its place when it has arrived, and what stands beside it stays', async () => {
    const started = startFiles({ value: [a, b, new Removed(stored('c.csv'), 0)] });
    replace(started);
    await started.becomes('a.csv', 'b.csv', 'new.csv sending for a.csv', 'removed c.csv from 0');
    expect((started.item(2) as Replacement).upload.known.note).toBeNull();
    started.run(({ add }) => add([csv('d.csv'), csv('e.csv')]));
    started.sent[0]!.arrive();
    await started.becomes('a.csv', 'b.csv', 'd.csv sending', 'new.csv done for a.csv', tooMany('e.csv'), 'removed c.csv from 0');
    started.run(({ refresh }) => refresh());
    expect(started.parts()).toEqual(['new.csv done', 'b.csv', 'd.csv sending', tooMany('e.csv'), 'removed c.csv from 0']);
    expect(started.onChange).toHaveBeenLastCalledWith(expect.anything(), { isUserChange: false });
  });
  it('is one alone, also where there may be several', async () => {
    const started = startFiles({ value: [a] });
    started.run(({ add }) => add([csv('c.csv'), csv('d.csv')], 'id of a.csv'));
    await started.becomes('a.csv', 'c.csv sending for a.csv', tooMany('d.csv'));
  });
  it('is any that is chosen for a field of one', async () => {
    const started = startFiles({ value: [a], more: { maxFiles: 1 } });
    started.run(({ add }) => add([csv('new.csv')]));
    await started.becomes('a.csv', 'new.csv sending for a.csv');
  });
  it('stops the one that was to take the same place, and no other', async () => {
    const started = startFiles({ value: [a, b] });
    replace(started);
    await started.becomes('a.csv', 'b.csv', 'new.csv sending for a.csv');
    replace(started, 'id of b.csv', 'other.csv');
    await started.becomes('a.csv', 'b.csv', 'new.csv sending for a.csv', 'other.csv sending for b.csv');
    replace(started, 'id of a.csv', 'newer.csv');
    await started.becomes('a.csv', 'b.csv', 'other.csv sending for b.csv', 'newer.csv sending for a.csv');
    expect(started.sent.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  });
  it('takes the place of one that has not arrived at once, and stops that; it waits behind one that has', async () => {
    const d = await arrived('d.csv');
    const started = startFiles({ value: [uploading('c.csv'), d] });
    replace(started, (started.item(0) as Upload).key);
    await started.becomes('new.csv sending', 'd.csv done');
    replace(started, d.key, 'newer.csv');
    await started.becomes('new.csv sending', 'd.csv done', `newer.csv sending for ${d.key}`);
    replace(started, (started.item(0) as Upload).key, 'newest.csv');
    await started.becomes('newest.csv sending', 'd.csv done', `newer.csv sending for ${d.key}`);
    expect(started.sent.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  });
  it('is added where the other one has gone meanwhile', async () => {
    const { load, end } = createReader();
    const started = startFiles({ value: [a, b], more: { reader: load } });
    replace(started);
    started.run(({ remove }) => remove(a));
    await end('new.csv');
    await started.becomes('b.csv', 'new.csv sending', 'removed a.csv from 0');
  });
  it('can be let go of, and the former one stays', () => {
    const [first, second] = [uploading('c.csv'), uploading('d.csv')];
    const started = startFiles({ value: [a, b, new Replacement(first, 'id of a.csv'), new Replacement(second, 'id of b.csv')] });
    started.run(({ keepFormer }) => keepFormer(started.item(2)));
    expect(started.parts()).toEqual(['a.csv', 'b.csv', 'd.csv sending for b.csv']);
    expect([first.state.at, second.state.at]).toEqual(['failed', 'sending']);
  });
});

describe('files', () => {
  it('that are removed can come back to their places', () => {
    const { run, parts, item } = startFiles({ value: [a, b, new Refused('x.txt', 'no')] });
    run(({ remove }) => remove(a));
    expect(parts()).toEqual(['b.csv', 'removed a.csv from 0']);
    run(({ remove }) => remove(b));
    expect(parts()).toEqual(['removed a.csv from 0', 'removed b.csv from 0']);
    run(({ restore }) => restore(item(0)));
    expect(parts()).toEqual(['a.csv', 'removed b.csv from 0']);
    run(({ restore }) => restore(item(1)));
    expect(parts()).toEqual(['b.csv', 'a.csv']);
  });
  it('that are removed are stopped on their way, and take along what was to replace them, and nothing else', () => {
    const [first, second, c] = [uploading('1.csv'), uploading('2.csv'), uploading('c.csv')];
    const { run, parts } = startFiles({ value: [a, b, c, new Replacement(first, 'id of a.csv'), new Replacement(second, 'id of b.csv')] });
    run(({ remove }) => remove(a));
    expect(parts()).toEqual(['b.csv', 'c.csv sending', '2.csv sending for b.csv', 'removed a.csv from 0']);
    run(({ remove }) => remove(c));
    expect(parts()).toEqual(['b.csv', '2.csv sending for b.csv', 'removed a.csv from 0']);
    expect([first, second, c].map(({ state }) => state.at)).toEqual(['failed', 'sending', 'failed']);
  });
  it.each([
    [1, ['c.csv sending']],
    [2, ['c.csv sending', 'removed a.csv from 0']],
  ])('that were removed from a field for %i can come back after another choice: %j', async (maxFiles, expected) => {
    const { run, becomes } = startFiles({ value: [new Removed(a, 0)], more: { maxFiles } });
    run(({ add }) => add([csv('c.csv')]));
    await becomes(...expected);
  });
  it('can be moved, and none that has gone; what was refused is forgotten when somebody goes on without it', () => {
    const { run, parts, onChange } = startFiles({ value: [a, b, stored('c.csv'), new Refused('x.txt', 'no')] });
    const move = (from: string, to: string) => run((files) => files.move(`id of ${from}.csv`, `id of ${to}.csv`));
    move('a', 'c');
    expect(parts()).toEqual(['b.csv', 'c.csv', 'a.csv', 'x.txt: no']);
    move('a', 'b');
    expect(parts()).toEqual(['a.csv', 'b.csv', 'c.csv', 'x.txt: no']);
    move('gone', 'a');
    move('a', 'gone');
    expect(onChange).toHaveBeenCalledTimes(2);
    run(({ dismiss }) => dismiss());
    expect(parts()).toEqual(['a.csv', 'b.csv', 'c.csv']);
  });
});
