import type { FileType } from '../../ui/files/fileTypes';
import type { PathOf, RecordOf } from '../../schema/calls';
import type { Field, FieldOptions } from '../../schema/field';

type StoredFile = RecordOf<'StoredFile'>;
export type FileOptions = {
  /** What the file is uploaded as (SHR-048). */
  upload: PathOf<'POST /upload/blob/{kind}'>['kind'];
  /** Which files are taken (SHR-053 to SHR-058). Default: any of the usual ones. */
  takes?: FileType;
  /** How many. A field of several holds and sends a list. Default: 1. */
  max?: number;
  /** Files of so many megabytes and more are refused. Default: 5. */
  limit?: number;
  /** The order of several counts: people change it, and the first is the cover. Default: no. */
  isOrdered?: boolean;
  /** Suggested width and height of an image in pixels: told, and not enforced (SHR-063). Default: none. */
  suggests?: readonly [width: number, height: number];
};
declare module '../../schema/field' {
  interface KindOptions {
    file: FileOptions;
  }
}

/**
 * A file, or several: uploaded as soon as it is chosen, sent as its id.
 *
 * @example factsheet: file('Factsheet', { upload: 'PROJECT_FACTSHEET', takes: 'pdf' })
 */
export const file = (
  label: string,
  options: FieldOptions & FileOptions,
): Field<StoredFile | readonly StoredFile[] | null | undefined, 'file', never> => ({ kind: 'file', label, ...options });
