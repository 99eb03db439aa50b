import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * A time that the server writes. The record has ISO 8601 in UTC, and screens show UTC+8.
 *
 * @example updatedAt: timestamp('Last update', { by: 'updatedByName' })
 */
export const timestamp = defineKind(declare, {
  kind: 'timestamp',
  traits: { time: 'stamped', order: 'time', labelled: true, roles: { changedBy: 'by' } },
  Cell: () => import('./TimestampCell'),
  parts: () => import('./parts'),
});
