import { describe, expect, it } from 'vitest';
import { choice, integer, multiline, text } from '../../../../../src/fields';
import { nested, type Values } from '../../../../../src/schema/values/path';
import { arrivalOf, basisOf, draftOf, type FormDraft } from '../../../../../src/views/form/model/draft';
import { modelOf } from './formOf';

const fields = { name: text('Name'), note: multiline('Note'), status: choice('Status', { labels: { A: 'Ay', B: 'Bee' } }) };
const record = { name: 'Old', note: 'n', status: 'A', updatedAt: 1 };
const unknownOutcome = { current: null };

/** What is kept of a form in which something was typed. */
const kept = (typed: Values, about: Partial<FormDraft> = {}, stored: Values | null = record) => {
  const model = modelOf(fields, stored);
  const basis = basisOf(model, 'updatedAt');
  const values = { ...nested(model.initial), ...typed };
  return draftOf(model, values, basis, undefined, { why: 'sessionEnded', isConflict: false, unknownOutcome, ...about });
};
/** What a form finds of it over what is stored by then. */
const arrival = (
  draft: FormDraft | null,
  stored: Values | null = record,
  about: Parameters<typeof modelOf>[2] = {},
  of: object = fields,
) => {
  const model = modelOf(of, stored, about);
  return arrivalOf(draft ?? undefined, model, basisOf(model, 'updatedAt'));
};
const nothing = { values: {}, stranded: [], isConflict: false, isMoved: false, theirs: [] };

describe('what is kept of a form', () => {
  it('is what was typed, also as text, over what it was typed over', () => {
    expect(kept({ name: ' New ', status: 'B' })).toEqual({
      values: { name: ' New ', status: 'B' },
      written: [
        { path: 'name', label: 'Name', text: 'New' },
        { path: 'status', label: 'Status', text: 'Bee' },
      ],
      base: { name: 'Old', note: 'n', status: 'A' },
      stamp: 1,
      moves: '[null,["name","note","status"]]',
      why: 'sessionEnded',
      isConflict: false,
      unknownOutcome,
    });
  });
  it('is nothing where nothing was typed, or what was typed is what was there', () => {
    expect(kept({})).toBeNull();
    expect(kept({ name: 'Old' })).toBeNull();
  });
  it('knows a record by its stamp, by all its values, or by nothing', () => {
    const model = modelOf(fields, record);
    expect(basisOf(model, 'updatedAt').stamp).toBe(1);
    expect(basisOf(model, 'values').stamp).toBe('{"name":"Old","note":"n","status":"A"}');
    expect([basisOf(model, undefined).stamp, basisOf(model, 'missing').stamp, basisOf(modelOf(fields), 'updatedAt').stamp]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('what a form finds of a draft', () => {
  it('is nothing without one', () => expect(arrival(null)).toEqual(nothing));
  it('is what was typed, while nobody else has changed the record', () => {
    expect(arrival(kept({ name: 'New' }))).toEqual({ ...nothing, values: { name: 'New' } });
  });
  it.each<[string, Partial<FormDraft>, Values, Partial<ReturnType<typeof arrival>>]>([
    [
      'the session ended, and the stamp is another one',
      {},
      { ...record, note: 'theirs', updatedAt: 2 },
      { isConflict: true, theirs: [{ path: 'note', isMine: false, mine: undefined }] },
    ],
    [
      'both have changed the same',
      {},
      { ...record, name: 'Theirs', updatedAt: 2 },
      { isConflict: true, theirs: [{ path: 'name', isMine: true, mine: 'New' }] },
    ],
    [
      'both have typed the same',
      {},
      { ...record, name: 'New', updatedAt: 2 },
      { isConflict: true, theirs: [{ path: 'name', isMine: false, mine: 'New' }] },
    ],
    [
      'the record was read again, and another field is another one',
      { why: 'reread' },
      { ...record, note: 'theirs', updatedAt: 2 },
      { isConflict: false, theirs: [] },
    ],
    [
      'the record was read again, and what was typed over is another one',
      { why: 'reread' },
      { ...record, name: 'Theirs' },
      { isConflict: true, theirs: [{ path: 'name', isMine: true, mine: 'New' }] },
    ],
    [
      'the record was read again, and both have typed the same',
      { why: 'reread' },
      { ...record, name: 'New' },
      { isConflict: false, theirs: [] },
    ],
    ['a save has met it, and nothing differs any more', { why: 'reread', isConflict: true }, record, { isConflict: true, theirs: [] }],
  ])('%s', (_, about, stored, expected) => {
    expect(arrival(kept({ name: 'New' }, about), stored)).toEqual({ ...nothing, values: { name: 'New' }, ...expected });
  });
  it('a record that moved on to another state is told apart', () => {
    const sometimes = { form: { editable: ['name', { names: ['note'], when: { status: 'A' } }] } };
    const model = modelOf(fields, record, sometimes);
    const typed = { ...nested(model.initial), name: 'New', note: 'typed' };
    const about = { why: 'sessionEnded', isConflict: false, unknownOutcome } as const;
    const draft = draftOf(model, typed, basisOf(model, 'updatedAt'), undefined, about);
    const moved = arrival(draft, { ...record, status: 'B' }, sometimes);
    expect(moved).toEqual({
      values: { name: 'New' },
      stranded: [{ path: 'note', label: 'Note', text: 'typed' }],
      isConflict: true,
      isMoved: true,
      theirs: [],
    });
    expect(arrival(draft, { ...record, updatedAt: 2 }, sometimes)).toMatchObject({ isConflict: true, isMoved: false });
  });
  it('what this person’s own action has stored is no change of somebody else', () => {
    const model = modelOf(fields, record);
    const typed = { ...nested(model.initial), name: 'New', note: 'typed' };
    const about = { why: 'reread', isConflict: false, unknownOutcome } as const;
    const draft = draftOf(model, typed, basisOf(model, 'updatedAt'), undefined, about, model.inputsOf({ note: 'own' }));
    expect(arrival(draft, { ...record, note: 'own' })).toMatchObject({ values: { note: 'typed' }, isConflict: false, theirs: [] });
    expect(arrival(draft, { ...record, note: 'theirs' })).toMatchObject({
      isConflict: true,
      theirs: [{ path: 'note', isMine: true, mine: 'typed' }],
    });
  });
  it('read again, one of several that somebody else has changed is enough', () => {
    const draft = kept({ name: 'New', status: 'B' }, { why: 'reread' });
    expect(arrival(draft, { ...record, status: 'C' })).toMatchObject({ isConflict: true });
    expect(arrival(draft, { ...record, note: 'theirs' })).toMatchObject({ isConflict: false });
  });
  it('what can only be read overwrites nothing', () => {
    expect(arrival(kept({ name: 'New' }), { ...record, updatedAt: 2 }, { canSave: false })).toEqual({
      ...nothing,
      stranded: [{ path: 'name', label: 'Name', text: 'New' }],
    });
    expect(arrival(kept({ name: 'New' }, { isConflict: true }), record, { canSave: false })).toMatchObject({
      isConflict: true,
      theirs: [],
    });
  });
  it('a new record conflicts with nobody', () => {
    expect(arrival(kept({ name: 'New' }, {}, null), null)).toEqual({ ...nothing, values: { name: 'New' } });
    const copy = arrival(kept({ name: 'New' }), { ...record, name: 'Other', updatedAt: 2 }, { copyOf: record });
    expect(copy).toMatchObject({ values: { name: 'New' }, isConflict: false });
  });
  it('of an older form what has no input any more stands as text, and is kept once more', () => {
    const older = kept({ name: 'New', note: 'typed' });
    const { note: _, ...newer } = { ...fields, amount: integer('Amount') };
    expect(arrival(older, record, {}, newer)).toMatchObject({ values: { name: 'New' }, stranded: [{ path: 'note', text: 'typed' }] });
    const model = modelOf(newer, record);
    const again = draftOf(model, nested(model.initial), basisOf(model, 'updatedAt'), older!, {
      why: 'reread',
      isConflict: false,
      unknownOutcome,
    });
    expect(again).toMatchObject({
      values: { note: 'typed' },
      written: [{ path: 'note', label: 'Note', text: 'typed' }],
      base: { note: 'n', name: 'Old' },
    });
    const more = draftOf(model, { ...nested(model.initial), name: 'Newer' }, basisOf(model, 'updatedAt'), older!, {
      why: 'reread',
      isConflict: false,
      unknownOutcome,
    });
    expect(more).toMatchObject({ values: { note: 'typed', name: 'Newer' } });
    // a field that is new is nobody's change
    expect(arrival(older, { ...record, updatedAt: 2 }, {}, newer)).toMatchObject({ isConflict: true, theirs: [] });
    // the right has come back
    expect(arrival(again)).toMatchObject({ values: { note: 'typed' }, stranded: [] });
  });
});
