import type { Field, FieldOptions } from '../../../schema/field';

export type ItemsOptions = {
  /** How many texts are shown at first. Default: all. */
  maxItems?: number;
};
declare module '../../../schema/field' {
  interface KindOptions {
    items: ItemsOptions;
  }
}

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & ItemsOptions = {},
): Field<readonly string[] | null | undefined, 'items', M> => ({ kind: 'items', label, ...options });
