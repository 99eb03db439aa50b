/** What a person can do with a record or on a page, and the dialogs that it opens. */
import type { ReactNode } from 'react';

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
/** A component that arrives when it is needed. */
export type Loaded<P> = () => Promise<{ default: (props: P) => ReactNode }>;

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
