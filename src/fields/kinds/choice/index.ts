import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * A code with a label. Lists show the label as text or as a chip.
 *
 * @example choice('Status', { labels: { OPEN: 'Open', CLOSED: 'Closed' }, chips: { OPEN: { tone: 'green', mark: 'dot' }, CLOSED: { tone: 'neutral', mark: 'ring' } } })
 * @example choice('Visit', { labels: { FREE: 'Walk in', BOOKED: 'Appointment' }, as: 'radios' })
 */
export const choice = defineKind(declare, {
  kind: 'choice',
  traits: { typed: true, filters: true, roles: { codes: 'labels', several: 'multiple' } },
  Cell: () => import('./ChoiceCell'),
  FilterLabel: () => import('./ChoiceLabel'),
  parts: () => import('./parts'),
});
