import { defineKind } from '../../../src/fields';
import { declare } from './declare';

/**
 * Codes as ticks: a row per item of a lookup, a column per kind of code. Codes that no row has are kept.
 *
 * @example permissions: matrix('Permissions', { rows: 'permissionModules', rowLabel: 'Module', columns: { READ: 'View', WRITE: 'Update' }, implies: { WRITE: 'READ' } })
 */
export const matrix = defineKind(declare, {
  kind: 'matrix',
  traits: { typed: true, roles: { lookup: 'rows' } },
  Cell: () => import('./MatrixCell'),
  parts: () => import('./parts'),
});
