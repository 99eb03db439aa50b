import { defineKind } from '../../defineKind';
import { declare } from './declare';

/** A component between the fields of a form. @example panel('My Documents', () => import('./MyDocumentsLink')) */
export const panel = defineKind(declare, {
  kind: 'panel',
  traits: { bound: false, roles: { component: 'component' } },
  Cell: () => import('./PanelCell'),
  parts: () => import('./parts'),
});
