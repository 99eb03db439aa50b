import { defineKind } from '../../defineKind';
import { declare } from './declare';
import { searchText } from './forms';

/** A line of text. @example text('Tel Number', { maxLength: 20 }) */
export const text = defineKind(declare, {
  kind: 'text',
  traits: {
    typed: true,
    searches: searchText,
  },
  Cell: () => import('./TextCell'),
  parts: () => import('./parts'),
});
