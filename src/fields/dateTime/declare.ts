import type { Field, FieldOptions } from '../../schema/field';

export type DateTimeOptions<M extends string = string> = {
  /** The member with the name of who did it, on a second line (PLT-110). */
  by?: M;
  /** What an empty value shows. Default: "–". */
  empty?: string;
};
declare module '../../schema/field' {
  interface KindOptions {
    dateTime: DateTimeOptions;
  }
}

/** A moment, ISO 8601 on the wire, shown in UTC+8. @example dateTime('Last update', { by: 'updatedByName' }) */
export const dateTime = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & DateTimeOptions<NoInfer<M>> = {},
): Field<string | null | undefined, 'dateTime', M> => ({ kind: 'dateTime', label, ...options });
