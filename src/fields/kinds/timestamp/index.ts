import { defineKind } from '../../defineKind';
import { declare } from './declare';

/** A moment, ISO 8601 on the wire, shown in UTC+8. @example timestamp('Last update', { by: 'updatedByName' }) */
export const timestamp = defineKind(declare, {
  kind: 'timestamp',
  traits: { time: 'stamped', order: 'time', labelled: true, roles: { changedBy: 'by' } },
  Cell: () => import('./TimestampCell'),
  parts: () => import('./parts'),
});
