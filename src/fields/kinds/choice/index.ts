import { defineKind } from '../../defineKind';
import { declare } from './declare';

/** A code with a label, shown as text or as a chip. @example choice('Status', { labels, chips }) */
export const choice = defineKind(declare, {
  kind: 'choice',
  traits: { typed: true, filters: true, roles: { codes: 'labels', several: 'multiple' } },
  Cell: () => import('./ChoiceCell'),
  FilterLabel: () => import('./ChoiceLabel'),
  parts: () => import('./parts'),
});
