/**
 * The entities of portal.yaml, declared in code. They resemble entities of the portal, and belong to `equal.test.ts` alone: a change of
 * an entity of the portal needs no change here.
 */
import { integer, localized, multiline, reference, text, timestamp, toggle } from '../../../src/fields';
import { crud, defineResource, type RecordOf } from '../../../src/schema';
import { edit, remove } from '../../../src/views';
import { inLanguages } from '../../../resources/vocabulary/inLanguages';

const contentWrite = { code: 'CONTENT_WRITE' };
const access = { create: { ...contentWrite, level: 2 }, save: contentWrite, delete: contentWrite };

const displayOrder = integer('Order', {
  required: true,
  maxLength: 2,
  matches: '[1-9][0-9]*',
  error: 'Order must be integer',
  hint: '1 to 99. The list in the app follows this order.',
});
const post = toggle('Post', { required: true, on: 'Online', off: 'Offline', hint: 'Online: shown to app users as soon as it is saved.' });
const short = { required: true, maxLength: 50 };

const hotlines = defineResource<RecordOf<'Hotline'>>()({
  recordTitle: '{countryEn} {phoneNumber}',
  calls: crud('/contactUs/clientServices/'),
  versionedBy: 'updatedAt',
  fields: {
    displayOrder,
    countryEn: text('Country/Region'),
    countryId: reference('countries', 'Country', { required: true, shownAs: 'countryEn' }),
    phoneNumber: text('Tel Number', {
      required: true,
      maxLength: 20,
      format: 'code',
      matches: '(\\+|00)?(?=.*[0-9])[0-9 ]+',
      hint: 'Digits and spaces, with + or 00 in front if needed.',
    }),
    post,
    updatedAt: timestamp('Last update', { by: 'updatedByName', emptyText: '-' }),
  },
  list: {
    columns: ['displayOrder', 'countryEn', 'phoneNumber', 'post', 'updatedAt'],
    name: 'phoneNumber',
    sortedBy: 'Sorted by order',
    rowActions: [edit(), remove()],
    card: { heading: ['phoneNumber', 'post'], lines: [['countryEn', 'displayOrder'], ['updatedAt']] },
  },
  form: {
    initialValues: { post: false },
    sections: [{ fields: ['countryId', 'phoneNumber', 'displayOrder', 'post'] }],
    footer: 'updatedAt',
    distinct: ['phoneNumber', 'displayOrder'],
  },
});

const offices = defineResource<RecordOf<'OfficeLocation'>>()({
  recordTitle: '{cityEn}',
  calls: crud('/contactUs/offices/'),
  versionedBy: 'updatedAt',
  fields: {
    displayOrder,
    countryEn: text('Country/Region'),
    countryId: reference('countries', 'Country', { required: true, shownAs: 'countryEn' }),
    cityEn: text('Office Name/City'),
    addressEn: text('Address'),
    city: localized(text('City', short), { members: inLanguages('city') }),
    address: localized(text('Address', { required: true, maxLength: 150 }), { members: inLanguages('address') }),
    post,
    updatedAt: timestamp('Last update', { by: 'updatedByName', emptyText: '-' }),
  },
  list: {
    columns: ['displayOrder', 'countryEn', 'cityEn', 'addressEn', 'post', 'updatedAt'],
    name: 'cityEn',
    sortedBy: 'Sorted by order',
    rowActions: [edit(), remove()],
    card: { heading: ['cityEn', 'post'], lines: [['countryEn', 'displayOrder'], ['addressEn'], ['updatedAt']] },
  },
  form: {
    initialValues: { post: false },
    sections: [{ fields: ['countryId', 'city', 'address', 'displayOrder', 'post'] }],
    footer: 'updatedAt',
    distinct: ['displayOrder'],
  },
});

const genericContents = defineResource<RecordOf<'GenericContent'> & RecordOf<'GenericContentRow'>>()({
  recordTitle: '{type} {field}',
  calls: crud('/genericContents/'),
  versionedBy: 'values',
  fields: {
    id: integer('Id'),
    type: text('Type', short),
    field: text('Field', short),
    createdByName: text('Created By'),
    content: localized(multiline('Content', { required: true, rows: 25, tags: ['<AMT1>', '<AMT2>', '<AMT3>', '<AMT4>'] }), {
      members: { EN: 'contentEN', JA: 'contentJA', ZH_HK: 'contentTC', ZH_CN: 'contentSC' },
      sentAs: { EN: 'contentEn', JA: 'contentJa', ZH_HK: 'contentTc', ZH_CN: 'contentSc' },
      requiredIn: ['EN'],
      as: 'tabs',
    }),
  },
  list: {
    columns: ['id', 'type', 'field', 'createdByName'],
    name: 'type',
    query: { sort: ['name.EN,asc', 'id,asc'] },
    sortedBy: 'Sorted by field',
    rowActions: [edit(), remove()],
    card: { heading: ['type', 'id'], lines: [['field'], ['createdByName']], labelled: ['createdByName'] },
  },
  form: {
    sections: [{ fields: ['field', 'type', 'content'] }],
    saveLabel: 'Update',
    buttons: [
      { type: 'render', label: 'Preview', field: 'content' },
      { type: 'check', label: 'Validate' },
    ],
    createDelay: 500,
  },
});

/** Each entity as the registry has it: its declaration and the rest of its entry. */
export const portalInCode = {
  hotlines: {
    declaration: hotlines,
    entry: {
      label: 'Customer Service Hotline',
      routes: { list: '/customerServiceHotline', create: '/createServiceHotline', edit: '/editServiceHotline/:id' },
      access,
    },
  },
  offices: {
    declaration: offices,
    entry: {
      label: 'Office Locations',
      titles: { create: 'Create Office Location', edit: 'Edit Office Location' },
      routes: { list: '/officeLocations', create: '/createOfficeLocation', edit: '/editOfficeLocation/:id' },
      access,
    },
  },
  genericContents: {
    declaration: genericContents,
    entry: {
      label: 'Content Management - Generic Contents',
      titles: { create: 'Create Generic Content', edit: 'Edit Generic Content' },
      routes: { list: '/genericContents', create: '/createGenericContent', edit: '/editGenericContent/:id' },
      access,
    },
  },
};
