/** A tag. Without an end it is the rest of the text: a search for `>` from each `<` would take quadratic time. */
const tag = /<[^>]*(?:>|$)/g;

/** Replaces each `<...>` of a text in linear time. A `<` without `>` remains. */
export const replaceTags = (html: string, replace: (tag: string) => string): string =>
  html.replace(tag, (found) => (found.endsWith('>') ? replace(found) : found));
