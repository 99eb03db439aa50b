import type { Field, FieldOptions } from '../../schema/field';

export type ItemsOptions = {
  /** So many are shown until "View More" is asked for. Default: all. */
  maxItems?: number;
};
declare module '../../schema/field' {
  interface KindOptions {
    items: ItemsOptions;
  }
}

/** A list of texts, one a line; beyond `folded` they show on "View More". @example items('Projects', { maxItems: 5 }) */
export const items = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & ItemsOptions = {},
): Field<readonly string[] | null | undefined, 'items', M> => ({ kind: 'items', label, ...options });
