import { notificationCreated } from '../../src/messages/literal';
import { defineForm } from '../../src/schema';
import type { FieldName } from './fields';
import { hasVariables, type Notification, type NotificationAction } from './notification';
import { rules } from './rules';
import { sections } from './sections';

/** What the fields of an office's projects end with. */
const endings = { HK: 'Hk', SG: 'Sg' } as const;
/** The project of the source stands in the field of its office (NTF-126). */
const projectsOf = ({ salesOffice, button1ProjectID, button2ProjectID }: Notification) => {
  const ending = endings[salesOffice as keyof typeof endings];
  return { [`button1ProjectId${ending}`]: button1ProjectID, [`button2ProjectId${ending}`]: button2ProjectID };
};

/** Create Notification and its clone (NTF-025 to NTF-092, NTF-103 to NTF-105). */
export const createForm = defineForm<Notification, FieldName, NotificationAction>({
  layout: 'cards',
  sections: [
    sections.type,
    { title: 'Client Segmentation', fields: ['salesOffices', 'regions', 'csvFile', 'csvType', 'recipients'] },
    ...sections.texts,
    sections.button(1, ['button1ProjectIdHk', 'button1ProjectIdSg']),
    sections.button(2, ['button2ProjectIdHk', 'button2ProjectIdSg']),
    { title: 'Delivery & Status', fields: ['deliveryDate'] },
  ],
  overrides: { regions: { within: 'salesOffices' } },
  initialValues: { important: false, imageIsSame4All: false, csvType: 'ID_ONLY', button1Type: 'NONE', button2Type: 'NONE' },
  rules: [rules],
  permission: 'write',
  cancel: 'withSave',
  review: () => import('./review/ReviewDialog'),
  oneFor: 'salesOffices',
  createdText: notificationCreated,
  aside: () => import('./preview/NotificationPreview'),
  // a new one: its delivery is chosen anew, and amounts of an earlier mailing are not sent again
  copyValues: (source) => {
    const { id: _id, salesOffice, deliveryDate: _delivery, status: _status, csvFile, csvType, ...same } = source;
    return { ...same, salesOffices: [salesOffice], ...projectsOf(source), csvType, ...(hasVariables(csvType) ? {} : { csvFile }) };
  },
  set: { button2Type: 'NONE' },
  omitEmpty: true,
  transform: (body) => (body.csvType === undefined ? body : { ...body, hasVariables: hasVariables(body.csvType) }),
});
