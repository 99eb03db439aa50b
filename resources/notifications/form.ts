import { defineForm } from '../../src/schema';
import type { FieldName } from './fields';
import { hasVariables, type Notification, type NotificationAction } from './notification';
import { rules } from './rules';
import { sections } from './sections';

const revoked = ['REVOKED_PENDING', 'REVOKED_DELIVERED'];
const buttons = ([1, 2] as const).flatMap(
  (at) => [`button${at}Type`, `button${at}Names`, `button${at}Urls`, `button${at}ProjectID`] as const,
);
const pending = { status: 'PENDING' };

/** Edit Notification (NTF-093 to NTF-101). */
export const form = defineForm<Notification, FieldName, NotificationAction>({
  layout: 'cards',
  head: { name: 'title', status: 'status', facts: ['notificationId', 'salesOffice', 'delivery'] },
  sections: [
    sections.type,
    { title: 'Client Segmentation', fields: ['salesOffice', 'regions', 'csvFile', 'csvType', 'recipients'] },
    ...sections.texts,
    sections.button(1, ['button1ProjectID']),
    sections.button(2, ['button2ProjectID']),
    { title: 'Delivery & Status', fields: ['deliveryDate', 'status', 'createdAt', 'updatedAt'] },
  ],
  overrides: { updatedAt: { label: 'Last update by' } },
  rules: [rules],
  // NTF-093 to NTF-098; a list that was sent is asked for, and stays
  editable: [
    ...(['important', 'titles', 'summary', 'contents', 'images'] as const),
    ...buttons,
    { names: ['category'], when: { status: ['PENDING', 'DELIVERED'] } },
    { names: ['imageIsSame4All'], when: pending },
    { names: ['regions'], when: { ...pending, type: 'SYSTEM' } },
    { names: ['csvFile'], when: { type: { not: 'SYSTEM' } } },
    { names: ['csvType'], when: { ...pending, type: { not: 'SYSTEM' } } },
  ],
  locked: [{ when: { status: revoked }, text: 'A revoked notification cannot be changed' }],
  // a delivery is nobody's edit
  movedOn: [
    {
      when: { status: ['PUSHING', 'DELIVERED', 'FAILED'] },
      text: 'It was sent at {deliveryDate} UTC+8, after you opened it. What you typed is kept, as far as it may still change.',
    },
  ],
  hint: [
    { when: { status: 'PENDING' }, text: 'Type, sales office and delivery cannot be changed' },
    'It was sent: texts, buttons and missing images can be changed, who gets it cannot',
  ],
  permission: 'write',
  cancel: 'withSave',
  aside: () => import('./preview/NotificationPreview'),
  review: () => import('./review/ReviewDialog'),
  include: [
    ...(['type', 'category', 'regions', 'deliveryDate', 'imageIsSame4All'] as const),
    { names: ['csvFileId', 'csvType'], when: { type: { not: 'SYSTEM' } } },
  ],
  set: { button2Type: 'NONE' },
  omitEmpty: true,
  transform: (body, stored) => ({
    ...body,
    salesOffices: [stored!.salesOffice],
    ...(body.type !== 'SYSTEM' && { hasVariables: hasVariables(body.csvType) }),
  }),
});
