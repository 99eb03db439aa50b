/** What a kind of field is, as far as the declaration language and the engine need to know it. */
import type { Loaded } from './actions';
import type { Field, FieldOptions, Kind, TextRules } from './field';

/** A part of a kind, which loads when it is needed. */
export type Load<T> = () => Promise<{ default: T }>;

/** What an option is for, and what stands at it in a field that `normalise` has read. */
export type Roles = {
  /** The lookup of the registry whose items are its choices. */
  lookup: string;
  /** The field or filter of the same form whose value narrows the choices; a change of it clears this field (PLT-109). */
  within: string;
  /** The lock of the registry that may hold it to some values (PLT-107). */
  lock: string;
  /** Whether its value is a list. */
  several: boolean;
  /** The codes that its value may be, as the keys of a map. */
  codes: Readonly<Record<string, string>>;
  /** The field in one of several parts, for a kind that wraps another. */
  wraps: EngineField;
  /** The member with the name of who changed the value last. */
  changedBy: string;
  /** Words that stand for something where the text is shown as the markup that it is. */
  tags: readonly string[];
  /** A component that the declaration brings. */
  component: Loaded<never>;
  /** Templates that become a function of the record. */
  templates: (record: never) => readonly (string | null | undefined)[];
};
export type Role = keyof Roles;

/** What is known of a kind before any part of it loads. `O` are its options. */
export type Traits<O = Readonly<Record<string, unknown>>> = {
  /** People type it in a form; it has a codec and an `Input`. Default: false, it is shown. */
  typed?: boolean;
  /** It filters a list; it has a `Filter`. Default: false. */
  filters?: boolean;
  /** Makes the text that the server is asked for of what was typed into a search field. Default: it is no search field. */
  searches?: (typed: string, field: O) => string;
  /** Its value is a member of the record. `false`: it is made of the whole record, and a form makes it again of what is typed. Default: true. */
  bound?: boolean;
  /** Its value is a time: one that the server stamps, in UTC, or one that somebody chooses, in UTC+8. Default: no time. */
  time?: 'stamped' | 'chosen';
  /** How the two directions of a sort are called; numbers stand at the right of a column. Default: `text`. */
  order?: 'text' | 'time' | 'number';
  /** A value says too little by itself: a card puts the label before it. Default: false. */
  labelled?: boolean;
  /** Neighbours for which this holds share a row a language. Default: never. */
  sharesRows?: (field: never) => boolean;
  /** What options are for, by what the engine calls it. Default: no option has such a meaning. @example roles: { lookup: 'resource', within: 'within' } */
  roles?: { readonly [R in Role]?: keyof O & string };
};

/** A kind of field: what it is, and the parts that load when they are needed. Made by `defineKind` of `src/fields`. */
export type KindDefinition = {
  kind: string;
  traits: Traits;
  /** What loads when it is needed; `defineKind` has checked the types. */
  Cell: Load<unknown>;
  FilterLabel?: Load<unknown>;
  parts: Load<unknown>;
};
/** A kind as declarations use it: what declares a field of it, with its definition. @example kinds: [matrix] */
export type FieldKind = { readonly definition: KindDefinition };
/** Kinds by name. */
export type Kinds = Readonly<Record<string, KindDefinition>>;

/** A field as the engine reads it: with its kind, and with what a form may say of any field. */
export type EngineField<K extends Kind = Kind> = Field<never, K> &
  Partial<FieldOptions & TextRules> & { readonly definition: KindDefinition };

/** What stands at the option that has a role, undefined where the kind has none or the field says nothing. @example optionFor(field, 'lock') */
export const optionFor = <R extends Role>(field: EngineField, role: R): Roles[R] | undefined => {
  const option = field.definition.traits.roles?.[role];
  return option === undefined ? undefined : (field as unknown as Record<string, Roles[R] | undefined>)[option];
};

/** The values that a lock holds a field to (PLT-107); undefined where it is free. @param locks by the name of the lock */
export const limitsOf = (field: EngineField, locks: Readonly<Record<string, readonly string[]>>): readonly string[] | undefined => {
  const lock = optionFor(field, 'lock');
  return lock === undefined ? undefined : locks[lock];
};

/** The fields that lie within another: a change of that one clears them (PLT-109). */
export const clearedBy = (fields: Readonly<Record<string, EngineField>>, name: string) =>
  Object.entries(fields).flatMap(([each, field]) => (optionFor(field, 'within') === name ? [each] : []));

/** Kinds by their names. */
export const kindsByName = (kinds: readonly FieldKind[]): Kinds =>
  Object.fromEntries(kinds.map(({ definition }) => [definition.kind, definition]));
