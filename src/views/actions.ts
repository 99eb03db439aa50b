import type { OpenAction, RowAction } from '../schema/actions';
import { confirmDeleteRecord, recordDeleted } from '../messages/literal';

/** The edit icon of a row. */
export const edit = () => ({ type: 'edit' }) as const;

/** Deletes a row after a question; needs the right `delete`. */
export const remove = ({ question = confirmDeleteRecord, done = recordDeleted }: { question?: string; done?: string } = {}) =>
  ({ type: 'remove', question, done }) as const;

/** An act of a row as a link, such as View. */
export const open = <T>(item: OpenAction<T>): RowAction<T> => ({ type: 'open', item });

/** The More menu of a row; it is absent when it would be empty. */
export const menu = <T>(...items: OpenAction<T>[]): RowAction<T> => ({ type: 'menu', items });
