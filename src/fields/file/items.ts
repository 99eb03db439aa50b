import type { RecordOf } from '../../schema/calls';
import type { Judgement } from '../../ui/files/judgeFile';
import type { Upload } from '../../ui/files/Upload';

export type StoredFile = RecordOf<'StoredFile'>;
/** A file of a record, or one that was chosen and is on its way or has arrived. */
export type FileItem = StoredFile | Upload;

export type Judged = { file: File; /** What was read of it. */ report?: unknown } & Judgement;
/**
 * Files that were chosen and are being judged. It stands in the value behind what was there, so that a save waits for it
 * and the next input that is drawn takes what comes of it, whether it is the same one or that of a draft.
 */
export class Judging {
  constructor(
    readonly judged: Promise<readonly Judged[]>,
    /** The key of the file whose place a single new one takes. */ readonly replaced?: string,
  ) {}
}
const partsOf = (value: unknown): readonly (FileItem | Judging)[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? (value as readonly FileItem[]) : [value as FileItem];
const isJudging = (part: FileItem | Judging): part is Judging => part instanceof Judging;

/** The files of a value: of one, of several, or of none. */
export const itemsOf = (value: unknown): readonly FileItem[] => partsOf(value).filter((part): part is FileItem => !isJudging(part));
/** What is being judged for a value, the oldest first. */
export const judgingsOf = (value: unknown): readonly Judging[] => partsOf(value).filter(isJudging);
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
