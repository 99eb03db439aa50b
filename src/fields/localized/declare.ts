import type { ConditionOn } from '../../schema/condition';
import type { Field, Kind } from '../../schema/field';
import type { Language } from '../../format/languages';

export type LocalizedOptions<M extends string = string> = {
  /** The members of the record, by language. Default: the field's own value is a map by language. */
  members?: Readonly<Record<Language, M>>;
  /** What a body calls them, where that differs. Default: the members. */
  sends?: Readonly<Record<Language, string>>;
  /** The languages that a required field needs. Default: all four. */
  requires?: readonly Language[];
  /** The field that says which languages are asked for: the others are off and keep their text. Default: all four are. */
  follows?: string;
  /** While this holds the first language serves all: the others are off. Default: never. @example { useGlobalLanguage: true } */
  oneForAllWhen?: ConditionOn<string>;
  /**
   * `tabs` at every width, for long texts; `across`: four side by side, for files; `rows`: a row a language, which neighbours
   * of the same kind share. Default: two by two, on a phone tabs.
   */
  as?: 'tabs' | 'across' | 'rows';
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
  as: undefined,
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
  options?: Omit<LocalizedOptions, 'members'>,
): Field<{ readonly [L in Language]?: V } | null | undefined, 'localized', never>;
export function localized<V, K extends Kind, const M extends string>(
  of: Field<V, K>,
  members: Readonly<Record<Language, M>>,
  options?: Omit<LocalizedOptions, 'members'>,
): Field<never, 'localized', NoInfer<M>>;
export function localized(of: Field, members?: LocalizedOptions['members'], options?: Omit<LocalizedOptions, 'members'>) {
  return inLanguages(of, { ...(members && { members }), ...options });
}
