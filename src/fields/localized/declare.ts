import type { Field, Kind } from '../../schema/field';
import type { Language } from '../../format/languages';

export type LocalizedOptions<M extends string = string> = {
  /** The members of the record, by language. Default: the field's own value is a map by language. */
  members?: Readonly<Record<Language, M>>;
  /** The field that says which languages are asked for. Default: all four are. */
  follows?: string;
};
declare module '../../schema/field' {
  interface KindOptions {
    localized: LocalizedOptions & { /** How the value is typed in one language. */ of: Field };
  }
}

/** What a field by language says: the options of the one that it wraps count for each language. */
const inLanguages = (
  { accepts: _accepts, mentions: _mentions, ...of }: Field,
  options: LocalizedOptions,
): Field<never, 'localized', never> => ({
  ...of,
  kind: 'localized',
  of,
  ...options,
});

/**
 * A field in four languages: a map by language, or one member for each.
 *
 * @example titles: localized(text('Title', { isRequired: true }))
 * @example city: localized(text('City'), { EN: 'cityEn', JA: 'cityJp', ZH_HK: 'cityTc', ZH_CN: 'citySc' })
 */
export function localized<V, K extends Kind>(
  of: Field<V, K>,
  members?: undefined,
  options?: Pick<LocalizedOptions, 'follows'>,
): Field<{ readonly [L in Language]?: V } | null | undefined, 'localized', never>;
export function localized<V, K extends Kind, const M extends string>(
  of: Field<V, K>,
  members: Readonly<Record<Language, M>>,
  options?: Pick<LocalizedOptions, 'follows'>,
): Field<never, 'localized', NoInfer<M>>;
export function localized(of: Field, members?: LocalizedOptions['members'], options?: Pick<LocalizedOptions, 'follows'>) {
  return inLanguages(of, { ...(members && { members }), ...options });
}
