import { choice, reference, text } from '../../src/fields';
import { confirmRevokeRecord, recordRevoked } from '../../src/messages/literal';
import { ask, clone, edit } from '../../src/views';
import { pushTypeLabels } from '../vocabulary/labels';
import type { Notification } from './notification';

const revoke = ask<Notification>({
  label: 'Revoke',
  question: confirmRevokeRecord,
  effect: [
    { when: { status: 'PENDING' }, text: 'It was not sent yet: nobody will get it.' },
    { when: { status: 'FAILED' }, text: 'It reached nobody, and nobody will get it.' },
    { when: { status: 'PUSHING' }, text: 'It is on its way: whoever has it loses it from the inbox, and nobody else will get it.' },
    'It was delivered: it disappears from the inbox of everybody who got it.',
  ],
  confirm: 'Confirm',
  call: 'DELETE /notification/revoke/{id}',
  done: recordRevoked,
  permission: 'write',
  isDestructive: true,
  offered: { status: { not: ['REVOKED_PENDING', 'REVOKED_DELIVERED'] } },
});

/** The list (NTF-001 to NTF-024). */
export const list = {
  search: { title: text('Title', { maxLength: 50 }), category: text('Notification Category', { maxLength: 50 }) },
  filters: {
    type: choice('Notification Type', { labels: pushTypeLabels }),
    salesOffice: reference('salesOffices', 'Sales Office', { lock: 'ownOffice' }),
    region: reference('regions', 'Region', { within: 'salesOffice' }),
  },
  sorts: ['updatedAt desc', 'updatedAt asc'],
  // the same for both (NTF-008, NTF-009)
  tieBreak: 'notificationId,desc',
  columns: ['notificationId', 'type', 'category', 'salesOffice', 'regions', 'titles.EN', 'deliveryDate', 'status', 'updatedAt'],
  labels: { type: 'Type', category: 'Category' },
  card: { heading: ['notificationId', 'status'], lines: [['titles.EN'], ['type', 'salesOffice'], ['deliveryDate']] },
  acts: [edit(), revoke, clone()],
} as const;
