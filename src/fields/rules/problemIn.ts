import type { AnySchema, ValidationError } from 'yup';

/** A rule that is broken, by its name, and what is said of it. */
export type Problem = { rule: string; message: string };

// a filter without rules checks nothing, and needs no yup for it
const isValidationError = (error: unknown): error is ValidationError => error instanceof Error && error.name === 'ValidationError';

/** The first rule that what was typed breaks; null for none. */
export const problemIn = (schema: AnySchema, input: unknown): Problem | null => {
  try {
    schema.validateSync(input);
    return null;
  } catch (error) {
    if (!isValidationError(error)) throw error;
    return { rule: error.type!, message: error.message };
  }
};
