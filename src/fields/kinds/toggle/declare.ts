import type { Field, FieldOptions } from '../../../schema/field';

export type ToggleOptions = {
  /** The label of true, where it is shown and where it is chosen. */
  on: string;
  /** The label of false, where it is shown and where it is chosen. */
  off: string;
  /** One box to tick, labelled with the field's label. Default: two radio buttons. */
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
