import type { ReactNode } from 'react';
import type { Field, Kind } from '../schema/field';
import type { Viewer } from '../schema/viewer';
import type { Leaf } from './leaf';

/** What an input is given: its field, its value, and how the form hears of changes. */
export type InputProps<K extends Kind = Kind> = {
  field: Extract<Field<never, K>, { kind: K }>;
  name: string;
  value: unknown;
  /** `isUserChange: false` for a change that no person made, such as an upload that has ended. Default: true. */
  onChange: (value: unknown, about?: { isUserChange: boolean }) => void;
  onBlur: () => void;
  inputRef: (element: HTMLElement | null) => void;
  error: string | null;
  isRequired: boolean;
  /** What the stored record calls the value, for choices that have not arrived. */
  text?: string;
  /** The value that narrows the choices, of the field that `within` names. */
  within?: string | readonly string[];
  /** The stored value; absent in a form without a record. */
  stored?: unknown;
  /** Whether the codes of `extraChoices` are offered now. */
  hasExtraChoices?: boolean;
  /** Whether the record is the person who looks. */
  isOwn?: boolean;
  /** What stands behind a number, as it follows from what is typed. */
  unit?: string;
  /** Whether the stored files stay (`protected`). */
  isProtected?: boolean;
  /** Who looks. */
  viewer: Viewer;
  /** Locked by the session (PLT-107). */
  isLocked?: boolean;
  /** Why it cannot be typed into; null where it can. */
  disabledReason?: string | null;
  /** The language of the text. Default: that of the page. */
  lang?: string;
} & WrapperProps;

/** What the input of a kind that wraps another is given beside them. */
type WrapperProps = {
  /** Its inner inputs, and whether they hold nothing. */
  inner?: readonly { leaf: Leaf; isBlank: boolean; isOff: boolean; error: string | null }[];
  /** Draws one of them. `isAlone`: the others are not seen. */
  draw?: (leaf: Leaf, isAlone?: boolean) => ReactNode;
  /** Copies what one of them holds to others, by path, as if it were typed there. */
  onCopy?: (from: string, to: readonly string[]) => void;
  /** Tells which of them is at the front, where one hides the others. */
  onFront?: (path: string) => void;
  /** The input that has to come to the front; another object each time that it is asked for. */
  shown?: { path: string };
};

/** What every labelled control takes from an input's props as it is. */
export const controlProps = <K extends Kind>({ field, name, onBlur, error, isRequired, lang, disabledReason = null }: InputProps<K>) => ({
  name,
  label: field.label,
  hint: disabledReason ?? field.hint,
  onBlur,
  error,
  isRequired,
  isDisabled: disabledReason !== null || Boolean(field.filled),
  ...(lang && { lang, dir: 'auto' }),
});
