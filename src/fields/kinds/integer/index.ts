import { defineKind } from '../../defineKind';
import { declare } from './declare';

/** A whole number, typed as text and sent as a number. @example integer('Order', { maxLength: 2 }) */
export const integer = defineKind(declare, {
  kind: 'integer',
  traits: { typed: true, order: 'number', labelled: true },
  Cell: () => import('../../cells/PlainCell'),
  parts: () => import('./parts'),
});
