import { defineKind } from '../../../src/fields';
import { declare } from './declare';

/**
 * Checkboxes for codes: a row for each item of a lookup, a column for each ending of the codes. Codes without a row are kept.
 *
 * @example permissions: matrix('Permissions', { rows: 'permissionModules', rowLabel: 'Module', columns: { READ: 'View', WRITE: 'Update' }, implies: { WRITE: 'READ' } })
 */
export const matrix = defineKind(declare, {
  kind: 'matrix',
  traits: { typed: true, roles: { lookup: 'rows' } },
  Cell: () => import('./MatrixCell'),
  parts: () => import('./parts'),
});
