import type { ReactNode } from 'react';
import type { Translated } from '../../../messages/page';
import type { FileType } from '../../../files/fileTypes';
import type { ConditionOn } from '../../../schema/values/condition';
import type { PathOf, RecordOf } from '../../../schema/calls';
import type { Field, FieldOptions } from '../../../schema/field';

type StoredFile = RecordOf<'StoredFile'>;
/** What was read of a file: why it is refused, else what was found. */
export type FileReading<R> = { refusal: Translated } | { refusal: null; report: R };
/** Reads files of one sort, and shows what was found. Arrives with the first of them. */
export type FileReader<R = unknown> = {
  read: (file: File) => Promise<FileReading<R>>;
  // a method, so that a reader of one sort is a reader
  Report(props: { report: R; file: File }): ReactNode;
};
export type FileOptions<M extends string = string> = {
  /** The kind of upload, by which the CMS stores the file (SHR-048). */
  upload: PathOf<'POST /upload/blob/{kind}'>['kind'];
  /** Which files users can choose (SHR-053 to SHR-058). `any` stands for images, pdf, kmz, csv, xls and xlsx. Default: `any`. */
  accept?: FileType;
  /** The maximum number of files. With more than 1 the value is a list. Default: 1. */
  maxFiles?: number;
  /** A file has to be smaller than this many megabytes. Default: 5. */
  maxMegabytes?: number;
  /** Users can change the order of the files. The first file is the cover. Default: false. */
  ordered?: boolean;
  /** Stored files that users can neither remove nor replace. Default: none. @example protected: { when: { status: 'SENT' }, text: 'A sent report cannot be changed.' } */
  protected?: {
    /** The condition on the record under which they are protected. */
    when: ConditionOn<M>;
    /** The message for a user who tries. */
    text: string;
  };
  /** Loads a reader, which reads each file after its checks and before its upload. It rejects the file, or makes a report that is shown below the file and that rules can use (`reportOf`). Default: none. */
  reader?: () => Promise<{ default: FileReader }>;
  /** The suggested width and height of an image in pixels. It is a hint, not a rule (SHR-063). Default: none. @example suggestedSize: [1125, 705] */
  suggestedSize?: readonly [width: number, height: number];
};
declare module '../../../schema/field' {
  interface KindOptions {
    file: FileOptions;
  }
}

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & FileOptions<NoInfer<M>>,
): Field<StoredFile | readonly StoredFile[] | null | undefined, 'file', M> => ({ kind: 'file', label, ...options });
