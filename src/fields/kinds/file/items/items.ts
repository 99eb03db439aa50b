import type { RecordOf } from '../../../../schema/calls';
import type { Judgement } from '../../../../files/judgeFile';
import type { Upload } from '../../../../files/Upload';

export type StoredFile = RecordOf<'StoredFile'>;
/** A file of a record, or one that was chosen and is on its way or has arrived. */
export type FileItem = StoredFile | Upload;

export type Judged = { file: File; /** What was read of it. */ report?: unknown } & Judgement;
/*
 * What stands in the value of an input beside its files. It belongs to the value and not to the input: a save asks about it,
 * and the next input that is drawn goes on with it, whether it is the same one or that of a draft.
 */

/** Files that were chosen and are being judged. */
export class Judging {
  constructor(
    readonly judged: Promise<readonly Judged[]>,
    /** The key of the file whose place a single new one takes. */ readonly replaced?: string,
  ) {}
}
/** A file that was chosen and not taken. Nothing is saved until another one is taken or somebody goes on without it. */
export class Refused {
  constructor(
    readonly fileName: string,
    /** Why. */ readonly text: string,
  ) {}
}
/** A file on its way to the place of another one, which stays until this one has arrived. */
export class Replacement {
  constructor(
    readonly upload: Upload,
    /** The key of the other one. */ readonly replaced: string,
  ) {}
}
/** A file that was taken away, and where it stood; it can come back until the save. */
export class Removed {
  constructor(
    readonly item: FileItem,
    readonly at: number,
  ) {}
}
type Part = FileItem | Judging | Refused | Replacement | Removed;

const partsOf = (value: unknown): readonly Part[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? (value as readonly Part[]) : [value as Part];
const partsBy =
  <T extends Part>(type: abstract new (...parameters: never[]) => T) =>
  (value: unknown): readonly T[] =>
    partsOf(value).filter((part): part is T => part instanceof type);
const beside = [Judging, Refused, Replacement, Removed];
const isFile = (part: Part): part is FileItem => !beside.some((type) => part instanceof type);
const allReplacements = partsBy(Replacement);

/** A file that was chosen here. */
export const isUpload = (item: FileItem): item is Upload => typeof item === 'object' && 'retry' in item;
/** Tells a file from the others of its value. */
export const keyOf = (item: FileItem) => (isUpload(item) ? item.key : item.fileId);

/** The files of a value: of one, of several, or of none. One that is replaced stays until the other has arrived. */
export const itemsOf = (value: unknown): readonly FileItem[] =>
  allReplacements(value).reduce<readonly FileItem[]>(
    (items, { upload, replaced }) => (upload.fileId === null ? items : items.map((item) => (keyOf(item) === replaced ? upload : item))),
    partsOf(value).filter(isFile),
  );
/** What is being judged for a value, the oldest first. */
export const judgingsOf = partsBy(Judging);
/** What was chosen for a value and not taken. */
export const refusalsOf = partsBy(Refused);
/** What is on its way to the place of another file, or has failed on it. */
export const replacementsOf = (value: unknown) => allReplacements(value).filter(({ upload }) => upload.fileId === null);
/** What was taken away and can come back. */
export const removedOf = partsBy(Removed);
/** The uploads of a value, wherever they stand in it. */
export const uploadsOf = (value: unknown): readonly Upload[] => [
  ...itemsOf(value).filter(isUpload),
  ...replacementsOf(value).map(({ upload }) => upload),
];

/** Whether a name is that of an image; what it holds is judged by its bytes. */
export const isImageName = (name: string) => /\.(png|jpe?g|gif)$/i.test(name);
/** Whether a name is that of a PDF. */
export const isDocumentName = (name: string) => /\.pdf$/i.test(name);
/** Whether a name is that of a map. */
export const isMapName = (name: string) => /\.kmz$/i.test(name);
