import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * A day without a time, written as yyyy/MM/dd in records and on screens (SHR-018).
 *
 * @example date('Date of birth', { last: 'today' })
 * @example date('Opening day', { first: '2020/01/01', required: true })
 */
export const date = defineKind(declare, {
  kind: 'date',
  traits: { typed: true, filters: true, order: 'time' },
  Cell: () => import('../../cells/PlainCell'),
  parts: () => import('./parts'),
});
