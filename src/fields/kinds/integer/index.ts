import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * A whole number. The record and the body have a number.
 *
 * @example integer('Order', { matches: '[1-9][0-9]?', maxLength: 2 })
 * @example integer('Parking spaces', { min: 1, max: 500 })
 */
export const integer = defineKind(declare, {
  kind: 'integer',
  traits: { typed: true, order: 'number', labelled: true },
  Cell: () => import('../../cells/PlainCell'),
  parts: () => import('./parts'),
});
