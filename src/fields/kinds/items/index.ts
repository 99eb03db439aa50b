import { defineKind } from '../../defineKind';
import { declare } from './declare';

/** A list of texts, one a line; "View More" shows those beyond `maxItems`. @example items('Projects', { maxItems: 5 }) */
export const items = defineKind(declare, {
  kind: 'items',
  traits: { labelled: true },
  Cell: () => import('./ItemsCell'),
  parts: () => import('./parts'),
});
