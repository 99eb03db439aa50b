import { confirmDeleteRecord, recordDeleted } from '../messages/literal';

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
