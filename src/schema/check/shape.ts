/** The shapes that values of a declaration may have, as data. */

/**
 * What a value may be. `code` is a function, for declarations in code; `constant` is whatever JSON can say;
 * `condition` and `field` are those of the language.
 */
export type Shape = {
  /** The word for it in a message. */ words: string;
  /** Its key has to be there. Default: it may be absent. */ required?: boolean;
} & (
  | { is: 'text' | 'number' | 'boolean' | 'pattern' | 'code' | 'constant' | 'condition' | 'field' }
  | { is: 'word'; of: readonly string[] }
  | { is: 'list'; of: Shape; length?: number }
  | { is: 'map'; of: Shape }
  | {
      is: 'keys';
      of: Keys;
      /** What stands in for a required key that is missing or wrong. Default: nothing of the map is left. */ fallback?: object;
    }
  | { is: 'tagged'; by: string; of: Readonly<Record<string, Keys>> }
  | { is: 'either'; of: readonly Shape[] }
);
/** The keys of a map and what stands at them. */
export type Keys = Readonly<Record<string, Shape>>;

export const text: Shape = { is: 'text', words: 'a text' };
export const number: Shape = { is: 'number', words: 'a number' };
export const boolean: Shape = { is: 'boolean', words: 'true or false' };
export const pattern: Shape = { is: 'pattern', words: 'a regular expression as text' };
export const code: Shape = { is: 'code', words: 'a function' };
export const constant: Shape = { is: 'constant', words: 'a constant' };
export const condition: Shape = { is: 'condition', words: 'a map' };
export const field: Shape = { is: 'field', words: 'a field' };
export const word = (...of: string[]): Shape => ({ is: 'word', of, words: `one of ${of.map((each) => `'${each}'`).join(', ')}` });
export const list = (of: Shape, length?: number): Shape => ({ is: 'list', of, words: 'a list', length });
export const map = (of: Shape): Shape => ({ is: 'map', of, words: 'a map' });
export const keys = (of: Keys, fallback?: object): Shape => ({ is: 'keys', of, fallback, words: 'a map' });
/** Maps that say by one of their keys which others they have. */
export const tagged = (by: string, of: Readonly<Record<string, Keys>>): Shape => ({ is: 'tagged', by, of, words: 'a map' });
/** The first shape whose outside fits is the one that is meant; the first of all is the one that a message asks for. */
export const either = (...of: Shape[]): Shape => ({ is: 'either', of, words: of[0]!.words });
/** A shape whose key has to be there. */
export const required = (shape: Shape): Shape => ({ ...shape, required: true });
