import type { Kind } from '../../schema/field';
import type { EngineField } from '../../schema/kind';

/** Where a change of an input comes from. */
export type ChangeSource = {
  /** False for a change that no person made, such as an upload that has ended. Default: true. */
  isUserChange: boolean;
  /** The input holds nothing because nothing matches what the record has: it counts as no change until a person chooses. Default: no. */
  isUnmatched?: boolean;
};

/** What every input is given. What else it needs of its form it asks for (`useFormField`). */
export type InputProps<K extends Kind = Kind> = {
  field: Extract<EngineField<K>, { kind: K }>;
  /** The path of its value in the form. */
  name: string;
  value: unknown;
  onChange: (value: unknown, about?: ChangeSource) => void;
  onBlur: () => void;
  inputRef: (element: HTMLElement | null) => void;
  error: string | null;
  isRequired: boolean;
  /** Why it cannot be typed into; null where it can. */
  disabledReason: string | null;
  /** The language of the text. Default: that of the page. */
  lang?: string;
};

/** What every labelled control takes from an input's props as it is. */
export const controlProps = <K extends Kind>({ field, name, onBlur, error, isRequired, lang, disabledReason }: InputProps<K>) => ({
  name,
  label: field.label,
  hint: disabledReason ?? field.hint,
  onBlur,
  error,
  isRequired,
  isDisabled: disabledReason !== null || Boolean(field.filled),
  ...(lang && { lang, dir: 'auto' }),
});
