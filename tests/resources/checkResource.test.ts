import { describe, expect, it } from 'vitest';
import { registry } from '../../resources';
import { checkRegistry, declarationProblems, checkContextOf } from '../../src/app/checkDeclarations';
import {
  choice,
  date,
  timestamp,
  decimal,
  derived,
  file,
  integer,
  items,
  localized,
  localDateTime,
  panel,
  reference,
  text,
  toggle,
} from '../../src/fields';
import { matrix } from '../../resources/adminUsers/matrix';
import { checkResource } from '../../src/schema/check/checkResource';
import { count, number } from '../../src/schema/language/shape';
import { knownNames } from '../../src/schema/language/problem';
import type { Declaration } from '../../src/schema';
import type { ResourceEntry } from '../../src/schema/resourceEntry';
import { confirmAction, edit, menu, dialogAction, remove } from '../../src/views/actions/actions';

const around = await checkContextOf(registry);
const load = () => Promise.reject(new Error('not loaded'));
const entry: ResourceEntry = {
  load,
  label: 'Things',
  routes: { list: '/things', create: '/createThing', edit: '/editThing/:id' },
  access: { create: {}, save: {}, delete: {} },
};
// the record is a hotline: id countryId displayOrder phoneNumber post countryEn updatedAt updatedByName
const good = {
  recordTitle: '{phoneNumber}',
  calls: {
    getList: 'GET /contactUs/clientServices/',
    getOne: 'GET /contactUs/clientServices/{id}',
    create: 'POST /contactUs/clientServices/',
    update: 'PUT /contactUs/clientServices/{id}',
    delete: 'DELETE /contactUs/clientServices/{id}',
  },
  fields: {
    phoneNumber: text('Number'),
    displayOrder: integer('Order'),
    post: toggle('Post', { on: 'On', off: 'Off' }),
    at: timestamp('At'),
    both: derived('Both', { lines: ['{phoneNumber}', '{countryEn}'] }),
  },
  list: { columns: ['phoneNumber', 'at'], rowActions: [edit(), remove()] },
  form: { sections: [{ fields: ['phoneNumber', 'displayOrder'] }] },
} satisfies Declaration;
const page = { name: 'ring', label: 'Ring', permission: 'ring', dialog: () => Promise.reject(new Error('not opened')) };
const ring = dialogAction<object>(page);
type Change = (declaration: typeof good) => object;
const problemsIn = (declaration: object, changedEntry: Partial<ResourceEntry> = {}, others: Record<string, ResourceEntry> = {}) =>
  declarationProblems('things', declaration as Declaration, { ...around, resources: { ...others, things: { ...entry, ...changedEntry } } });
const problems = (change: Change, changedEntry?: Partial<ResourceEntry>, others?: Record<string, ResourceEntry>) =>
  problemsIn({ ...good, ...change(good) }, changedEntry, others);
/** A change of one field. */
const field =
  (name: keyof typeof good.fields, more: object): Change =>
  ({ fields }) => ({ fields: { ...fields, [name]: { ...fields[name], ...more } } });
const form =
  (more: object): Change =>
  ({ form }) => ({ form: { ...form, ...more } });
const list =
  (more: object): Change =>
  ({ list }) => ({ list: { ...list, ...more } });

describe('checkResource', () => {
  it('finds nothing in a good declaration', async () => {
    expect(await problems(() => ({}))).toEqual([]);
  });
  it('R023 tells a stamp of the server from a time that somebody chooses', async () => {
    const times = { 'GET /things': 'updatedAt* startDate' };
    const found = async (updatedAt: object, startDate: object) =>
      (
        await declarationProblems(
          'things',
          {
            ...good,
            calls: { getList: 'GET /things' },
            fields: { ...good.fields, updatedAt, startDate },
            list: undefined,
            form: undefined,
          } as never,
          { ...around, times, reads: { 'GET /things': 'updatedAt startDate phoneNumber countryEn' }, resources: { things: entry } },
        )
      ).filter((problem) => problem.includes('R023'));
    const wire = 'yyyy-MM-dd HH:mm';
    expect(await found(timestamp('At'), localDateTime('Start', { wire }))).toEqual([]);
    expect(await found(localDateTime('At', { wire }), timestamp('Start'))).toEqual([
      expect.stringMatching(/updatedAt.*R023.*stamps/),
      expect.stringMatching(/startDate.*R023.*chooses/),
    ]);
  });
  it('finds nothing in a form that shows what nobody types', async () => {
    expect(await problems(form({ sections: [{ fields: ['phoneNumber', 'displayOrder', 'at', 'both'] }] }))).toEqual([]);
  });
  it('holds what a form says of a choice to the codes of its field', async () => {
    const withChoice =
      (override: object, options: object): Change =>
      ({ fields }) => ({
        fields: { ...fields, phoneNumber: choice('Number', { labels: { A: 'First' }, ...options }) },
        form: { sections: [{ fields: ['phoneNumber'] }], overrides: { phoneNumber: override } },
      });
    expect(await problems(withChoice({ defaultValue: 'A' }, {}))).toEqual([]);
    expect(await problems(withChoice({ defaultValue: ['A'] as never }, { multiple: true }))).toEqual([]);
    expect(await problems(withChoice({ defaultValue: 'B' }, {}))).toEqual([
      "things.form.overrides.phoneNumber.defaultValue: R029 no choice has the code 'B'. Did you mean 'A'?",
    ]);
    expect(await problems(field('phoneNumber', { kind: 'choice', defaultValue: 'A' }))).toEqual([
      "things.fields.phoneNumber.labels: R037 'labels' is missing. Write a map.",
    ]);
  });
  it('reports a misspelt field once, at the field, where the record has the name that the views use', async () => {
    const { displayOrder, ...others } = good.fields;
    const wrong = {
      ...good,
      fields: { ...others, displayOrdr: { ...displayOrder, required: true } },
      list: { columns: ['displayOrder', 'phoneNumber'] },
    };
    expect(await problemsIn(wrong)).toEqual([
      "things.fields.displayOrdr: R001 the record has no 'displayOrdr'. Did you mean 'displayOrder'?",
    ]);
  });
  it('does not take a field that shows other members for a misspelt one', async () => {
    const { displayOrder: _, ...others } = good.fields;
    const orders = derived('Orders', { lines: ['{countryEn}'] });
    const wrong = { ...good, fields: { ...others, displayOrders: orders }, list: { columns: ['displayOrder'] }, form: undefined };
    expect(await problemsIn(wrong, { routes: { list: '/things' } })).toEqual([
      "things.list.columns[0]: R001 'displayOrder' is not a declared field. The record has it: declare it in 'fields'.",
    ]);
  });
  it.each<[string, string, Change, Partial<ResourceEntry>?, Record<string, ResourceEntry>?]>([
    [
      'an undeclared column',
      "things.list.columns[1]: R001 'ats' is not a declared field. Did you mean 'at'?",
      list({ columns: ['phoneNumber', 'ats'] }),
    ],
    [
      'an undeclared field in the form',
      "things.form.sections[0].fields[0]: R001 'nme' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      form({ sections: [{ fields: ['nme'] }] }),
    ],
    [
      'a link to no field',
      "things.list.link: R001 'nme' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      list({ link: 'nme' }),
    ],
    [
      'a name of no field',
      "things.list.name: R001 'nme' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      list({ name: 'nme' }),
    ],
    [
      'a labelled value of no field',
      "things.list.card.labelled[0]: R001 'nme' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      list({ card: { heading: ['at'], lines: [['both']], labelled: ['nme'] } }),
    ],
    [
      'a new record that no search finds',
      "things.createForm.foundBy: R013 'nme' is no search field. There are no search fields.",
      ({ form }) => ({ createForm: { ...form, foundBy: 'nme' } }),
    ],
    [
      'a sort by no field',
      "things.list.sorts[0]: R001 'nme' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      list({ sorts: ['nme asc'] }),
    ],
    [
      'a card of no field',
      "things.list.card.lines[0][0]: R001 'nme' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      list({ card: { heading: ['at'], lines: [['nme']] } }),
    ],
    [
      'a narrowed field that is none',
      "things.form.overrides.nme: R001 'nme' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      form({ overrides: { nme: { label: 'x' } } }),
    ],
    [
      'a footer of no field',
      "things.form.footer: R001 'nme' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      form({ footer: 'nme' }),
    ],
    [
      'records for each value of no field',
      "things.form.oneFor: R001 'nme' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      form({ oneFor: 'nme' }),
    ],
    [
      'a distinct value of no field',
      "things.form.distinct[1]: R001 'nme' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      form({ distinct: ['phoneNumber', 'nme'] }),
    ],
    [
      'a start for no field',
      "things.form.initialValues.nme: R001 'nme' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      form({ initialValues: { nme: 1 } }),
    ],
    [
      'a record head of no field',
      "things.form.head.status: R001 'state' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      form({ head: { name: 'at', status: 'state', facts: [] } }),
    ],
    [
      'a stamp that is no member',
      "things.versionedBy: R001 the record has no 'changed'. Known members: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      () => ({ versionedBy: 'changed' }),
    ],
    [
      'an id that is no member',
      "things.idField: R001 the record has no 'code'. Known members: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      () => ({ idField: 'code' }),
    ],
    ['a column twice', "things.list.columns[1]: R002 'at' stands there twice. Remove one of them.", list({ columns: ['at', 'at'] })],
    ['an unknown kind', "things.fields.at: R003 there is no kind 'timestmp'. Did you mean 'timestamp'?", field('at', { kind: 'timestmp' })],
    [
      'a filter of a kind that filters nothing',
      "things.list.filters.x: R003 'x' is of the kind text, which is no filter. Move it to 'search'.",
      list({ filters: { x: text('X') } }),
    ],
    [
      'a required field in no section',
      "things.form.overrides.post: R004 'post' is required and in no section. Add it to a section, or take the rule away.",
      form({ overrides: { post: { required: true } } }),
    ],
    [
      'a component that nobody registered beside a list',
      "things.list.aside: R021 no component is called 'nothing'. There are no components.",
      list({ aside: 'nothing' }),
    ],
    [
      'bulk actions that nobody registered',
      "things.list.bulkActions: R021 no component is called 'nothing'. There are no components.",
      list({ bulkActions: 'nothing' }),
    ],
    [
      'a component that nobody registered in a section',
      "things.form.sections[0].component: R021 no component is called 'nothing'. There are no components.",
      form({ sections: [{ fields: ['phoneNumber'], component: 'nothing' }] }),
    ],
    [
      'a key that no section has',
      "things.form.sections[0].field: R036 'field' is not known here. Did you mean 'fields'?",
      form({ sections: [{ fields: [], field: 'phoneNumber' }] }),
    ],
    [
      'a section of a part without fields',
      'things.form.sections[0].fields: R005 a component without a field is never drawn. Name the fields that it binds.',
      form({ sections: [{ fields: [], component: page.dialog }] }),
    ],
    [
      'a section of a part with a field that comes and goes',
      "things.form.sections[0].fields[0]: R005 'phoneNumber' comes and goes, which a component cannot know. Put it into a section of its own.",
      form({
        sections: [{ fields: ['phoneNumber'], component: page.dialog }],
        overrides: { phoneNumber: { disabledWhen: { post: true } } },
      }),
    ],
    [
      'a field that nobody types',
      "things.form.editable[0]: R006 'at' is a timestamp, which nobody types. Show it in the list or in the footer.",
      form({ sections: [{ fields: ['phoneNumber', 'at'] }], editable: ['at'] }),
    ],
    [
      'a save that nobody may',
      "things.form: R007 nobody may 'save'. Add access.save to the entry of things; {} opens it to everybody.",
      () => ({}),
      { access: { create: {}, delete: {} } },
    ],
    [
      'a creation that nobody may',
      "things.form: R007 nobody may 'create'. Add access.create to the entry of things; {} opens it to everybody.",
      () => ({}),
      { access: { save: {}, delete: {} } },
    ],
    [
      'a delete that nobody may',
      "things.list.rowActions[1].permission: R007 nobody may 'delete'. Add access.delete to the entry of things; {} opens it to everybody.",
      () => ({}),
      { access: { create: {}, save: {} } },
    ],
    [
      'a row action that nobody may',
      "things.list.rowActions[0].actions[0].permission: R007 nobody may 'ring'. Add access.ring to the entry of things; {} opens it to everybody.",
      list({ rowActions: [menu(ring)] }),
    ],
    [
      'a link of a row that nobody may',
      "things.list.rowActions[1].permission: R007 nobody may 'ring'. Add access.ring to the entry of things; {} opens it to everybody.",
      list({ rowActions: [edit(), ring] }),
    ],
    [
      'a page action that nobody may',
      "things.list.pageActions[0].permission: R007 nobody may 'ring'. Add access.ring to the entry of things; {} opens it to everybody.",
      list({ pageActions: [page] }),
    ],
    [
      'an action of the record that nobody may',
      "things.form.head.actions[0].permission: R007 nobody may 'ring'. Add access.ring to the entry of things; {} opens it to everybody.",
      form({ head: { name: 'both', status: 'at', facts: [], actions: [ring] } }),
    ],
    [
      'an action of a section that nobody may',
      "things.form.sections[0].actions[0].permission: R007 nobody may 'ring'. Add access.ring to the entry of things; {} opens it to everybody.",
      form({ sections: [{ fields: ['phoneNumber'], actions: [ring] }] }),
    ],
    [
      'a dialog of an action that is not there',
      "things.list.rowActions[0].dialog: R021 no component is called 'Ring'. There are no components.",
      list({ rowActions: [dialogAction({ ...page, dialog: 'Ring', permission: 'save' })] }),
    ],
    [
      'a dialog of a page that is not there',
      "things.list.pageActions[0].dialog: R021 no component is called 'Ring'. There are no components.",
      list({ pageActions: [{ ...page, dialog: 'Ring' }] }),
    ],
    [
      'an action whose condition names no field',
      "things.list.rowActions[0].actions[0].offered.nme: R015 the condition names 'nme', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      list({ rowActions: [menu(remove({ offered: { nme: 1 } as never }))] }),
    ],
    [
      'an action whose call is not in the contract',
      "things.list.rowActions[0].call: R008 the contract has no call 'PUT /appuser/unlok/{id}'. Did you mean 'PUT /appuser/unlock/{id}'?",
      list({
        rowActions: [
          confirmAction({
            name: 'x',
            label: 'X',
            question: 'X?',
            successText: 'X',
            permission: 'save',
            call: 'PUT /appuser/unlok/{id}' as never,
          }),
        ],
      }),
    ],
    [
      'an update by another member without a call',
      'things.updateId: R008 there is no call to update. Declare calls.update.',
      ({ calls }) => ({ updateId: 'displayOrder', calls: { ...calls, update: undefined } }),
    ],
    [
      'a stamp without a call to read it',
      'things.versionedBy: R008 there is no call to read a record. Declare calls.getOne.',
      ({ calls }) => ({ versionedBy: 'updatedAt', calls: { ...calls, getOne: undefined } }),
    ],
    [
      'a list without a call',
      'things.list: R008 the list has no call. Declare calls.getList.',
      ({ calls }) => ({ calls: { ...calls, getList: undefined } }),
    ],
    [
      'a delete without a call',
      'things.list.rowActions[1].call: R008 there is no call to delete. Declare calls.delete.',
      ({ calls }) => ({ calls: { ...calls, delete: undefined } }),
    ],
    [
      'a form without a call',
      'things.form: R008 the edit screen has no call. Declare calls.getOne and calls.update.',
      ({ calls }) => ({ calls: { ...calls, update: undefined } }),
    ],
    [
      'a create screen without a call',
      'things.form: R008 the create screen has no call. Declare calls.create.',
      ({ calls }) => ({ calls: { ...calls, create: undefined } }),
    ],
    [
      'an edit icon without a screen',
      'things.list.rowActions[0]: R009 there is no edit screen. Add routes.edit to the entry.',
      () => ({}),
      { routes: { list: '/things' } },
    ],
    [
      'a route without a list',
      'things.routes.list: R009 the route has no list screen. Declare the screen, or take the route away.',
      () => ({ list: undefined }),
    ],
    [
      'a route without a form',
      'things.routes.edit: R009 the route has no edit screen. Declare the screen, or take the route away.',
      () => ({ form: undefined }),
    ],
    [
      'a reference to nothing',
      "things.fields.at.resource: R010 'contries' is no lookup. Did you mean 'countries'?",
      ({ fields }) => ({ fields: { ...fields, at: reference('contries', 'Country') } }),
    ],
    [
      'a filter within nothing',
      "things.list.filters.region.within: R011 'office' is no field. Known names: region.",
      list({ filters: { region: reference<string>('regions', 'Region', { within: 'office' }) } }),
    ],
    [
      'a route without a slash',
      "things.routes.list: R012 'things' is malformed. Write '/name'.",
      () => ({}),
      { routes: { ...entry.routes, list: 'things' } },
    ],
    [
      'an edit route without the record',
      "things.routes.edit: R012 '/editThing' is malformed. Write '/name/:id'.",
      () => ({}),
      { routes: { ...entry.routes, edit: '/editThing' } },
    ],
    [
      'a route of another screen',
      "things.routes.list: R012 '/things' belongs to another screen. Give each screen a path of its own.",
      () => ({}),
      {},
      { others: { label: 'Others', routes: { list: '/things' }, load } },
    ],
    [
      'an option of another kind',
      "things.fields.at.maxItems: R014 'maxItems' is not known here. It is an option of items.",
      field('at', { maxItems: 5 }),
    ],
    [
      'an option of another kind in a form',
      "things.form.overrides.post.maxLength: R014 'maxLength' is not known here. It is an option of decimal, integer, multiline, text.",
      form({ overrides: { post: { maxLength: 5 } } }),
    ],
    [
      'a title of no member',
      "things.recordTitle: R015 the template names 'phoneNumbr', which is no field. Did you mean 'phoneNumber'?",
      () => ({ recordTitle: '{phoneNumbr}' }),
    ],
    [
      'a line of no member',
      "things.fields.both.lines[1]: R015 the template names 'nme', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      field('both', { lines: ['{phoneNumber}', '{nme}'] }),
    ],
    [
      'a condition on no field',
      "things.fields.phoneNumber.visibleWhen.any[0].not.pst: R015 the condition names 'pst', which is no field. Did you mean 'post'?",
      field('phoneNumber', { visibleWhen: { any: [{ not: { pst: true } }] } }),
    ],
    [
      'a condition of a lock on no field',
      "things.form.locked[0].when.nme: R015 the condition names 'nme', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      form({ locked: [{ when: { nme: 1 }, text: 'x' }] }),
    ],
    [
      'a condition of a hint on no field',
      "things.form.hint[1].when.nme: R015 the condition names 'nme', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      form({ hint: ['x', { when: { nme: 1 }, text: 'x' }] }),
    ],
    [
      'a condition of what is editable on no field',
      "things.form.editable[0].when.nme: R015 the condition names 'nme', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      form({ editable: [{ names: ['phoneNumber'], when: { nme: 1 } }] }),
    ],
    [
      'an editable field that is in no section',
      "things.form.editable[0]: R001 'post' is no field of this form. Known fields of this form: phoneNumber, displayOrder.",
      form({ editable: ['post'] }),
    ],
    [
      'a body of what the record does not have',
      "things.form.include[1].names[0]: R015 it includes 'nme', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      form({ include: ['countryId', { names: ['nme'], when: {} }] }),
    ],
    [
      'a name of who did it that the record does not have',
      "things.fields.at.by: R015 it names 'updatedByNme', which is no field. Did you mean 'updatedByName'?",
      field('at', { by: 'updatedByNme' }),
    ],
    [
      'a change of no field',
      "things.fields.post.sets.nme: R001 'nme' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      field('post', { sets: { nme: null } }),
    ],
    [
      'a condition on itself',
      "things.fields.post.visibleWhen: R016 'post' depends on itself: post → post. Let one of them stand by itself.",
      field('post', { visibleWhen: { post: true } }),
    ],
    [
      'conditions in a circle',
      "things.fields.phoneNumber.visibleWhen: R016 'phoneNumber' depends on itself: phoneNumber → post → phoneNumber. Let one of them stand by itself.",
      ({ fields }) => ({
        fields: {
          ...fields,
          phoneNumber: text<string>('X', { visibleWhen: { post: true } }),
          post: { ...fields.post, disabledWhen: { phoneNumber: null } },
        },
      }),
    ],
    [
      'changes in a circle',
      'things.fields.phoneNumber.sets: R017 changes go in a circle: phoneNumber → displayOrder → phoneNumber. Take one of them away.',
      ({ fields }) => ({
        fields: {
          ...fields,
          phoneNumber: text('X', { sets: { displayOrder: null } }),
          displayOrder: integer('Y', { sets: { phoneNumber: null } }),
        },
      }),
    ],
    [
      'two choices within each other',
      'things.fields.post.within: R017 changes go in a circle: displayOrder → post → displayOrder. Take one of them away.',
      ({ fields }) => ({
        fields: {
          ...fields,
          post: reference<string>('regions', 'X', { within: 'displayOrder' }),
          displayOrder: reference<string>('regions', 'Y', { within: 'post' }),
        },
      }),
    ],
    [
      'a required field that is never asked',
      "things.form.sections[0].fields[0]: R018 'phoneNumber' is required and can never be asked. No value fits its condition.",
      field('phoneNumber', { required: true, visibleWhen: { any: [] } }),
    ],
    [
      'a required field that waits for a value that is none',
      "things.form.sections[0].fields[0]: R018 'phoneNumber' is required and can never be asked. No value fits its condition.",
      field('phoneNumber', { required: true, visibleWhen: { post: 'yes' } }),
    ],
    [
      'a required field that waits for a code that is none',
      "things.form.sections[0].fields[0]: R018 'phoneNumber' is required and can never be asked. No value fits its condition.",
      ({ fields }) => ({
        fields: {
          ...fields,
          at: choice('At', { labels: { A: 'Ay' } }),
          phoneNumber: text<string>('X', { required: true, visibleWhen: { at: ['B', 'C'] } }),
        },
      }),
    ],
    [
      'a value that the call does not take',
      "things.form.sections[0].fields[0]: R019 PUT /contactUs/clientServices/{id} takes no 'phone'. Say sentAs. It takes countryId, displayOrder, phoneNumber, post.",
      field('phoneNumber', { sentAs: 'phone' }),
    ],
    [
      'a field that the call does not take',
      "things.form.sections[0].fields[0]: R019 PUT /contactUs/clientServices/{id} takes no 'extra'. Say sentAs. It takes countryId, displayOrder, phoneNumber, post.",
      ({ fields }) => ({ fields: { ...fields, extra: text('X') }, form: { sections: [{ fields: ['extra'] }] } }),
    ],
    [
      'a language under a name that the call does not take',
      "things.form.sections[0].fields[0]: R019 PUT /contactUs/clientServices/{id} takes no 'cityEn'. Say sentAs. It takes countryId, displayOrder, phoneNumber, post.",
      ({ fields }) => ({
        fields: {
          ...fields,
          city: localized(text('City'), {
            members: { EN: 'phoneNumber', JA: 'phoneNumber', ZH_HK: 'phoneNumber', ZH_CN: 'phoneNumber' } as never,
            sentAs: { EN: 'cityEn', JA: 'phoneNumber', ZH_HK: 'phoneNumber', ZH_CN: 'phoneNumber' },
          }),
        },
        form: { sections: [{ fields: ['city'] }] },
      }),
    ],
    [
      'a language without a member',
      "things.fields.at.members.JA: R020 JA has no member. Write JA: 'its member'.",
      ({ fields }) => ({
        fields: { ...fields, at: { ...localized(text('City')), members: { EN: 'countryEn', ZH_HK: 'countryEn', ZH_CN: 'countryEn' } } },
      }),
    ],
    [
      'a language whose member is none',
      "things.fields.at.members.JA: R015 it names 'countryJp', which is no field. Did you mean 'countryId'?",
      ({ fields }) => ({
        fields: {
          ...fields,
          at: localized(text('City'), { members: { EN: 'countryEn', JA: 'countryJp', ZH_HK: 'countryEn', ZH_CN: 'countryEn' } as never }),
        },
      }),
    ],
    [
      'a formatter that is not there',
      "things.recordTitle: R021 no formatter is called 'displayNme'. Did you mean 'displayName'?",
      () => ({ recordTitle: '{displayNme()}' }),
    ],
    [
      'a generator that is not there',
      "things.form.initialValues.phoneNumber.generator: R021 no generator is called 'pasword'. Did you mean 'password'?",
      form({ initialValues: { phoneNumber: { generator: 'pasword' } } }),
    ],
    [
      'a generator of a query that is not there',
      "things.list.query.at.generator: R021 no generator is called 'x'. Known generators: password, offset.",
      list({ query: { at: { generator: 'x' } } }),
    ],
    [
      'a generator of a change that is not there',
      "things.fields.post.sets.at.generator: R021 no generator is called 'x'. Known generators: password, offset.",
      field('post', { sets: { at: { generator: 'x' } } }),
    ],
    [
      'a panel that is not there',
      "things.fields.at.component: R021 no component is called 'Map'. There are no components.",
      ({ fields }) => ({ fields: { ...fields, at: panel('Map', 'Map') } }),
    ],
    [
      'a dialog that is not there',
      "things.form.createdDialog: R021 no component is called 'Made'. There are no components.",
      form({ createdDialog: 'Made' }),
    ],
    [
      'a review that is not there',
      "things.form.review: R021 no component is called 'Made'. There are no components.",
      form({ review: 'Made' }),
    ],
    [
      'a condition of a review on no field',
      "things.form.reviewWhen.nme: R015 the condition names 'nme', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      form({ reviewWhen: { nme: 1 } }),
    ],
    [
      'a lock that is not there',
      "things.fields.at.lock: R021 no lock is called 'ownOfice'. Did you mean 'ownOffice'?",
      ({ fields }) => ({ fields: { ...fields, at: reference('countries', 'X', { lock: 'ownOfice' }) } }),
    ],
    [
      'a number as text',
      "things.fields.phoneNumber.maxLength: R022 'maxLength' is not a number. Write a number.",
      field('phoneNumber', { maxLength: '20' }),
    ],
    [
      'a yes as text',
      "things.fields.phoneNumber.required: R022 'required' is not true or false. Write true or false.",
      field('phoneNumber', { required: 'yes' }),
    ],
    [
      'a broken pattern',
      "things.fields.phoneNumber.matches: R022 'matches' is not a regular expression as text. Unterminated character class.",
      field('phoneNumber', { matches: '[0-9' }),
    ],
    [
      'a pattern that no file can hold',
      "things.fields.phoneNumber.matches: R022 'matches' is not a regular expression as text. Write a regular expression as text.",
      field('phoneNumber', { matches: /[0-9]/ }),
    ],
    [
      'a field without a label',
      "things.fields.phoneNumber.label: R022 'label' is empty. Write a text.",
      field('phoneNumber', { label: '' }),
    ],
    ['columns that are no list', "things.list.maxHeight: R022 'maxHeight' is not a number. Write a number.", list({ maxHeight: null })],
    [
      'a condition that is none',
      "things.fields.phoneNumber.visibleWhen: R022 'visibleWhen' is not a map. Write a map.",
      field('phoneNumber', { visibleWhen: 'always' }),
    ],
    [
      'a key of the form that is not known',
      "things.form.secions: R036 'secions' is not known here. Did you mean 'sections'?",
      form({ secions: [] }),
    ],
    [
      'a button over a field that is not declared',
      "things.form.buttons[0].field: R001 'phone' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      form({ buttons: [{ type: 'render', label: 'Preview', field: 'phone' }] }),
    ],
    [
      'a matrix without a lookup',
      `things.fields.post.rows: R010 'modules' is no lookup. ${knownNames(Object.keys(registry.lookups), 'lookups')}`,
      ({ fields }) => ({
        kinds: [matrix],
        fields: { ...fields, post: matrix('Rights', { rows: 'modules', rowLabel: 'Module', columns: { READ: 'View' } }) },
      }),
    ],
    [
      'a matrix that couples a column which it does not have',
      "things.fields.post.implies.READ: R015 'REED' is no column. Did you mean 'READ'?",
      ({ fields }) => ({
        kinds: [matrix],
        fields: {
          ...fields,
          post: matrix('Rights', { rows: 'permissionModules', rowLabel: 'Module', columns: { READ: 'View' }, implies: { READ: 'REED' } }),
        },
      }),
    ],
    [
      'columns of a matrix that are no map',
      "things.fields.post.columns: R022 'columns' is not a map. Write a map.",
      ({ fields }) => ({
        kinds: [matrix],
        fields: { ...fields, post: { ...fields.post, kind: 'matrix', rows: 'permissionModules', columns: [] } as never },
      }),
    ],
    [
      'a kind of upload that there is not',
      "things.fields.post.upload: R015 'POPUP' is no kind of upload. Known kinds of upload: POPUP_IMAGE, PROJECT_IMAGE, PROJECT_THUMBNAIL, PROJECT_FACTSHEET, PROJECT_KMZ, INBOX_IMAGE, INBOX_CLIENT.",
      field('post', { kind: 'file', upload: 'POPUP' }),
    ],
    [
      'files of no type',
      "things.fields.post.accept: R022 'accept' is not one of 'image', 'pdf', 'kmz', 'csv', 'any'. Write one of 'image', 'pdf', 'kmz', 'csv', 'any'.",
      field('post', { kind: 'file', upload: 'POPUP_IMAGE', accept: 'images' }),
    ],
    [
      'a number of files that is none',
      "things.fields.post.maxFiles: R022 'maxFiles' is not a number. Write a number.",
      field('post', { kind: 'file', upload: 'POPUP_IMAGE', maxFiles: 'many' }),
    ],
    [
      'one for all by a field that there is not',
      "things.fields.post.oneForAllWhen.same: R015 the condition names 'same', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      ({ fields }) => ({
        fields: { ...fields, post: localized<string | null | undefined, 'text', string>(text('X'), { oneForAllWhen: { same: true } }) },
      }),
    ],
    [
      'an aside where the layout has no place for it',
      "things.form.aside: R005 this layout has no place for an aside. Say layout: 'cards'.",
      form({ aside: () => Promise.reject(new Error()) }),
    ],
    ['a button that is no list', "things.form.buttons: R022 'buttons' is not a list. Write a list.", form({ buttons: { type: 'check' } })],
    [
      'a stamp that the record does not have',
      "things.versionedBy: R001 the record has no 'sendt'. Known members: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      () => ({ versionedBy: 'sendt' }),
    ],
    [
      'a key of the declaration that is not known',
      "things.colour: R036 'colour' is not known here. Known keys: recordTitle, calls, fields, list, form, createForm, clone, idField, updateId, versionedBy, kinds, extensions.",
      () => ({ colour: 'red' }),
    ],
    [
      'a search parameter that the call does not take',
      "things.list.search.phone: R025 GET /contactUs/clientServices/ takes no 'phone'. Known parameters: page, size.",
      list({ search: { phone: text('Phone') } }),
    ],
    [
      'a search field that is no text',
      'things.list.search.size: R003 a toggle is no search field. Use text().',
      list({ search: { size: toggle('X', { on: 'On', off: 'Off' }) } }),
    ],
    [
      'a filter that the call does not take',
      "things.list.filters.pst: R025 GET /contactUs/clientServices/ takes no 'pst'. Known parameters: page, size.",
      list({ filters: { pst: toggle('Post', { on: 'On', off: 'Off' }) } }),
    ],
    [
      'a query that the call does not take',
      "things.list.query.unPaged: R025 GET /contactUs/clientServices/ takes no 'unPaged'. Known parameters: page, size.",
      list({ query: { unPaged: true } }),
    ],
    [
      'a sort where the call takes none',
      'things.list.sorts[0]: R025 GET /contactUs/clientServices/ takes no sort. Take it away.',
      list({ sorts: ['displayOrder asc'] }),
    ],
    [
      'a sort without a direction',
      "things.list.sorts[0]: R022 'displayOrder' is no sort. Write a field and 'asc' or 'desc'.",
      list({ sorts: ['displayOrder'] }),
    ],
    [
      'a sort with another direction',
      "things.list.sorts[0]: R022 'displayOrder up' is no sort. Write a field and 'asc' or 'desc'.",
      list({ sorts: ['displayOrder up'] }),
    ],
    [
      'a label of no field',
      "things.list.labels.phone: R001 'phone' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      list({ labels: { phone: 'Phone' } }),
    ],
    [
      'a hint of no column',
      "things.list.columnHints.phone: R001 'phone' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      list({ columnHints: { phone: 'Phone' } }),
    ],
    [
      'a hint of a field that is no column',
      "things.list.columnHints.post: R030 'post' is no column. Known columns: phoneNumber, at.",
      list({ columnHints: { post: 'Post' } }),
    ],
    [
      'a label of a sort by no field',
      "things.list.sortLabels.phone: R001 'phone' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      list({ sortLabels: { phone: 'Phone' } }),
    ],
    ['a link that is no column', "things.list.link: R030 'post' is no column. Known columns: phoneNumber, at.", list({ link: 'post' })],
    [
      'a name divided between what is no search field',
      "things.list.splitAtComma[1]: R030 'frist' is no search field. Did you mean 'first'?",
      list({ search: { last: text('Last'), first: text('First') }, splitAtComma: ['last', 'frist'] }),
    ],
    [
      'a name divided between one field',
      'things.list.splitAtComma: R030 not two search fields. Name the field before the comma and the field after it.',
      list({ search: { last: text('Last') }, splitAtComma: ['last'] }),
    ],
    ['a name that is no column', "things.list.name: R030 'post' is no column. Known columns: phoneNumber, at.", list({ name: 'post' })],
    [
      'an export by no call',
      "things.list.export.call: R008 the contract has no call 'POST /x'. Write one of the contract.",
      list({ export: { call: 'POST /x', fileName: 'x' } }),
    ],
    [
      'an export without a name',
      "things.list.export.fileName: R037 'fileName' is missing. Write a text.",
      list({ export: { call: 'POST /appuser/downloadCsv' } }),
    ],
    [
      'a refresh by no call',
      "things.list.refresh: R008 the contract has no call 'POST /x'. Write one of the contract.",
      list({ refresh: 'POST /x' }),
    ],
    [
      'a count that the reply does not have',
      "things.list.counts[0]: R015 the template names 'totalElments', which is no field. Did you mean 'totalElements'?",
      list({ counts: ['{totalElments}'] }),
    ],
    [
      'a moment that the record does not have',
      "things.list.due.at: R015 it names 'deliverAt', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      list({ due: { at: 'deliverAt', when: {} } }),
    ],
    [
      'a moment on no condition',
      "things.list.due.when.status: R015 the condition names 'status', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      list({ due: { at: 'updatedAt', when: { status: 'X' } } }),
    ],
    [
      'a heading of a card twice',
      "things.list.card.lines[0][0]: R002 'at' stands there twice. Remove one of them.",
      list({ card: { heading: ['at'], lines: [['at']] } }),
    ],
    [
      'an action without a question',
      "things.list.rowActions[0].question: R037 'question' is missing. Write a text.",
      list({ rowActions: [{ ...remove(), question: undefined }] }),
    ],
    [
      'a call that is none',
      "things.calls.getOne: R008 the contract has no call 'GET /contactUs/clientServices/{id}/'. Did you mean 'GET /contactUs/clientServices/{id}'?",
      ({ calls }) => ({ calls: { ...calls, getOne: 'GET /contactUs/clientServices/{id}/' } }),
    ],
    [
      'a tag on no field',
      "things.fields.phoneNumber.tag.when.isNew: R015 the condition names 'isNew', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      field('phoneNumber', { tag: { text: 'NEW', when: { isNew: true } } }),
    ],
    [
      'a fixed field on no condition',
      "things.fields.phoneNumber.readOnlyWhen.isNew: R015 the condition names 'isNew', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      field('phoneNumber', { readOnlyWhen: { isNew: true } }),
    ],
    [
      'a unit on no condition',
      "things.fields.displayOrder.unit[0].when.isNew: R015 the condition names 'isNew', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      ({ fields }) => ({
        fields: { ...fields, displayOrder: decimal<string>('X', { unit: [{ when: { isNew: true }, text: 'm' }, 'ft'] }) },
      }),
    ],
    [
      'codes beside a lookup on no condition',
      "things.fields.at.extraChoices.when.isNew: R015 the condition names 'isNew', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      ({ fields }) => ({
        fields: { ...fields, at: reference<string>('countries', 'X', { extraChoices: { labels: { ALL: 'All' }, when: { isNew: true } } }) },
      }),
    ],
    [
      'a kept file on no condition',
      "things.fields.at.protected.when.isNew: R015 the condition names 'isNew', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      ({ fields }) => ({
        fields: { ...fields, at: file<string>('X', { upload: 'POPUP_IMAGE', protected: { when: { isNew: true }, text: 'x' } }) },
      }),
    ],
    [
      'a member of the chosen row that a lookup does not have',
      "things.fields.at.sets.post.row: R015 it takes 'city', which is no field. Known names: countryId, name.",
      ({ fields }) => ({ fields: { ...fields, at: reference<string>('countries', 'X', { sets: { post: { row: 'city' } } }) } }),
    ],
    [
      'a change to what the field cannot hold',
      "things.fields.phoneNumber.sets.post: R026 'yes' is no value of this toggle. Write true or false.",
      field('phoneNumber', { sets: { post: 'yes' } }),
    ],
    [
      'a start that the field cannot hold',
      "things.fields.post.defaultValue: R026 'yes' is no value of this toggle. Write true or false.",
      field('post', { defaultValue: 'yes' }),
    ],
    [
      'a start of what nobody types',
      'things.fields.at.defaultValue: R026 a timestamp starts with nothing. Take it away.',
      field('at', { defaultValue: '2026' }),
    ],
    [
      'an initial value that the field cannot hold',
      "things.form.initialValues.displayOrder: R026 '1' is no value of this integer. Write a number.",
      form({ initialValues: { displayOrder: '1' } }),
    ],
    [
      'a start that no choice has',
      "things.fields.at.defaultValue: R029 no choice has the code 'B'. Did you mean 'A'?",
      ({ fields }) => ({ fields: { ...fields, at: choice('X', { labels: { A: 'Ay' }, defaultValue: 'B' }) } }),
    ],
    [
      'one start where several are chosen',
      "things.fields.at.defaultValue: R026 'A' is no value of this choice. Write a list.",
      ({ fields }) => ({ fields: { ...fields, at: choice('X', { labels: { A: 'Ay' }, multiple: true, defaultValue: 'A' }) } }),
    ],
    [
      'a limit of nothing',
      "things.fields.phoneNumber.maxLength: R027 'maxLength' is 0. Write a whole number from 1 on.",
      field('phoneNumber', { maxLength: 0 }),
    ],
    [
      'half a character',
      "things.fields.phoneNumber.maxLength: R027 'maxLength' is 1.5. Write a whole number from 1 on.",
      field('phoneNumber', { maxLength: 1.5 }),
    ],
    [
      'no file at all',
      "things.fields.at.maxFiles: R027 'maxFiles' is 0. Write a whole number from 1 on.",
      ({ fields }) => ({ fields: { ...fields, at: file('X', { upload: 'PROJECT_IMAGE', maxFiles: 0 }) } }),
    ],
    [
      'half a megabyte',
      "things.fields.at.maxMegabytes: R027 'maxMegabytes' is 0.5. Write a whole number from 1 on.",
      ({ fields }) => ({ fields: { ...fields, at: file('X', { upload: 'PROJECT_IMAGE', maxMegabytes: 0.5 }) } }),
    ],
    [
      'a list that shows none of its texts',
      "things.fields.at.maxItems: R027 'maxItems' is 0. Write a whole number from 1 on.",
      ({ fields }) => ({ fields: { ...fields, at: items('X', { maxItems: 0 }) } }),
    ],
    [
      'a longer limit once it is changed',
      "things.fields.phoneNumber.maxLengthChanged: R027 'maxLengthChanged' lies above 'maxLength'. Nothing fits between them.",
      field('phoneNumber', { maxLength: 5, maxLengthChanged: 6 }),
    ],
    [
      'a smallest number above the largest',
      "things.fields.displayOrder.min: R027 'min' lies above 'max'. Nothing fits between them.",
      field('displayOrder', { min: 5, max: 4 }),
    ],
    [
      'a first day after the last',
      "things.fields.at.first: R027 'first' lies above 'last'. Nothing fits between them.",
      ({ fields }) => ({ fields: { ...fields, at: date('X', { first: '2026/02/01', last: '2026/01/01' }) } }),
    ],
    [
      'a first day that is none',
      "things.fields.at.first: R027 '1 Feb' is no day. Write yyyy/MM/dd or 'today'.",
      ({ fields }) => ({ fields: { ...fields, at: date('X', { first: '1 Feb' }) } }),
    ],
    [
      'a required field in no form',
      "things.fields.post.required: R028 'post' is required and in no form. Add it to a section, or take the rule away.",
      field('post', { required: true }),
    ],
    [
      'a chip of a code that there is not',
      "things.fields.at.chips.B: R029 no choice has the code 'B'. Did you mean 'A'?",
      ({ fields }) => ({ fields: { ...fields, at: choice('X', { labels: { A: 'Ay' }, chips: { B: { tone: 'red', mark: 'dot' } } }) } }),
    ],
    [
      'a chip of no colour',
      "things.fields.at.chips.A.tone: R022 'tone' is not one of 'green', 'blue', 'red', 'neutral'. Write one of 'green', 'blue', 'red', 'neutral'.",
      ({ fields }) => ({
        fields: { ...fields, at: { ...choice('X', { labels: { A: 'Ay' } }), chips: { A: { tone: 'pink', mark: 'dot' } } } },
      }),
    ],
    [
      'a hint of a code that there is not',
      "things.fields.at.hints.B: R029 no choice has the code 'B'. Did you mean 'A'?",
      ({ fields }) => ({ fields: { ...fields, at: choice('X', { labels: { A: 'Ay' }, hints: { B: 'Bee' } }) } }),
    ],
    [
      'a code that stays and is none',
      "things.fields.at.alwaysSelected[0]: R029 no choice has the code 'B'. Did you mean 'A'?",
      ({ fields }) => ({ fields: { ...fields, at: choice('X', { labels: { A: 'Ay' }, multiple: true, alwaysSelected: ['B'] }) } }),
    ],
    [
      'a number as a code',
      "things.fields.phoneNumber.visibleWhen.at: R029 a code is never 2. Codes are texts: write '2'.",
      ({ fields }) => ({
        fields: { ...fields, at: choice('X', { labels: { '2': 'Two' } }), phoneNumber: text<string>('X', { visibleWhen: { at: 2 } }) },
      }),
    ],
    [
      'a test that is none',
      "things.fields.phoneNumber.visibleWhen.post: R022 'post' is not tested so. Write a value, a list of values, or { not: value }.",
      field('phoneNumber', { visibleWhen: { post: { is: true } } }),
    ],
    [
      'a language that a body has no name for',
      "things.fields.at.sentAs.ZH_CN: R020 ZH_CN has no member. Write ZH_CN: 'its member'.",
      ({ fields }) => ({ fields: { ...fields, at: { ...localized(text('X')), sentAs: { EN: 'a', JA: 'b', ZH_HK: 'c' } } } }),
    ],
    [
      'an unknown language',
      "things.fields.at.requiredIn[0]: R022 this is not one of 'EN', 'JA', 'ZH_HK', 'ZH_CN'. Write one of 'EN', 'JA', 'ZH_HK', 'ZH_CN'.",
      ({ fields }) => ({ fields: { ...fields, at: { ...localized(text('X')), requiredIn: ['FR'] } } }),
    ],
    [
      'a wrong option of the wrapped field',
      "things.fields.at.maxLenght: R014 'maxLenght' is not known here. Did you mean 'maxLength'?",
      ({ fields }) => ({ fields: { ...fields, at: localized({ ...text('X'), maxLenght: 5 } as never) } }),
    ],
    [
      'a narrowed kind',
      "things.form.overrides.post.kind: R014 'kind' is not known here. Did you mean 'hint'?",
      form({ overrides: { post: { kind: 'text' } } }),
    ],
    [
      'a narrowed condition on no field',
      "things.form.overrides.post.disabledWhen.nme: R015 the condition names 'nme', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      form({ overrides: { post: { disabledWhen: { nme: 1 } } } }),
    ],
    [
      'a step without a title',
      "things.form.steps[0].title: R037 'title' is missing. Write a text.",
      form({ sections: undefined, steps: [{ sections: [] }] }),
    ],
    [
      'a field of a step that is none',
      "things.form.steps[0].sections[1].fields[1]: R001 'nme' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      form({ sections: undefined, steps: [{ title: 'One', sections: [{ fields: [] }, { fields: ['phoneNumber', 'nme'] }] }] }),
    ],
    [
      'a brace that is not closed',
      "things.recordTitle: R031 a brace of '{phoneNumber' is not closed. Write '{member}', '{one|another}' or '{formatter()}'.",
      () => ({ recordTitle: '{phoneNumber' }),
    ],
    [
      'a line that names nothing',
      "things.fields.both.lines[0]: R031 'displayName' names no member. Write '{member}'.",
      field('both', { lines: ['displayName'] }),
    ],
    [
      'a title that names nothing',
      "things.recordTitle: R031 'Hotline' names no member. Write '{member}'.",
      () => ({ recordTitle: 'Hotline' }),
    ],
    [
      'the second of two members that there is not',
      "things.recordTitle: R015 the template names 'phone', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      () => ({ recordTitle: '{phoneNumber|phone}' }),
    ],
    [
      'a member in a text that there is not',
      "things.form.hint[0].text: R015 the template names 'at2', which is no field. Did you mean 'at'?",
      form({ hint: [{ when: { post: true }, text: 'Since {at2}' }] }),
    ],
    [
      'a text with an open brace',
      "things.form.locked: R031 a brace of 'It is {post' is not closed. Write '{member}', '{one|another}' or '{formatter()}'.",
      form({ locked: 'It is {post' }),
    ],
    [
      'a condition that is nobody’s',
      "things.form.allowed.condition: R021 no condition is called 'oneslf'. There are no conditions.",
      form({ allowed: { condition: 'oneslf' } }),
    ],
    [
      'a registered condition where nobody knows who looks',
      'things.form.reviewWhen.condition: R032 nobody knows here who looks. Test members of the record.',
      form({ reviewWhen: { condition: 'mine' } }),
    ],
    [
      'a condition of who may act on no field',
      "things.list.rowActions[0].allowed.nme: R015 the condition names 'nme', which is no field. Known names: phoneNumber, displayOrder, post, at, both, id, countryId, countryEn, updatedAt, updatedByName.",
      list({ rowActions: [remove({ allowed: { nme: 1 } as never })] }),
    ],
    [
      'a registered name twice',
      "things.extensions.formatters.displayName: R033 'displayName' is registered already. Give it another name.",
      () => ({ extensions: { formatters: { displayName: () => null } } }),
    ],
    [
      'a rule about no field',
      "things.form.rules[0].notBefore: R001 'start' is not a declared field. Known fields: phoneNumber, displayOrder, post, at, both.",
      form({ rules: [{ at: 'at', notBefore: 'start', text: 'x' }] }),
    ],
    [
      'a rule that compares with nothing',
      "things.form.rules[0]: R022 a rule compares once. Write 'notBefore' or 'notAfter'.",
      form({ rules: [{ at: 'at', text: 'x' }] }),
    ],
    [
      'a constant that the call does not take',
      "things.form.set.phone: R019 PUT /contactUs/clientServices/{id} takes no 'phone'. Known members: countryId, displayOrder, phoneNumber, post.",
      form({ set: { phone: '1' } }),
    ],
    [
      'a former key',
      "things.form.sends: R036 'sends' is not known here. It is now 'include' or 'set' or 'omitEmpty' or 'transform'.",
      form({ sends: ['post'] }),
    ],
    ['a former key of a list', "things.list.acts: R036 'acts' is not known here. It is now 'rowActions'.", list({ acts: [edit()] })],
    [
      'a former key of a section',
      "things.form.sections[0].acts: R036 'acts' is not known here. It is now 'actions'.",
      form({ sections: [{ fields: ['phoneNumber'], acts: [] }] }),
    ],
    [
      'a former key of a field',
      "things.fields.phoneNumber.askedWhen: R014 'askedWhen' is not known here. It is now 'visibleWhen'.",
      field('phoneNumber', { askedWhen: { post: true } }),
    ],
    [
      'a former key that is one of another place',
      "things.form.fields: R036 'fields' is not known here. It is now 'overrides'.",
      form({ fields: { post: { required: true } } }),
    ],
    ['a former kind', "things.fields.at: R003 there is no kind 'moment'. It is now 'localDateTime'.", field('at', { kind: 'moment' })],
    [
      'a word that named two kinds',
      "things.fields.at: R003 there is no kind 'dateTime'. It is now 'localDateTime' or 'timestamp'.",
      field('at', { kind: 'dateTime' }),
    ],
    [
      'a former type of action',
      "things.list.rowActions[0].type: R022 'type' is not one of 'edit', 'clone', 'menu', 'dialog', 'confirm'. It is now 'confirm'.",
      list({ rowActions: [{ ...remove(), type: 'ask' }] }),
    ],
    [
      'a former way to compare versions',
      "things.versionedBy: R001 the record has no 'sent'. It is now 'values'.",
      () => ({ versionedBy: 'sent' }),
    ],
    [
      'two actions of one name',
      "things.list.rowActions[1].actions[0].name: R002 an action is called 'ring' already. Give this one a name of its own.",
      list({ rowActions: [ring, menu(ring)] }),
    ],
    [
      'two actions of a page with one name',
      "things.list.pageActions[1].name: R002 an action is called 'ring' already. Give this one a name of its own.",
      list({ pageActions: [page, page] }),
    ],
    [
      'two actions of a head with one name',
      "things.form.head.actions[1].name: R002 an action is called 'ring' already. Give this one a name of its own.",
      form({ head: { name: 'both', status: 'at', facts: [], actions: [ring, ring] } }),
    ],
    [
      'a name by language of what has one language',
      "things.fields.phoneNumber.sentAs: R022 'sentAs' is not a text. Write a text.",
      field('phoneNumber', { sentAs: { EN: 'a', JA: 'b', ZH_HK: 'c', ZH_CN: 'd' } }),
    ],
    [
      'a second sort that is not spelled as sorts are',
      "things.list.tieBreak: R022 'id,asc' is no sort. Write a field and 'asc' or 'desc'.",
      list({ tieBreak: 'id,asc' }),
    ],
  ])('reports %s', async (_, line, change, changedEntry, others) => {
    expect(await problems(change, changedEntry, others)).toContain(line);
  });
  it.each<[string, Change]>([
    ['a condition on a member of the record', field('phoneNumber', { visibleWhen: { countryEn: 'Japan' } })],
    ['a function in place of a condition', field('phoneNumber', { visibleWhen: () => true })],
    [
      'a condition that can hold for one of several',
      field('phoneNumber', { required: true, visibleWhen: { any: [{ any: [] }, { post: true }] } }),
    ],
    ['a required field that waits for nothing', field('phoneNumber', { required: true, visibleWhen: { post: null } })],
    [
      'a condition of its own',
      () => ({ extensions: { conditions: { mine: () => true } }, form: { ...good.form, allowed: { not: { condition: 'mine' } } } }),
    ],
    ['a chain of changes', field('post', { sets: { displayOrder: 1 } })],
    ['a registered formatter', () => ({ recordTitle: '{displayName()}' })],
    ['the first of two members', () => ({ recordTitle: '{phoneNumber|countryEn}' })],
    ['a part of the record that is sent', form({ include: ['countryId', { names: ['countryEn'], when: { post: true } }] })],
  ])('lets %s pass', async (_, change) => {
    expect(await problems(change)).toEqual([]);
  });
  it('R019 languages without members of their own are sent under one name', async () => {
    const titled =
      (options: object): Change =>
      ({ fields }) => ({
        fields: { ...fields, title: { ...localized(text('Title')), ...options } as never },
        form: { sections: [{ fields: ['title'] }] },
      });
    const told = (name: string) => `things.form.sections[0].fields[0]: R019 PUT /contactUs/clientServices/{id} takes no '${name}'.`;
    expect((await problems(titled({}))).filter((line) => line.startsWith(told('title')))).toHaveLength(1);
    expect((await problems(titled({ sentAs: 'heads' }))).filter((line) => line.startsWith(told('heads')))).toHaveLength(1);
  });
  it('a problem that both forms have is told once', async () => {
    const wrong = await problems(({ form, fields }) => ({
      createForm: form,
      fields: { ...fields, phoneNumber: text('X', { defaultValue: 5 as never }) },
    }));
    expect(wrong).toEqual(['things.fields.phoneNumber.defaultValue: R026 5 is no value of this text. Write a text.']);
  });
  it('tells the place as a list of steps, for a file to be pointed into', () => {
    const wrong = { ...good, list: { columns: ['phoneNumber', 'nme'] } } as Declaration;
    const [problem] = checkResource('things', wrong, { ...around, resources: { things: entry } });
    expect(problem).toMatchObject({ code: 'R001', place: ['things', 'list', 'columns', 1] });
  });
  it('reports all problems at once', async () => {
    const wrong = { ...good, fields: { name: choice('x', { labels: {} }) }, list: { columns: ['a', 'b', 'c'] } };
    expect((await problemsIn(wrong)).length).toBeGreaterThan(3);
  });
});

const kindOf = (more: object, parts: object = {}) => ({
  definition: {
    kind: 'grade',
    traits: {},
    Cell: () => Promise.reject(new Error('not drawn')),
    parts: () =>
      Promise.resolve({ default: { options: () => Promise.resolve({ default: { keys: { stars: count }, value: number } }), ...parts } }),
    ...more,
  },
});
/** What is told of the kinds that a declaration brings. */
const kindProblems = (...kinds: unknown[]) => problems(() => ({ kinds: kinds.map((each) => Object.assign(() => null, each)) }));
const typedParts = { codec: {}, Input: () => Promise.reject(new Error('not drawn')) };

describe('kinds of fields that a declaration brings', () => {
  it('pass, and their options count as those of any kind', async () => {
    const graded =
      (options: object): Change =>
      ({ fields }) => ({
        kinds: [Object.assign(() => null, kindOf({}))],
        fields: { ...fields, displayOrder: { kind: 'grade', label: 'Order', ...options } as never },
        form: { sections: [] },
      });
    expect(await problems(graded({ stars: 3 }))).toEqual([]);
    expect(await problems(graded({ stars: 'three' }))).toEqual([
      "things.fields.displayOrder.stars: R022 'stars' is not a number. Write a number.",
    ]);
    expect(await problems(graded({ stars: 0 }))).toEqual([
      "things.fields.displayOrder.stars: R027 'stars' is 0. Write a whole number from 1 on.",
    ]);
    expect(await problems(graded({ maxItems: 3 }))).toEqual([
      "things.fields.displayOrder.maxItems: R014 'maxItems' is not known here. It is an option of items.",
    ]);
    expect(await problems(graded({ star: 3 }))).toEqual([
      "things.fields.displayOrder.star: R014 'star' is not known here. Did you mean 'stars'?",
    ]);
  });
  it('a name that stands twice, among all kinds or in the declaration', async () => {
    expect(await kindProblems(kindOf({ kind: 'text' }))).toEqual([
      "things.kinds[0]: R034 there is a kind 'text' already. Give this one another name.",
    ]);
    expect(await kindProblems(kindOf({}), kindOf({}))).toEqual([
      "things.kinds[1]: R034 there is a kind 'grade' already. Give this one another name.",
    ]);
  });
  it.each(['constructor', 'toString', 'dateTime', 'Grade', 'my-rating', ''])('a reserved name: %j', async (kind) => {
    expect(await kindProblems(kindOf({ kind }))).toEqual([
      `things.kinds[0]: R034 '${kind}' is a reserved name. Write a small letter, then letters and digits, and no former word.`,
    ]);
  });
  it('a kind that is typed into and lacks its input, or its codec', async () => {
    const traits = { typed: true };
    expect(await kindProblems(kindOf({ traits }, typedParts))).toEqual([]);
    expect(await kindProblems(kindOf({ traits }, { ...typedParts, Input: undefined }))).toEqual([
      "things.kinds[0]: R035 'grade' has no Input, and it is typed into. Give it one, or change its traits.",
    ]);
    expect(await kindProblems(kindOf({ traits }, { ...typedParts, codec: undefined }))).toEqual([
      "things.kinds[0]: R035 'grade' has no codec, and it is typed into. Give it one, or change its traits.",
    ]);
  });
  it('a part that nothing asks for', async () => {
    expect(await kindProblems(kindOf({}, typedParts))).toEqual([
      "things.kinds[0]: R035 'grade' has codec, and nothing asks for it. Say so in its traits, or take it away.",
      "things.kinds[0]: R035 'grade' has Input, and nothing asks for it. Say so in its traits, or take it away.",
    ]);
  });
  it('a kind that filters and has no filter, and one that nothing shows', async () => {
    expect(await kindProblems(kindOf({ traits: { filters: true }, Cell: undefined }))).toEqual([
      "things.kinds[0]: R035 'grade' has no Cell, and every kind is shown. Give it one, or change its traits.",
      "things.kinds[0]: R035 'grade' has no Filter, and it filters. Give it one, or change its traits.",
    ]);
  });
  it.each([null, 5, 'matrix', {}])('what is no kind: %j', async (each) => {
    const told = await problems(() => ({ kinds: [each] }));
    expect(told).toContain('things.kinds[0]: R035 this is no kind of field. Write what defineKind() has made.');
  });
  it('a kind that another entity brings for itself', async () => {
    expect(await problems(field('post', { kind: 'matrix' }))).toContain(
      "things.fields.post: R003 there is no kind 'matrix'. adminUsers brings one for itself. Bring it here too: kinds: [matrix].",
    );
  });
});

describe('the kinds that every declaration may use', () => {
  it('have names of their own, and the parts that their traits ask for', async () => {
    await expect(checkRegistry({ ...registry, resources: {}, dialogLists: {}, lookups: {} })).resolves.toBeUndefined();
  });
});

describe.each(Object.entries(around.resources))('the declaration of %s', (name, { load }) => {
  it('passes its checks', async () => {
    expect(await declarationProblems(name, (await load()).default, around)).toEqual([]);
  });
});
