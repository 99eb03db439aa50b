import type { Viewer } from '../../../src/schema/viewer';
import type { ViewerConditionOn } from '../../../src/schema/values/condition';
import type { Field, FieldOptions } from '../../../src/schema/field';

export type MatrixOptions = {
  /** The lookup whose items are the rows. Each item has a list of codes at `codes`. */
  rows: string;
  /** The heading of the column with the names of the rows. @example 'Module' */
  rowLabel: string;
  /** The headings of the other columns, by the ending of their codes. @example { READ: 'View', WRITE: 'Update' } */
  columns: Readonly<Record<string, string>>;
  /** Describes what each code allows. The user can show the descriptions below each row; screen readers read them at each checkbox. Default: none. @example { APP_USER_READ: 'See clients' } */
  descriptions?: Readonly<Record<string, string>>;
  /** Columns that require another column. Checking a box checks the required one too, and clearing the required one clears the box (ADM-034, ADM-035). Default: none. @example { WRITE: 'READ' } */
  implies?: Readonly<Record<string, string>>;
  /** Whether the record is the user's own. Users cannot add codes to themselves, and removing one shows a warning (ADM-055). Default: never. @example oneselfWhen: { condition: 'oneself' } */
  oneselfWhen?: ViewerConditionOn<string> | ((record: never, viewer: Viewer) => boolean);
  /** Tells which codes the user can change. The others are kept. Default: all. @example offered: (code, viewer) => viewer.codes.includes(code) */
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
