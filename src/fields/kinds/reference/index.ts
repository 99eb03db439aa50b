import { defineKind } from '../../defineKind';
import { declare } from './declare';

/** One of a lookup, named by its name in the registry. @example reference('countries', 'Country', { shownAs: 'countryEn' }) */
export const reference = defineKind(declare, {
  kind: 'reference',
  traits: {
    typed: true,
    filters: true,
    roles: { lookup: 'resource', within: 'within', lock: 'lock', several: 'multiple' },
  },
  Cell: () => import('./ReferenceCell'),
  FilterLabel: () => import('./ReferenceLabel'),
  parts: () => import('./parts'),
});
