/** The fields of a declaration: kinds, their options, and which values of a record they fit. */
import type { ReactNode } from 'react';

/** The names of a record's members, nested ones with a dot. */
export type Path<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly unknown[]
    ? K
    : NonNullable<T[K]> extends object
      ? K | `${K}.${Path<NonNullable<T[K]>>}`
      : K;
}[keyof T & string];
/** The value at such a name. */
export type ValueAt<T, P extends string> = P extends `${infer K}.${infer Rest}`
  ? K extends keyof T
    ? ValueAt<NonNullable<T[K]>, Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;

/** How a value says what it is beyond its text: a colour and a mark of another shape. */
export type Chip = { tone: 'green' | 'blue' | 'red' | 'neutral'; mark: 'dot' | 'ring' | 'bars' | 'cross' };

/** What every kind of field may say. */
export type FieldOptions = {
  /** A line that helps to fill the field in. Default: none. */
  hint?: string;
  /** Offers a copy button in lists and read-only views. Default: false. */
  isCopied?: boolean;
  /** Takes two columns of a sheet, for values that are long, such as emails. Default: false. */
  isWide?: boolean;
};
export type TextOptions = FieldOptions & {
  /** UTF-16 units; typing stops there, longer pasted text is marked (SHR-014). Default: no limit. */
  maxLength?: number;
  /** Shows how much of the limit is used. Default: true. */
  hasCounter?: boolean;
  /** Characters that are kept while typing or pasting; others are dropped. Example: `/[0-9.]/`. Default: all. */
  keeps?: RegExp;
  /** As a search field: what is asked for, made from what was typed. Example: a phone number without its leading 00. Default: what was typed. */
  searchedAs?: (typed: string) => string;
  /** Stands in the empty field, as long as nothing is typed. Default: nothing. */
  placeholder?: string;
};
export type ChipOptions = {
  /** Colour and mark by code; `*` for every other code. Default: plain text. */
  chips?: Record<string, Chip>;
};
export type ReferenceOptions = FieldOptions &
  ChipOptions & {
    /** The member of the record that holds the text to show, so that lists need no lookup. Default: the label found in the lookup. */
    shownAs?: string;
    /** The member of a lookup item that is sent. Default: the lookup's id. */
    value?: string;
    /** Codes that are not offered (SHR-043). Default: none. */
    without?: readonly string[];
    /** Labels that win over the server's names, by code (SHR-040). */
    labels?: Record<string, string>;
    /** Labels of codes that the lookup does not name; that of `''` stands for no value. */
    otherwise?: Record<string, string>;
    /** The filter or field of the same form whose value narrows the choices; changing it clears this one (PLT-109). */
    within?: string;
    /** A sales office: locked to the own one for levels 2 and 3 (PLT-107). Default: false. */
    isOwnOffice?: boolean;
    /** As a filter: several may be chosen. Default: false. */
    isMultiple?: boolean;
  };
export type ChoiceOptions = FieldOptions &
  ChipOptions & {
    /** As a filter: several may be chosen. Default: false. */
    isMultiple?: boolean;
    /** Label by code; a code without one is shown as it is (SHR-040). */
    labels: Record<string, string>;
  };
export type ToggleOptions = FieldOptions & { /** What true and false are called where they are shown. */ on: string; off: string };
export type DateTimeOptions = FieldOptions & {
  /** The member with the name of who did it, on a second line (PLT-110). */ by?: string;
  /** What an empty value shows. Default: "–". */ empty?: string;
};
export type DerivedOptions<T> = FieldOptions & {
  /** One or two lines made from the record; an empty line shows "–". */
  lines: (record: T) => (string | null | undefined)[];
};

export type DateOptions = FieldOptions & {
  /** The first day that it takes, yyyy/MM/dd or `today`. Default: 1900/01/01. */
  first?: string;
  /** The last day that it takes, yyyy/MM/dd or `today`. Default: 2100/12/31. */
  last?: string;
};
export type ItemsOptions = FieldOptions & {
  /** So many are shown until "View More" is asked for. Default: all. */
  folded?: number;
};
/** What the component of a panel is given: its label, the value at its name, the whole record. */
export type PanelProps<T, V = unknown> = { label: string; value: V; record: T };
export type PanelOptions<T> = {
  /** What stands in place of a value: a component of its own, given the record; it arrives when it is drawn. */
  shows: () => Promise<{ default: (props: PanelProps<T>) => ReactNode }>;
};

/** Options by kind: the map of kinds. A new kind is one entry here, one folder in `src/fields`, one line in its maps. */
export type KindOptions = {
  text: TextOptions;
  integer: TextOptions;
  reference: ReferenceOptions & { resource: string };
  choice: ChoiceOptions;
  toggle: ToggleOptions;
  date: DateOptions;
  dateTime: DateTimeOptions;
  derived: DerivedOptions<never>;
  password: FieldOptions;
  items: ItemsOptions;
  panel: PanelOptions<never>;
};
export type Kind = keyof KindOptions;

/** A field: a plain description. `accepts` exists for the compiler only: it says which values of a record the kind fits. */
export type Field<V = never, K extends Kind = Kind> = {
  [Each in K]: { kind: Each; label: string; accepts?: (value: V) => void } & KindOptions[Each];
}[K];
/** A field that is made from the whole record. */
export type DerivedField<T> = { kind: 'derived'; label: string; derivedFrom?: (record: T) => void } & DerivedOptions<T>;

/** A component of a form, between its fields: a link, a button that opens a dialog. */
export type PanelField<T> = { kind: 'panel'; label: string; shownFor?: (record: T) => void } & PanelOptions<T>;
/** A field that no member of the record stands behind; a password is typed and never read. */
export type MadeField<T> = DerivedField<T> | PanelField<T> | Field<never, 'password'>;

/** A field that can be a filter. */
export type FilterField = Field<never, 'reference' | 'choice' | 'toggle' | 'date'>;
