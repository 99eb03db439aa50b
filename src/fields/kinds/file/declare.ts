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
  /** What the file is uploaded as (SHR-048). */
  upload: PathOf<'POST /upload/blob/{kind}'>['kind'];
  /** Which files are taken (SHR-053 to SHR-058). Default: any of the usual ones. */
  accept?: FileType;
  /** The most files. With more than 1 the value is a list. Default: 1. */
  maxFiles?: number;
  /** Files of this many megabytes and more are refused. Default: 5. */
  maxMegabytes?: number;
  /** The order of several counts: people change it, and the first is the cover. Default: no. */
  ordered?: boolean;
  /** While `when` holds for the record, stored files can be neither removed nor replaced; a person who tries sees `text`. Default: never. */
  protected?: {
    /** The condition on the record. */
    when: ConditionOn<M>;
    /** What a person sees who tries to remove or replace a file. */
    text: string;
  };
  /** Loads a reader, which reads each file between its checks and its upload. It refuses the file, or makes a report that is shown below the file and that rules can use (`reportOf`). Default: none. */
  reader?: () => Promise<{ default: FileReader }>;
  /** Suggested width and height of an image in pixels; a hint, not a rule (SHR-063). Default: none. */
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
