import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * A file, or several: uploaded as soon as it is chosen, sent as its id.
 *
 * @example factsheet: file('Factsheet', { upload: 'PROJECT_FACTSHEET', accept: 'pdf' })
 */
export const file = defineKind(declare, {
  kind: 'file',
  traits: { typed: true },
  Cell: () => import('./FileCell'),
  parts: () => import('./parts'),
});
