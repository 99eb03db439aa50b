import type * as yup from 'yup';
import type { Action, Loaded } from './actions';
import type { ConditionOn, ConditionalText, ViewerConditionOn } from './values/condition';
import type { FieldOptions, Generated, TextRules } from './field';
import type { Viewer } from './viewer';

/** What `form.rules` is given: of yup what rules across fields need. @example ({ object }) => object().test('order', 'The end lies before the start', ({ from, to }) => from <= to) */
export type Rules = Pick<typeof yup, 'object' | 'mixed' | 'ref'>;

/** What stays in view over the form of a record: who it is, in which state, and what can be done with it. */
export type RecordHeader<T, F extends string, P extends string = string> = {
  /** The field that names the record. */
  name: F;
  /** The field with its state. */
  status: F;
  /** Facts beside them; the first one also stands in the document title, which a browser's history keeps. */
  facts: readonly F[];
  /** What can be done with the record, at the right. Default: nothing. */
  actions?: readonly Action<T, P>[];
};
/** What the dialog after a creation gets; the values are gone when it closes. */
export type CreatedDialogProps = { values: Record<string, unknown>; reply: Record<string, unknown>; onClose: () => void };

/** What the component beside a form gets. */
export type AsideProps = {
  /** The record with what is typed over it, as it would be sent. */
  values: Record<string, unknown>;
  /** Something was typed into the fields that are shown, or a save was tried. Until then, missing values are not marked. */
  isTouched: boolean;
};

/** What the dialog between the check of a form and its call gets. */
export type ReviewProps = {
  /** The record with what is typed over it, as it would be sent. */
  values: Record<string, unknown>;
  /** An earlier try got no answer: the server may have created the record already. */
  mayRepeat: boolean;
  /** What the button of the form is called, such as "Create". */
  confirmLabel: string;
  /** Sends; once. */
  onConfirm: () => void;
  onClose: () => void;
};

type NamesWhen<F extends string, N extends string> = {
  /** The names. */
  names: readonly F[];
  /** The condition under which they count. */
  when: ViewerConditionOn<N>;
};
/** Names, some of them only where a condition holds. @example ['username', { names: ['dob', 'email'], when: { isDummyUser: true } }] */
export type ConditionalNames<F extends string, N extends string> = readonly (F | NamesWhen<F, N>)[];
/** Which of two values comes first; the rule says nothing while one of them is missing. @example { at: 'endDate', notBefore: 'startDate', text: 'The end lies before the start' } */
export type OrderRule<F extends string> = {
  /** The field that shows the error. */
  at: F;
  /** The error. */
  text: string;
} & (NotBefore<F> | NotAfter<F>);
type NotBefore<F extends string> = {
  /** The field whose value must not come after that of `at`. Write this or `notAfter`. */
  notBefore: F;
};
type NotAfter<F extends string> = {
  /** The field whose value must not come before that of `at`. Write this or `notBefore`. */
  notAfter: F;
};
/** Rules that concern several fields at once, in code; the record is null for a new one. */
export type FormRules<T> = (toolbox: Rules, record: T | null) => yup.Schema;

/** What a form may say about a field beyond its declaration, such as another label or a rule of its own. */
export type FieldOverride<M extends string = string> = Partial<FieldOptions<M> & TextRules> & { label?: string; within?: M };

/**
 * A further button of a form. `check` runs the rules and sends nothing; `render` shows what is typed into a field as the
 * markup that it is, of several languages the one that is at the front.
 */
export type FormButton<F extends string> = CheckButton | RenderButton<F>;
type CheckButton = {
  /** It runs the rules of the form and sends nothing. */
  type: 'check';
  /** What the button says. */
  label: string;
};
type RenderButton<F extends string> = {
  /** It shows what is typed into a field as the markup that it is. */
  type: 'render';
  /** What the button says. */
  label: string;
  /** The field. */
  field: F;
};

/** A card of a form. */
export type FormSection<T, F extends string, P extends string = never> = {
  /** The title of the card. Default: none. */
  title?: string;
  /** The fields from top to bottom. */
  fields: readonly F[];
  /** A component in place of the section's inputs; it binds the fields itself, by their names. In pure data the name of a registered component. Default: the declared inputs. */
  component?: string | Loaded<object>;
  /** Stands at the right of the other cards where the window is wide; the last ones of a form of cards. Default: below them. */
  beside?: boolean;
  /** What can be done about this section, at the right of its title. Default: nothing. */
  actions?: readonly Action<T, P>[];
};
/** One of several steps of a form. */
export type FormStep<T, F extends string, P extends string = string> = {
  /** The title of the step. */
  title: string;
  /** What the button says that checks this step and opens the next; the last one has the form's own. Default: "Next". */
  next?: string;
  /** Its sections from top to bottom. */
  sections: readonly FormSection<T, F, P>[];
};

/** A form: sections of declared fields. N are the names that conditions may look at: fields and members of the record. P are the actions of the entry's `access`. */
export type FormDeclaration<T, F extends string, N extends string = string, P extends string = string> = {
  /**
   * `rows`: one field a line, for short forms. `sheet`: cards in columns with a rail of section names, for long ones. `cards`:
   * a card a section, each as wide as the form, beside the aside. Default: `rows`.
   */
  layout?: 'rows' | 'sheet' | 'cards';
  /** A component beside a form of cards; it gets what is typed, and whether something was. In pure data the name of a registered component. Default: none. */
  aside?: string | Loaded<AsideProps>;
  /** Sections from top to bottom; a form in steps has them in its steps. Default: none. */
  sections?: readonly FormSection<T, F, P>[];
  /**
   * Sections in steps, each checked before the next one opens; the address says which (`?step=2`). A field that an earlier step
   * asks for stands as text in a later one. Default: one step.
   */
  steps?: readonly FormStep<T, F, P>[];
  /** What differs here from the declared fields. Default: nothing. @example overrides: { dob: { required: true } } */
  overrides?: { readonly [E in F]?: FieldOverride<N> };
  /** Rules that concern several fields at once; those of one field stand at the field. Default: none. */
  rules?: readonly (OrderRule<F> | FormRules<T>)[];
  /** The values of a new record: constants, and what registered generators make. Default: empty. @example { post: false, pwd: { generator: 'password' } } */
  initialValues?: { readonly [E in F]?: unknown | Generated } | (() => Record<string, unknown>);
  /** What the main button of a stored record says. Default: "Save". */
  saveLabel?: string;
  /** Further buttons, before Cancel. Default: none. @example buttons: [{ type: 'render', label: 'Preview', field: 'content' }] */
  buttons?: readonly FormButton<F>[];
  /** Milliseconds between the check of a new record and its call; nothing is sent when the form was left meanwhile. Default: none. */
  createDelay?: number;
  /** The field under the form that shows who changed the record last. Default: none. */
  footer?: F;
  /** What stays in view over the form of a record. Default: nothing. */
  head?: RecordHeader<T, F, P>;
  /** The fields of a record that can be edited; the others are text. Default: all. */
  editable?: ConditionalNames<F, N> | ((record: T, viewer: Viewer) => readonly F[]);
  /** May this person save this record, beyond what the permission says? If not, the form is read-only. Default: yes. @example allowed: { condition: 'withinRank' } */
  allowed?: ViewerConditionOn<N> | ((record: T, viewer: Viewer) => boolean);
  /** Why nobody can save this record; Save is absent then. Default: it can be saved. */
  locked?: ConditionalText<T, N>;
  /** What a conflict says when the record's state moved on while its form was open. Default: that somebody else changed it. @example movedOn: [{ when: { status: 'DELIVERED' }, text: 'It was sent' }] */
  movedOn?: ConditionalText<T, N>;
  /** A line that says what can be changed here. Default: none. */
  hint?: ConditionalText<T, N>;
  /** Members of the stored record that a save sends beside what was edited; a missing one is sent as null. Default: none. */
  include?: ConditionalNames<N, N>;
  /** Members that the body gets with these values unless an input sends them. Default: none. @example set: { buttons: {} } */
  set?: Readonly<Record<string, unknown>>;
  /** Leaves out of a body what is empty: members without a value, maps without members. Lists stay. Default: false. */
  omitEmpty?: boolean;
  /** Changes the body that `include`, `set` and what was edited make; the record is null for a new one. Default: it is sent as it is. */
  transform?: (body: Record<string, unknown>, record: T | null) => Record<string, unknown>;
  /** The name of the right to save in the entry's `access`. Default: `save`. */
  permission?: P;
  /** A dialog after a creation, in place of the message; in pure data the name of a registered component. Default: none. */
  createdDialog?: string | Loaded<CreatedDialogProps>;
  /** The message after a creation without a dialog. Default: "New record is created". */
  createdText?: string;
  /** A note beside the Save button; its conditions look at what is typed. Default: none. @example saveHint: [{ when: { post: true }, text: 'App users see it at once.' }] */
  saveHint?: ConditionalText<T, N>;
  /** A note beside the button that creates a copy; its conditions look at what is typed. Default: none. @example copyHint: [{ when: { isPost: true }, text: 'The copy will be online.' }] */
  copyHint?: ConditionalText<T, N>;
  /** Makes the values that a copy starts with from the original record. Default: the original's values. @example copyValues: ({ startDate: _, ...same }) => same */
  copyValues?: (record: T) => Record<string, unknown>;
  /** A dialog between the check and the call; the form is sent when a person confirms it. In pure data the name of a registered component. Default: none. */
  review?: string | Loaded<ReviewProps>;
  /** Which saves open the review, by the record with what is typed over it. Default: all. @example reviewWhen: { status: 'PENDING' } */
  reviewWhen?: ConditionOn<N>;
  /** `withSave`: Cancel is there only where Save is. Default: Cancel is there for everybody who may save records of this kind. */
  cancel?: 'withSave';
  /** The search field, and the member of the reply, that find a new record: the list after a creation offers to show it. Default: the list looks for the rows that agree with what was sent. */
  foundBy?: string;
  /** A field with several values of which each makes a record of its own: the list after a creation looks for as many. Default: a creation makes one record. @example oneFor: 'salesOffices' */
  oneFor?: F;
  /** Fields of one input in which two records with the same value are probably a mistake: the form names the other records of the list with the value, below the input. It can be saved all the same. Spaces and upper case do not count. Default: none. @example distinct: ['phoneNumber'] */
  distinct?: readonly F[];
};
