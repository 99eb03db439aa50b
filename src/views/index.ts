/** The door of the views for declarations, panels and dialogs. */
export { edit, menu, remove } from './actions';
export { announceFailure } from './announce';
export { useCall } from './useCall';
