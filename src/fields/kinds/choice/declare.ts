import type { Viewer } from '../../../schema/viewer';
import type { ChipOptions, Field, FieldOptions } from '../../../schema/field';

export type ChoiceOptions = ChipOptions & {
  /** Users can choose several codes, with checkboxes. The value is a list. Default: false. */
  multiple?: boolean;
  /** With `multiple`: codes that users cannot remove from a record that has them (PRJ-099). Default: none. */
  alwaysSelected?: readonly string[];
  /** Radio buttons, for a few codes. Default: a select. */
  as?: 'radios';
  /** With `as: 'radios'`: a hint next to each radio button, by code. Default: none. */
  hints?: Record<string, string>;
  /** Tells which codes the user can choose. The stored code is always visible. Default: all. @example offered: (level, viewer) => ranks[level] >= viewer.level */
  offered?: (code: string, viewer: Viewer) => boolean;
  /** The labels, by code. A code without a label is shown as it is (SHR-040). */
  labels: Record<string, string>;
};
declare module '../../../schema/field' {
  interface KindOptions {
    choice: ChoiceOptions;
  }
}

export const declare = <M extends string = never>(
  label: string,
  options: FieldOptions<NoInfer<M>> & ChoiceOptions,
): Field<string | number | readonly string[] | null | undefined, 'choice', M> => ({ kind: 'choice', label, ...options });
