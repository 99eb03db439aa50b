/** What a person can do with a record or on a page, and the dialogs that it opens. */
import { confirmDeleteRecord, recordDeleted } from '../messages/literal';
import type { ReactNode } from 'react';
import type { CallName } from './calls';
import type { ConditionOn, ConditionalText, ViewerConditionOn } from './values/condition';
import type { Path } from './values/path';
import type { Viewer } from './viewer';

/** What a dialog of a row gets. */
export type RowDialogProps<T> = {
  record: T;
  /** The record with what is typed over it in its form, also by the names under which it is sent. Where no form is open, the record. */ values: T;
  /** The record's name, for the line under a question (SHR-073). */ title: string;
  onClose: () => void;
  /**
   * Loads what is shown again. `removed` leaves the record's own screen for its list. `stored` are the members of a body that the action
   * has stored: the inputs of an open form then hold them. Default: none.
   */
  onDone: (outcome?: 'removed', stored?: Partial<T>) => void;
  /** The path parameters of the list that the record stands in, where it has some. */ path?: ListPath;
};
/** Path parameters of a list that belongs to a record. Example: `{ id: 12 }`. */
export type ListPath = Record<string, string | number>;
export type PageDialogProps = { onClose: () => void; onDone: () => void };
/** What a component below a question gets: the record as the list or its own screen has it. */
export type DetailsProps<T> = { record: T };
/** A component that loads when it is needed. */
export type Loaded<P> = () => Promise<{ default: (props: P) => ReactNode }>;

/** Three questions that are never mixed. Where one says no the action is not there. */
type Gate<T, P extends string> = {
  /** May this person? The name of an action of the entry's `access`. */
  permission: P;
  /** Does it make sense for this record? Default: always. @example offered: { userStatus: 'SUSPENDED' } */
  offered?: ConditionOn<Path<T>> | ((record: T) => boolean);
  /** May this person do it to this record, beyond what the permission says? Default: yes. @example allowed: { condition: 'withinRank' } */
  allowed?: ViewerConditionOn<Path<T>> | ((record: T, viewer: Viewer) => boolean);
};
type Named = {
  /** What code calls the action, once in its list. @example 'resetPassword' */
  name: string;
  /** What the button or the entry of the menu says. */
  label: string;
  /** Marks an action that destroys. Default: false. */
  destructive?: boolean;
};
/** An action that opens a dialog of its own; in pure data the name of a registered component. */
export type DialogAction<T, P extends string = string> = {
  /** It opens a dialog. In files a map with `dialog` needs no type. */
  type: 'dialog';
  /** The component of the dialog. In pure data the name of a registered component. */
  dialog: string | Loaded<RowDialogProps<T>>;
} & Named &
  Gate<T, P>;
/** An action as data: a question, a call, a text. A refusal shows the server's text and reads the record again. */
export type ConfirmAction<T, P extends string = string> = {
  /** It asks a question and makes a call. In files a map with `question` needs no type. */
  type: 'confirm';
  /** Shown in place of the label in narrow windows. Default: none. */
  icon?: 'delete';
  /** The question that the user confirms, a template. Default: without a value for any of its members, the label of the action. @example 'Take {name} offline?' */
  question: string;
  /** A line under the question that says what the action will do. Default: none. @example effect: [{ when: { status: 'PENDING' }, text: 'Nobody will get it.' }] */
  effect?: ConditionalText<T, Path<T>>;
  /** A component below the question for what only the server knows, such as records that point to this one. In pure data the name of a registered component. Default: none. */
  details?: string | Loaded<DetailsProps<T>>;
  /** The label of the button that confirms. Default: the label of the action. */
  confirmLabel?: string;
  /** A call of the contract, whose path parameters are members of the record; `delete` is the declared one. */
  call: CallName | 'delete';
  /** The message after the call, a template. Default: without a value for any of its members, the label of the action. @example '{name} is offline' */
  successText: string;
  /** The record is gone afterwards: its own screen gives way to the list. Default: it is still there. */
  removes?: boolean;
} & Named &
  Gate<T, P>;
/** What can be done with a record. P are the actions of the entry's `access`. */
export type Action<T, P extends string = string> = DialogAction<T, P> | ConfirmAction<T, P>;
type EditAction = {
  /** It opens the edit screen. */
  type: 'edit';
};
type CloneAction = {
  /** It opens the clone screen. */
  type: 'clone';
};
type MenuOfActions<T, P extends string> = {
  /** It is a menu. In files a map with `actions` needs no type. */
  type: 'menu';
  /** What the menu has, from top to bottom. */
  actions: readonly Action<T, P>[];
};
/** What a row offers. Built with `edit()`, `clone()`, `remove()`, `confirmAction()`, `dialogAction()` and `menu()` of `src/views/actions/actions.ts`. */
export type RowAction<T, P extends string = string> = EditAction | CloneAction | Action<T, P> | MenuOfActions<T, P>;
/** What a page offers: a dialog. */
export type PageAction<P extends string = string> = {
  /** What code calls the action, once in its list. */
  name: string;
  /** What the button says. */
  label: string;
  /** The icon of the button. Default: none. */
  icon?: 'clock';
  /** The component of the dialog. In pure data the name of a registered component. */
  dialog: string | Loaded<PageDialogProps>;
  /** May this person? The name of an action of the entry's `access`. */
  permission: P;
};

/** Deletes a record after a question, with the declared call: what `remove()` of the views makes, and `delete` of a file. */
export const deleteAction = {
  type: 'confirm',
  name: 'delete',
  label: 'Delete',
  icon: 'delete',
  question: confirmDeleteRecord,
  call: 'delete',
  successText: recordDeleted,
  permission: 'delete',
  destructive: true,
  removes: true,
} as const;
