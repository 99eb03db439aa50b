import { defineKind } from '../../defineKind';
import { declare } from './declare';

/** A text of several lines. @example multiline('Content', { rows: 25, maxLength: 4000 }) */
export const multiline = defineKind(declare, {
  kind: 'multiline',
  traits: { typed: true, roles: { tags: 'tags' } },
  Cell: () => import('./MultilineCell'),
  parts: () => import('./parts'),
});
