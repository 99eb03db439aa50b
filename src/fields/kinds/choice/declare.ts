import type { Viewer } from '../../../schema/viewer';
import type { ChipOptions, Field, FieldOptions } from '../../../schema/field';

export type ChoiceOptions = ChipOptions & {
  /** Several may be chosen: ticks in a form, whose value is a list. Default: false. */
  multiple?: boolean;
  /** With `multiple`: codes that cannot be unticked in a record that has them (PRJ-099). Default: none. */
  alwaysSelected?: readonly string[];
  /** Radio buttons, for few choices that are best seen at once. Default: a select. */
  as?: 'radios';
  /** A hint beside each radio button, by code. Default: none. */
  hints?: Record<string, string>;
  /** Which codes a person may choose; the stored one stays visible. Default: all. @example offered: (level, viewer) => ranks[level] >= viewer.level */
  offered?: (code: string, viewer: Viewer) => boolean;
  /** Label by code; a code without one is shown as it is (SHR-040). */
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
