import { describe, expect, it, vi } from 'vitest';
import {
  choice,
  date,
  derived,
  file,
  integer,
  localDateTime,
  localized,
  multiline,
  reference,
  richText,
  text,
  toggle,
} from '../../../../../src/fields';
import { codecOf } from '../../../../../src/fields/codecs/codecs';
import type { Field } from '../../../../../src/schema/field';
import { nested, type Values } from '../../../../../src/schema/values/path';
import { discardedOf } from '../../../../../src/views/form/model/discardedOf';
import { saveOf } from '../../../../../src/views/form/model/saveOf';
import { textsOf } from '../../../../../src/views/form/foot/textsOf';
import { modelOf, saidOf } from './formOf';

const languages = { members: { EN: 'cityEn', JA: 'cityJp', ZH_HK: 'cityTc', ZH_CN: 'citySc' } };
const city: Field = localized(text('City'), languages);

describe('the inputs of a form', () => {
  const fields = { name: text('Name', { defaultValue: 'New' } as object), order: integer('Order'), city };
  it('are those that this person may type into', () => {
    const paths = (about: Parameters<typeof modelOf>[2], record: Values | null = { id: 1 }) =>
      modelOf(fields, record, about).leaves.map(({ path }) => path);
    expect(paths({})).toEqual(['name', 'order', 'city.EN', 'city.JA', 'city.ZH_HK', 'city.ZH_CN']);
    expect(paths({ canSave: false })).toEqual([]);
    expect(paths({ form: { editable: ['order'] } })).toEqual(['order']);
    expect(paths({ form: { editable: ['order'] } }, null)).toHaveLength(6);
    expect(paths({ form: { editable: [{ names: ['name'], when: { order: 2 } }] } }, { order: 2 })).toEqual(['name']);
    expect(paths({ form: { editable: [{ names: ['name'], when: { order: 2 } }] } }, { order: 3 })).toEqual([]);
  });
  it('start with what the record has, with what the field starts with, or with what the form starts with', () => {
    const today = { day: text('Day', { defaultValue: () => 'today' } as object) };
    expect([modelOf(today, { day: '' }).initial, modelOf(today, { day: 'x' }).initial]).toEqual([{ day: 'today' }, { day: 'x' }]);
    expect(modelOf(fields, { order: 5, cityJp: 'X' }).initial).toMatchObject({ name: 'New', order: '5', 'city.JA': 'X', 'city.EN': '' });
    expect(modelOf(fields, null).initial).toMatchObject({ name: 'New', order: '' });
    expect(modelOf(fields, null, { form: { initialValues: { order: 7 } } }).initial).toMatchObject({ order: '7' });
    expect(modelOf(fields, null, { form: { initialValues: { order: 7 } }, start: { order: 8 } }).initial).toMatchObject({ order: '8' });
  });
  it('PLT-107 DUM-010 start in a new record with what its maker is locked to', () => {
    const locked = {
      office: reference('offices', 'Office', { lock: 'own' }),
      offices: reference('offices', 'Offices', { lock: 'own', multiple: true }),
      other: reference('offices', 'Other', { lock: 'none' }),
    };
    const locks = { own: ['SG', 'HK'] };
    expect(modelOf(locked, null, { locks }).initial).toEqual({ office: 'SG', offices: ['SG', 'HK'], other: '' });
    expect(modelOf(locked, { office: 'JP' }, { locks }).initial).toEqual({ office: 'JP', offices: [], other: '' });
  });
  it('stay what they were while the record moves on under the form', () => {
    const model = modelOf(fields, { order: 6, cityJp: 'Theirs' }, { start: { order: 5, cityJp: 'X' } });
    expect(model.initial).toMatchObject({ order: '5', 'city.JA': 'X' });
    expect(model.changed(nested(model.initial))).toEqual([]);
    expect(model.over({ city: { JA: 'Mine' } })).toMatchObject({ cityJp: 'Mine' });
  });
  it('are changed where they hold something else than they started with', () => {
    const model = modelOf(fields, { order: 5, cityJp: 'X' });
    const changed = (typed: Values) => model.changed({ ...nested(model.initial), ...typed }).map(({ path }) => path);
    expect(changed({})).toEqual([]);
    expect(changed({ order: '6' })).toEqual(['order']);
    expect(changed({ order: '5', city: { EN: '', JA: '', ZH_HK: '', ZH_CN: '' } })).toEqual(['city.JA']);
  });
});

describe('what counts while something is typed', () => {
  const fields = {
    type: choice('Type', { labels: { A: 'Ay', B: 'Bee' } }),
    note: text('Note', { required: true, visibleWhen: { type: 'A' } } as object),
    amount: integer('Amount', { required: true, disabledWhen: { type: 'B' }, disabledReason: 'No amount' } as object),
    tax: integer('Tax', { disabledWhen: { type: 'B' }, disabledReason: 'No amount' } as object),
    code: text('Code', { required: true, readOnlyWhen: { type: 'B' } } as object),
    titles: localized(text('Title', { required: true }), { enabledBy: 'languages' } as object) as Field,
    languages: choice('Languages', { labels: { EN: 'English', JA: 'Japanese' }, multiple: true }),
  };
  const model = modelOf(fields);
  it.each<[Values, Record<'active' | 'off' | 'absent' | 'fixed' | 'told', string[]>]>([
    [
      { type: 'A', languages: ['EN'] },
      { active: ['type', 'note', 'amount', 'tax', 'code', 'titles.EN', 'languages'], off: [], absent: [], fixed: [], told: [] },
    ],
    [
      { type: 'B', languages: ['JA'] },
      { active: ['type', 'code', 'titles.JA', 'languages'], off: ['amount', 'tax'], absent: ['note'], fixed: ['code'], told: ['tax'] },
    ],
    [
      { type: '', languages: [] },
      { active: ['type', 'amount', 'tax', 'code', 'languages'], off: [], absent: ['note'], fixed: [], told: [] },
    ],
  ])('%j', (typed, { active, off, absent, fixed, told }) => {
    const now = model.at(typed);
    const names = Object.keys(fields);
    expect(now.active.map(({ path }) => path)).toEqual(active);
    expect(names.filter(now.isOff)).toEqual(off);
    expect(names.filter(now.isAbsent)).toEqual(absent);
    expect(names.filter(now.isFixed)).toEqual(fixed);
    expect(now.told(names)).toEqual(told);
  });
  it('is looked at again for what conditions look at, and for nothing else', () => {
    const first = model.at({ type: 'A', note: 'x', languages: [] });
    expect(model.deciding).toEqual(['type', 'languages']);
    expect(model.at({ type: 'A', note: 'y', languages: [] })).not.toBe(first);
    const languages = ['EN'];
    expect(model.at({ type: 'A', note: 'x', languages })).toBe(model.at({ type: 'A', note: 'y', languages }));
    expect(model.at({ type: 'B', note: 'y', languages })).not.toBe(model.at({ type: 'A', note: 'y', languages }));
  });
  it('has the inputs of each field', () => {
    const own = modelOf({ type: fields.type, note: fields.note });
    expect(own.leavesOf('note').map(({ path }) => path)).toEqual(['note']);
    expect(own.deciding).toEqual(['type']);
    expect(
      modelOf({ titles: fields.titles, languages: fields.languages })
        .at({ languages: ['EN'] })
        .active.map(({ path }) => path),
    ).toEqual(['titles.EN', 'languages']);
  });
  it('is asked of conditions in code whenever something changes', () => {
    const inCode = modelOf({ a: text('A'), b: text('B', { visibleWhen: ({ a }: Values) => a === 'x' } as object) });
    expect(inCode.deciding).toEqual(['a', 'b']);
    expect(inCode.at({ a: 'x', b: '' }).isAbsent('b')).toBe(false);
    expect(inCode.at({ a: 'y', b: '' }).isAbsent('b')).toBe(true);
  });
  it('parses no text again that stays the same', () => {
    const form = modelOf({ a: text('A'), b: text('B') });
    const parse = vi.spyOn(codecOf(form.leaves[0]!.field), 'parse');
    form.over({ a: 'x', b: 'y' });
    parse.mockClear();
    form.over({ a: 'x', b: 'z' });
    expect(parse.mock.calls.map(([typed]) => typed)).toEqual(['z']);
    parse.mockRestore();
  });
  it('reads again what may change within', () => {
    const held = { file: file('File', { upload: 'POPUP_IMAGE' }), name: text('Name') };
    const files: object[] = [{ fileId: 'a', fileName: 'a.png' }];
    const typed = { file: files, name: 'x' };
    const forms = modelOf(held);
    expect(forms.over(typed)).toMatchObject({ file: { fileId: 'a' } });
    files[0] = { fileId: 'b', fileName: 'b.png' };
    expect(forms.over(typed)).toMatchObject({ file: { fileId: 'b' } });
  });
});

describe('the problem of a field that a choice fills', () => {
  const filledError = 'Choose somebody with an address';
  const fieldsWith = (options: object) => ({
    person: text('Person', { maxLength: 5, sets: { email: { row: 'email' } } } as object),
    email: text('Email', { required: true, filled: true, format: 'email', ...options } as object),
  });
  it.each([
    ['is reported at the choice', { filledError }, { person: 'Ann', email: '' }, { person: filledError }],
    ['is reported by its own text by default', {}, { person: 'Ann', email: '' }, { person: 'Email cannot be empty' }],
    ['counts when the value is invalid', { filledError }, { person: 'Ann', email: 'x' }, { person: filledError }],
    ['remains at the field while nothing is chosen', { filledError }, { person: '', email: '' }, { email: 'Email cannot be empty' }],
    [
      'remains at the field when the choice has another problem',
      { filledError },
      { person: 'Annabel', email: '' },
      { person: 'Person must be at most 5 characters', email: 'Email cannot be empty' },
    ],
  ])('%s (ADM-037)', async (_, options, typed, texts) => {
    const model = modelOf(fieldsWith(options));
    expect(saidOf(await model.problems(typed))).toEqual(texts);
    const checked = await model.problems(typed, { paths: ['person'] });
    expect(saidOf(checked).person).toBe((texts as { person?: string }).person);
    expect(model.isFilling('person')).toBe(true);
    expect(model.isFilling('email')).toBe(false);
  });
});

describe('what a save sends', () => {
  const fields = {
    name: text('Name', { required: true, sentAs: 'title' }),
    order: integer('Order'),
    note: text('Note', { visibleWhen: { order: 1 } } as object),
    city,
    made: text('Made', { filled: true } as object),
  };
  const record = { id: 1, name: 'Old', order: 2, cityEn: 'X', stamp: 9, made: 'by them' };
  it('is what counts, under the names of the contract, with what the form adds', async () => {
    const model = modelOf(fields, record, { form: { include: ['stamp'], set: { kind: 'K' } } });
    expect(await saveOf(model, { name: ' New ' })).toEqual({
      save: {
        edited: { title: 'New', order: 2, cityEn: 'X', cityJp: null, cityTc: null, citySc: null },
        body: { stamp: 9, kind: 'K', title: 'New', order: 2, cityEn: 'X', cityJp: null, cityTc: null, citySc: null },
      },
    });
    expect(await saveOf(model, { order: '1', note: 'n' })).toMatchObject({ save: { body: { order: 1, note: 'n' } } });
  });
  it('leaves out what does not count, and keeps what is left out of the changes', async () => {
    const sent = await saveOf(modelOf(fields, record), { note: 'typed and then gone' });
    expect(sent).toMatchObject({ save: { edited: { title: 'Old', order: 2 } } });
    expect(sent).not.toHaveProperty('save.edited.note');
  });
  it('of a copy is made over the record that is copied', async () => {
    const copy = modelOf(fields, { ...record, stamp: 0 }, { copyOf: record, form: { include: ['stamp'] } });
    expect(copy.isNew).toBe(true);
    expect(await saveOf(copy, {})).toMatchObject({ save: { body: { stamp: 9 } } });
    expect([modelOf(fields, record).isNew, modelOf(fields).isNew]).toEqual([false, true]);
  });
  it('is nothing where a rule is broken, something is awaited, or a change is of what cannot be changed', async () => {
    const model = modelOf(fields, record, { form: { editable: ['name', 'order', 'city'] } });
    const against = async (changes: Values, awaited?: string[]) => {
      const result = await saveOf(model, changes, awaited);
      return 'problems' in result ? saidOf(result.problems) : 'sent';
    };
    expect(await saveOf(model, { made: 'by me' })).toMatchObject({ problems: { made: { rule: 'editable' } } });
    expect(await against({ name: ' ' })).toEqual({ name: 'Name cannot be empty' });
    expect(await against({}, ['order'])).toEqual({ order: 'Order: what it brings along is still on its way' });
    expect(await against({ made: 'by me' })).toEqual({ made: 'Made cannot be changed here' });
    expect(await against({ made: 'by them' })).toBe('sent');
    expect(await against({ made: undefined })).toBe('sent');
    expect(await against({ nobody: 1, city: { FR: 'x' } })).toEqual({
      nobody: 'nobody cannot be changed here',
      'city.FR': 'city.FR cannot be changed here',
    });
    expect(await against({ city: 'x' })).toEqual({ city: 'City cannot be changed here' });
  });
  it('changes nothing where the record is what would be sent', () => {
    const model = modelOf(fields, record);
    const typed = { ...nested(model.initial), name: ' New ' };
    expect(model.isStored(typed, record)).toBe(false);
    expect(model.isStored(typed, { ...record, name: 'New', stamp: 10 })).toBe(true);
    expect(model.isStored(typed, { ...record, name: 'New', cityJp: 'Y' })).toBe(false);
  });
  it('two in one frame are the same', async () => {
    const model = modelOf(fields, record);
    const [one, other] = await Promise.all([saveOf(model, { name: 'A' }), saveOf(model, { name: 'B' })]);
    expect([one, other]).toMatchObject([{ save: { body: { title: 'A' } } }, { save: { body: { title: 'B' } } }]);
  });
  it('tells what the inputs of a field hold', () => {
    const model = modelOf({ city }, { cityEn: 'X' }, { form: { editable: [] } });
    expect(textsOf(model, 'city', {}).map(({ path, label, lang, text: said }) => [path, label, lang, said])).toEqual([
      ['city.EN', 'EN', 'en', 'X'],
      ['city.JA', 'JP', 'ja', ''],
      ['city.ZH_HK', 'TC', 'zh-Hant-HK', ''],
      ['city.ZH_CN', 'SC', 'zh-Hans-CN', ''],
    ]);
    const tagged = modelOf({ text: richText('Text', { tags: ['<AMT1>'] }) });
    expect(textsOf(tagged, 'text', { text: '<p>x</p>' })).toEqual([
      { path: 'text', label: 'Text', lang: undefined, text: '<p>x</p>', tags: ['<AMT1>'] },
    ]);
  });
});

describe('what a save would discard', () => {
  const images = localized(file('Image', { upload: 'INBOX_IMAGE' }), { enabledBy: 'languages' } as object) as Field;
  const fields = {
    languages: choice('Languages', { labels: { EN: 'English', JA: 'Japanese' }, multiple: true }),
    images,
    titles: localized(text('Title'), { enabledBy: 'languages' } as object) as Field,
  };
  const record = {
    languages: ['EN', 'JA'],
    images: { JA: { fileId: 'a', fileName: 'a.png', filePath: '' } },
    titles: { JA: 'x', EN: 'y' },
  };
  it('is what is stored in languages that are not asked for any more: files by name, texts by label', () => {
    const model = modelOf(fields, record);
    const typed = { ...nested(model.initial), languages: ['EN'] };
    expect(discardedOf(model, typed)).toEqual(['a.png', 'Title (JP)']);
    expect(discardedOf(model, nested(model.initial))).toEqual([]);
    expect(discardedOf(model, { ...typed, languages: ['JA'] })).toEqual(['Title (EN)']);
  });
  it('is nothing that was not asked for before either', () => {
    const model = modelOf(fields, { ...record, languages: ['EN'] });
    expect(discardedOf(model, nested(model.initial))).toEqual([]);
    expect(discardedOf(model, { ...nested(model.initial), languages: ['EN', 'JA'] })).toEqual([]);
  });
  it('a copy discards what it has from its original and no longer asks for', () => {
    const copy = modelOf(fields, record, { copyOf: record });
    expect(discardedOf(copy, { ...nested(copy.initial), languages: ['EN'] })).toEqual(['a.png', 'Title (JP)']);
  });
  it('a new record discards what was typed for a language that is no longer selected, and no initial values', () => {
    const model = modelOf(fields, null);
    const typed = { ...nested(model.initial), titles: { EN: 'y', JA: 'x' }, languages: ['EN'] };
    expect(discardedOf(model, typed)).toEqual(['Title (JP)']);
    expect(discardedOf(model, { ...typed, titles: { EN: 'y', JA: ' ' } })).toEqual([]);
    expect(discardedOf(model, nested(model.initial))).toEqual([]);
    const proposed = modelOf(fields, null, { form: { initialValues: { languages: ['EN', 'JA'], titles: { JA: 'x' } } } });
    expect(discardedOf(proposed, { ...nested(proposed.initial), languages: ['EN'] })).toEqual([]);
  });
  it('a save discards what was typed over the record, and names the new file', () => {
    const model = modelOf(fields, record);
    const image = { fileId: 'b', fileName: 'b.png', filePath: '' };
    expect(discardedOf(model, { ...nested(model.initial), images: { JA: image }, languages: ['EN'] })).toEqual(['b.png', 'Title (JP)']);
  });
  it('a save discards what a disabled field has stored, but asks nothing about defaults, filled fields and fields that were disabled before', () => {
    const when = { disabledWhen: { kind: 'NONE' } };
    const parts = {
      kind: choice('Kind', { labels: { NONE: 'None', URL: 'URL' } }),
      name: text('Name', when as object),
      start: text('Start', { ...when, defaultValue: 'today' } as object),
      email: text('Email', { ...when, filled: true } as object),
    };
    const values = { kind: 'URL', name: 'See', start: 'now', email: 'a@example.com' };
    const model = modelOf(parts, values);
    expect(discardedOf(model, { ...nested(model.initial), kind: 'NONE' })).toEqual(['Name']);
    expect(discardedOf(model, { ...nested(model.initial), kind: 'NONE', name: '' })).toEqual(['Name']);
    const disabled = modelOf(parts, { ...values, kind: 'NONE' });
    expect(discardedOf(disabled, nested(disabled.initial))).toEqual([]);
    const fresh = modelOf(parts, null);
    expect(discardedOf(fresh, { ...nested(fresh.initial), kind: 'NONE', name: 'See', start: 'now' })).toEqual(['Name']);
  });
  it('a save asks nothing about values that it sends, and names the section of fields with the same label', () => {
    const when = { disabledWhen: { kind: 'NONE' } } as object;
    const parts = { kind: text('Kind'), first: text('Name', when), second: text('Name', when), other: text('Other', when) };
    const sections = [
      { title: 'Button1', fields: ['kind', 'first'] },
      { title: 'Button2', fields: ['second', 'other'] },
    ];
    const values = { kind: 'URL', first: 'a', second: 'b', other: 'c' };
    const model = modelOf(parts, values, { form: { sections, include: ['other'] } });
    expect(discardedOf(model, { ...nested(model.initial), kind: 'NONE' })).toEqual(['Button1: Name', 'Button2: Name']);
  });
});

describe('an odd record', () => {
  const fields = {
    text: text('Text'),
    lines: multiline('Lines'),
    markup: richText('Markup'),
    order: integer('Order'),
    day: date('Day'),
    moment: localDateTime('Moment', { wire: 'yyyy-MM-dd HH:mm' }),
    post: toggle('Post', { on: 'On', off: 'Off' }),
    status: choice('Status', { labels: { A: 'Ay' } }),
    office: reference('offices', 'Office'),
    image: file('Image', { upload: 'POPUP_IMAGE' }),
    twice: derived('Twice', { text: () => '' } as never),
  };
  it('without any member is read and saved as nothing', async () => {
    const none = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
    const { twice: _, ...sent } = none;
    expect(await saveOf(modelOf(fields, {}), {})).toMatchObject({ save: { body: sent } });
  });
  it('with a code that nobody knows is kept by a save that does not touch it', async () => {
    const odd = { status: 'GONE', office: 'NOWHERE' };
    expect(await saveOf(modelOf(fields, odd), {})).toMatchObject({ save: { body: odd } });
  });
  it.each<[string, Values]>([
    ['a number for a text', { text: 5, lines: 6, markup: 7 }],
    ['a list for a code', { status: ['A', 'B'], office: [1] }],
    ['a word for a switch', { post: 'yes' }],
    ['a number for a time', { day: 5, moment: 5 }],
    ['a day that there is not', { day: '2026/02/31', moment: '2026-02-31 10:00' }],
    ['an object', { text: {}, order: {}, day: {}, post: {}, status: {}, office: {}, image: {} }],
    ['a list of nothing', { text: [null], order: [null], day: [null], status: [null], office: [null], image: [null] }],
  ])('with %s names it at its field, and nothing is saved over it until something is entered there', async (_, odd) => {
    const model = modelOf(fields, odd);
    const problems = (message: (label: string) => string) =>
      Object.fromEntries(Object.keys(odd).map((name) => [name, { rule: 'unread', message: message(model.form.fields[name]!.label) }]));
    const unread = problems((label) => `${label} could not be read. What is stored stays as it is until you enter a new value.`);
    expect(model.unread()).toEqual(unread);
    expect(await saveOf(model, {})).toEqual({ problems: unread });
    const [first] = Object.keys(odd) as [string];
    const { [first]: _entered, ...others } = unread;
    const entered = { text: 'a', status: 'A', post: true, day: '2026/01/02', order: 1 }[first];
    expect(await model.problems(nested({ ...model.initial, [first]: entered }))).toEqual(others);
  });
  it('whose titles are no titles names each of them, and one without those that it always has names them too', async () => {
    const titles = { titles: localized(text('Title')) as Field };
    for (const model of [modelOf(titles, { titles: 5 }), modelOf(titles, {}, { required: ['titles'] })])
      expect(Object.keys(model.unread())).toEqual(['titles.EN', 'titles.JA', 'titles.ZH_HK', 'titles.ZH_CN']);
    expect(modelOf(titles, {}).unread()).toEqual({});
  });
  it('with a text for a file takes it for the id, and keeps it', async () => {
    const model = modelOf(fields, { image: 'a.png' });
    expect(await saveOf(model, {})).toMatchObject({ save: { body: { image: 'a.png' } } });
  });
});
