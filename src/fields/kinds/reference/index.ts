import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * An item of a lookup, which is a list that the CMS offers. The record and the body have the id of the item.
 *
 * @example reference('countries', 'Country', { required: true })
 * @example reference('salesOffices', 'Sales office', { lock: 'ownOffice' })
 * @example reference('regions', 'Region', { within: 'salesOffice' })
 * @example projectIds: reference('hongKongProjects', 'Projects', { multiple: true })
 */
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
