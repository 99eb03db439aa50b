/** What becomes of chosen files: their checks, their uploads, and the places that they take. */
import { describe, expect, it } from 'vitest';
import { Judging, Refused, Removed, Replacement } from '../../../src/fields/kinds/file/items/items';
import { arrived, createReader, csv, startFiles, stored, uploading } from './fileParts';

const [a, b] = [stored('a.csv'), stored('b.csv')];
const tooMany = (name: string, n = 3) => `${name}: Only ${n} files can be uploaded`;

describe('chosen files', () => {
  it('are checked, then sent at once as what the field says', async () => {
    const { run, parts, isJudging, becomes, sent, onChange, item } = startFiles({ value: [a] });
    expect(isJudging()).toBe(false);
    run(({ add }) => add([csv('new.csv')]));
    expect([parts(), isJudging()]).toEqual([['a.csv', 'judging'], true]);
    await becomes('a.csv', 'new.csv sending');
    expect(isJudging()).toBe(false);
    expect(sent.map(({ kind, name }) => [kind, name])).toEqual([['PROJECT_IMAGE', 'new.csv']]);
    expect(onChange.mock.calls.map(([, about]) => about)).toEqual([undefined, undefined]);
    expect((item(1) as { known: object }).known).toEqual({ size: null, note: null, report: undefined });
  });
  it('that are none change nothing', () => {
    const { run, onChange } = startFiles({ value: [new Refused('x.txt', 'no')] });
    run(({ add }) => add([]));
    expect(onChange).not.toHaveBeenCalled();
  });
  it.each<[string, object, File, string]>([
    ['another extension', {}, csv('x.txt'), 'x.txt: Please upload the file in correct format'],
    ['too many megabytes', { maxMegabytes: 0.000_003 }, csv('x.csv', 'xxxx'), 'x.csv: Upload image size cannot exceed 0.000003MB!'],
    [
      'content that is gone',
      {},
      Object.assign(csv('x.csv'), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
      'x.csv: The file could not be read: choose it again',
    ],
    [
      'content for whose check the portal lacks a part',
      {},
      Object.assign(csv('x.csv'), { arrayBuffer: () => Promise.reject(new TypeError('no module')) }),
      'x.csv: This part could not be loaded. Check the connection and try again.',
    ],
  ])('with %s are refused, and what is good beside them is taken', async (_, more, bad, refusal) => {
    const { run, becomes } = startFiles({ more });
    run(({ add }) => add([bad, csv('good.csv')]));
    await becomes('good.csv sending', refusal);
  });
  it('that all are refused leave the files as they are', async () => {
    const { run, becomes, sent } = startFiles({ value: [a, new Refused('former.txt', 'no')] });
    run(({ add }) => add([csv('x.txt')]));
    await becomes('a.csv', 'x.txt: Please upload the file in correct format');
    expect(sent).toEqual([]);
  });
  it('beyond those that a field takes are refused at once', async () => {
    const { run, parts, becomes } = startFiles({ value: [a, b] });
    run(({ add }) => add(['c.csv', 'd.csv', 'e.csv'].map((name) => csv(name))));
    expect(parts()).toEqual(['a.csv', 'b.csv', 'judging', tooMany('d.csv'), tooMany('e.csv')]);
    await becomes('a.csv', 'b.csv', 'c.csv sending', tooMany('d.csv'), tooMany('e.csv'));
  });
  it('of a full field are refused without a check', () => {
    const { run, parts } = startFiles({ value: [a], more: { maxFiles: 1 } });
    run(({ add }) => add(['c.csv', 'd.csv'].map((name) => csv(name))));
    expect(parts()).toEqual(['a.csv', tooMany('c.csv', 1), tooMany('d.csv', 1)]);
  });
  it('for which others have taken the room meanwhile are refused', async () => {
    const { run, becomes } = startFiles({ value: [a], more: { maxFiles: 2 } });
    run(({ add }) => {
      add([csv('c.csv')]);
      add([csv('d.csv')]);
    });
    await becomes('a.csv', 'c.csv sending', tooMany('d.csv', 2));
  });
  it('that have the name of another one say so', async () => {
    const { run, becomes, item } = startFiles({ value: [a] });
    run(({ add }) => add([csv('a.csv'), csv('c.csv')]));
    await becomes('a.csv', 'a.csv sending', 'c.csv sending');
    const noteOf = (i: number) => (item(i) as { known: { note: unknown } }).known.note;
    expect([noteOf(1), noteOf(2)]).toEqual(['a.csv is there twice.', null]);
  });
  it('are not sent where the form does not take them', async () => {
    const { run, sent, onChange } = startFiles({ keeps: false, value: [uploading('kept.csv')] });
    run(({ add }) => add([csv('c.csv')]));
    expect([onChange.mock.calls.length, sent]).toEqual([1, []]);
  });
  it('are added to the value that the form holds by then', async () => {
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
    run(({ add }) => add([csv('slow.csv')]));
    run(({ add }) => add([csv('fast.csv')]));
    run(({ add }) => add([csv('last.csv')]));
    await end('fast.csv');
    expect(parts()).toEqual(['judging', 'judging', 'judging']);
    await end('slow.csv');
    await becomes('slow.csv sending', 'fast.csv sending', 'judging');
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
  it('keep what was read of a file, and refuse one for what was read', async () => {
    const { load, end } = createReader();
    const { run, becomes, item } = startFiles({ more: { reader: load } });
    run(({ add }) => add([csv('good.csv'), csv('bad.csv')]));
    await end('bad.csv', { refusal: 'no rows' });
    await end('good.csv');
    await becomes('good.csv sending', 'bad.csv: no rows');
    expect((item(0) as { known: object }).known).toMatchObject({ report: 'rows of good.csv' });
  });
  it('read nothing of a file that is refused before', async () => {
    const { load, reading } = createReader();
    const { run, becomes } = startFiles({ more: { reader: load } });
    run(({ add }) => add([csv('x.txt')]));
    await becomes('x.txt: Please upload the file in correct format');
    expect(reading.size).toBe(0);
  });
  it('change nothing while the form is being sent, and take effect afterwards', async () => {
    const { load, end } = createReader();
    const { run, becomes, parts, setSending, onChange } = startFiles({ more: { reader: load } });
    run(({ add }) => add([csv('c.csv')]));
    setSending(true);
    await end('c.csv');
    expect([parts(), onChange.mock.calls.length]).toEqual([['judging'], 1]);
    setSending(false);
    await becomes('c.csv sending');
  });
  it('change nothing after the input has gone', async () => {
    const { load, end } = createReader();
    const { run, unmount, onChange } = startFiles({ more: { reader: load } });
    run(({ add }) => add([csv('c.csv')]));
    unmount();
    await end('c.csv');
    expect(onChange).toHaveBeenCalledOnce();
  });
  it('that an earlier input has begun end in the next one', async () => {
    const judged = Promise.resolve([{ file: csv('c.csv'), refusal: null, size: null, note: 'a note' }]);
    const { becomes, item } = startFiles({ value: [a, new Judging(judged)] });
    await becomes('a.csv', 'c.csv sending');
    expect((item(1) as { known: { note: unknown } }).known.note).toBe('a note');
  });
});

describe('a file that replaces another one', () => {
  const replace = ({ run }: ReturnType<typeof startFiles>, of = 'id of a.csv', name = 'new.csv') => run(({ add }) => add([csv(name)], of));

  it('takes its place when it has arrived', async () => {
    const started = startFiles({ value: [a, b] });
    replace(started);
    await started.becomes('a.csv', 'b.csv', 'new.csv sending for a.csv');
    started.sent[0]!.arrive();
    await started.becomes('a.csv', 'b.csv', 'new.csv done for a.csv');
    started.run(({ refresh }) => refresh());
    expect(started.parts()).toEqual(['new.csv done', 'b.csv']);
    expect(started.onChange).toHaveBeenLastCalledWith(expect.anything(), { isUserChange: false });
  });
  it('is the one file of a field for one, without a word about which', async () => {
    const started = startFiles({ value: [a], more: { maxFiles: 1 } });
    started.run(({ add }) => add([csv('new.csv')]));
    await started.becomes('a.csv', 'new.csv sending for a.csv');
  });
  it('is one alone, also where there may be several', async () => {
    const started = startFiles({ value: [a] });
    started.run(({ add }) => add([csv('c.csv'), csv('d.csv')], 'id of a.csv'));
    expect(started.parts()).toEqual(['a.csv', 'judging', tooMany('d.csv')]);
    await started.becomes('a.csv', 'c.csv sending for a.csv', tooMany('d.csv'));
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
  it('takes the place of one that has not arrived at once, and stops that', async () => {
    const started = startFiles({ more: { maxFiles: 2 } });
    started.run(({ add }) => add([csv('c.csv'), csv('d.csv')]));
    await started.becomes('c.csv sending', 'd.csv sending');
    replace(started, (started.item(0) as { key: string }).key);
    await started.becomes('new.csv sending', 'd.csv sending');
    expect(started.sent.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  });
  it('waits for its place behind one that was chosen here and has arrived', async () => {
    const c = await arrived('c.csv');
    const started = startFiles({ value: [c] });
    replace(started, c.key);
    await started.becomes('c.csv done', `new.csv sending for ${c.key}`);
  });
  it('is added where the other one has gone meanwhile', async () => {
    const { load, end } = createReader();
    const started = startFiles({ value: [a, b], more: { reader: load } });
    replace(started);
    started.run(({ remove }) => remove(a));
    await end('new.csv');
    await started.becomes('b.csv', 'new.csv sending', 'removed a.csv from 0');
  });
  it('can be let go of, and the former one stays', async () => {
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
  it('that are removed on their way are stopped, and do not come back', () => {
    const [c, d] = [uploading('c.csv'), uploading('d.csv')];
    const { run, parts } = startFiles({ value: [c, d] });
    run(({ remove }) => remove(c));
    expect([parts(), c.state.at]).toEqual([['d.csv sending'], 'failed']);
  });
  it('that are removed take along what was to replace them, and nothing else', () => {
    const [first, second] = [uploading('c.csv'), uploading('d.csv')];
    const { run, parts } = startFiles({ value: [a, b, new Replacement(first, 'id of a.csv'), new Replacement(second, 'id of b.csv')] });
    run(({ remove }) => remove(a));
    expect(parts()).toEqual(['b.csv', 'd.csv sending for b.csv', 'removed a.csv from 0']);
    expect([first.state.at, second.state.at]).toEqual(['failed', 'sending']);
  });
  it.each([
    [1, ['c.csv sending']],
    [2, ['c.csv sending', 'removed a.csv from 0']],
  ])('that were removed from a field for %i can come back after another choice: %j', async (maxFiles, expected) => {
    const { run, becomes } = startFiles({ value: [new Removed(a, 0)], more: { maxFiles } });
    run(({ add }) => add([csv('c.csv')]));
    await becomes(...expected);
  });
  it('that were refused are forgotten when somebody goes on without them', () => {
    const { run, parts } = startFiles({ value: [a, new Refused('x.txt', 'no')] });
    run(({ dismiss }) => dismiss());
    expect(parts()).toEqual(['a.csv']);
  });
  it.each([
    ['a', 'c', ['b.csv', 'c.csv', 'a.csv']],
    ['c', 'a', ['c.csv', 'a.csv', 'b.csv']],
    ['a', 'a', ['a.csv', 'b.csv', 'c.csv']],
  ])('can be moved: %s to the place of %s', (from, to, expected) => {
    const { run, parts } = startFiles({ value: [a, b, stored('c.csv')] });
    run(({ move }) => move(`id of ${from}.csv`, `id of ${to}.csv`));
    expect(parts()).toEqual(expected);
  });
  it('that have gone are not moved, nor moved to', () => {
    const { run, onChange } = startFiles({ value: [a, b] });
    run(({ move }) => {
      move('id of gone.csv', 'id of a.csv');
      move('id of a.csv', 'id of gone.csv');
    });
    expect(onChange).not.toHaveBeenCalled();
  });
  it('keep what stands beside them when an upload has gone on', async () => {
    const beside = [new Refused('x.txt', 'no'), new Removed(b, 0)];
    const { run, parts } = startFiles({ value: [a, new Replacement(await arrived('c.csv'), 'id of a.csv'), ...beside] });
    run(({ refresh }) => refresh());
    expect(parts()).toEqual(['c.csv done', 'x.txt: no', 'removed b.csv from 0']);
  });
});
