import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * A number with an optional fraction, zero or above. The record and the body have a number (PRJ-076).
 *
 * @example decimal('Property size', { maxLength: 15, error: 'Property size must be number' })
 * @example decimal('Price', { money: true, unit: 'HKD' })
 */
export const decimal = defineKind(declare, {
  kind: 'decimal',
  traits: { typed: true, order: 'number', labelled: true },
  Cell: () => import('./DecimalCell'),
  parts: () => import('./parts'),
});
