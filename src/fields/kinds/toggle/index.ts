import { defineKind } from '../../defineKind';
import { declare } from './declare';

/**
 * Yes or no: a chip in lists, two radio buttons in forms.
 *
 * @example toggle('Post', { on: 'Online', off: 'Offline' })
 * @example toggle('Newsletter', { on: 'Subscribed', off: 'Not subscribed', as: 'tick' })
 */
export const toggle = defineKind(declare, {
  kind: 'toggle',
  traits: { typed: true, filters: true },
  Cell: () => import('./ToggleCell'),
  FilterLabel: () => import('./ToggleLabel'),
  parts: () => import('./parts'),
});
