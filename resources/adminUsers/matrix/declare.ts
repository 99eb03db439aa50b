import type { Viewer } from '../../../src/schema/viewer';
import type { ViewerConditionOn } from '../../../src/schema/values/condition';
import type { Field, FieldOptions } from '../../../src/schema/field';

export type MatrixOptions = {
  /** The lookup whose items are the rows; each has a list of codes under `codes`. */
  rows: string;
  /** What a row is called, above the names. @example 'Module' */
  rowLabel: string;
  /** What each column is called, by how its codes end. @example { READ: 'View', WRITE: 'Update' } */
  columns: Readonly<Record<string, string>>;
  /** Describes what each code allows. The user can show the descriptions below each row; screen readers read them at each checkbox. Default: none. @example { APP_USER_READ: 'See clients' } */
  descriptions?: Readonly<Record<string, string>>;
  /** A tick of a column that brings that of another; without the other it goes (ADM-034, ADM-035). Default: none. @example { WRITE: 'READ' } */
  implies?: Readonly<Record<string, string>>;
  /** When the record is the person who looks: nobody adds a code to oneself, and taking one away warns (ADM-055). Default: never. @example oneselfWhen: { condition: 'oneself' } */
  oneselfWhen?: ViewerConditionOn<string> | ((record: never, viewer: Viewer) => boolean);
  /** Which codes a person may give; the others stay as they are stored. Default: all. @example offered: (code, viewer) => viewer.codes.includes(code) */
  offered?: (code: string, viewer: Viewer) => boolean;
};
declare module '../../../src/schema/field' {
  interface KindOptions {
    matrix: MatrixOptions;
  }
}

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & MatrixOptions,
): Field<readonly string[] | null | undefined, 'matrix', M> => ({ kind: 'matrix', label, ...options });
