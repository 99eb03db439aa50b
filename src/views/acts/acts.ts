import type { Act, AskAct, OpenAct, RowAct } from '../../schema/acts';
import { confirmDeleteRecord, recordDeleted } from '../../messages/literal';

/** The edit icon of a row. */
export const edit = () => ({ type: 'edit' }) as const;

/** Opens a copy of the row on the clone screen; needs the right `clone`. */
export const clone = () => ({ type: 'clone' }) as const;

/** An act with a dialog of its own: a link in a row, an item of a menu, a button of a form. */
export const open = <T>(act: Omit<OpenAct<T>, 'type'>): OpenAct<T> => ({ type: 'open', ...act });

/** Asks, calls, and says that it is done. @example ask({ label: 'Unsuspend', question, call: 'PUT /appuser/unlock/{id}', done, permission: 'write' }) */
export const ask = <T>(act: Omit<AskAct<T>, 'type'>): AskAct<T> => ({ type: 'ask', ...act });

/** Deletes a row after a question; needs the right `delete`. */
export const remove = <T>(act: Partial<Omit<AskAct<T>, 'type'>> = {}): AskAct<T> =>
  ask<T>({
    label: 'Delete',
    icon: 'delete',
    question: confirmDeleteRecord,
    call: 'delete',
    done: recordDeleted,
    permission: 'delete',
    isDestructive: true,
    removes: true,
    ...act,
  });

/** The More menu of a row; it is absent when it would be empty. */
export const menu = <T>(...acts: Act<T>[]): RowAct<T> => ({ type: 'menu', acts });
