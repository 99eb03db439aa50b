import { choice, reference, text } from '../../src/fields';
import { confirmRevokeRecord, recordRevoked } from '../../src/messages/literal';
import { defineList } from '../../src/schema';
import { confirmAction, clone, edit } from '../../src/views';
import { pushTypeLabels } from '../vocabulary/labels';
import type { FieldName } from './fields';
import type { Notification, NotificationAction } from './notification';
import { revokeEffect } from './revokeEffect';

const revoke = confirmAction<Notification, NotificationAction>({
  name: 'revoke',
  label: 'Revoke',
  question: confirmRevokeRecord,
  effect: revokeEffect,
  details: () => import('./sent/RevokeDetails'),
  confirmLabel: 'Confirm',
  call: 'DELETE /notification/revoke/{id}',
  successText: recordRevoked,
  permission: 'write',
  destructive: true,
  offered: { status: { not: ['REVOKED_PENDING', 'REVOKED_DELIVERED'] } },
});

/** The list (NTF-001 to NTF-024). */
export const list = defineList<Notification, FieldName, 'GET /notification/list', NotificationAction>({
  search: { title: text('Title', { maxLength: 50 }), category: text('Notification Category', { maxLength: 50 }) },
  filters: {
    type: choice('Notification Type', { labels: pushTypeLabels }),
    salesOffice: reference('salesOffices', 'Sales Office', { lock: 'ownOffice' }),
    region: reference('regions', 'Region', { within: 'salesOffice' }),
  },
  sorts: ['updatedAt desc', 'updatedAt asc'],
  // the same for both (NTF-008, NTF-009)
  tieBreak: 'notificationId desc',
  columns: ['notificationId', 'type', 'category', 'salesOffice', 'regions', 'titles.EN', 'deliveryDate', 'status', 'updatedAt'],
  name: 'titles.EN',
  labels: { type: 'Type', category: 'Category' },
  card: { heading: ['notificationId', 'status'], lines: [['titles.EN'], ['type', 'salesOffice'], ['deliveryDate']] },
  // the box and the CMS send by themselves
  due: { at: 'deliveryDate', when: { status: ['PENDING', 'PUSHING'] } },
  rowActions: [edit(), revoke, clone()],
});
