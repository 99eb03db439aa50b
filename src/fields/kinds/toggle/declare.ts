import type { Field, FieldOptions } from '../../../schema/field';

export type ToggleOptions = {
  /** The label of true. */
  on: string;
  /** The label of false. */
  off: string;
  /** One checkbox with the label of the field. Default: two radio buttons. */
  as?: 'tick';
};
declare module '../../../schema/field' {
  interface KindOptions {
    toggle: ToggleOptions;
  }
}

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & ToggleOptions,
): Field<boolean | null | undefined, 'toggle', M> => ({
  kind: 'toggle',
  label,
  ...options,
});
