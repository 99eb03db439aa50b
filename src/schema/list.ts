import type { Loaded, PageAction, RowAction } from './actions';
import type { CallName } from './calls';
import type { ConditionOn } from './values/condition';
import type { Field, FilterField, Generated } from './field';
import type { Path } from './values/path';

/** What a page of a list asks for. */
export type PageOf = { page: number; size: number };

/** A field that can be a search field. */
export type SearchField = Field<string | null | undefined, 'text'>;
/** A list: names of declared fields and of query parameters, in order. */
export type ListDeclaration<T, F extends string, Q, P extends string = string> = {
  /** Columns from left to right. */
  columns: readonly F[];
  /** What a column is called, where that is not the field's label. Default: its label. @example labels: { projectLocation: 'Country' } */
  labels?: { readonly [N in F]?: string };
  /** Explanations of columns whose label may be misread: the tooltip of the heading, read by screen readers, and a line in the Columns panel. Default: none. @example columnHints: { projectRegion: 'The region of the project, not its status' } */
  columnHints?: { readonly [N in F]?: string };
  /** The column that identifies the row and links to its edit page. Default: the first. */
  link?: F;
  /** The column that names the row where the link is a code; both stay in view while the table scrolls sideways. Default: none. */
  name?: F;
  /** Search fields by query parameter, in order; those beyond the first row fold. Default: no search. */
  search?: { [N in keyof Q]?: SearchField };
  /** Two search fields between which a name with a comma is divided, whichever of them it is typed into: the part before the comma, then the part after it. Default: none. @example splitAtComma: ['lastName', 'firstName'] */
  splitAtComma?: readonly [keyof Q & string, keyof Q & string];
  /** Filters by query parameter, each with "All"; one choice each unless `multiple`. Default: none. */
  filters?: { [N in keyof Q]?: FilterField };
  /** Choices of the sort dropdown, the first one being the default. The list call must take a sort. Default: no sort. */
  sorts?: readonly `${F} ${'asc' | 'desc'}`[];
  /** What a sort calls a field, where that is not its label. Default: its label. @example { userId: 'Admin ID' } */
  sortLabels?: { readonly [N in F]?: string };
  /** How the server sorts a list without `sorts`, shown above its rows. Default: nothing is said. @example sortedBy: 'Sorted by order' */
  sortedBy?: string;
  /** The second sort, for rows that the first one leaves equal. Default: none. @example tieBreak: 'id asc' */
  tieBreak?: `${string} ${'asc' | 'desc'}`;
  /** What a row offers, in its last column. Default: nothing. @example rowActions: [edit(), remove()] */
  rowActions?: readonly RowAction<T, P>[];
  /** What the page offers beside its Create button. Default: nothing. */
  pageActions?: readonly PageAction<P>[];
  /** A call that answers with the list as a file, and the name that it gets when the server names none. Default: there is no export. */
  export?: {
    /** The call. */
    call: CallName;
    /** The name of the file when the server names none. The day and the codes of the filters are added: clients-2026-11-29-HK.csv. */
    fileName: string;
  };
  /** Shows "Total N results:" over the rows, beside the tags of what is active (PLT-105). Default: false, the pager shows the total. */
  showTotal?: boolean;
  /** Query parameters beyond page, size, sort and filters: constants, and values that registered generators make from the page. Default: none. @example { entry: 'CMS', offset: { generator: 'offset' } } */
  query?: { readonly [N in keyof Q]?: Q[N] | Generated } | ((page: PageOf) => Partial<Q>);
  /** A line over the rows with what a reply has beside its `content`: templates of its members, whose numbers get separators. Default: none. @example counts: ['Total {clientTotal}'] */
  counts?: readonly string[];
  /** What the counts count, below them. Default: nothing is said. @example countsHint: 'Ignored: rows that reach nobody' */
  countsHint?: string;
  /** A call that Refresh makes before it loads the rows again; its path parameters come from the path of the list. Default: none. */
  refresh?: CallName;
  /** The member with the time (`yyyy/MM/dd HH:mm` of UTC+8) at which the server changes a row by itself, while `when` holds. The list loads its rows again at that time. Default: none. @example due: { at: 'deliveryDate', when: { status: 'PENDING' } } */
  due?: {
    /** The member with the time. */
    at: Path<T>;
    /** The condition on the row. */
    when: ConditionOn<Path<T>>;
  };
  /** A component beside the rows of a list screen, under them in narrow windows; it may call `useListContext`. In pure data the name of a registered component. Default: none. */
  aside?: string | Loaded<object>;
  /** A component over the rows while some are selected, for example react-admin's `BulkActionsToolbar`. Each row gets a checkbox. In pure data the name of a registered component. Default: none, and no checkboxes. */
  bulkActions?: string | Loaded<object>;
  /** Height limit of the table in pixels. Default: 490. */
  maxHeight?: number;
  /** What a phone shows of a row: a heading and lines. The fields in `labelled` show their label; numbers, timestamps and lists always do. Default: the first columns. */
  card?: {
    /** The fields of the first line, in bold. */
    heading: readonly F[];
    /** The lines below it, each a list of fields. */
    lines: readonly (readonly F[])[];
    /** The fields whose label stands before the value. Default: those whose kind says too little by itself. */
    labelled?: readonly F[];
  };
};
