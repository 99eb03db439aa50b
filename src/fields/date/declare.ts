import type { Field, FieldOptions } from '../../schema/field';

export type DateOptions = {
  /** The first day that it takes, yyyy/MM/dd or `today`. Default: 1900/01/01. */
  first?: string;
  /** The last day that it takes, yyyy/MM/dd or `today`. Default: 2100/12/31. */
  last?: string;
};
declare module '../../schema/field' {
  interface KindOptions {
    date: DateOptions;
  }
}

/** A day, yyyy/MM/dd on the wire and on the screen (SHR-018). @example date('Date of birth', { last: 'today' }) */
export const date = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & DateOptions = {},
): Field<string | null | undefined, 'date', M> => ({
  kind: 'date',
  label,
  ...options,
});
