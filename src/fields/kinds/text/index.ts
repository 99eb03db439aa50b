import { defineKind } from '../../defineKind';
import { declare } from './declare';
import { searchText } from './forms';

/**
 * A line of text.
 *
 * @example text('Tel Number', { maxLength: 20 })
 * @example text('Email', { format: 'email', required: true, copyable: true })
 * @example text('Postcode', { matches: '[0-9]{6}', error: 'Enter 6 digits' })
 */
export const text = defineKind(declare, {
  kind: 'text',
  traits: {
    typed: true,
    searches: searchText,
  },
  Cell: () => import('./TextCell'),
  parts: () => import('./parts'),
});
