import type { DayRange } from '../../../format/day';
import type { Field, FieldOptions } from '../../../schema/field';

export type LocalDateTimeOptions = DayRange & {
  /** The first moment that it takes is the minute that is now in UTC+8: days before today are not offered, and what lies before is `pastError`. Default: the range of days. */
  future?: boolean;
  /** What is said of a moment that lies before now. Default: that of a wrong one. */
  pastError?: string;
  /** The last choice of the time. `24:00` is sent as 00:00 of the next day (NTF-089, NTF-090). Default: 23:45. */
  lastTime?: '24:00';
  /** A day without a time, or a time without a day, counts as nothing (NTF-087); an invalid day is an error. Default: either is an error. */
  partialIsEmpty?: boolean;
  /** How the wire writes it. */
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
