import type { ConditionOn } from '../../schema/condition';
import type { ChipOptions, Field, FieldOptions } from '../../schema/field';

export type ReferenceOptions<M extends string = string> = ChipOptions & {
  /** The member of the record that holds the text to show, so that lists need no lookup. Default: the label found in the lookup. */
  shownAs?: M;
  /** The member of a lookup item that is sent. Default: the lookup's id. */
  value?: string;
  /** Codes that are not offered (SHR-043). Default: none. */
  excluded?: readonly string[];
  /** The only codes that are offered. Default: all. */
  included?: readonly string[];
  /** Labels that win over the server's names, by code (SHR-040). */
  labels?: Record<string, string>;
  /** Labels of codes that the lookup does not name; that of `''` stands for no value. */
  fallbackLabels?: Record<string, string>;
  /** The filter or field of the same form whose value narrows the choices; changing it clears this one (PLT-109). */
  within?: M;
  /** What is said while the outer field of ticks is empty. Default: "Choose what they belong to first." */
  withinHint?: string;
  /** What the session locks it to, by the name of a lock of the registry (PLT-107). Default: free. */
  lock?: string;
  /** Several may be chosen: ticks in a form, whose value is a list. Default: false. */
  multiple?: boolean;
  /** The record and the body hold the one value in a list (ADM-041). Default: false. */
  listOfOne?: boolean;
  /** Codes that are offered beside those of the lookup, by label, and when. Default: none. @example extraChoices: { labels: { ALL: 'All' }, when: { userLevel: 'SUPER_ADMIN' } } */
  extraChoices?: { labels: Record<string, string>; when?: ConditionOn<M> };
  /** The value of the outer field that stands for the whole list. Default: none. */
  allOf?: string;
  /** A stored value that the lookup has no more is told, and has to be chosen again. Default: it stays. */
  mustExist?: boolean;
  /** The lookup is asked for again each time that the form opens: what it offers is taken meanwhile. Default: once a session. */
  fresh?: boolean;
};
declare module '../../schema/field' {
  interface KindOptions {
    reference: ReferenceOptions & { /** A lookup of the registry. */ resource: string };
  }
}

/** One of a lookup, named by its name in the registry. @example reference('countries', 'Country', { shownAs: 'countryEn' }) */
export const reference = <M extends string = never>(
  resource: string,
  label: string,
  options: FieldOptions<NoInfer<M>> & ReferenceOptions<NoInfer<M>> = {},
): Field<string | number | readonly (string | number)[] | null | undefined, 'reference', M> => ({
  kind: 'reference',
  resource,
  label,
  ...options,
});
