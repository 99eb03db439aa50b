/** A declaration as the engine reads it: made by `normalise`, whether code or data said it. */
import type { ConfirmAction, DetailsProps, Loaded, DialogAction, PageAction, PageDialogProps, RowDialogProps } from './actions';
import type { Viewer } from './viewer';
import type { CallName, CrudCalls } from './calls';
import type { Condition } from './values/condition';
import type { ChangeAbout } from './field';
import type { EngineField } from './kind';
import type { AsideProps, CreatedDialogProps, FormButton, FormDeclaration, FormRules, OrderRule, RecordHeader, ReviewProps } from './form';
import type { PageOf, SearchField } from './list';
import type { Values } from './values/path';

type Gated = { offered: (record: Values) => boolean; allowed: (record: Values, viewer: Viewer) => boolean };
/** An action with its conditions made functions and its dialog found. */
export type EngineAction =
  | (Omit<DialogAction<Values>, 'dialog' | keyof Gated> & Gated & { dialog: Loaded<RowDialogProps<Values>> })
  | (Omit<ConfirmAction<Values>, 'question' | 'effect' | 'details' | 'successText' | keyof Gated> &
      Gated & {
        question: (record: Values) => string;
        effect: (record: Values) => string | null;
        details?: Loaded<DetailsProps<Values>>;
        successText: (record: Values) => string;
        /** Whether `successText` names the record: such a message must not outlive the session. */
        isSuccessPersonal: boolean;
      });
export type EngineRowAction = { type: 'edit' } | { type: 'clone' } | EngineAction | { type: 'menu'; actions: readonly EngineAction[] };
export type EnginePageAction = Omit<PageAction, 'dialog'> & { dialog: Loaded<PageDialogProps> };

/** A condition on a record and the person who looks. */
export type RecordCondition = Condition | ((record: never, viewer: Viewer) => boolean);
/** What depends on what is typed. */
export type Dependent = {
  /** The members that decide; in code a function may look at any. */
  looksAt: readonly string[] | 'all';
  holds: (values: Values) => boolean;
};
/** What a person's change of a field sets in others. */
export type Reaction = {
  /** Whether the row that was chosen has to be there first. */
  needsRow: boolean;
  /** The new values of other fields; a promise where they have to be waited for. */
  set: (value: unknown, row: Values | null, about: ChangeAbout) => Values | Promise<Values>;
};

/** A section as the engine draws it. */
export type EngineSection = {
  title?: string;
  fields: readonly string[];
  component?: Loaded<object>;
  beside?: boolean;
  actions: readonly EngineAction[];
};

export type Form = Pick<
  FormDeclaration<Values, string>,
  'footer' | 'foundBy' | 'oneFor' | 'saveLabel' | 'createDelay' | 'createdText' | 'cancel'
> & {
  rules: readonly (OrderRule<string> | FormRules<Values>)[];
  distinct: readonly string[];
  buttons: readonly FormButton<string>[];
  layout: 'rows' | 'sheet' | 'cards';
  aside?: Loaded<AsideProps>;
  /** All sections; of a form in steps those of every step, each field once. */
  sections: readonly EngineSection[];
  steps?: readonly { title: string; next?: string; sections: readonly EngineSection[] }[];
  /** The declared fields as this form has them. */
  fields: Record<string, EngineField>;
  head?: Omit<RecordHeader<Values, string>, 'actions'> & { actions: readonly EngineAction[] };
  initialValues: () => Values;
  /** The fields of a record that are typed into. */
  editable: (record: Values, viewer: Viewer) => readonly string[];
  allowed: (record: Values, viewer: Viewer) => boolean;
  locked: (record: Values) => string | null;
  movedOn: (record: Values) => string | null;
  hint: (record: Values) => string | null;
  saveHint: ((values: Values) => string | null) | null;
  copyHint: (values: Values) => string | null;
  copyValues: (record: Values) => Values;
  review?: Loaded<ReviewProps>;
  isReviewed: (values: Values) => boolean;
  /** The body of a save from what was edited. */
  body: (edited: Values, record: Values | null) => Values;
  permission: string;
  createdDialog?: Loaded<CreatedDialogProps>;
  /** When a field is there, by name; the others always are. */
  visibleWhen: Record<string, Dependent>;
  /** When a field cannot be typed into, by name; the others always can. */
  disabledWhen: Record<string, Dependent>;
  /** When a field is shown as it stands, by name. */
  readOnlyWhen: Record<string, Dependent>;
  /** What a change of a field sets, by its name. */
  reactions: Record<string, readonly Reaction[]>;
};

export type List = {
  /** The declared fields as this list calls them. */
  fields: Record<string, EngineField>;
  columns: readonly string[];
  columnHints?: Readonly<Record<string, string | undefined>>;
  link?: string;
  name?: string;
  search?: Record<string, EngineField & SearchField>;
  splitAtComma?: readonly [string, string];
  filters?: Record<string, EngineField>;
  sorts?: readonly string[];
  tieBreak?: string;
  sortLabels?: Readonly<Record<string, string | undefined>>;
  sortedBy?: string;
  countsHint?: string;
  rowActions: readonly EngineRowAction[];
  pageActions: readonly EnginePageAction[];
  export?: { call: CallName; fileName: string };
  showTotal?: boolean;
  query?: (page: PageOf) => Values;
  counts?: readonly string[];
  refresh?: CallName;
  due?: { at: string; when: Condition };
  aside?: Loaded<object>;
  bulkActions?: Loaded<object>;
  maxHeight: number;
  card: { heading: readonly string[]; lines: readonly (readonly string[])[]; labelled: readonly string[] };
};

export type Resource = {
  recordTitle: (record: Values) => string;
  /** Whether a condition holds of a record and the person who looks, a registered one too; in code it is a function of both. */
  holds: (when: RecordCondition, record: Values, viewer: Viewer) => boolean;
  calls: CrudCalls;
  fields: Record<string, EngineField>;
  list?: List;
  form?: Form;
  createForm?: Form;
  /** The form that a copy is made with. */
  cloneForm?: Form;
  idField: string;
  updateId: string;
  versionedBy?: string;
};
