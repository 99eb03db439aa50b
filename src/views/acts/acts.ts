import type { Act, AskAct, OpenAct, RowAct } from '../../schema/acts';
import { confirmDeleteRecord, recordDeleted } from '../../messages/literal';

/** The edit icon of a row. */
export const edit = () => ({ type: 'edit' }) as const;

/** Opens a copy of the row on the clone screen; needs the right `clone`. */
export const clone = () => ({ type: 'clone' }) as const;

/** An act with a dialog of its own: a link in a row, an item of a menu, a button of a form. */
export const open = <T, P extends string = string>(act: Omit<OpenAct<T, NoInfer<P>>, 'type'>): OpenAct<T, P> => ({ type: 'open', ...act });

/** Asks, calls, and says that it is done. @example ask({ label: 'Unsuspend', question, call: 'PUT /appuser/unlock/{id}', done, permission: 'write' }) */
export const ask = <T, P extends string = string>(act: Omit<AskAct<T, NoInfer<P>>, 'type'>): AskAct<T, P> => ({ type: 'ask', ...act });

/** Deletes a row after a question; needs the right `delete`. */
export const remove = <T, P extends string = 'delete'>(act: Partial<Omit<AskAct<T, NoInfer<P>>, 'type'>> = {}): AskAct<T, P> =>
  ask<T, P>({
    label: 'Delete',
    icon: 'delete',
    question: confirmDeleteRecord,
    call: 'delete',
    done: recordDeleted,
    permission: 'delete' as P,
    isDestructive: true,
    removes: true,
    ...act,
  });

/** The More menu of a row; it is absent when it would be empty. */
export const menu = <T, P extends string = string>(...acts: Act<T, P>[]): RowAct<T, P> => ({ type: 'menu', acts });
