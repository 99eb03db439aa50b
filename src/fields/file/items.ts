import type { RecordOf } from '../../schema/calls';
import type { Upload } from '../../ui/files/Upload';

export type StoredFile = RecordOf<'StoredFile'>;
/** A file of a record, or one that was chosen and is on its way or has arrived. */
export type FileItem = StoredFile | Upload;

/** The files of a value: of one, of several, or of none. */
export const itemsOf = (value: unknown): readonly FileItem[] =>
  value === null || value === undefined ? [] : ((Array.isArray(value) ? value : [value]) as readonly FileItem[]);
/** A file that was chosen here. */
export const isUpload = (item: FileItem): item is Upload => 'retry' in item;
/** Tells a file from the others of its value. */
export const keyOf = (item: FileItem) => (isUpload(item) ? item.key : item.fileId);
/** Whether a name is that of an image; what it holds is judged by its bytes. */
export const isImageName = (name: string) => /\.(png|jpe?g|gif)$/i.test(name);
/** Whether a name is that of a PDF. */
export const isDocumentName = (name: string) => /\.pdf$/i.test(name);
/** Whether a name is that of a map. */
export const isMapName = (name: string) => /\.kmz$/i.test(name);
