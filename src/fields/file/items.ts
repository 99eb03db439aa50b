import type { RecordOf } from '../../schema/calls';
import type { Upload } from '../../ui/files/Upload';

export type StoredFile = RecordOf<'StoredFile'>;
/** A file of a record, or one that was chosen and is on its way or has arrived. */
export type FileItem = StoredFile | Upload;

/** Stands in a value while files that were chosen for it are being judged, so that a save waits for them. */
export class Judging {
  isOver = false;
}
const listed = (value: unknown): readonly unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];

/** The files of a value: of one, of several, or of none. */
export const itemsOf = (value: unknown) => listed(value).filter((each) => !(each instanceof Judging)) as readonly FileItem[];
/** Whether files that were chosen for a value are being judged. */
export const isJudged = (value: unknown) => listed(value).some((each) => each instanceof Judging && !each.isOver);
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
