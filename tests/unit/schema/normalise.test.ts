import { describe, expect, it } from 'vitest';
import { builtInKinds } from '../../../src/fields/builtInKinds';
import { choice, derived, panel, password, reference, text } from '../../../src/fields';
import { asIs } from '../../../src/messages/page';
import type { Declaration } from '../../../src/schema';
import { clearedBy } from '../../../src/schema/kind';
import { normalise } from '../../../src/schema/normalise';
import type { ChangeAbout } from '../../../src/schema/field';
import type { Viewer } from '../../../src/schema/viewer';
import { confirmAction, edit, menu, dialogAction, remove } from '../../../src/views/actions/actions';
import { calls, extensions, part } from './extensions';

const of = (declaration: object) =>
  normalise({ recordTitle: '{name}', calls, fields: {}, ...declaration } as Declaration, extensions, builtInKinds);
const formOf = (form: object, fields: object = {}) => of({ fields, form: { sections: [], ...form } }).form!;

describe('normalise makes one form of data and code', () => {
  it.each([
    ['a template', '{name} · {code}', 'Kai · K1'],
    ['a formatter', '{shout()}', 'KAI'],
    ['a member and a formatter', '{shout()} · {code}', 'KAI · K1'],
    ['the first of two members', '{nick|name}', 'Kai'],
    ['a function', ({ name }: { name: string }) => `<${name}>`, '<Kai>'],
    ['nothing to say', '{missing}', ''],
  ])('of the title: %s', (_, recordTitle, title) => {
    expect(of({ recordTitle }).recordTitle({ name: 'Kai', code: 'K1' })).toBe(title);
  });
  it('throws on extensions that nobody registered', () => {
    expect(() => of({ recordTitle: '{nobody()}' })).toThrow('No formatter is called nobody');
    expect(() => formOf({ createdDialog: 'toString' })).toThrow('No component is called toString');
    expect(() => formOf({ initialValues: { a: { generator: 'nothing' } } }).initialValues()).toThrow('No generator is called nothing');
  });
  it('of lines and of what a panel shows', () => {
    const { fields } = of({
      extensions: { formatters: { two: () => 'one\ntwo', none: () => null } },
      fields: {
        broken: derived('Broken', { lines: ['{two()}'] }),
        none: derived('None', { lines: ['{none()}'] }),
        both: derived('Both', { lines: ['{name}', '{shout()}'] }),
        own: derived('Own', { lines: ({ name }: { name: string }) => [asIs(name), null] }),
        map: panel('Map', 'Map'),
        loaded: panel('Loaded', part),
        plain: text('Plain'),
      },
    });
    const lines = (name: string) => (fields[name] as { lines: (record: object) => unknown }).lines({ name: 'Kai' });
    expect([lines('both'), lines('own'), lines('broken'), lines('none')]).toEqual([['Kai', 'KAI'], ['Kai', null], ['one', 'two'], [null]]);
    expect([fields.map, fields.loaded].map((field) => (field as { component: unknown }).component)).toEqual([part, part]);
    expect(fields.plain).toEqual({ ...text('Plain'), definition: text.definition });
    expect(() => of({ fields: { a: { kind: 'toString', label: 'A' } } })).toThrow('No kind of field is called toString');
  });
  it('of the sections and the head of a form, and of what stands beside a list', () => {
    const call = dialogAction({ name: 'call', label: 'Call', dialog: 'Map', permission: 'write' });
    const form = formOf(
      {
        sections: [{ title: 'A', fields: ['a'], component: 'Map', actions: [call] }, { fields: ['b'] }],
        head: { name: 'a', status: 'b', facts: [] },
      },
      { a: text('A'), b: text('B') },
    );
    expect(form.sections).toEqual([
      { title: 'A', fields: ['a'], component: part, actions: [expect.objectContaining({ label: 'Call', dialog: part })] },
      { fields: ['b'], component: undefined, actions: [] },
    ]);
    expect(form.head).toEqual({ name: 'a', status: 'b', facts: [], actions: [] });
    expect(formOf({}).head).toBeUndefined();
    for (const key of ['aside', 'bulkActions'] as const)
      expect([of({ list: { columns: [], [key]: 'Map' } }), of({ list: { columns: [] } })].map(({ list }) => list![key])).toEqual([
        part,
        undefined,
      ]);
  });
  it('of the start of a form: constants, generators, a function', () => {
    expect(formOf({ initialValues: { post: false, pwd: { generator: 'password' } } }).initialValues()).toEqual({
      post: false,
      pwd: 'generated',
    });
    expect(formOf({ initialValues: () => ({ post: true }) }).initialValues()).toEqual({ post: true });
    expect(formOf({}).initialValues()).toEqual({});
  });
  it('makes a generated value each time that it is asked for, not before', () => {
    extensions.generators.password.mockClear();
    const form = formOf({ initialValues: { pwd: { generator: 'password' } } });
    expect(extensions.generators.password).not.toHaveBeenCalled();
    form.initialValues();
    form.initialValues();
    expect(extensions.generators.password).toHaveBeenCalledTimes(2);
  });
  it('of what a list asks for beyond its filters', () => {
    const queryOf = (query: unknown) => of({ list: { columns: [], query } }).list!.query;
    expect(queryOf({ entry: 'CMS', offset: { generator: 'offset' } })!({ page: 3, size: 10 })).toEqual({ entry: 'CMS', offset: 30 });
    expect(queryOf(({ page }: { page: number }) => ({ page }))!({ page: 3, size: 10 })).toEqual({ page: 3 });
    expect(queryOf(undefined)).toBeUndefined();
  });
  const viewer: Viewer = { id: '1', level: 2, codes: [], claims: {} };
  it('of who may save, beyond the permission', () => {
    expect(formOf({}).allowed({}, viewer)).toBe(true);
    expect(formOf({ allowed: (_: object, { level }: Viewer) => level === 1 }).allowed({}, viewer)).toBe(false);
  });
  it('of what can be edited', () => {
    const sections = [{ fields: ['a', 'b'] }, { fields: ['c'] }];
    expect(formOf({ sections }).editable({}, viewer)).toEqual(['a', 'b', 'c']);
    const listed = formOf({ sections, editable: ['a', { names: ['b', 'c'], when: { isDummy: true } }] });
    expect([listed.editable({ isDummy: true }, viewer), listed.editable({ isDummy: false }, viewer)]).toEqual([['a', 'b', 'c'], ['a']]);
    expect(formOf({ sections, editable: (_: object, { level }: Viewer) => (level === 2 ? ['c'] : []) }).editable({}, viewer)).toEqual([
      'c',
    ]);
  });
  it('of which saves are reviewed: all of them, those of a condition, and none without a review', () => {
    const reviewed = (form: object) => ['A', 'B'].map((status) => formOf(form).isReviewed({ status }));
    expect(reviewed({})).toEqual([false, false]);
    expect(reviewed({ review: 'Map' })).toEqual([true, true]);
    expect(reviewed({ review: 'Map', reviewWhen: { status: 'A' } })).toEqual([true, false]);
    expect(reviewed({ reviewWhen: { status: 'A' } })).toEqual([false, false]);
  });
  it('of why a record is locked, and of the hint: the first text whose condition holds', () => {
    const told = [
      { when: { status: 'A' }, text: 'is A' },
      { when: { status: ['A', 'B'] }, text: 'is A or B' },
    ];
    const { locked, hint } = formOf({ locked: told, hint: [...told, 'else'] });
    expect(['A', 'B', 'C'].map((status) => [locked({ status }), hint({ status })])).toEqual([
      ['is A', 'is A'],
      ['is A or B', 'is A or B'],
      [null, 'else'],
    ]);
    expect(formOf({ hint: 'always' }).hint({})).toBe('always');
    expect(formOf({}).locked({})).toBeNull();
    expect(formOf({ locked: ({ x }: { x: number }) => (x ? 'x' : null) }).locked({ x: 1 })).toBe('x');
  });
  it('CLI-064 of the body: what the record keeps, a missing member as null, under what was edited', () => {
    const { body } = formOf({ include: ['id', 'email', { names: ['type.name'], when: { isDummy: true } }] });
    expect(body({ email: 'new', note: null }, { id: 1, email: 'old', isDummy: false })).toEqual({ id: 1, email: 'new', note: null });
    expect(body({}, { id: 1, isDummy: true, type: { name: 'CP' } })).toEqual({ id: 1, email: null, type: { name: 'CP' } });
    expect(body({ email: 'new' }, null)).toEqual({ email: 'new' });
    expect(formOf({}).body({ a: 1 }, { b: 2 })).toEqual({ a: 1 });
  });
  it('of the body: constants under what was edited, nothing that is empty, and what a function makes of it all', () => {
    expect(formOf({ set: { a: 1, b: 2 } }).body({ b: 3 }, null)).toEqual({ a: 1, b: 3 });
    expect(formOf({ set: { a: 1 }, include: ['a'] }).body({}, { a: 4 })).toEqual({ a: 4 });
    expect(formOf({ omitEmpty: true }).body({ a: null, b: {}, c: { d: undefined }, e: [], f: '' }, null)).toEqual({ e: [], f: '' });
    const transform = (body: object, record: object | null) => ({ ...body, of: record, empty: null });
    expect(formOf({ include: ['a'], set: { s: 0 }, transform }).body({ b: 2 }, { a: 1 })).toEqual({
      a: 1,
      s: 0,
      b: 2,
      of: { a: 1 },
      empty: null,
    });
    expect(formOf({ transform, omitEmpty: true }).body({ b: 2 }, null)).toEqual({ b: 2 });
  });
  it('of conditions that are registered: of the record and the person who looks', () => {
    const own = { condition: 'own' };
    const isOwn = { id: '1' };
    const isOther = { id: '2' };
    const held = (allowed: object) => [isOwn, isOther].map((record) => formOf({ allowed }).allowed(record, viewer));
    expect(held(own)).toEqual([true, false]);
    expect(held({ not: own })).toEqual([false, true]);
    expect(held({ any: [own, { id: '2' }] })).toEqual([true, true]);
    expect(held({ ...own, id: '2' })).toEqual([false, false]);
    const { editable } = formOf({ sections: [], editable: ['a', { names: ['b'], when: { not: own } }] });
    expect([isOwn, isOther].map((record) => editable(record, viewer))).toEqual([['a'], ['a', 'b']]);
    const [gone] = of({ list: { columns: [], rowActions: [remove({ allowed: own } as object)] } }).list!.rowActions as unknown as {
      allowed: (...about: unknown[]) => boolean;
    }[];
    expect([gone!.allowed(isOwn, viewer), gone!.allowed(isOther, viewer)]).toEqual([true, false]);
    expect(() => formOf({ allowed: { condition: 'nobodys' } }).allowed(isOwn, viewer)).toThrow('No condition is called nobodys');
  });
  it('of texts that are templates', () => {
    expect(formOf({ hint: [{ when: { a: 1 }, text: 'Sent at {at}' }, 'Not {shout()}'] }).hint({ a: 1, at: 'noon' })).toBe('Sent at noon');
    expect(formOf({ hint: [{ when: { a: 1 }, text: 'x' }, 'Not {shout()}'] }).hint({ name: 'kai' })).toBe('Not KAI');
  });
  it('of what an entity registers for itself', () => {
    const extensions = {
      formatters: { code: ({ id }: { id: string }) => `#${id}` },
      generators: { one: () => 1 },
      conditions: { first: ({ id }: { id: string }) => id === '1' },
    };
    const own = of({
      recordTitle: '{code()} {shout()}',
      extensions,
      form: { sections: [], initialValues: { n: { generator: 'one' } }, allowed: { condition: 'first' } },
    });
    expect(own.recordTitle({ id: '7', name: 'kai' })).toBe('#7 KAI');
    expect(own.form!.initialValues()).toEqual({ n: 1 });
    expect(own.form!.allowed({ id: '1' }, viewer)).toBe(true);
    expect(() => of({ recordTitle: '{code()}' })).toThrow('No formatter is called code');
  });
  it('narrows fields for one form alone', () => {
    const resource = of({
      fields: { dob: text('Date of birth', { maxLength: 10 }) },
      form: { sections: [] },
      createForm: { sections: [], overrides: { dob: { required: true, label: 'Birthday' } } },
    });
    expect(resource.createForm!.fields.dob).toMatchObject({ kind: 'text', label: 'Birthday', required: true, maxLength: 10 });
    expect(resource.form!.fields.dob).toEqual(resource.fields.dob);
  });
  it('of what depends on what: conditions say what they look at, functions look at all', () => {
    const { visibleWhen, disabledWhen } = formOf(
      { overrides: { b: { visibleWhen: { a: 'x' } } } },
      { a: text('A'), b: text('B'), c: text('C', { disabledWhen: ({ a }: { a?: string }) => a === 'x' }) },
    );
    expect([Object.keys(visibleWhen), Object.keys(disabledWhen)]).toEqual([['b'], ['c']]);
    expect([visibleWhen.b!.looksAt, disabledWhen.c!.looksAt]).toEqual([['a'], 'all']);
    expect([visibleWhen.b!.holds({ a: 'x' }), visibleWhen.b!.holds({ a: 'y' }), disabledWhen.c!.holds({ a: 'x' })]).toEqual([
      true,
      false,
      true,
    ]);
  });
  it('PLT-109 of what a change sets: within, constants, generated values, members of the row, functions', () => {
    const { reactions } = formOf(
      {},
      {
        office: reference('salesOffices', 'Office', { sets: { note: 'moved', key: { generator: 'password' } } }),
        region: reference<string>('regions', 'Region', { within: 'office' }),
        manager: reference('accountManagers', 'Manager', { sets: { email: { row: 'mail.work' } } }),
        kind: choice('Kind', { labels: {}, sets: (value: unknown) => ({ copy: value }) }),
        both: reference('x', 'X', { sets: (value: unknown, { values }: ChangeAbout) => ({ value, values }) }),
      },
    );
    const about: ChangeAbout = {
      values: { a: 1 },
      stored: null,
      codesOf: () => Promise.resolve([]),
      isLocked: () => false,
      isTouched: () => false,
    };
    const set = (name: string, value: unknown, row: object | null = null) =>
      Object.assign({}, ...reactions[name]!.map((each) => each.set(value, row as never, about))) as object;
    expect(set('office', 'HK')).toEqual({ region: null, note: 'moved', key: 'generated' });
    expect(set('manager', 1, { mail: { work: 'a@b.co' } })).toEqual({ email: 'a@b.co' });
    expect([set('manager', 1, {}), set('manager', 1)]).toEqual([{ email: null }, { email: null }]);
    expect(set('kind', 'A')).toEqual({ copy: 'A' });
    expect(set('both', 'B')).toEqual({ value: 'B', values: { a: 1 } });
    expect(Object.fromEntries(Object.entries(reactions).map(([name, own]) => [name, own.map(({ needsRow }) => needsRow)]))).toEqual({
      office: [false, false],
      region: [],
      manager: [true],
      kind: [false],
      both: [false],
    });
    const { fields } = of({
      fields: { a: text('A'), b: reference<string>('x', 'B', { within: 'a' }), c: reference<string>('x', 'C', { within: 'b' }) },
    });
    expect(clearedBy(fields, 'a')).toEqual(['b']);
  });
  it('of actions: conditions, dialogs by name, and what is always there', () => {
    const { rowActions, pageActions } = of({
      list: {
        columns: [],
        rowActions: [
          edit(),
          menu(dialogAction<{ status: string }>({ name: 'open', label: 'Open', permission: 'x', dialog: 'Map', offered: { status: 'A' } })),
          remove({ offered: (record: { n: number }) => record.n > 1, allowed: (_: object, { level }: { level: number }) => level === 1 }),
          confirmAction({
            name: 'ask',
            label: 'Ask',
            question: 'Ask {name|code} now?',
            call: 'PUT /appuser/unlock/{id}',
            successText: '{name}: asked',
            permission: 'x',
          }),
        ],
        pageActions: [{ name: 'run', label: 'Run', permission: 'x', dialog: 'Map' }],
      },
    }).list!;
    const [first, more, gone, asked] = rowActions;
    if (more?.type !== 'menu' || gone?.type !== 'confirm' || asked?.type !== 'confirm') throw new Error('not as declared');
    const [opened] = more.actions;
    expect(first).toEqual({ type: 'edit' });
    expect([opened!.offered({ status: 'A' }), opened!.offered({ status: 'B' })]).toEqual([true, false]);
    expect(opened).toMatchObject({ type: 'dialog', dialog: part });
    const viewer = { id: 'x', level: 1, codes: [], claims: {} };
    expect([gone.offered({ n: 2 }), gone.offered({ n: 1 }), gone.allowed({}, viewer), gone.allowed({}, { ...viewer, level: 2 })]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([gone.removes, gone.permission, gone.call]).toEqual([true, 'delete', 'delete']);
    expect([asked.offered({}), asked.allowed({}, viewer)]).toEqual([true, true]);
    expect([asked.question({ code: 'C7' }), asked.question({}), asked.successText({ name: 'Ann' }), asked.successText({})]).toEqual([
      'Ask C7 now?',
      'Ask',
      'Ann: asked',
      'Ask',
    ]);
    expect([asked.isSuccessPersonal, gone.isSuccessPersonal]).toEqual([true, false]);
    expect(pageActions[0]!.dialog).toBe(part);
  });
  it('of what is left out: ids, sizes, cards, the right to save', () => {
    const resource = of({ list: { columns: ['a', 'b', 'c', 'd', 'e'] }, form: { sections: [] } });
    expect([resource.idField, resource.updateId, resource.versionedBy]).toEqual(['id', 'id', undefined]);
    expect(resource.list).toMatchObject({
      rowActions: [],
      pageActions: [],
      maxHeight: 490,
      card: { heading: ['a', 'b'], lines: [['c', 'd'], ['e']], labelled: [] },
    });
    expect(resource.form).toMatchObject({ layout: 'rows', permission: 'save' });
    const said = of({
      idField: 'code',
      updateId: 'key',
      versionedBy: 'at',
      list: { columns: [], maxHeight: 100, card: { heading: ['x'], lines: [] } },
      form: { sections: [], layout: 'sheet', permission: 'write', createdDialog: 'Map' },
    });
    expect([said.idField, said.updateId, said.versionedBy, said.list!.maxHeight, said.list!.card]).toEqual([
      'code',
      'key',
      'at',
      100,
      { heading: ['x'], lines: [], labelled: [] },
    ]);
    expect(said.form).toMatchObject({ layout: 'sheet', permission: 'write', createdDialog: part });
  });
  it('changes nothing of what it reads', () => {
    const declaration = {
      recordTitle: '{a}',
      calls,
      fields: { a: text('A'), pwd: password('P') },
      form: { sections: [{ fields: ['a'] }], overrides: { a: { label: 'B' } } },
    } as Declaration;
    const before = structuredClone(declaration);
    normalise(declaration, extensions, builtInKinds);
    expect(declaration).toEqual(before);
  });
});
