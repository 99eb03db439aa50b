import { useSyncExternalStore } from 'react';
import type { UploadState } from '../../../../files/Upload';
import { isUpload, type FileItem } from '../items/items';

const stored: UploadState = { at: 'done', fileId: '' };
const storedState = () => stored;
const never = () => () => {};

/** How far a file is; a stored one has arrived. */
export const useUploadState = (item: FileItem) =>
  useSyncExternalStore(isUpload(item) ? item.subscribe : never, isUpload(item) ? item.getState : storedState);
