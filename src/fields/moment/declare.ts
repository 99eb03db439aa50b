import type { DayRange } from '../../format/day';
import type { Field, FieldOptions } from '../../schema/field';

export type MomentOptions = DayRange & {
  /** How the wire writes it. */
  wire: 'yyyy-MM-dd HH:mm' | 'yyyy/MM/dd HH:mm';
};
declare module '../../schema/field' {
  interface KindOptions {
    moment: MomentOptions;
  }
}

/**
 * A day and a quarter of an hour that somebody chooses, in UTC+8 on the wire and on the screen (SHR-020). What the server
 * stamps is a `dateTime`.
 *
 * @example moment('Start Date', { wire: 'yyyy-MM-dd HH:mm', last: '2300/12/31' })
 */
export const moment = (label: string, options: FieldOptions & MomentOptions): Field<string | null | undefined, 'moment', never> => ({
  kind: 'moment',
  label,
  ...options,
});
