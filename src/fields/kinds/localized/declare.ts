import type { ConditionOn } from '../../../schema/values/condition';
import type { Field, Kind } from '../../../schema/field';
import type { Language } from '../../../format/languages';

export type LocalizedOptions<M extends string = string> = {
  /** The members of the record, by language. Default: the field's own value is a map by language. */
  members?: Readonly<Record<Language, M>>;
  /** The languages that a required field needs. Default: all four. */
  requiredIn?: readonly Language[];
  /** The field that says which languages are asked for: the others are off and keep their text. Default: all four are. */
  enabledBy?: M;
  /** While this holds the first language serves all: the others are off. Default: never. @example { useGlobalLanguage: true } */
  oneForAllWhen?: ConditionOn<M>;
  /**
   * `tabs` at every width, for long texts; `across`: four side by side, for files; `rows`: a row a language, which neighbours
   * of the same kind share. Default: two by two, on a phone tabs.
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
