import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * One or two lines made from the whole record: templates, or names of registered formatters. In code a function.
 *
 * @example derived('Referral', { lines: ['{company}', '{planner}'] })
 * @example derived('Full Name', { lines: (client) => [fullName(client)] })
 */
export const derived = defineKind(declare, {
  kind: 'derived',
  traits: { bound: false, roles: { templates: 'lines' } },
  Cell: () => import('./DerivedCell'),
  parts: () => import('./parts'),
});
