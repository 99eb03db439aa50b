/** The fields of a declaration: what every kind may say, and which values of a record a kind fits. */
import type { ReactNode } from 'react';
import type { Translated } from '../messages/page';
import type { ConditionOn } from './values/condition';
import type { Loaded } from './actions';

/** How a value looks beside its text: a colour, and a mark whose shape says the same without the colour. */
export type Chip = {
  /** The colour. */
  tone: 'green' | 'blue' | 'red' | 'neutral';
  /** The shape before the text. */
  mark: 'dot' | 'ring' | 'bars' | 'cross';
};

/** A constant, or what a registered generator makes. @example { generator: 'password' } */
export type Generated = {
  /** The name of a registered generator, which makes the value. */
  readonly generator: string;
};
/** What a change sets in another field: a constant, what a generator makes, or a member of the chosen lookup row once the lookup has loaded. */
export type Change = string | number | boolean | null | readonly (string | number)[] | Generated | OfRow;
/** A member of the row of the lookup that was chosen. */
type OfRow = {
  /** The member of the chosen lookup row whose value is set. */
  readonly row: string;
};
/** What a change in code may look at. */
export type ChangeAbout = {
  /** The record with what is typed over it, the new value included. */
  values: Record<string, unknown>;
  /** The stored record; null for a new one. */
  stored: Record<string, unknown> | null;
  /** The codes that a field of a lookup offers, narrowed as its own choices would be by a value of its outer field. */
  codesOf: (field: string, within?: unknown) => Promise<readonly (string | number)[]>;
  /** Whether the session holds a field to a value (PLT-107). */
  isLocked: (field: string) => boolean;
  /** Whether a person has changed a field since the form opened. */
  isTouched: (field: string) => boolean;
};
/**
 * What a change sets, by field, as a record has it. In code a function of the new value, which may be asynchronous: a late
 * result does not overwrite what a newer change has set. A member that is a promise empties its field until it resolves.
 */
export type Changes<M extends string = string> =
  { readonly [P in M]?: Change } | ((value: unknown, about: ChangeAbout) => Record<string, unknown> | Promise<Record<string, unknown>>);

/** When a field can be filled in. In code a function of the values and of nothing else: it is asked again when one of them changes. Else a condition. */
export type FieldWhen<M extends string = string> = ConditionOn<M> | ((values: never) => boolean);

/** What every kind of field may say. M are the names that its conditions and changes may use: fields, and members of the record. */
export type FieldOptions<M extends string = string> = {
  /** A line that helps to fill the field in. Default: none. */
  hint?: string;
  /** Offers a copy button in lists and read-only views. Default: false. */
  copyable?: boolean;
  /** A word beside the value while the condition holds for the record. Default: none. @example tag: { text: 'NEW', when: { isNew: true } } */
  tag?: {
    /** The word. */
    text: string;
    /** The condition on the record. */
    when: ConditionOn<M>;
  };
  /** How many columns of a sheet the field takes; 2 for long values such as emails. Inputs of several controls take the whole card. Default: 1. */
  span?: 1 | 2;
  /** Must be filled in: "{label} cannot be empty" (SHR-016). Default: false. */
  required?: boolean;
  /** The error of a value that breaks any other rule of the field. Default: "Please enter the correct format". */
  error?: string;
  /** The error of a missing value; in several languages `{language}` stands for each. Default: "{label} cannot be empty". @example emptyError: 'Name ({language}) can not be empty' */
  emptyError?: string;
  /** What the input starts with where the record has no value; it does not count as a change. In code also a function. Default: nothing. @example defaultValue: { generator: 'nextQuarter' } */
  defaultValue?: string | number | boolean | Generated | (() => unknown);
  /** The name of the value in the body; in several languages a name for each. Default: the field's own name. @example sentAs: { EN: 'contentEn', JA: 'contentJa', ZH_HK: 'contentTc', ZH_CN: 'contentSc' } */
  sentAs?: string | Readonly<Record<string, string>>;
  /** The field is there only while this holds for the typed values. An absent field is neither checked nor sent, and keeps what was typed. Default: always. @example { salesOffice: { not: 'ALL' } } */
  visibleWhen?: FieldWhen<M>;
  /** While this holds the field is shown and cannot be edited; it is neither checked nor sent. Default: never. */
  disabledWhen?: FieldWhen<M>;
  /** Why the field is disabled, below it. Default: "Not needed here". */
  disabledReason?: string;
  /** While this holds the field shows its value and cannot be edited; it is checked and sent. Default: never. @example readOnlyWhen: { type: ['MARKET'] } */
  readOnlyWhen?: FieldWhen<M>;
  /** Why the field is read-only, below it. Default: no text. */
  readOnlyReason?: string;
  /** A choice in another field fills this one, and nobody types into it. It is shown and checked, and not sent. Default: false. */
  filled?: boolean;
  /** The error at the choice that has filled this field with a missing or invalid value. Default: the error of this field. @example filledError: 'This employee has no email address. Choose another employee' */
  filledError?: string;
  /** What a person's change sets in other fields. Default: nothing. @example { email: { row: 'email' }, region: null } */
  sets?: Changes<M>;
};
/** Rules of what is typed as text; `error` is their text. */
export type TextRules = {
  /** A regular expression that the whole text must match. Default: any text. @example matches: '[1-9][0-9]*' */
  matches?: string;
  /** The most UTF-16 units; typing stops there, and a longer pasted text shows an error (SHR-014). Default: no limit. */
  maxLength?: number;
  /** A shorter limit for a stored text once it is changed; unchanged it may be as long as `maxLength` (PRJ-067). Default: `maxLength`. */
  maxLengthChanged?: number;
  /** Shows how much of the limit is used. Default: true. */
  counter?: boolean;
};
export type ChipOptions = {
  /** Colour and mark by code; `*` for every other code. Default: plain text. */
  chips?: Record<string, Chip>;
};

/**
 * Options by kind: the map of kinds. Each kind adds its own line in the `declare.ts` of its folder in `src/fields`, and the
 * maps there are complete by type.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the kinds fill it
export interface KindOptions {}
export type Kind = keyof KindOptions;

/**
 * A field: a plain description. `accepts` and `mentions` exist for the compiler only: which values of a record the kind
 * fits, and which other members it names.
 */
export type Field<V = never, K extends Kind = Kind, M extends string = string> = {
  [Each in K]: { kind: Each; label: string; accepts?: (value: V) => void; mentions?: M } & FieldOptions<M> & KindOptions[Each];
}[K];

/** Lines as the engine makes them from a record. */
export type Lines<T> = (record: T) => readonly (Translated | null | undefined)[];
/** A field that is made from the whole record: one or two templates or names of formatters, in code a function. */
export type DerivedField<T, M extends string = string> = {
  kind: 'derived';
  label: string;
  derivedFrom?: (record: T) => void;
  mentions?: M;
  /** One or two lines made from the record; an empty line shows "–", and a line break in what a formatter makes begins the second. */
  lines: readonly string[] | Lines<T>;
} & FieldOptions<M>;

/** What the component of a panel gets: its label, the value at its name, the whole record. */
export type PanelProps<T, V = unknown> = { label: string; value: V; record: T };
/** A component of a form, between its fields: a link, a button that opens a dialog. */
export type PanelField<T, M extends string = string> = {
  kind: 'panel';
  label: string;
  shownFor?: (record: T) => void;
  /** Drawn in place of a value; it loads when it is drawn. In pure data the name of a registered component. */
  component: string | (() => Promise<{ default: (props: PanelProps<T>) => ReactNode }>);
  mentions?: M;
} & FieldOptions<M>;
/** A panel as the engine draws it. */
export type PanelComponent = Loaded<PanelProps<Record<string, unknown>>>;

/** A field that no single member of the record stands behind; a password is typed and never read, and a choice may only fill other fields. */
export type VirtualField<T, M extends string = string> =
  DerivedField<T, M> | PanelField<T, M> | Field<never, 'password', M> | Field<never, 'reference', M> | Field<never, 'localized', M>;

/** A field that can be a filter. */
export type FilterField = Field<never, 'reference' | 'choice' | 'toggle' | 'date'>;
