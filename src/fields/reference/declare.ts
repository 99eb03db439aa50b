import type { ChipOptions, Field, FieldOptions } from '../../schema/field';

export type ReferenceOptions<M extends string = string> = ChipOptions & {
  /** The member of the record that holds the text to show, so that lists need no lookup. Default: the label found in the lookup. */
  shownAs?: M;
  /** The member of a lookup item that is sent. Default: the lookup's id. */
  value?: string;
  /** Codes that are not offered (SHR-043). Default: none. */
  without?: readonly string[];
  /** Labels that win over the server's names, by code (SHR-040). */
  labels?: Record<string, string>;
  /** Labels of codes that the lookup does not name; that of `''` stands for no value. */
  otherwise?: Record<string, string>;
  /** The filter or field of the same form whose value narrows the choices; changing it clears this one (PLT-109). */
  within?: M;
  /** What the session locks it to, by the name of a lock of the registry (PLT-107). Default: free. */
  lock?: string;
  /** As a filter: several may be chosen. Default: false. */
  isMultiple?: boolean;
};
declare module '../../schema/field' {
  interface KindOptions {
    reference: ReferenceOptions & { /** A lookup of the registry. */ resource: string };
  }
}

/** One of a lookup, named by its name in the registry. @example reference('countries', 'Country', { shownAs: 'countryEn' }) */
export const reference = <const M extends string = never>(
  resource: string,
  label: string,
  options: FieldOptions & ReferenceOptions<M> = {},
): Field<string | number | null | undefined, 'reference', NoInfer<M>> => ({ kind: 'reference', resource, label, ...options });
