/** The keys of a catalogue, for the compiler. */
import type { Values } from './page';

/** Texts in groups. */
export type Tree = { readonly [key: string]: string | Tree };
/** Every key of a catalogue, as a path. @example 'list.search' */
export type KeyOf<T> = T extends string
  ? never
  : { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}` }[keyof T & string];
type TextAt<T, K extends string> = K extends keyof T
  ? T[K]
  : K extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? TextAt<T[Head], Rest>
      : never
    : never;

/** The placeholders of a text. @example '%{n} of %{total}' has 'n' and 'total' */
type PlaceholderOf<S extends string> = S extends `${string}%{${infer Name}}${infer Rest}` ? Name | PlaceholderOf<Rest> : never;
type Needed<S extends string> = PlaceholderOf<S> | (S extends `${string}||||${string}` ? 'smart_count' : never);
/** The values that a text takes: one for each placeholder, and the number that chooses its plural form. */
export type ValuesOf<S extends string> = [Needed<S>] extends [never]
  ? []
  : [values: { readonly [N in Needed<S>]: N extends 'smart_count' ? number : Values[string] }];
/** The values of the text at a key. Of several possible keys those of all. */
export type ValuesAt<T, K extends string> = ValuesOf<Extract<TextAt<T, K>, string>>;

/** The texts of a tree by their paths. */
export const flattened = (tree: Tree, path = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([key, each]) => (typeof each === 'string' ? { [path + key]: each } : flattened(each, `${path}${key}.`))),
  ) as Record<string, string>;
