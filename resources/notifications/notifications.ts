import { choice, dateTime, integer, moment, reference, text } from '../../src/fields';
import { confirmRevokeRecord, recordRevoked } from '../../src/messages/literal';
import { defineResource, type RecordOf } from '../../src/schema';
import { ask, clone, edit } from '../../src/views';
import { firstText } from '../vocabulary/firstText';
import { pushStatusLabels, pushTypeLabels } from '../vocabulary/labels';

export default defineResource<RecordOf<'NotificationRow'>>()({
  recordTitle: ({ titles }) => firstText(titles),
  calls: { getList: 'GET /notification/list' },

  fields: {
    notificationId: integer('Notification ID'),
    type: choice('Type', { labels: pushTypeLabels }),
    category: text('Category'),
    salesOffice: reference('salesOffices', 'Sales Office'),
    regions: reference('regions', 'Region', { isMultiple: true }),
    'titles.EN': text('Title (English)'),
    deliveryDate: moment('Delivery Date & Time', { wire: 'yyyy/MM/dd HH:mm' }),
    status: choice('Status', {
      labels: pushStatusLabels,
      chips: {
        PENDING: { tone: 'blue', mark: 'ring' },
        DELIVERED: { tone: 'green', mark: 'dot' },
        PUSHING: { tone: 'red', mark: 'bars' },
        '*': { tone: 'red', mark: 'cross' },
      },
    }),
    updatedAt: dateTime('Last update'),
  },

  list: {
    search: { title: text('Title', { maxLength: 50 }), category: text('Notification Category', { maxLength: 50 }) },
    filters: {
      type: choice('Notification Type', { labels: pushTypeLabels }),
      salesOffice: reference('salesOffices', 'Sales Office', { lock: 'ownOffice' }),
      region: reference('regions', 'Region', { within: 'salesOffice' }),
    },
    sorts: ['updatedAt desc', 'updatedAt asc'],
    // the same for both (NTF-008, NTF-009)
    tieBreak: 'notificationId,desc',
    // prettier-ignore
    columns: ['notificationId', 'type', 'category', 'salesOffice', 'regions', 'titles.EN', 'deliveryDate', 'status', 'updatedAt'],
    card: { heading: ['notificationId', 'status'], lines: [['titles.EN'], ['type', 'salesOffice'], ['deliveryDate']] },
    acts: [
      edit(),
      ask({
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
      }),
      clone(),
    ],
  },
});
