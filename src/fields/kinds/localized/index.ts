import { defineKind } from '../../defineKind';
import { declare, type LocalizedOptions } from './declare';

/**
 * A field in English, Japanese, traditional and simplified Chinese. Its value is a map with `EN`, `JA`, `ZH_HK` and `ZH_CN`, or
 * the record has a member for each language. The options of the wrapped field apply to every language.
 *
 * @example titles: localized(text('Title', { required: true }))
 * @example notice: localized(multiline('Notice', { rows: 3, required: true }), { requiredIn: ['EN'] })
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
