import type { DayRange } from '../../../format/day';
import type { Field, FieldOptions } from '../../../schema/field';

export type DateOptions = DayRange;
declare module '../../../schema/field' {
  interface KindOptions {
    date: DateOptions;
  }
}

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & DateOptions = {},
): Field<string | null | undefined, 'date', M> => ({
  kind: 'date',
  label,
  ...options,
});
