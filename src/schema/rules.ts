import type * as yup from 'yup';

/** What `form.rules` is given: yup's `object`, and the shared rules with the texts of the specification. */
export type Rules = {
  object: typeof yup.object;
  /** Optional text. */
  text: () => yup.StringSchema<string | null | undefined>;
  /** A value that must not be empty: "{label} cannot be empty" unless another text is given (SHR-016). */
  required: (label: string, message?: string) => yup.StringSchema;
  /** A required text of a pattern, else "Please enter the correct format". */
  pattern: (label: string, pattern: RegExp, message?: string) => yup.StringSchema;
  /** A username of 8-15 characters, required (SHR-008); its input takes up to 100 (SHR-009). */
  username: () => yup.StringSchema;
  /** An email that is valid if given, else "Please enter the correct format" (SHR-010, SHR-012). */
  email: () => yup.StringSchema<string | null | undefined>;
  /** A day as yyyy/MM/dd that exists, else "Please enter the correct format" (SHR-018); with a label it is required. */
  day: (label?: string) => yup.StringSchema<string | null | undefined>;
  /** A password of the shared rule (SHR-001 to 003), required with its own text. */
  password: () => yup.StringSchema;
  /** A choice that must be made, of any type. */
  chosen: (label: string) => yup.MixedSchema;
};
