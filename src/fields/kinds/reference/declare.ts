import type { ConditionOn } from '../../../schema/values/condition';
import type { ChipOptions, Field, FieldOptions } from '../../../schema/field';

export type ReferenceOptions<M extends string = string> = ChipOptions & {
  /** The member of the record that holds the text to show, so that lists need no lookup. Default: the label found in the lookup. */
  shownAs?: M;
  /** The member of a lookup item that is sent. Default: the lookup's id. */
  value?: string;
  /** Codes that are not offered (SHR-043). Default: none. */
  excluded?: readonly string[];
  /** The only codes that are offered. Default: all. */
  included?: readonly string[];
  /** Labels that win over the server's names, by code (SHR-040). Default: the names of the server. */
  labels?: Record<string, string>;
  /** Labels of codes that the lookup does not have; `''` is the label of no value. Default: the code. */
  fallbackLabels?: Record<string, string>;
  /** The filter or field of the same form whose value narrows the choices; changing it clears this one (PLT-109). Default: none, all are offered. */
  within?: M;
  /** The text of ticks while the outer field is empty. Default: "Choose what they belong to first". */
  withinHint?: string;
  /** Headings over choices that are ticks, where those of several groups are offered. Default: none. @example groups: [{ label: 'Hong Kong', values: ['HK', 'CN'] }] */
  groups?: readonly {
    /** The heading. */
    label: string;
    /** The ids of its choices. */
    values: readonly string[];
  }[];
  /** The name of a lock of the registry, which may limit a session to some values (PLT-107). Default: none. */
  lock?: string;
  /** Several may be chosen: ticks in a form, whose value is a list. Default: false. */
  multiple?: boolean;
  /** The record and the body hold the one value in a list (ADM-041). Default: false. */
  listOfOne?: boolean;
  /** Choices beside those of the lookup: labels by code, and when they are offered. Default: none. @example extraChoices: { labels: { ALL: 'All' }, when: { userLevel: 'SUPER_ADMIN' } } */
  extraChoices?: {
    /** Their labels, by code. */
    labels: Record<string, string>;
    /** When they are offered, by the values of the form. Default: always. */
    when?: ConditionOn<M>;
  };
  /** The value of the outer field that stands for the whole list. Default: none. */
  allOf?: string;
  /** A stored value that the lookup no longer has shows an error until a person chooses another one. Default: false, it stays. */
  mustExist?: boolean;
  /** Loads the lookup each time a form opens, for choices that other people take meanwhile. Default: false, once a session. */
  fresh?: boolean;
};
declare module '../../../schema/field' {
  interface KindOptions {
    reference: ReferenceOptions & {
      /** The lookup of the registry whose items are the choices. */
      resource: string;
    };
  }
}

export const declare = <M extends string = never>(
  resource: string,
  label: string,
  options: FieldOptions<NoInfer<M>> & ReferenceOptions<NoInfer<M>> = {},
): Field<string | number | readonly (string | number)[] | null | undefined, 'reference', M> => ({
  kind: 'reference',
  resource,
  label,
  ...options,
});
