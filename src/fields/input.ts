import type { Field, Kind } from '../schema/field';

/** What an input is given: its field, its value, and how the form hears of changes. */
export type InputProps<K extends Kind = Kind> = {
  field: Extract<Field<never, K>, { kind: K }>;
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  inputRef: (element: HTMLElement | null) => void;
  error: string | null;
  isRequired: boolean;
  /** What the stored record calls the value, for choices that have not arrived. */
  shown?: string;
  /** The value that narrows the choices, of the field that `within` names. */
  within?: string;
  /** Locked to the own office (PLT-107). */
  isLocked?: boolean;
};

/** What every labelled control takes from an input's props as it is. */
export const controlProps = <K extends Kind>({ field, name, onBlur, error, isRequired }: InputProps<K>) => ({
  name,
  label: field.label,
  hint: 'hint' in field ? field.hint : undefined,
  onBlur,
  error,
  isRequired,
});
