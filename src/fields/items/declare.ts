import type { Field, FieldOptions } from '../../schema/field';

export type ItemsOptions = {
  /** How many show at first; "View More" shows the rest. Default: all. */
  maxItems?: number;
};
declare module '../../schema/field' {
  interface KindOptions {
    items: ItemsOptions;
  }
}

/** A list of texts, one a line; "View More" shows those beyond `maxItems`. @example items('Projects', { maxItems: 5 }) */
export const items = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & ItemsOptions = {},
): Field<readonly string[] | null | undefined, 'items', M> => ({ kind: 'items', label, ...options });
