import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * A list of texts, one on each line. "View More" shows those after the first `maxItems`.
 *
 * @example items('Projects', { maxItems: 5 })
 */
export const items = defineKind(declare, {
  kind: 'items',
  traits: { labelled: true },
  Cell: () => import('./ItemsCell'),
  parts: () => import('./parts'),
});
