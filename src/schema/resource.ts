/**
 * The declaration language. A resource is declared once: its fields as a map, its views as lists of their names. The
 * types below are the manual: hover over a key to read what it means. `docs/adding-a-resource.md` walks through one.
 */
import type { ReactNode } from 'react';
import type { Schema } from 'yup';
import type { components, paths } from '../../contract/cms';
import type { Access } from './access';
import type { Rules } from './rules';

type Method = 'get' | 'post' | 'put' | 'delete';
/** A call of the contract, "METHOD /path" exactly as written there. Anything else does not compile. */
export type CallName = {
  [P in keyof paths & string]: { [M in Method]: paths[P][M] extends { responses: unknown } ? `${Uppercase<M>} ${P}` : never }[Method];
}[keyof paths & string];
type OperationOf<C extends CallName> = C extends `${infer M} ${infer P}`
  ? P extends keyof paths
    ? Lowercase<M> extends keyof paths[P]
      ? paths[P][Lowercase<M>]
      : never
    : never
  : never;
/** The query parameters of a call. */
export type QueryOf<C extends CallName> = OperationOf<C> extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;
/** The path parameters of a call. */
export type PathOf<C extends CallName> = OperationOf<C> extends { parameters: { path: infer P } } ? P : undefined;
/** The JSON body of a call. */
export type BodyOf<C extends CallName> =
  OperationOf<C> extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined;
/** The payload of a successful reply. */
export type PayloadOf<C extends CallName> =
  OperationOf<C> extends { responses: { 200: { content: { 'application/json': infer R } } } }
    ? Extract<R, { status: '00' }> extends { payload: infer P }
      ? P
      : never
    : never;
/** A record of the contract by its name, for example `RecordOf<'Hotline'>`. */
export type RecordOf<N extends keyof components['schemas']> = components['schemas'][N];

/** The names of a record's members, nested ones with a dot. */
export type Path<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly unknown[]
    ? K
    : NonNullable<T[K]> extends object
      ? K | `${K}.${Path<NonNullable<T[K]>>}`
      : K;
}[keyof T & string];
type ValueAt<T, P extends string> = P extends `${infer K}.${infer Rest}`
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
};
export type TextOptions = FieldOptions & {
  /** UTF-16 units; typing stops there, longer pasted text is marked (SHR-014). Default: no limit. */
  maxLength?: number;
  /** Shows how much of the limit is used. Default: true. */
  hasCounter?: boolean;
  /** Characters that are kept while typing or pasting; others are dropped. Example: `/[0-9.]/`. Default: all. */
  keeps?: RegExp;
};
export type ReferenceOptions = FieldOptions & {
  /** The member of the record that holds the text to show, so that lists need no lookup. Default: the label found in the lookup. */
  shownAs?: string;
  /** The member of a lookup item that is sent. Default: the lookup's id. */
  value?: string;
  /** Codes that are not offered (SHR-043). Default: none. */
  without?: readonly string[];
  /** Labels that win over the server's names, by code (SHR-040). */
  labels?: Record<string, string>;
  /** Labels of codes that the lookup does not name. */
  otherwise?: Record<string, string>;
  /** The filter or field of the same form whose value narrows the choices; changing it clears this one (PLT-109). */
  within?: string;
  /** A sales office: locked to the own one for levels 2 and 3 (PLT-107). Default: false. */
  isOwnOffice?: boolean;
  /** As a filter: several may be chosen. Default: false. */
  isMultiple?: boolean;
};
export type ChoiceOptions = FieldOptions & {
  /** As a filter: several may be chosen. Default: false. */
  isMultiple?: boolean;
  /** Label by code; a code without one is shown as it is (SHR-040). */
  labels: Record<string, string>;
  /** Colour and mark by code; `*` for every other code. Default: plain text. */
  chips?: Record<string, Chip>;
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
  date: FieldOptions;
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
type MadeField<T> = DerivedField<T> | PanelField<T> | Field<never, 'password'>;

/** The screens of a resource. */
export type View = 'list' | 'create' | 'edit' | 'clone';

/** What a dialog of a row or page is given. */
export type RowDialogProps<T> = {
  record: T;
  /** The record's name, for the line under a question (SHR-073). */ title: string;
  onClose: () => void;
  /** Loads what is shown again; `removed` leaves the record's own screen for its list. */ onDone: (outcome?: 'removed') => void;
  /** The path parameters of the list that the record stands in, where it has some. */ path?: ListPath;
};
/** Path parameters of a list that belongs to a record. Example: `{ id: 12 }`. */
export type ListPath = Record<string, string | number>;
export type PageDialogProps = { onClose: () => void; onDone: () => void };
type Loaded<P> = () => Promise<{ default: (props: P) => ReactNode }>;

/** What a row offers. Built with `edit()`, `remove()`, `menu()`, `open()` of `src/views/actions`. */
export type RowAction<T = never> =
  | { type: 'edit' }
  | { type: 'remove'; question: string; done: string }
  | { type: 'menu'; items: OpenAction<T>[] }
  | { type: 'open'; item: OpenAction<T> };
export type OpenAction<T = never> = {
  label: string;
  /** Marks an act that destroys. Default: false. */
  isDestructive?: boolean;
  dialog: Loaded<RowDialogProps<T>>;
  /** May this person? The name of an action of the head's `access`. */
  permission: string;
  /** Does it make sense for this record? Default: always. Never a question of rights. */
  offered?: (record: T) => boolean;
};
export type PageAction = { label: string; icon?: 'clock'; dialog: Loaded<PageDialogProps>; permission: string };

/** A field that can be a filter. */
export type FilterField = Field<never, 'reference' | 'choice' | 'toggle' | 'date'>;

/** A list: names of declared fields and of query parameters, in order. */
export type ListDeclaration<T, F extends string, Q> = {
  /** Columns from left to right; the first one stays in view. */
  columns: readonly F[];
  /** The column that identifies the row and links to its edit page. Default: the first. */
  link?: F;
  /** Search fields by query parameter, in order; those beyond the first row fold. Default: no search. */
  search?: { [P in keyof Q]?: Field<string | null | undefined, 'text'> };
  /** Filters by query parameter, each with "All"; one choice each unless `isMultiple`. Default: none. */
  filters?: { [P in keyof Q]?: FilterField };
  /** Choices of the sort dropdown, the first one being the default. The list call must take a sort. Default: no sort. */
  sorts?: readonly `${F} ${'asc' | 'desc'}`[];
  /** The second sort value. Example: `id,asc`. */
  tieBreak?: string;
  rowActions?: readonly RowAction<T>[];
  pageActions?: readonly PageAction[];
  /** A call that answers with the list as a file, and the name that it gets when the server names none. */
  export?: { call: CallName; fileName: string };
  /** Shows tags of active filters and "Total N results:" (PLT-105). Default: false. */
  showsTotal?: boolean;
  /** What the call takes beyond page, size, sort and filters. Default: nothing. */
  query?: (page: { page: number; size: number }) => Partial<Q>;
  /** Height limit of the table in pixels. Default: 490. */
  maxHeight?: number;
  /** What a phone shows of a row: a heading and two lines. Default: the first columns. */
  card?: { heading: readonly F[]; lines: readonly (readonly F[])[] };
};

/** What stays in view over the form of a record: who it is, in which state, and what can be done with it. */
export type RecordHead<T, F extends string> = {
  /** The field that names the record. */
  name: F;
  /** The field that tells its state. */
  status: F;
  /** Facts beside them; the first one also stands in the document title, which a browser's history keeps. */
  facts: readonly F[];
  actions?: readonly OpenAction<T>[];
};
/** What the dialog after a creation is given; the values are gone when it closes. */
export type CreatedDialogProps = { values: Record<string, unknown>; reply: Record<string, unknown>; onClose: () => void };

/** A form: sections of declared fields, and one yup shape for all of them. */
export type FormDeclaration<T, F extends string> = {
  /** `rows`: one field a line, for short forms. `sheet`: cards in columns with a rail of section names, for long ones. Default: `rows`. */
  layout?: 'rows' | 'sheet';
  sections: readonly {
    title?: string;
    fields: readonly F[];
    /** What can be done about this section, at the right of its title. */
    actions?: readonly OpenAction<T>[];
  }[];
  /** The rules of what can be edited; yup is handed in when a form opens, the record is null for a new one. Required marks derive from them. Do not use `.default()`. */
  rules: (toolbox: Rules, record: T | null) => Schema;
  /** The values of a new record. Default: empty. */
  initial?: Record<string, unknown> | (() => Record<string, unknown>);
  /** Where who changed the record last is told. Default: nowhere. */
  footer?: F;
  head?: RecordHead<T, F>;
  /** The fields of a record that can be edited; the others are text. Default: all. */
  editable?: (record: T) => readonly F[];
  /** The fields of a record that are not shown at all. Default: none. */
  hidden?: (record: T) => readonly F[];
  /** Why this record cannot be saved, whoever asks; Save is absent then. Default: it can. */
  locked?: (record: T) => string | null;
  /** Labels that differ from those of the list. */
  labels?: Partial<Record<F, string>>;
  /** A line that says what can be changed here. Default: none. */
  hint?: string;
  /** The body of a save, made from what was edited and the stored record. Default: what was edited. */
  body?: (values: Record<string, unknown>, record: T) => object;
  /** What the right to save is called in the head's `access`. Default: `save`. */
  permission?: string;
  /** Shown after a creation, in place of the message. Default: "New record is created". */
  created?: Loaded<CreatedDialogProps>;
};

/** A form in a file of its own, made by `defineForm`; its names are checked when the declaration is (R001). */
export type FormOf<T> = FormDeclaration<T, string> & { readonly isApart: true };

/** The calls of an entity. The compiler checks them against the contract. */
export type CrudCalls = { getList?: CallName; getOne?: CallName; create?: CallName; update?: CallName; delete?: CallName };

/** A whole declaration; see `defineResource`. */
export type ResourceDeclaration<T, F extends string, C extends CrudCalls> = {
  /** The name of a record in titles, confirm prompts and labels for screen readers. */
  recordTitle: (record: T) => string;
  calls: C;
  /** What each value is. A name that the record does not have must be `derived`; a kind that does not fit does not compile. */
  fields: { [P in F]: P extends Path<T> ? Field<ValueAt<T, P>> | MadeField<T> : MadeField<T> };
  list?: ListDeclaration<T, NoInfer<F>, C['getList'] extends CallName ? QueryOf<C['getList']> : never>;
  /** The form of the edit screen, and of the create screen unless `createForm` says otherwise. */
  form?: FormDeclaration<T, NoInfer<F>> | FormOf<T>;
  createForm?: FormDeclaration<T, NoInfer<F>> | FormOf<T>;
  /** The member that identifies a record. Default: id. */
  idField?: Path<T>;
  /** The member whose value stands in the path of `update`. Default: id (CLI-076 has another). */
  updateId?: Path<T>;
  /** The member that tells when a record was last changed; a save that would overwrite a newer one asks first. Default: none. */
  stamp?: Path<T>;
};

/** A declaration with its record type erased, as the engine reads it. */
export type Resource = Omit<
  ResourceDeclaration<never, string, CrudCalls>,
  'fields' | 'list' | 'form' | 'createForm' | 'stamp' | 'updateId' | 'idField'
> & {
  fields: Record<string, Field>;
  list?: Omit<ListDeclaration<never, string, never>, 'search' | 'filters' | 'query'> & {
    query?: (page: { page: number; size: number }) => Record<string, unknown>;
    search?: Record<string, Field<never, 'text'>>;
    filters?: Record<string, FilterField>;
  };
  form?: FormDeclaration<never, string>;
  createForm?: FormDeclaration<never, string>;
  stamp?: string;
  updateId?: string;
  idField?: string;
};

/** A list to choose from: mapped to `id` and a label in one place. */
export type LookupDeclaration = {
  /** The call for the whole list. */
  getList: CallName;
  /** The call for a part of it; its path parameter is the value that narrows. */
  getListOf?: CallName;
  /** The member that identifies an item. */
  idField: string;
  /** The members that may hold the label, the first that is filled wins. */
  labels: readonly string[];
};

/** A list of its own in a dialog, such as the documents of a client: no route, the path parameters come with the dialog. */
export type Part = Pick<Head, 'label' | 'access'> & {
  /** The address of a row's own screen, where it has one. Example: `/editUser/:id`. */
  edit?: string;
  load: NonNullable<Head['load']>;
};

/** What the registry knows of an entity before its declaration arrives. */
export type Head = {
  /** The name of the list screen, and its title. */
  label: string;
  /** Titles of the other screens. Default: "Create …" and "Edit …". */
  titles?: { create?: string; edit?: string; clone?: string };
  /** Paths; `list` also names the menu item (PLT-051). `:id` stands for the record, other parameters for those of its calls. */
  routes: { list: string; create?: string; edit?: string; clone?: string };
  /** The member of the record behind a parameter of `edit` other than `:id`, by its name. Example: `{ type: 'sfUserType' }`. */
  routeParams?: Readonly<Record<string, string>>;
  /** Further menu names that lead here, in camelCase. Default: none. */
  menuNames?: readonly string[];
  /** The label of the Create button. Default: "Create". */
  createLabel?: string;
  /** What each action needs: `create`, `save`, `delete` and those that the declaration names. A missing one is denied; list and edit are open. */
  access?: Readonly<Record<string, Access>>;
  /** Brings the declaration. Without it, and for a screen that it does not declare, an honest page says `planned`. */
  load?: () => Promise<{ default: Resource }>;
  /** What the screens that are not there yet will show. */
  planned?: { list?: string; create?: string; edit?: string; clone?: string };
};
