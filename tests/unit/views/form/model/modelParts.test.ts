/** A model of a whole form: its inputs, its changes, what a save stores, and the record that other parts get. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { choice, file, integer, localized, text } from '../../../../../src/fields';
import type { Field } from '../../../../../src/schema/field';
import { nested, type Values } from '../../../../../src/schema/values/path';
import { discardedOf } from '../../../../../src/views/form/model/discardedOf';
import { createRequests } from '../../../../../src/views/form/model/requests';
import { saveOf } from '../../../../../src/views/form/model/saveOf';
import { undecidedIn } from '../../../../../src/views/form/model/undecided';
import { modelOf, saidOf } from './formOf';

const reason = { disabledWhen: { type: 'B' }, disabledReason: 'No amount' };
const fields = {
  type: choice('Type', { labels: { A: 'Ay', B: 'Bee' } }),
  name: text('Name', { sentAs: 'title' }),
  amount: integer('Amount', reason as object),
  tax: integer('Tax', reason as object),
  code: text('Code', { readOnlyWhen: { type: 'B' } } as object),
  made: text('Made', { filled: true } as object),
  languages: choice('Languages', { labels: { EN: 'English', JA: 'Japanese' }, multiple: true }),
  titles: localized(text('Title'), { enabledBy: 'languages' } as object) as Field,
  image: file('Image', { upload: 'POPUP_IMAGE' }),
};
const record = { id: 1, type: 'A', name: 'Old', amount: 2, tax: 3, code: 'c', made: 'm', languages: ['EN'], titles: { EN: 'One' } };

describe('a model over a stored record', () => {
  const open = (about: Parameters<typeof modelOf>[2] = {}, stored: Values | null = record) => {
    const model = modelOf(fields, stored, about);
    return { model, typedWith: (typed: Values = {}): Values => ({ ...nested(model.initial), ...typed }) };
  };
  it('has changes to save where a value differs from the stored one', () => {
    const { model, typedWith } = open();
    const has = (typed: Values) => model.hasChanges(typedWith(typed));
    expect([{}, { name: ' Old ' }, { name: 'New' }, { amount: '02' }, { amount: '3' }, { made: 'x' }].map(has)).toEqual([
      ...[false, false, true, false, true, false],
    ]);
    // what is off is not sent
    expect(has({ languages: ['EN'], titles: { EN: 'One', JA: 'Ichi' } })).toBe(false);
    expect(has({ languages: ['JA', 'EN'] })).toBe(true);
  });
  it('has changes to save in a new record, in a copy, and where a field starts with more than is stored', () => {
    const starting = modelOf({ ...fields, name: text('Name', { defaultValue: 'New' } as object) }, { ...record, name: null });
    expect(starting.hasChanges(nested(starting.initial))).toBe(true);
    for (const { model, typedWith } of [open({}, null), open({ copyOf: record })])
      expect([model.hasChanges(typedWith()), model.isNew]).toEqual([true, true]);
  });
  it('takes an input that nothing matches for unchanged while it is empty', () => {
    const { model, typedWith } = open();
    model.noteUnmatched('code');
    expect([model.hasChanges(typedWith({ code: '' })), model.hasChanges(typedWith({ code: 'd' }))]).toEqual([false, true]);
    expect(model.changed(typedWith({ code: '' }))).toEqual([]);
    expect(model.changed(typedWith()).map(({ path }) => path)).toEqual(['code']);
  });
  it('compares what is no text as it stands', () => {
    const { model, typedWith } = open({}, { ...record, name: null, languages: [] });
    expect([{}, { name: null }, { languages: '' }].map((typed) => model.hasChanges(typedWith(typed)))).toEqual([false, true, true]);
  });
  it('follows what is typed: what is fixed, off or explained, and the record that other parts get', () => {
    const { model, typedWith } = open({ form: { include: ['id'] } });
    const [names, now] = [Object.keys(fields), model.at(typedWith({ type: 'B' }))];
    expect([names.filter(now.isFixed), names.filter(now.isOff), now.told(names)]).toEqual([['code'], ['amount', 'tax'], ['tax']]);
    expect(model.leaves.filter(now.isLeafOff).map(({ path }) => path)).toEqual(['titles.JA', 'titles.ZH_HK', 'titles.ZH_CN']);
    expect(model.deciding).toEqual(['type', 'languages']);
    expect(model.moves).toBe(JSON.stringify([null, names]));
    expect([open({}, null).model.moves, JSON.parse(model.content)]).toEqual(['null', expect.objectContaining({ amount: '2' })]);
    expect(model.over(typedWith())).toMatchObject({ id: 1, amount: 2 });
    expect(open({}, null).model.over({ amount: '2' })).toMatchObject({ amount: 2 });
    const typed = typedWith();
    expect(model.at({ ...typed, name: 'x' })).toBe(model.at({ ...typed, name: 'y' }));
    const image = { fileId: 'a', fileName: 'a.png', filePath: '' };
    const shared = model.shared(typedWith({ name: ' New ', image }));
    expect(shared).toMatchObject({ id: 1, name: 'New', title: 'New', amount: 2 });
    expect(shared.image).toEqual(model.over(typedWith({ image })).image);
    expect(model.bodyOf({ title: 'New' })).toEqual({ id: 1, title: 'New' });
  });
  it('knows what was stored, also under the names of a body, and loads its rules ahead', async () => {
    const { model, typedWith } = open();
    expect(model.inputsOf({ title: 'New', amount: 5, other: 1 })).toEqual({ name: 'New', amount: '5' });
    expect([model.isStored(typedWith(), record), model.isStored(typedWith({ name: 'New' }), record)]).toEqual([true, false]);
    await expect(model.loadRules()).resolves.toBeUndefined();
  });
  it('counts in rules across fields what is there', async () => {
    const rules = [{ at: 'tax', notBefore: 'amount', text: 'Too small' }];
    const { model, typedWith } = open({ form: { rules } });
    expect(saidOf(await model.problems(typedWith({ tax: '1' })))).toEqual({ tax: 'Too small' });
    expect(await model.problems(typedWith({ tax: '1', type: 'B' }))).toEqual({});
  });
});

const city: Field = localized(text('City'), { members: { EN: 'cityEn', JA: 'cityJp', ZH_HK: 'cityTc', ZH_CN: 'citySc' } });

describe('the inputs whose change decides', () => {
  const when = (looked: string) => text('Note', { visibleWhen: { [looked]: 'A' } } as object);
  it.each<[string, object, string[]]>([
    ['the name of the field', { type: text('Type'), note: when('type') }, ['type']],
    ['its member in the record', { office: text('Office', { member: 'deep' } as object), note: when('office') }, ['office']],
    ['one of its languages', { city, note: when('cityJp') }, ['city.JA']],
  ])('are found by %s', (_, of, deciding) => expect(modelOf(of).deciding).toEqual(deciding));
  it('are those that say which languages are asked for', () => {
    expect(modelOf({ name: fields.name, languages: fields.languages, titles: fields.titles }).deciding).toEqual(['languages']);
  });
  it('are all as soon as one condition is in code', () => {
    const inCode = { visibleWhen: ({ a }: Values) => a === 'x' } as object;
    expect(modelOf({ a: text('A'), b: text('B', inCode), c: when('a') }).deciding).toEqual(['a', 'b', 'c']);
  });
});

describe('a field with a default value', () => {
  const withDefault = { order: integer('Order', { defaultValue: 7 } as object), name: text('Name') };
  it('starts with it where the record has nothing, and not over what could not be read', () => {
    expect(modelOf(withDefault, { order: null }).initial).toEqual({ order: '7', name: '' });
    expect(modelOf(withDefault, { order: 'many' }).initial).toEqual({ order: '', name: '' });
    expect(modelOf(withDefault, {}, { required: ['order'] }).initial).toEqual({ order: '', name: '' });
  });
  it('is read where a record that always has it has it', () => {
    expect(modelOf(withDefault, { order: 5 }, { required: ['order'] }).unread()).toEqual({});
    expect(Object.keys(modelOf(withDefault, {}, { required: ['order'] }).unread())).toEqual(['order']);
  });
});

describe('a choice that fills fields', () => {
  it('has their errors, also when it is checked with other fields', async () => {
    const own = {
      person: text('Person', { sets: { email: { row: 'email' } } } as object),
      email: text('Email', { required: true, filled: true } as object),
      note: text('Note'),
    };
    const problems = await modelOf(own).problems({ person: 'Ann', email: '', note: '' }, { paths: ['person', 'note'] });
    expect(saidOf(problems)).toEqual({ person: 'Email cannot be empty' });
  });
});

describe('what goes with a save', () => {
  it('names the section only of fields with the same label', () => {
    const when = { disabledWhen: { kind: 'NONE' } } as object;
    const parts = { kind: text('Kind'), first: text('Name', when), second: text('Name', when), other: text('Other', when) };
    const sections = [
      { title: 'Button1', fields: ['kind', 'first'] },
      { title: 'Button2', fields: ['second', 'other'] },
    ];
    const model = modelOf(parts, { kind: 'URL', first: 'a', second: 'b', other: 'c' }, { form: { sections } });
    expect(discardedOf(model, { ...nested(model.initial), kind: 'NONE' })).toEqual(['Button1: Name', 'Button2: Name', 'Other']);
  });
  it('is not an object under a name that no input has', async () => {
    const result = await saveOf(modelOf(fields, record), { nobody: { x: 1 } });
    expect('problems' in result && saidOf(result.problems)).toEqual({ nobody: 'nobody cannot be changed here' });
  });
  it('has a digest that another body has not', async () => {
    const unknown = { current: null as { digest: string } | null };
    const requests = createRequests({ isNew: true, unknown: unknown as never, onUnknown: () => {} });
    // of these ten digests some have a byte that begins with a zero
    for (const name of 'abcdefghij') {
      (await requests.begin({ name })).sent();
      expect(unknown.current?.digest).toBe(createHash('sha256').update(JSON.stringify({ name })).digest('hex'));
    }
  });
  it('is undecided only while the own value still stands there', () => {
    expect(
      undecidedIn(
        new Map([
          ['a', 'x'],
          ['b', 'y'],
        ]),
        { a: 'x', b: 'z' },
      ),
    ).toEqual(['a']);
  });
});
