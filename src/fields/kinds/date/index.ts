import { defineKind } from '../../defineKind';
import { declare } from './declare';

/** A day, yyyy/MM/dd on the wire and on the screen (SHR-018). @example date('Date of birth', { last: 'today' }) */
export const date = defineKind(declare, {
  kind: 'date',
  traits: { typed: true, filters: true, order: 'time' },
  Cell: () => import('../../cells/PlainCell'),
  parts: () => import('./parts'),
});
