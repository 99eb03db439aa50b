/** The door of the views for declarations, panels and dialogs. */
export { ask, clone, edit, menu, open, remove } from './acts/acts';
export { ListLink } from './ListLink';
export { useCan, useSettings, useViewer } from './engine';
export { announceFailure } from './announce';
export { createDoing } from './acts/createDoing';
export { useCall, useCallQuery, useFileCall, useLinkedFile } from './useCall';
