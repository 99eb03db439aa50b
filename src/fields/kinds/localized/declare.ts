import type { ConditionOn } from '../../../schema/values/condition';
import type { Field, Kind } from '../../../schema/field';
import type { Language } from '../../../format/languages';

export type LocalizedOptions<M extends string = string> = {
  /** The members of the record, by language. Default: the value of the field is a map by language. */
  members?: Readonly<Record<Language, M>>;
  /** With `required`: the languages that have to be filled in. Default: all four. */
  requiredIn?: readonly Language[];
  /** The field whose value is the language to fill in, or the list of languages. The others are disabled and keep their values. Default: all languages are enabled. */
  enabledBy?: M;
  /** While this condition holds, only English is enabled and applies to every language. Default: never. @example oneForAllWhen: { useGlobalLanguage: true } */
  oneForAllWhen?: ConditionOn<M>;
  /**
   * The layout. `tabs`: a tab for each language, for long texts. `across`: four columns, for files. `rows`: a row for each
   * language, shared with the neighbouring fields that have `rows` too. Default: two by two, on a phone tabs.
   */
  as?: 'tabs' | 'across' | 'rows';
};
declare module '../../../schema/field' {
  interface KindOptions {
    localized: LocalizedOptions & {
      /** The field in one language. */
      of: Field;
    };
  }
}

/** The members of a record, by language. */
type Members<M extends string> = Readonly<Record<Language, M>>;

export const declare = <V, K extends Kind, M extends string = never, const W extends Members<string> | undefined = undefined>(
  of: Field<V, K, NoInfer<M>>,
  options: Omit<LocalizedOptions<NoInfer<M>>, 'members'> & { sentAs?: string | Members<string> } & {
    members?: W & (Members<NoInfer<M>> | undefined);
  } = {},
): Field<W extends object ? never : { readonly [L in Language]?: V } | null | undefined, 'localized', M> => {
  const { accepts: _accepts, mentions: _mentions, ...shared } = of as Field;
  return { ...shared, kind: 'localized', of, as: undefined, ...options } as never;
};
