import {
  choice,
  derived,
  timestamp,
  file,
  integer,
  localized,
  localDateTime,
  panel,
  reference,
  richText,
  text,
  toggle,
} from '../../src/fields';
import { latestReportOf } from '../../src/fields/kinds/file/items/report';
import { clientListEmpty, deliveryDateEarly, fileKept, projectIdEmpty } from '../../src/messages/literal';
import { defineFields, type ChangeAbout } from '../../src/schema';
import { clientListTypeLabels, pushButtonLabels, pushStatusLabels, pushTypeLabels } from '../vocabulary/labels';
import { proposedType, type ClientList } from './clientList/clientList';
import { amountTags } from '../vocabulary/amounts';
import { regionGroups } from '../vocabulary/officeRegions';
import { hasVariables, listTypes, titleTemplate, type Notification } from './notification';

const required = true;
const toList = { type: listTypes };
/** Files of one that was sent stay (NTF-097). */
const kept = { when: { status: { not: ['PENDING', null] } }, text: fileKept } as const;

/** All regions of the offices for what goes to a list, none for SYSTEM: there they are chosen (NTF-040 to NTF-043). */
const regionsAnew = (_: unknown, { values, codesOf }: ChangeAbout) => {
  const { type, salesOffices = [] } = values as { type?: string; salesOffices?: readonly string[] };
  const isList = listTypes.some((each) => each === type);
  return { regions: isList && salesOffices.length > 0 ? codesOf('regions', salesOffices) : [] };
};
/** A list that was just read proposes its type, unless somebody has chosen one (NTF-051). */
const proposeType = (file: unknown, { values, stored, isTouched }: ChangeAbout) => {
  const list = latestReportOf(file) as ClientList | undefined;
  if (!list || isTouched('csvType')) return {};
  const type = proposedType(list, stored?.csvType);
  // a proposal is not taken back by one that says the same
  return hasVariables(values.csvType) === hasVariables(type) ? {} : { csvType: type };
};

/** The inputs of one button; both have them alike. `when` is when there is such a button at all. */
const button = (type: 'button1Type' | 'button2Type', label: string, when: Readonly<Record<string, { not: string }>> = {}) => {
  const of = (types: string | readonly string[], more: object = {}) => ({ required, visibleWhen: { ...when, [type]: types, ...more } });
  return {
    type: (options: object) =>
      choice(label, { required, as: 'radios', labels: pushButtonLabels, defaultValue: 'NONE', visibleWhen: when, ...options }),
    names: localized(text('Button Name', { maxLength: 15, ...of(['URL', 'PROJECT', 'INVESTMENT']) }), { as: 'rows' }),
    urls: localized(text('URL', { format: 'url', ...of('URL') }), { as: 'rows' }),
    project: (lookup: string, office: object, options: object = {}, whose = '') =>
      reference(lookup, `Project ID & Name${whose}`, {
        fresh: true,
        mustExist: true,
        emptyError: projectIdEmpty,
        ...of('PROJECT', office),
        ...options,
      }),
  };
};
const first = button('button1Type', 'Button1');
const second = button('button2Type', 'Button2', { type: { not: 'SYSTEM' } });

/** Every value of a notification. */
export const fields = defineFields<Notification>()({
  notificationId: integer('Notification ID'),
  title: derived('Title', { lines: [titleTemplate] }),
  delivery: derived('Delivery', { lines: ['{deliveryDate} UTC+8'] }),
  type: choice('Notification Type', { required, as: 'radios', labels: pushTypeLabels, sets: regionsAnew }),
  category: text('Notification Category', { required, maxLength: 50 }),
  important: toggle('Important', { on: 'Yes', off: 'No', defaultValue: false }),

  salesOffices: reference('salesOffices', 'Sales Office', { required, multiple: true, lock: 'ownOffice', sets: regionsAnew }),
  salesOffice: reference('salesOffices', 'Sales Office'),
  regions: reference('regions', 'Region', {
    required,
    multiple: true,
    within: 'salesOffice',
    withinHint: 'Choose a sales office first.',
    groups: regionGroups,
    readOnlyWhen: toList,
    readOnlyReason: 'All regions are selected for this type',
  }),
  csvFile: file('Client list (CSV file)', {
    required,
    emptyError: clientListEmpty,
    upload: 'INBOX_CLIENT',
    accept: 'csv',
    sentAs: 'csvFileId',
    visibleWhen: toList,
    reader: () => import('./clientList/reader'),
    sets: proposeType,
    protected: kept,
  }),
  csvType: choice('Type of the client list', {
    required,
    as: 'radios',
    labels: clientListTypeLabels,
    hints: {
      ID_ONLY: 'Client ids alone: everybody reads the same text',
      CLIENT_PARAM: 'Each client with amounts, put in place of the tags',
      PARTNER_PARAM: 'Each partner with amounts, put in place of the tags',
    },
    defaultValue: 'ID_ONLY',
    visibleWhen: toList,
  }),
  recipients: panel('Recipients', () => import('./panel/RecipientsPanel')),

  'titles.EN': text('Title (English)'),
  titles: localized(text('Title', { required, maxLength: 200 })),
  summary: localized(text('Notification Summary', { maxLength: 70 })),
  contents: localized(richText('Content', { required, tags: amountTags })),
  imageIsSame4All: toggle('Use one image for all languages', { on: 'Yes', off: 'No', as: 'tick', defaultValue: false }),
  images: localized(
    file('Image', {
      upload: 'INBOX_IMAGE',
      accept: 'image',
      sentAs: 'imageIds',
      suggestedSize: [1125, 630],
      protected: kept,
      disabledReason: 'The English image is used',
    }),
    { as: 'across', oneForAllWhen: { imageIsSame4All: true } },
  ),

  button1Type: first.type({ sets: (type: unknown) => (type === 'NONE' ? { button2Type: 'NONE' } : {}) }),
  button1Names: first.names,
  button1Urls: first.urls,
  button1ProjectIdHk: first.project('hongKongProjects', { salesOffices: 'HK' }, {}, ' (Hong Kong)'),
  button1ProjectIdSg: first.project('singaporeProjects', { salesOffices: 'SG' }, {}, ' (Singapore)'),
  button1ProjectID: first.project('officeProjects', {}, { within: 'salesOffice' }),
  button2Type: second.type({ disabledWhen: { button1Type: 'NONE' }, disabledReason: 'There is no first button' }),
  button2Names: second.names,
  button2Urls: second.urls,
  button2ProjectIdHk: second.project('hongKongProjects', { salesOffices: 'HK' }, {}, ' (Hong Kong)'),
  button2ProjectIdSg: second.project('singaporeProjects', { salesOffices: 'SG' }, {}, ' (Singapore)'),
  button2ProjectID: second.project('officeProjects', {}, { within: 'salesOffice' }),

  deliveryDate: localDateTime('Delivery Date & Time', {
    wire: 'yyyy/MM/dd HH:mm',
    required,
    future: true,
    partialIsEmpty: true,
    lastTime: '24:00',
    pastError: deliveryDateEarly,
  }),
  status: choice('Status', {
    labels: pushStatusLabels,
    chips: {
      PENDING: { tone: 'blue', mark: 'ring' },
      DELIVERED: { tone: 'green', mark: 'dot' },
      PUSHING: { tone: 'red', mark: 'bars' },
      '*': { tone: 'red', mark: 'cross' },
    },
  }),
  createdAt: timestamp('Created by', { by: 'createdByName', emptyText: '-' }),
  updatedAt: timestamp('Last update', { by: 'updatedByName', emptyText: '-' }),
});
export type FieldName = keyof typeof fields;
