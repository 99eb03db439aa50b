import type { Schema } from 'yup';
import type { Loaded, OpenAction } from './actions';
import type { Rules } from './rules';

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
  /** A line that says what can be changed here, for the record. Default: none. */
  hint?: (record: T) => string;
  /** The body of a save, made from what was edited and the stored record. Default: what was edited. */
  body?: (values: Record<string, unknown>, record: T) => object;
  /** What the right to save is called in the head's `access`. Default: `save`. */
  permission?: string;
  /** Shown after a creation, in place of the message. Default: "New record is created". */
  created?: Loaded<CreatedDialogProps>;
  /** The search field that finds a new record by the member of that name in the reply: the list that a creation leads to offers to show it. Default: none. */
  foundBy?: string;
};

/** A form in a file of its own, made by `defineForm`; its names are checked when the declaration is (R001). */
export type FormOf<T> = FormDeclaration<T, string> & { readonly isApart: true };
