import { defineForm } from '../../src/schema';
import { withoutEmpty } from '../vocabulary/withoutEmpty';
import { hasVariables, type Notification } from './notification';
import { rules } from './rules';
import { sections } from './sections';

const revoked = ['REVOKED_PENDING', 'REVOKED_DELIVERED'];
const texts = ['important', 'titles', 'summary', 'contents', 'images'];
const buttons = ([1, 2] as const).flatMap((at) => [`button${at}Type`, `button${at}Names`, `button${at}Urls`, `button${at}ProjectID`]);

/** What may still change (NTF-093 to NTF-098). */
const editable = ({ type, status }: Notification) => [
  ...texts,
  ...buttons,
  ...(['PENDING', 'DELIVERED'].includes(status) ? ['category'] : []),
  ...(status === 'PENDING' ? ['imageIsSame4All'] : []),
  ...(status === 'PENDING' && type === 'SYSTEM' ? ['regions'] : []),
  // a list that was sent is asked for, and stays
  ...(type === 'SYSTEM' ? [] : ['csvFile', ...(status === 'PENDING' ? ['csvType'] : [])]),
];

/** Edit Notification (NTF-093 to NTF-101). */
export const form = defineForm<Notification>({
  layout: 'cards',
  sections: [
    sections.type,
    { title: 'Client Segmentation', fields: ['salesOffice', 'regions', 'csvFile', 'csvType', 'recipients'] },
    ...sections.texts,
    sections.button(1, ['button1ProjectID']),
    sections.button(2, ['button2ProjectID']),
    { title: 'Delivery & Status', fields: ['deliveryDate', 'status', 'createdAt', 'updatedAt'] },
  ],
  fields: { updatedAt: { label: 'Last update by' } },
  rules,
  editable,
  locked: [{ when: { status: revoked }, text: 'A revoked notification cannot be changed' }],
  // a delivery is nobody's edit
  movedOn: ({ status, deliveryDate }) =>
    ['PUSHING', 'DELIVERED', 'FAILED'].includes(status)
      ? `It was sent at ${deliveryDate} UTC+8, after you opened it. What you typed is kept, as far as it may still change.`
      : null,
  hint: [
    { when: { status: 'PENDING' }, text: 'Type, sales office and delivery cannot be changed' },
    'It was sent: texts, buttons and missing images can be changed, who gets it cannot',
  ],
  permission: 'write',
  cancel: 'withSave',
  aside: () => import('./preview/PhonePreview'),
  review: () => import('./review/ReviewDialog'),
  reviewWhen: { status: 'PENDING' },
  sends: (edited, stored) => {
    const { type, category, salesOffice, regions, deliveryDate, imageIsSame4All, csvFileId, csvType } = stored;
    const body = { type, category, salesOffices: [salesOffice], regions, deliveryDate, imageIsSame4All, button2Type: 'NONE', ...edited };
    if (type === 'SYSTEM') return withoutEmpty(body);
    const list = { csvFileId, csvType, ...edited };
    return withoutEmpty({ ...body, ...list, hasVariables: hasVariables(list.csvType) });
  },
});
