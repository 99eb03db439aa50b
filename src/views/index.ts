/** What declarations, panels and dialogs import of the views. */
export { confirmAction, clone, edit, menu, dialogAction, remove } from './actions/actions';
export { ListLink } from './ListLink';
export { RecordLink } from './RecordLink';
export { useCan, useSettings, useViewer } from './engine';
export { announceFailure } from './announce';
export { createDoing } from './actions/createDoing';
export { useCall, useCallQuery, useFileCall, useLinkedFile } from './useCall';
