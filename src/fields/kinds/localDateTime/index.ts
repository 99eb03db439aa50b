import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * A day and a time in steps of 15 minutes, which the user chooses. Records and screens have UTC+8 (SHR-020). Use `timestamp` for
 * a time that the server writes.
 *
 * @example localDateTime('Start Date', { wire: 'yyyy-MM-dd HH:mm', last: '2300/12/31' })
 * @example localDateTime('Publish at', { wire: 'yyyy/MM/dd HH:mm', future: true, required: true })
 */
export const localDateTime = defineKind(declare, {
  kind: 'localDateTime',
  traits: { typed: true, time: 'chosen', order: 'time', labelled: true },
  Cell: () => import('./LocalDateTimeCell'),
  parts: () => import('./parts'),
});
