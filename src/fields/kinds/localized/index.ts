import { defineKind } from '../../defineKind';
import { declare, type LocalizedOptions } from './declare';

/**
 * A field in four languages: a map by language, or one member for each. The options of the field that it wraps count for each
 * language.
 *
 * @example titles: localized(text('Title', { required: true }))
 * @example city: localized(text('City'), { members: { EN: 'cityEn', JA: 'cityJp', ZH_HK: 'cityTc', ZH_CN: 'citySc' } })
 */
export const localized = defineKind(declare, {
  kind: 'localized',
  traits: {
    typed: true,
    sharesRows: ({ as }: LocalizedOptions) => as === 'rows',
    roles: { wraps: 'of' },
  },
  Cell: () => import('./LocalizedCell'),
  parts: () => import('./parts'),
});
