import type { ConditionOn } from '../../../schema/values/condition';
import type { ChipOptions, Field, FieldOptions } from '../../../schema/field';

export type ReferenceOptions<M extends string = string> = ChipOptions & {
  /** The member of the record with the text to show. Lists then need no lookup. Default: the label in the lookup. */
  shownAs?: M;
  /** The member of the item that the record and the body have. Default: the id of the item. */
  value?: string;
  /** The ids of items that users cannot choose (SHR-043). Default: none. */
  excluded?: readonly string[];
  /** The ids of the only items that users can choose. Default: all. */
  included?: readonly string[];
  /** Labels that replace those of the lookup, by id (SHR-040). Default: the labels of the lookup. */
  labels?: Record<string, string>;
  /** Labels for ids that the lookup does not have. `''` is the id of an empty value. Default: the id. */
  fallbackLabels?: Record<string, string>;
  /** The field of the same form, or filter of the same list, whose value narrows the items. A change of it clears this field (PLT-109). Default: all items. */
  within?: M;
  /** With `multiple` and `within`: the text in place of the checkboxes while the field at `within` is empty. Default: "Choose what they belong to first". */
  withinHint?: string;
  /** With `multiple`: headings over groups of checkboxes. They are shown when there are items of several groups. Default: none. @example groups: [{ label: 'Hong Kong', values: ['HK', 'CN'] }] */
  groups?: readonly {
    /** The heading. */
    label: string;
    /** The ids of its items. */
    values: readonly string[];
  }[];
  /** The lock that limits some users to some items (PLT-107). Default: none. */
  lock?: string;
  /** Users can choose several items, with checkboxes. The value is a list. Default: false. */
  multiple?: boolean;
  /** The record and the body have a list with one id (ADM-041). Default: false. */
  listOfOne?: boolean;
  /** Choices in addition to the items of the lookup. Default: none. @example extraChoices: { labels: { ALL: 'All' }, when: { userLevel: 'SUPER_ADMIN' } } */
  extraChoices?: {
    /** Their labels, by id. */
    labels: Record<string, string>;
    /** The condition on the values of the form under which users can choose them. Default: always. */
    when?: ConditionOn<M>;
  };
  /** The value of the field at `within` for which all items can be chosen. Default: none. */
  allOf?: string;
  /** A stored value that the lookup no longer has is an error until the user chooses another one. Default: false, the value is kept. */
  mustExist?: boolean;
  /** Loads the lookup each time a form opens. Default: false, once per session. */
  fresh?: boolean;
};
declare module '../../../schema/field' {
  interface KindOptions {
    reference: ReferenceOptions & {
      /** The lookup whose items users choose from. */
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
