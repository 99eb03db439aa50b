import { defineKind } from '../../defineKind';
import { declare } from './declare';

/** A line of text. @example text('Tel Number', { maxLength: 20 }) */
export const text = defineKind(declare, {
  kind: 'text',
  traits: {
    typed: true,
    searches: true,
  },
  Cell: () => import('./TextCell'),
  parts: () => import('./parts'),
});
