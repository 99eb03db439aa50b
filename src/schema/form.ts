import type * as yup from 'yup';
import type { Action, Loaded } from './actions';
import type { ConditionOn, ConditionalText, ViewerConditionOn } from './condition';
import type { FieldOptions, Generated, TextRules } from './field';
import type { Viewer } from './viewer';

/** What `form.rules` is given: of yup what rules across fields need. @example ({ object }) => object().test('order', 'The end lies before the start', ({ from, to }) => from <= to) */
export type Rules = Pick<typeof yup, 'object' | 'mixed' | 'ref'>;

/** What stays in view over the form of a record: who it is, in which state, and what can be done with it. */
export type RecordHeader<T, F extends string, P extends string = string> = {
  /** The field that names the record. */
  name: F;
  /** The field that tells its state. */
  status: F;
  /** Facts beside them; the first one also stands in the document title, which a browser's history keeps. */
  facts: readonly F[];
  /** What can be done with the record, at the right. */
  actions?: readonly Action<T, P>[];
};
/** What the dialog after a creation is given; the values are gone when it closes. */
export type CreatedDialogProps = { values: Record<string, unknown>; reply: Record<string, unknown>; onClose: () => void };

/** What stands beside a form is given: the record with what is typed over it, as it would be sent. */
export type AsideProps = { values: Record<string, unknown> };

/** What the dialog between the check of a form and its call is given. */
export type ReviewProps = {
  /** The record with what is typed over it, as it would be sent. */
  values: Record<string, unknown>;
  /** A former try to create may have been done, though no answer has come. */
  mayRepeat: boolean;
  /** Sends; once. */
  onConfirm: () => void;
  onClose: () => void;
};

/** Names, some of them only where a condition holds. @example ['username', { names: ['dob', 'email'], when: { isDummyUser: true } }] */
export type ConditionalNames<F extends string, N extends string> = readonly (F | { names: readonly F[]; when: ViewerConditionOn<N> })[];
/** Of two values that can be compared, which one comes first; nothing is said while one of them is missing. @example { at: 'endDate', notBefore: 'startDate', text: 'The end lies before the start' } */
export type OrderRule<F extends string> = { at: F; text: string } & ({ notBefore: F } | { notAfter: F });
/** Rules that concern several fields at once, in code; the record is null for a new one. */
export type FormRules<T> = (toolbox: Rules, record: T | null) => yup.Schema;

/** What a form may say about a field beyond its declaration, such as another label or a rule of its own. */
export type FieldOverride<M extends string = string> = Partial<FieldOptions<M> & TextRules> & { label?: string; within?: M };

/**
 * A further button of a form. `check` runs the rules and sends nothing; `render` shows what is typed into a field as the
 * markup that it is, of several languages the one that is at the front.
 */
export type FormButton<F extends string> = { type: 'check'; label: string } | { type: 'render'; label: string; field: F };

/** A card of a form. */
export type FormSection<T, F extends string, P extends string = never> = {
  title?: string;
  fields: readonly F[];
  /** Draws the section in place of the inputs of its fields, which it binds itself by their names; in pure data the name of a registered part. Default: the declared inputs. */
  component?: string | Loaded<object>;
  /** Stands at the right of the other cards where the window is wide; the last ones of a form of cards. Default: below them. */
  beside?: boolean;
  /** What can be done about this section, at the right of its title. */
  actions?: readonly Action<T, P>[];
};
/** One of several steps of a form. */
export type FormStep<T, F extends string, P extends string = string> = {
  title: string;
  /** What the button says that checks this step and opens the next; the last one has the form's own. Default: "Next". */
  next?: string;
  sections: readonly FormSection<T, F, P>[];
};

/** A form: sections of declared fields. N are the names that conditions may look at: fields and members of the record. P are the actions of the entry's `access`. */
export type FormDeclaration<T, F extends string, N extends string = string, P extends string = string> = {
  /**
   * `rows`: one field a line, for short forms. `sheet`: cards in columns with a rail of section names, for long ones. `cards`:
   * a card a section, each as wide as the form, beside the aside. Default: `rows`.
   */
  layout?: 'rows' | 'sheet' | 'cards';
  /** Stands beside a form of cards and follows what is typed; in pure data the name of a registered part. Default: nothing. */
  aside?: string | Loaded<AsideProps>;
  /** Sections from top to bottom; a form in steps has them in its steps. */
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
  /** Where who changed the record last is told. Default: nowhere. */
  footer?: F;
  head?: RecordHeader<T, F, P>;
  /** The fields of a record that can be edited; the others are text. Default: all. */
  editable?: ConditionalNames<F, N> | ((record: T, viewer: Viewer) => readonly F[]);
  /** May this person save this record, beyond what the permission says? Else it is shown for reading. Default: yes. @example allowed: { condition: 'withinRank' } */
  allowed?: ViewerConditionOn<N> | ((record: T, viewer: Viewer) => boolean);
  /** Why this record cannot be saved, whoever asks; Save is absent then. Default: it can. */
  locked?: ConditionalText<T, N>;
  /** What has happened to a record whose state has moved on while its form was open, in place of "changed by someone else". Default: that. @example movedOn: [{ when: { status: 'DELIVERED' }, text: 'It was sent' }] */
  movedOn?: ConditionalText<T, N>;
  /** A line that says what can be changed here. Default: none. */
  hint?: ConditionalText<T, N>;
  /** Members of the stored record that a save sends beside what was edited; a missing one is sent as null. Default: none. */
  include?: ConditionalNames<N, N>;
  /** Members that a body has where nothing was edited there. Default: none. @example set: { buttons: {} } */
  set?: Readonly<Record<string, unknown>>;
  /** Leaves out of a body what is empty: members without a value, maps without members. Lists stay. Default: false. */
  omitEmpty?: boolean;
  /** Changes the body that `include`, `set` and what was edited make; the record is null for a new one. Default: it is sent as it is. */
  transform?: (body: Record<string, unknown>, record: T | null) => Record<string, unknown>;
  /** What the right to save is called in the entry's `access`. Default: `save`. */
  permission?: P;
  /** Shown after a creation, in place of the message; in pure data the name of a registered part. Default: "New record is created". */
  createdDialog?: string | Loaded<CreatedDialogProps>;
  /** What is said after a creation that shows nothing. Default: "New record is created". */
  createdText?: string;
  /** What is to be known before a save, beside the button; it follows what is typed. Default: nothing. @example saveHint: [{ when: { post: true }, text: 'App users see it at once.' }] */
  saveHint?: ConditionalText<T, N>;
  /** What is to be known of a copy before it is created, beside the button; it follows what is typed. Default: nothing. @example copyHint: [{ when: { isPost: true }, text: 'The copy will be online.' }] */
  copyHint?: ConditionalText<T, N>;
  /** What a copy starts with, made from the record that it is of. Default: the record itself. @example copyValues: ({ startDate: _, ...same }) => same */
  copyValues?: (record: T) => Record<string, unknown>;
  /** A dialog between the check and the call, which sends only when it is confirmed; in pure data the name of a registered part. Default: none. */
  review?: string | Loaded<ReviewProps>;
  /** Which saves are reviewed, by the record with what is typed over it. Default: all. @example reviewWhen: { status: 'PENDING' } */
  reviewWhen?: ConditionOn<N>;
  /** `withSave`: Cancel is there where Save is, and nowhere else. Default: it is there for everybody who may save records of the kind. */
  cancel?: 'withSave';
  /** The search field that finds a new record by the member of that name in the reply: the list that a creation leads to offers to show it. Default: none. */
  foundBy?: string;
};
