/** A save that the server has refused: whether it names one input, which is then led to. */
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { text } from '../../../src/fields';
import { messages } from './formParts';
import { fields, record, startSaving } from './drawSaving';

describe('a refusal', () => {
  const refuse = async (error: unknown, of: object = fields) => {
    const drawn = startSaving({ record, calls: { onSave: () => Promise.reject(error) } }, of);
    await drawn.type('name', 'New');
    await drawn.save();
    return drawn;
  };
  it('that names one input, by its label or its member and in any case, is shown there, and gets the focus', async () => {
    for (const [said, path] of [
      ['The note is taken', 'note'],
      ['NAME IS TOO LONG', 'name'],
      ['order: in use', 'order'],
    ] as const) {
      const { errors, goTo } = await refuse(new CallFailure('refused', said));
      expect([errors(), messages().at(-1), goTo.mock.calls]).toEqual([{ [path]: said }, said, [[path]]]);
    }
  });
  it('that names no input, two, or one as a part of a word, or is another failure, is shown at no input', async () => {
    for (const error of [
      new CallFailure('refused', 'Not today'),
      new CallFailure('refused', 'The name or the note is taken'),
      new CallFailure('refused', 'Keynote is not allowed'),
      new CallFailure('refused'),
      new CallFailure('notOk', 'The note is taken'),
    ]) {
      const { errors, goTo } = await refuse(error);
      expect([errors(), goTo.mock.calls]).toEqual([{}, []]);
    }
  });
  it('names an input by either of its names, and not one that is not there now', async () => {
    for (const said of ['Other is missing', 'remark missing']) {
      const { errors } = await refuse(new CallFailure('refused', said), { name: text('Title'), other: text('Remark') });
      expect(errors()).toEqual({ other: said });
    }
    const hidden = { ...fields, note: text('Note', { visibleWhen: { name: 'A' } } as object) };
    expect((await refuse(new CallFailure('refused', 'The note is taken'), hidden)).errors()).toEqual({});
  });
});
