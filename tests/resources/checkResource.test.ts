import { describe, expect, it } from 'vitest';
import { registry } from '../../resources';
import { declarationProblems, surroundingsOf } from '../../src/app/checkDeclarations';
import { choice, dateTime, derived, integer, localized, matrix, moment, panel, reference, text, toggle } from '../../src/fields';
import { checkResource } from '../../src/schema/check/checkResource';
import type { Declaration } from '../../src/schema';
import type { Head } from '../../src/schema/head';
import { ask, edit, menu, open, remove } from '../../src/views/acts/acts';

const around = surroundingsOf(registry);
const load = () => Promise.reject(new Error('not loaded'));
const head: Head = {
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
    at: dateTime('At'),
    both: derived('Both', { lines: ['{phoneNumber}', '{countryEn}'] }),
  },
  list: { columns: ['phoneNumber', 'at'], acts: [edit(), remove()] },
  form: { sections: [{ fields: ['phoneNumber', 'displayOrder'] }] },
} satisfies Declaration;
const page = { label: 'Ring', permission: 'ring', dialog: () => Promise.reject(new Error('not opened')) };
const ring = open<object>(page);
type Change = (declaration: typeof good) => object;
const problemsIn = (declaration: object, changedHead: Partial<Head> = {}, others: Record<string, Head> = {}) =>
  declarationProblems('things', declaration as Declaration, { ...around, heads: { things: { ...head, ...changedHead }, ...others } });
const problems = (change: Change, changedHead?: Partial<Head>, others?: Record<string, Head>) =>
  problemsIn({ ...good, ...change(good) }, changedHead, others);
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
  it('finds nothing in a good declaration', () => {
    expect(problems(() => ({}))).toEqual([]);
  });
  it('R023 tells a stamp of the server from a time that somebody chooses', () => {
    const times = { 'GET /things': 'updatedAt* startDate' };
    const found = (updatedAt: object, startDate: object) =>
      declarationProblems(
        'things',
        {
          ...good,
          calls: { getList: 'GET /things' },
          fields: { ...good.fields, updatedAt, startDate },
          list: undefined,
          form: undefined,
        } as never,
        { ...around, times, reads: { 'GET /things': 'updatedAt startDate phoneNumber countryEn' }, heads: { things: head } },
      ).filter((problem) => problem.includes('R023'));
    const wire = 'yyyy-MM-dd HH:mm';
    expect(found(dateTime('At'), moment('Start', { wire }))).toEqual([]);
    expect(found(moment('At', { wire }), dateTime('Start'))).toEqual([
      expect.stringMatching(/updatedAt.*R023.*stamps/),
      expect.stringMatching(/startDate.*R023.*chooses/),
    ]);
  });
  it('finds nothing in a form that shows what nobody types', () => {
    expect(problems(form({ sections: [{ fields: ['phoneNumber', 'displayOrder', 'at', 'both'] }] }))).toEqual([]);
  });
  it.each<[string, RegExp, Change, Partial<Head>?, Record<string, Head>?]>([
    [
      'an undeclared column',
      /^things\.list\.columns\[1\]: R001 'ats' is not a declared field\. Did you mean 'at'\?$/,
      list({ columns: ['phoneNumber', 'ats'] }),
    ],
    [
      'an undeclared field in the form',
      /^things\.form\.sections\[0\]: R001 'nme' .* There are phoneNumber, displayOrder/,
      form({ sections: [{ fields: ['nme'] }] }),
    ],
    ['a link to no field', /^things\.list\.link: R001 'nme'/, list({ link: 'nme' })],
    ['a name of no field', /^things\.list\.name: R001 'nme'/, list({ name: 'nme' })],
    [
      'a labelled value of no field',
      /^things\.list\.card\.labelled\[0\]: R001 'nme'/,
      list({ card: { heading: ['at'], lines: [['both']], labelled: ['nme'] } }),
    ],
    [
      'a new record that no search finds',
      /^things\.createForm\.foundBy: R013 'nme' is no search field/,
      ({ form }) => ({ createForm: { ...form, foundBy: 'nme' } }),
    ],
    ['a sort by no field', /^things\.list\.sorts\[0\]: R001 'nme'/, list({ sorts: ['nme asc'] })],
    ['a card of no field', /^things\.list\.card\[1\]: R001 'nme'/, list({ card: { heading: ['at'], lines: [['nme']] } })],
    ['a narrowed field that is none', /^things\.form\.fields\[0\]: R001 'nme'/, form({ fields: { nme: { label: 'x' } } })],
    ['a footer of no field', /^things\.form\.footer: R001 'nme'/, form({ footer: 'nme' })],
    ['a start for no field', /^things\.form\.initial\[0\]: R001 'nme'/, form({ initial: { nme: 1 } })],
    ['a record head of no field', /^things\.form\.head\[1\]: R001 'state'/, form({ head: { name: 'at', status: 'state', facts: [] } })],
    ['a stamp that is no member', /^things\.stamp: R001 the record has no 'changed'/, () => ({ stamp: 'changed' })],
    ['an id that is no member', /^things\.idField: R001 the record has no 'code'/, () => ({ idField: 'code' })],
    ['a column twice', /R002 'at' stands there twice/, list({ columns: ['at', 'at'] })],
    [
      'an unknown kind',
      /^things\.fields\.at: R003 there is no kind 'dateTme'\. Did you mean 'dateTime'\?/,
      field('at', { kind: 'dateTme' }),
    ],
    ['a filter of a kind that filters nothing', /^things\.list\.filters\.x: R003 a text is no filter/, list({ filters: { x: text('X') } })],
    [
      'a required field in no section',
      /^things\.form\.fields\.post: R004 'post' is required and in no section/,
      form({ fields: { post: { isRequired: true } } }),
    ],
    ['a part that nobody registered beside a list', /^things\.list\.aside: R021 no part is called 'nothing'/, list({ aside: 'nothing' })],
    [
      'a part that nobody registered in a section',
      /^things\.form\.sections\[0\]\.shows: R021 no part is called 'nothing'/,
      form({ sections: [{ fields: ['phoneNumber'], shows: 'nothing' }] }),
    ],
    [
      'a key that no section has',
      /^things\.form\.sections\[0\]\.field: R022 'field' is not known here/,
      form({ sections: [{ fields: [], field: 'phoneNumber' }] }),
    ],
    ['a section of a part without fields', /R005 a part that draws no field/, form({ sections: [{ fields: [], shows: page.dialog }] })],
    [
      'a section of a part with a field that comes and goes',
      /R005 'phoneNumber' comes and goes/,
      form({ sections: [{ fields: ['phoneNumber'], shows: page.dialog }], fields: { phoneNumber: { offWhen: { post: true } } } }),
    ],
    ['a field that nobody types', /R006 'at' is a dateTime/, form({ sections: [{ fields: ['phoneNumber', 'at'] }], editable: ['at'] })],
    [
      'a save that nobody may',
      /^things\.form: R007 nobody may 'save'\. Add access\.save/,
      () => ({}),
      { access: { create: {}, delete: {} } },
    ],
    ['a creation that nobody may', /^things\.form: R007 nobody may 'create'/, () => ({}), { access: { save: {}, delete: {} } }],
    ['a delete that nobody may', /R007 nobody may 'delete'/, () => ({}), { access: { create: {}, save: {} } }],
    ['a row action that nobody may', /^things\.list\.acts\[0\]: R007 nobody may 'ring'/, list({ acts: [menu(ring)] })],
    ['a link of a row that nobody may', /^things\.list\.acts\[1\]: R007 nobody may 'ring'/, list({ acts: [edit(), ring] })],
    ['a page action that nobody may', /^things\.list\.pageActs\[0\]: R007 nobody may 'ring'/, list({ pageActs: [page] })],
    [
      'an action of the record that nobody may',
      /^things\.form\.acts: R007 nobody may 'ring'/,
      form({ head: { name: 'both', status: 'at', facts: [], acts: [ring] } }),
    ],
    [
      'an action of a section that nobody may',
      /^things\.form\.acts: R007 nobody may 'ring'/,
      form({ sections: [{ fields: ['phoneNumber'], acts: [ring] }] }),
    ],
    [
      'a dialog of an act that is not there',
      /^things\.list\.acts\[0\]\.dialog: R021 no part is called 'Ring'/,
      list({ acts: [open({ ...page, dialog: 'Ring', permission: 'save' })] }),
    ],
    [
      'a dialog of a page that is not there',
      /^things\.list\.pageActs\[0\]\.dialog: R021 no part/,
      list({ pageActs: [{ ...page, dialog: 'Ring' }] }),
    ],
    [
      'an act whose condition names no field',
      /^things\.list\.acts\[0\]\.offered: R015 the condition names 'nme'/,
      list({ acts: [menu(remove({ offered: { nme: 1 } as never }))] }),
    ],
    [
      'an act whose call is not in the contract',
      /R008 the contract has no call 'PUT \/appuser\/unlok\/{id}'\. Did you mean 'PUT \/appuser\/unlock\/{id}'/,
      list({ acts: [ask({ label: 'X', question: 'X?', done: 'X', permission: 'save', call: 'PUT /appuser/unlok/{id}' as never })] }),
    ],
    [
      'an update by another member without a call',
      /^things\.updateId: R008/,
      ({ calls }) => ({ updateId: 'displayOrder', calls: { ...calls, update: undefined } }),
    ],
    [
      'a stamp without a call to read it',
      /^things\.stamp: R008/,
      ({ calls }) => ({ stamp: 'updatedAt', calls: { ...calls, getOne: undefined } }),
    ],
    ['a list without a call', /R008 the list has no call/, ({ calls }) => ({ calls: { ...calls, getList: undefined } })],
    ['a delete without a call', /R008 there is no call to delete/, ({ calls }) => ({ calls: { ...calls, delete: undefined } })],
    ['a form without a call', /R008 the edit screen has no call/, ({ calls }) => ({ calls: { ...calls, update: undefined } })],
    ['a create screen without a call', /R008 the create screen has no call/, ({ calls }) => ({ calls: { ...calls, create: undefined } })],
    ['an edit icon without a screen', /R009 there is no edit screen/, () => ({}), { routes: { list: '/things' } }],
    ['a route without a list', /things\.routes\.list: R009 the route has no list screen/, () => ({ list: undefined })],
    ['a route without a form', /things\.routes\.edit: R009 the route has no edit screen/, () => ({ form: undefined })],
    [
      'a reference to nothing',
      /^things\.fields\.at\.resource: R010 'contries' is no lookup\. Did you mean 'countries'\?/,
      ({ fields }) => ({ fields: { ...fields, at: reference('contries', 'Country') } }),
    ],
    [
      'a filter within nothing',
      /^things\.list\.filters\.region\.within: R011 'office' is no field/,
      list({ filters: { region: reference<string>('regions', 'Region', { within: 'office' }) } }),
    ],
    ['a route without a slash', /R012 'things' is malformed/, () => ({}), { routes: { ...head.routes, list: 'things' } }],
    ['an edit route without the record', /R012 '\/editThing' is malformed/, () => ({}), { routes: { ...head.routes, edit: '/editThing' } }],
    [
      'a route of another screen',
      /R012 '\/things' belongs to another screen/,
      () => ({}),
      {},
      { others: { label: 'Others', routes: { list: '/things' }, load } },
    ],
    ['an option of another kind', /^things\.fields\.at\.folded: R014 'folded' is not known here/, field('at', { folded: 5 })],
    [
      'an option of another kind in a form',
      /^things\.form\.fields\.post\.maxLength: R014 'maxLength'/,
      form({ fields: { post: { maxLength: 5 } } }),
    ],
    [
      'a title of no member',
      /^things\.recordTitle: R015 the template names 'phoneNumbr', which is no field\. Did you mean 'phoneNumber'\?/,
      () => ({ recordTitle: '{phoneNumbr}' }),
    ],
    [
      'a line of no member',
      /^things\.fields\.both\.lines\[1\]: R015 the template names 'nme'/,
      field('both', { lines: ['{phoneNumber}', '{nme}'] }),
    ],
    [
      'a condition on no field',
      /^things\.form\.fields\.phoneNumber\.askedWhen: R015 the condition names 'pst'.* Did you mean 'post'\?/,
      field('phoneNumber', { askedWhen: { any: [{ not: { pst: true } }] } }),
    ],
    [
      'a condition of a lock on no field',
      /^things\.form\.locked\[0\]\.when: R015 the condition names 'nme'/,
      form({ locked: [{ when: { nme: 1 }, text: 'x' }] }),
    ],
    ['a condition of a hint on no field', /^things\.form\.hint\[1\]\.when: R015/, form({ hint: ['x', { when: { nme: 1 }, text: 'x' }] })],
    [
      'a condition of what is editable on no field',
      /^things\.form\.editable\[0\]\.when: R015/,
      form({ editable: [{ names: ['phoneNumber'], when: { nme: 1 } }] }),
    ],
    ['an editable field that is in no section', /^things\.form\.editable\[0\]: R001 'post' is no field/, form({ editable: ['post'] })],
    [
      'a body of what the record does not have',
      /^things\.form\.sends\[1\]: R015 'nme' is no field/,
      form({ sends: ['countryId', { names: ['nme'], when: {} }] }),
    ],
    [
      'a name of who did it that the record does not have',
      /^things\.fields\.at\.by: R015 'updatedByNme' is no field\. Did you mean 'updatedByName'\?/,
      field('at', { by: 'updatedByNme' }),
    ],
    ['a change of no field', /^things\.form\.fields\.post\.changes: R015 it changes 'nme'/, field('post', { changes: { nme: null } })],
    [
      'a condition on itself',
      /^things\.form\.fields\.post: R016 'post' depends on itself: post → post/,
      field('post', { askedWhen: { post: true } }),
    ],
    [
      'conditions in a circle',
      /^things\.form\.fields\.phoneNumber: R016 'phoneNumber' depends on itself: phoneNumber → post → phoneNumber/,
      ({ fields }) => ({
        fields: {
          ...fields,
          phoneNumber: text<string>('X', { askedWhen: { post: true } }),
          post: { ...fields.post, offWhen: { phoneNumber: null } },
        },
      }),
    ],
    [
      'changes in a circle',
      /^things\.form\.fields\.phoneNumber: R017 changes go in a circle: phoneNumber → displayOrder → phoneNumber/,
      ({ fields }) => ({
        fields: {
          ...fields,
          phoneNumber: text('X', { changes: { displayOrder: null } }),
          displayOrder: integer('Y', { changes: { phoneNumber: null } }),
        },
      }),
    ],
    [
      'two choices within each other',
      /R017 changes go in a circle: displayOrder → post → displayOrder/,
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
      /^things\.form\.fields\.phoneNumber: R018 'phoneNumber' is required and can never be asked/,
      field('phoneNumber', { isRequired: true, askedWhen: { any: [] } }),
    ],
    [
      'a required field that waits for a value that is none',
      /R018 'phoneNumber'/,
      field('phoneNumber', { isRequired: true, askedWhen: { post: 'yes' } }),
    ],
    [
      'a required field that waits for a code that is none',
      /R018 'phoneNumber'/,
      ({ fields }) => ({
        fields: {
          ...fields,
          at: choice('At', { labels: { A: 'Ay' } }),
          phoneNumber: text<string>('X', { isRequired: true, askedWhen: { at: ['B', 'C'] } }),
        },
      }),
    ],
    [
      'a value that the call does not take',
      /^things\.form\.fields\.phoneNumber: R019 PUT \S+ takes no 'phone'\. Say sentAs\. It takes countryId, displayOrder, phoneNumber, post/,
      field('phoneNumber', { sentAs: 'phone' }),
    ],
    [
      'a field that the call does not take',
      /R019 PUT \S+ takes no 'extra'/,
      ({ fields }) => ({ fields: { ...fields, extra: text('X') }, form: { sections: [{ fields: ['extra'] }] } }),
    ],
    [
      'a language under a name that the call does not take',
      /R019 PUT \S+ takes no 'cityEn'/,
      ({ fields }) => ({
        fields: {
          ...fields,
          city: localized(text('City'), {
            members: { EN: 'phoneNumber', JA: 'phoneNumber', ZH_HK: 'phoneNumber', ZH_CN: 'phoneNumber' },
            sends: { EN: 'cityEn', JA: 'phoneNumber', ZH_HK: 'phoneNumber', ZH_CN: 'phoneNumber' },
          }),
        },
        form: { sections: [{ fields: ['city'] }] },
      }),
    ],
    [
      'a language without a member',
      /^things\.fields\.at\.members: R020 JA has no member/,
      ({ fields }) => ({
        fields: { ...fields, at: { ...localized(text('City')), members: { EN: 'countryEn', ZH_HK: 'countryEn', ZH_CN: 'countryEn' } } },
      }),
    ],
    [
      'a language whose member is none',
      /^things\.fields\.at\.members\.JA: R015 the record has no 'countryJp'/,
      ({ fields }) => ({
        fields: {
          ...fields,
          at: localized(text('City'), { members: { EN: 'countryEn', JA: 'countryJp', ZH_HK: 'countryEn', ZH_CN: 'countryEn' } as never }),
        },
      }),
    ],
    [
      'a formatter that is not there',
      /^things\.recordTitle: R021 no formatter is called 'displayNme'\. .*did you mean 'displayname'\?/,
      () => ({ recordTitle: 'displayNme' }),
    ],
    [
      'a generator that is not there',
      /^things\.form\.initial\.phoneNumber: R021 no generator is called 'pasword'\. Did you mean 'password'\?/,
      form({ initial: { phoneNumber: { generator: 'pasword' } } }),
    ],
    [
      'a generator of a query that is not there',
      /^things\.list\.query\.at: R021 no generator/,
      list({ query: { at: { generator: 'x' } } }),
    ],
    [
      'a generator of a change that is not there',
      /^things\.fields\.post\.changes\.at: R021 no generator/,
      field('post', { changes: { at: { generator: 'x' } } }),
    ],
    [
      'a panel that is not there',
      /^things\.fields\.at\.shows: R021 no part is called 'Map'/,
      ({ fields }) => ({ fields: { ...fields, at: panel('Map', 'Map') } }),
    ],
    ['a dialog that is not there', /^things\.form\.created: R021 no part is called 'Made'/, form({ created: 'Made' })],
    ['a review that is not there', /^things\.form\.review: R021 no part is called 'Made'/, form({ review: 'Made' })],
    ['a condition of a review on no field', /^things\.form\.reviewWhen: R015 the condition names 'nme'/, form({ reviewWhen: { nme: 1 } })],
    [
      'a lock that is not there',
      /^things\.fields\.at\.lock: R021 no lock is called 'ownOfice'\. Did you mean 'ownOffice'\?/,
      ({ fields }) => ({ fields: { ...fields, at: reference('countries', 'X', { lock: 'ownOfice' }) } }),
    ],
    [
      'a number as text',
      /^things\.fields\.phoneNumber\.maxLength: R022 'maxLength' is not a number/,
      field('phoneNumber', { maxLength: '20' }),
    ],
    [
      'a yes as text',
      /^things\.fields\.phoneNumber\.isRequired: R022 'isRequired' is not true or false/,
      field('phoneNumber', { isRequired: 'yes' }),
    ],
    [
      'a broken pattern',
      /^things\.fields\.phoneNumber\.matches: R022 'matches' is not a regular expression as text/,
      field('phoneNumber', { matches: '[0-9' }),
    ],
    ['a pattern that no file can hold', /R022 'matches' is not a regular expression as text/, field('phoneNumber', { matches: /[0-9]/ })],
    ['a field without a label', /^things\.fields\.phoneNumber\.label: R022 there is no label/, field('phoneNumber', { label: '' })],
    ['columns that are no list', /^things\.list\.maxHeight: R022 'maxHeight' is not a number/, list({ maxHeight: null })],
    [
      'a condition that is none',
      /^things\.fields\.phoneNumber\.askedWhen: R022 'askedWhen' is not a map/,
      field('phoneNumber', { askedWhen: 'always' }),
    ],
    [
      'a key of the form that is not known',
      /^things\.form\.secions: R022 'secions' is not known here\. Did you mean 'sections'\?/,
      form({ secions: [] }),
    ],
    [
      'a button over a field that is not declared',
      /^things\.form\.buttons\[0\]: R001 'phone' is not a declared field/,
      form({ buttons: [{ type: 'render', label: 'Preview', field: 'phone' }] }),
    ],
    [
      'a matrix without a lookup',
      /^things\.fields\.post\.rows: R010 'modules' is no lookup/,
      ({ fields }) => ({
        fields: { ...fields, post: matrix('Rights', { rows: 'modules', rowLabel: 'Module', columns: { View: 'READ' } }) },
      }),
    ],
    [
      'a matrix that couples a column which it does not have',
      /^things\.fields\.post\.implies: R015 'Viw' is no column/,
      ({ fields }) => ({
        fields: {
          ...fields,
          post: matrix('Rights', { rows: 'permissionModules', rowLabel: 'Module', columns: { View: 'READ' }, implies: { View: 'Viw' } }),
        },
      }),
    ],
    [
      'columns of a matrix that are no map',
      /^things\.fields\.post\.columns: R022 'columns' is not a map/,
      field('post', { kind: 'matrix', rows: 'permissionModules', columns: [] }),
    ],
    [
      'a kind of upload that there is not',
      /^things\.fields\.post\.upload: R015 'POPUP' is no kind of upload/,
      field('post', { kind: 'file', upload: 'POPUP' }),
    ],
    [
      'files of no type',
      /^things\.fields\.post\.takes: R015 'images' is no type of file/,
      field('post', { kind: 'file', upload: 'POPUP_IMAGE', takes: 'images' }),
    ],
    [
      'a number of files that is none',
      /^things\.fields\.post\.max: R022 'max' is not a number/,
      field('post', { kind: 'file', upload: 'POPUP_IMAGE', max: 'many' }),
    ],
    [
      'one for all by a field that there is not',
      /oneForAllWhen: R015 the condition names 'same', which is no field/,
      ({ fields }) => ({
        fields: { ...fields, post: localized<string | null | undefined, 'text', string>(text('X'), { oneForAllWhen: { same: true } }) },
      }),
    ],
    [
      'an aside where the layout has no place for it',
      /^things\.form\.aside: R005 this layout has no place for an aside/,
      form({ aside: () => Promise.reject(new Error()) }),
    ],
    ['a button that is no list', /^things\.form\.buttons: R022 'buttons' is not a list/, form({ buttons: { type: 'check' } })],
    ['a stamp that the record does not have', /^things\.stamp: R001 the record has no 'sendt'/, () => ({ stamp: 'sendt' })],
    ['a key of the declaration that is not known', /^things\.colour: R022 'colour' is not known here/, () => ({ colour: 'red' })],
  ])('reports %s', (_, line, change, changedHead, others) => {
    expect(problems(change, changedHead, others)).toContainEqual(expect.stringMatching(line));
  });
  it.each<[string, Change]>([
    ['a condition on a member of the record', field('phoneNumber', { askedWhen: { countryEn: 'Japan' } })],
    ['a function in place of a condition', field('phoneNumber', { askedWhen: () => true })],
    [
      'a condition that can hold for one of several',
      field('phoneNumber', { isRequired: true, askedWhen: { any: [{ post: 'yes' }, { post: true }] } }),
    ],
    ['a required field that waits for nothing', field('phoneNumber', { isRequired: true, askedWhen: { post: null } })],
    ['a chain of changes', field('post', { changes: { displayOrder: 1 } })],
    ['a registered formatter', () => ({ recordTitle: 'displayName' })],
    ['a part of the record that is sent', form({ sends: ['countryId', { names: ['countryEn'], when: { post: true } }] })],
  ])('lets %s pass', (_, change) => {
    expect(problems(change)).toEqual([]);
  });
  it('tells the place as a list of steps, for a file to be pointed into', () => {
    const wrong = { ...good, list: { columns: ['phoneNumber', 'nme'] } } as Declaration;
    const [problem] = checkResource('things', wrong, { ...around, heads: { things: head } });
    expect(problem).toMatchObject({ code: 'R001', place: ['things', 'list', 'columns', 1] });
  });
  it('reports all problems at once', () => {
    const wrong = { ...good, fields: { name: choice('x', { labels: {} }) }, list: { columns: ['a', 'b', 'c'] } };
    expect(problemsIn(wrong).length).toBeGreaterThan(3);
  });
});

describe.each(Object.entries(around.heads))('the declaration of %s', (name, { load }) => {
  it('passes its checks', async () => {
    expect(declarationProblems(name, (await load!()).default, around)).toEqual([]);
  });
});
