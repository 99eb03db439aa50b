import type { Action, ConfirmAction, DialogAction, RowAction } from '../../schema/actions';
import { deleteAction } from '../../schema/actions';

/** The edit icon of a row. */
export const edit = () => ({ type: 'edit' }) as const;

/** Opens a copy of the row on the clone screen; needs the right `clone`. */
export const clone = () => ({ type: 'clone' }) as const;

/** An action with a dialog of its own: a link in a row, an item of a menu, a button of a form. */
export const dialogAction = <T, P extends string = string>(action: Omit<DialogAction<T, NoInfer<P>>, 'type'>): DialogAction<T, P> => ({
  type: 'dialog',
  ...action,
});

/** Asks, calls, and says that it is done. @example confirmAction({ name: 'unsuspend', label: 'Unsuspend', question, call: 'PUT /appuser/unlock/{id}', successText, permission: 'write' }) */
export const confirmAction = <T, P extends string = string>(action: Omit<ConfirmAction<T, NoInfer<P>>, 'type'>): ConfirmAction<T, P> => ({
  type: 'confirm',
  ...action,
});

/** Deletes a row after a question; needs the right `delete`. */
export const remove = <T, P extends string = 'delete'>(
  action: Partial<Omit<ConfirmAction<T, NoInfer<P>>, 'type'>> = {},
): ConfirmAction<T, P> => confirmAction<T, P>({ ...deleteAction, permission: deleteAction.permission as P, ...action });

/** The More menu of a row; it is absent when it would be empty. */
export const menu = <T, P extends string = string>(...actions: Action<T, P>[]): RowAction<T, P> => ({ type: 'menu', actions });
