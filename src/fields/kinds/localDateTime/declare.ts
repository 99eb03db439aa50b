import type { DayRange } from '../../../format/day';
import type { Field, FieldOptions } from '../../../schema/field';

export type LocalDateTimeOptions = DayRange & {
  /** The time must not be in the past. Default: false. */
  future?: boolean;
  /** With `future`: the error of a time in the past. Default: the error of an invalid time. */
  pastError?: string;
  /** The last time that users can choose. `24:00` is sent as 00:00 of the next day (NTF-089, NTF-090). Default: 23:45. */
  lastTime?: '24:00';
  /** A day without a time, or a time without a day, counts as empty (NTF-087). Default: false, it is an error. */
  partialIsEmpty?: boolean;
  /** The format in records and bodies. */
  wire: 'yyyy-MM-dd HH:mm' | 'yyyy/MM/dd HH:mm';
};
declare module '../../../schema/field' {
  interface KindOptions {
    localDateTime: LocalDateTimeOptions;
  }
}

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & LocalDateTimeOptions,
): Field<string | null | undefined, 'localDateTime', M> => ({
  kind: 'localDateTime',
  label,
  ...options,
});
