/** The door of the views for declarations, panels and dialogs. */
export { edit, menu, open, remove } from './actions';
export { ListLink } from './ListLink';
export { announceFailure } from './announce';
export { useCall, useCallQuery, useFileCall, useLinkedFile } from './useCall';
