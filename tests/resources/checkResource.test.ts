import { describe, expect, it } from 'vitest';
import { heads, lookups, parts } from '../../resources';
import { declarationProblems } from '../../src/checkDeclarations';
import { choice, dateTime, derived, integer, reference, text } from '../../src/fields';
import type { Head } from '../../src/schema/head';
import type { Resource } from '../../src/schema/resource';
import { problemText, checkResource } from '../../src/schema/checkResource';
import { edit, menu, remove } from '../../src/views/actions';

const head: Head = {
  label: 'Things',
  routes: { list: '/things', create: '/createThing', edit: '/editThing/:id' },
  access: { create: {}, save: {}, delete: {} },
};
const good = {
  recordTitle: () => 'thing',
  calls: {
    getList: 'GET /contactUs/clientServices/',
    getOne: 'GET /contactUs/clientServices/{id}',
    create: 'POST /contactUs/clientServices/',
    update: 'PUT /contactUs/clientServices/{id}',
    delete: 'DELETE /contactUs/clientServices/{id}',
  },
  fields: { name: text('Name'), order: integer('Order'), at: dateTime('At'), both: derived('Both', { lines: () => [] }) },
  list: { columns: ['name', 'at'], rowActions: [edit(), remove()] },
  form: {
    sections: [{ fields: ['name', 'order'] }],
    rules: ({ object, required, text: optional }: Parameters<NonNullable<Resource['form']>['rules']>[0]) =>
      object({ name: required('Name'), order: optional() }),
  },
} as unknown as Resource;
const ring = { label: 'Ring', permission: 'ring', dialog: () => Promise.reject(new Error('not opened')) };
type Change = (resource: Resource) => object;
const problems = (change: Change, changedHead: Partial<Head> = {}, others: Record<string, Head> = {}) =>
  declarationProblems('things', { ...good, ...change(good) } as Resource, {
    heads: { things: { ...head, ...changedHead }, ...others },
    lookups,
  });

describe('checkResource', () => {
  it('finds nothing in a good declaration', () => {
    expect(problems(() => ({}))).toEqual([]);
  });
  it.each<[string, RegExp, Change, Partial<Head>?, Record<string, Head>?]>([
    [
      'an undeclared column',
      /^things\.list\.columns\[1\]: R001 'nme' is not a declared field\. Hint: Declared are name, order/,
      ({ list }) => ({ list: { ...list, columns: ['name', 'nme'] } }),
    ],
    [
      'an undeclared field in the form',
      /^things\.form\.sections\[0\]: R001 /,
      ({ form }) => ({ form: { ...form, sections: [{ fields: ['nme'] }], rules: good.form!.rules } }),
    ],
    ['a link to no field', /^things\.list\.link\[0\]: R001 'nme'/, ({ list }) => ({ list: { ...list, link: 'nme' } })],
    ['a name of no field', /^things\.list\.name\[0\]: R001 'nme'/, ({ list }) => ({ list: { ...list, name: 'nme' } })],
    [
      'a labelled value of no field',
      /^things\.list\.card\.labelled\[0\]: R001 'nme'/,
      ({ list }) => ({ list: { ...list, card: { heading: ['name'], lines: [['at']], labelled: ['nme'] } } }),
    ],
    [
      'a new record that no search finds',
      /^things\.createForm\.foundBy: R013 'nme' is no search field/,
      ({ form }) => ({ createForm: { ...form, foundBy: 'nme' } }),
    ],
    ['a sort by no field', /^things\.list\.sorts\[0\]: R001 'nme'/, ({ list }) => ({ list: { ...list, sorts: ['nme asc'] } })],
    [
      'a card of no field',
      /^things\.list\.card\[1\]: R001 'nme'/,
      ({ list }) => ({ list: { ...list, card: { heading: ['name'], lines: [['nme']] } } }),
    ],
    ['a label for no field', /^things\.form\.labels\[0\]: R001 'nme'/, ({ form }) => ({ form: { ...form, labels: { nme: 'x' } } })],
    ['a footer of no field', /^things\.form\.footer\[0\]: R001 'nme'/, ({ form }) => ({ form: { ...form, footer: 'nme' } })],
    [
      'a record head of no field',
      /^things\.form\.head\[1\]: R001 'state'/,
      ({ form }) => ({ form: { ...form, head: { name: 'name', status: 'state', facts: [] } } }),
    ],
    ['a stamp that is no field', /^things\.stamp: R001 'changed'/, () => ({ stamp: 'changed' })],
    [
      'a field of the create form that no section has',
      /^things\.createForm\.rules: R004 'name' is required/,
      ({ form }) => ({ createForm: { ...form, sections: [{ fields: ['order'] }] } }),
    ],
    ['a column twice', /R002 'name' stands there twice/, ({ list }) => ({ list: { ...list, columns: ['name', 'name'] } })],
    [
      'an unknown kind',
      /^things\.fields\.name: R003 there is no kind 'colour'/,
      ({ fields }) => ({ fields: { ...fields, name: { kind: 'colour', label: 'x' } } }),
    ],
    [
      'a required field in no section',
      /R004 'name' is required and in no section/,
      ({ form }) => ({ form: { ...form, sections: [{ fields: ['order'] }] } }),
    ],
    [
      'a field without a rule',
      /R005 'order' has no rule/,
      ({ form }) => ({
        form: {
          ...form,
          rules: ({ object, required }: Parameters<NonNullable<Resource['form']>['rules']>[0]) => object({ name: required('Name') }),
        },
      }),
    ],
    [
      'a field that nobody types',
      /R006 'at' is a dateTime/,
      ({ form }) => ({ form: { ...form, sections: [{ fields: ['name', 'order', 'at'] }] } }),
    ],
    [
      'a save that nobody may',
      /^things\.form: R007 nobody may 'save'\. Hint: Add access\.save/,
      () => ({}),
      { access: { create: {}, delete: {} } },
    ],
    ['a delete that nobody may', /R007 nobody may 'delete'/, () => ({}), { access: { create: {}, save: {} } }],
    [
      'a row action that nobody may',
      /^things\.list\.rowActions\[0\]: R007 nobody may 'ring'/,
      ({ list }) => ({ list: { ...list, rowActions: [menu(ring)] } }),
    ],
    [
      'a page action that nobody may',
      /^things\.list\.pageActions\[0\]: R007 nobody may 'ring'/,
      ({ list }) => ({ list: { ...list, pageActions: [ring] } }),
    ],
    [
      'an action of the record that nobody may',
      /^things\.form\.actions: R007 nobody may 'ring'/,
      ({ form }) => ({ form: { ...form, head: { name: 'name', status: 'at', facts: [], actions: [ring] } } }),
    ],
    [
      'an action of a section that nobody may',
      /^things\.form\.actions: R007 nobody may 'ring'/,
      ({ form }) => ({ form: { ...form, sections: [{ fields: ['name', 'order'], actions: [ring] }] } }),
    ],
    [
      'an update by another member without a call',
      /^things\.updateId: R008/,
      ({ calls }) => ({ updateId: 'order', calls: { ...calls, update: undefined } }),
    ],
    ['a list without a call', /R008 the list has no call/, ({ calls }) => ({ calls: { ...calls, getList: undefined } })],
    ['a delete without a call', /R008 there is no call to delete/, ({ calls }) => ({ calls: { ...calls, delete: undefined } })],
    ['a form without a call', /R008 the edit screen has no call/, ({ calls }) => ({ calls: { ...calls, update: undefined } })],
    ['an edit icon without a screen', /R009 there is no edit screen/, () => ({}), { routes: { list: '/things' } }],
    [
      'a reference to nothing',
      /^things\.fields\.order: R010 'colours' is no lookup/,
      ({ fields }) => ({ fields: { ...fields, order: reference('colours', 'Colour') } }),
    ],
    [
      'a filter within nothing',
      /R011 'office' is no filter/,
      ({ list }) => ({ list: { ...list, filters: { region: reference('regions', 'Region', { within: 'office' }) } } }),
    ],
    ['a route without a slash', /R012 'things' is malformed/, () => ({}), { routes: { ...head.routes, list: 'things' } }],
    ['an edit route without the record', /R012 '\/editThing' is malformed/, () => ({}), { routes: { ...head.routes, edit: '/editThing' } }],
    [
      'a route of another screen',
      /R012 '\/things' belongs to another screen/,
      () => ({}),
      {},
      { others: { label: 'Others', routes: { list: '/things' } } },
    ],
  ])('reports %s', (_, line, change, changedHead, others) => {
    expect(problems(change, changedHead, others)).toContainEqual(expect.stringMatching(line));
  });
  it('reports all problems at once', () => {
    const wrong = { ...good, fields: { name: choice('x', { labels: {} }) }, list: { columns: ['a', 'b', 'c'] } } as unknown as Resource;
    expect(checkResource('things', wrong, { heads: { things: head }, lookups }).map(problemText).length).toBeGreaterThan(3);
  });
});

describe.each(Object.entries({ ...heads, ...parts }).filter(([, { load }]) => load))('the declaration of %s', (name, { load }) => {
  it('passes its checks', async () => {
    expect(declarationProblems(name, (await load!()).default)).toEqual([]);
  });
});
