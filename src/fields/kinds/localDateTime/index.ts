import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * A day and a quarter of an hour that somebody chooses, in UTC+8 on the wire and on the screen (SHR-020). What the server
 * stamps is a `timestamp`.
 *
 * @example localDateTime('Start Date', { wire: 'yyyy-MM-dd HH:mm', last: '2300/12/31' })
 */
export const localDateTime = defineKind(declare, {
  kind: 'localDateTime',
  traits: { typed: true, time: 'chosen', order: 'time', labelled: true },
  Cell: () => import('./LocalDateTimeCell'),
  parts: () => import('./parts'),
});
