import type { Field, FieldOptions } from '../../../schema/field';

export type TimestampOptions<M extends string = string> = {
  /** The member with the name of the user, for a second line (PLT-110). Default: none. */
  by?: M;
  /** The text for an empty value. Default: "–". */
  emptyText?: string;
};
declare module '../../../schema/field' {
  interface KindOptions {
    timestamp: TimestampOptions;
  }
}

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & TimestampOptions<NoInfer<M>> = {},
): Field<string | null | undefined, 'timestamp', M> => ({ kind: 'timestamp', label, ...options });
