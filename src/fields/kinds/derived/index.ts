import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * One or two lines of text that the portal makes of other members of the record.
 *
 * @example text('Company')
 * @example text('Planner')
 * @example derived('Referral', { lines: ['{company}', '{planner}'] })
 * @example derived('Full Name', { lines: (client) => [fullName(client)] })
 */
export const derived = defineKind(declare, {
  kind: 'derived',
  traits: { bound: false, roles: { templates: 'lines' } },
  Cell: () => import('./DerivedCell'),
  parts: () => import('./parts'),
});
