/** The shapes that values of a declaration may have, as data. */

/**
 * What a value may be. `code` is a function, for declarations in code; `constant` is whatever JSON can say;
 * `condition` and `field` are those of the language.
 */
export type Shape = {
  /** The word for it in a message. */ words: string;
  /** What a value of it stands for; `checkMeaning` looks it up. Default: nothing, it is what it is. */ means?: Meaning;
  /** People read it, so it is translated. Default: it is a name, or a code. */ isRead?: boolean;
  /** Of a text that is no template: the names in braces that it takes all the same. Default: none. @example fills: ['language'] */ fills?: readonly string[];
  /** Its key has to be there. Default: it may be absent. */ required?: boolean;
  /** What it is called where many places take it. Default: it has no name. @example 'action' */ name?: string;
} & (
  | { is: 'boolean' | 'code' | 'constant' | 'field' }
  /** `isSearched` where the pattern may match anywhere in a text. */
  | { is: 'pattern'; isSearched?: true }
  | {
      is: 'text';
      /** How all of it is written, as a regular expression, and what mends a text that is not. Default: any text. */ written?: Writing;
    }
  | { is: 'number'; min?: number; max?: number }
  | { is: 'condition'; /** It may be a registered one. Default: false. */ knowsViewer?: boolean }
  | { is: 'word'; of: readonly string[] }
  | { is: 'list'; of: Shape; length?: number }
  | { is: 'map'; of: Shape; /** Names that an editor offers; any other may be one too. Default: none. */ offers?: readonly string[] }
  | {
      is: 'keys';
      of: Keys;
      /** What stands in for a required key that is missing or wrong. Default: nothing of the map is left. */ fallback?: object;
    }
  | {
      is: 'tagged';
      by: string;
      of: Readonly<Record<string, Keys>>;
      /** The tag of a map that says none, by a key that only its maps have. Default: the tag has to be there. */
      byKey?: Readonly<Record<string, string>>;
    }
  | { is: 'either'; of: readonly Shape[] }
);
/**
 * What a value stands for: a lookup, lock or component of the registry, a member of the record, another field of the form or
 * filter of the list, a kind of upload, a template, one that has to name something, a whole number from 1 on, a day.
 */
export type Meaning = 'lookup' | 'lock' | 'component' | 'member' | 'outer' | 'upload' | 'template' | 'title' | 'count' | 'day';
/** How a text is written. */
export type Writing = {
  pattern: string;
  hint: string;
  /** The HTTP methods of a call; any other has a message of its own. Default: the text is no call. */ methods?: readonly string[];
};
/** Methods as a hint names them. @example 'POST, PUT or DELETE' */
export const methodsText = (methods: readonly string[]) => methods.join(', ').replace(/, (?=[A-Z]+$)/, ' or ');
/** The keys of a map and what stands at them. */
export type Keys = Readonly<Record<string, Shape>>;

export const text: Shape = { is: 'text', words: 'a text' };
/** A text that people read. */
export const phrase: Shape = { ...text, isRead: true };
export const number: Shape = { is: 'number', words: 'a number' };
/** A whole number between two others. */
export const numberFrom = (min: number, max: number): Shape => ({ is: 'number', min, max, words: `a number from ${min} to ${max}` });
/** A text that is written in one way. @param methods the HTTP methods of a call */
export const written = (pattern: string, hint: string, methods?: readonly string[]): Shape => ({
  is: 'text',
  words: 'a text',
  written: { pattern, hint, methods },
});
export const boolean: Shape = { is: 'boolean', words: 'true or false' };
export const pattern: Shape = { is: 'pattern', words: 'a regular expression as text' };
export const searchedPattern: Shape = { ...pattern, is: 'pattern', isSearched: true };
export const code: Shape = { is: 'code', words: 'a function' };
export const constant: Shape = { is: 'constant', words: 'a constant' };
export const condition: Shape = { is: 'condition', words: 'a map' };
/** A condition that may also be a registered one, which knows who looks. */
export const viewerCondition: Shape = { is: 'condition', words: 'a map', knowsViewer: true };
export const field: Shape = { is: 'field', words: 'a field' };
const meaning = (shape: Shape, means: Meaning): Shape => ({ ...shape, means });
export const lookupName = meaning(text, 'lookup');
export const lockName = meaning(text, 'lock');
export const memberName = meaning(text, 'member');
/** The name of a field of the same form, or of a filter of the same list. */
export const outerName = meaning(text, 'outer');
export const uploadName = meaning(text, 'upload');
export const template = meaning(text, 'template');
/** A template that has to name something: else each record has the same text. */
export const title = meaning(phrase, 'title');
/** A whole number from 1 on. */
export const count = meaning(number, 'count');
/** A day as yyyy/MM/dd, or `today`. */
export const day = meaning(text, 'day');
export const word = (...of: string[]): Shape => ({ is: 'word', of, words: `one of ${of.map((each) => `'${each}'`).join(', ')}` });
export const list = (of: Shape, length?: number): Shape => ({ is: 'list', of, words: 'a list', length });
export const map = (of: Shape, offers?: readonly string[]): Shape => ({ is: 'map', of, offers, words: 'a map' });
export const keys = (of: Keys, fallback?: object): Shape => ({ is: 'keys', of, fallback, words: 'a map' });
/** Maps that say by one of their keys which others they have. */
export const tagged = (by: string, of: Readonly<Record<string, Keys>>, byKey?: Readonly<Record<string, string>>): Shape => ({
  is: 'tagged',
  by,
  of,
  byKey,
  words: 'a map',
});
/** The first shape whose outside fits is the one that is meant; the first of all is the one that a message asks for. */
export const either = (...of: Shape[]): Shape => ({ is: 'either', of, words: of[0]!.words });
/** A component: in code a function that brings it, else the name of a registered component. */
export const component = either(meaning(text, 'component'), code);
/** A condition on the values of a record or of a form; in code a function. */
export const when = either(condition, code);
/** A template that people read. */
export const readTemplate: Shape = { ...template, isRead: true };
/** A shape that many places take, by a name. */
export const shapeCalled = (name: string, shape: Shape): Shape => ({ ...shape, name });
/** A text, or the first of several whose condition holds; each is a template. */
export const conditionalText = shapeCalled(
  'conditionalText',
  either(
    readTemplate,
    list(either(readTemplate, keys({ when: { ...condition, required: true }, text: { ...readTemplate, required: true } }))),
    code,
  ),
);
/** A shape whose key has to be there. */
export const required = (shape: Shape): Shape => ({ ...shape, required: true });
