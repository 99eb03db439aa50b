/** What a parser would have to do with a text, counted before it sees it: in time that grows with the text's length alone. */

/**
 * So many characters, tags with their attributes, and levels are parsed. To lay 10,000 paragraphs of one letter out takes a
 * busy machine over a second; a long page has a fifth of the tags.
 */
const bounds = { characters: 1_000_000, tags: 5_000, depth: 250 };

/** An end tag, a tag as the parser reads it (a quote counts after an equals sign only), and the beginning of a comment. */
const token = /<(?:\/([a-z][^\s/>]*)|([a-z][^\s/>]*)((?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*)|[!?])/gi;
const quoted = /=\s*(?:"[^"]*"|'[^']*')/g;
const attributesIn = (rest: string) => rest.replace(quoted, ' ').match(/[^\s/]+/g)?.length ?? 0;
const setOf = (names: string) => new Set(names.split(' '));
const empty = setOf('area base br col embed hr img input link meta param source track wbr');
/** What a parser opens again in each paragraph until it is closed (the "active formatting elements" of HTML). */
const formatting = setOf('a b big code em font i nobr s small strike strong tt u');
/** What ends when another of them begins. */
const endedBy: Record<string, ReadonlySet<string>> = {
  p: setOf('p'),
  li: setOf('p li'),
  dt: setOf('p dt dd'),
  dd: setOf('p dt dd'),
  td: setOf('p td th'),
  th: setOf('p td th'),
  tr: setOf('p td th tr'),
  option: setOf('option'),
};
/** A formatting element that ends below so many others is not closed by its end tag: the parser gives up. */
const reach = 8;

/** Whether a text is more than a page can show at once: some markup makes thousands of elements of a few bytes. */
export const isBeyondBounds = (html: string): boolean => {
  if (html.length > bounds.characters) return true;
  const open: string[] = [];
  const active = new Map<string, number>();
  let activeCount = 0;
  let tags = 0;
  const activate = (name: string, by: number) => {
    active.set(name, (active.get(name) ?? 0) + by);
    activeCount += by;
  };
  for (const [, ended, begun = '', rest = ''] of html.matchAll(token)) {
    const name = (ended ?? begun).toLowerCase();
    tags += 1 + activeCount + attributesIn(rest);
    if (ended) {
      const at = open.lastIndexOf(name);
      if (formatting.has(name) && active.get(name) && open.length - at <= reach) activate(name, -1);
      if (at >= 0) open.length = at;
    } else if (begun && !empty.has(name)) {
      while (open.length > 0 && endedBy[name]?.has(open.at(-1)!)) open.pop();
      open.push(name);
      if (formatting.has(name)) activate(name, 1);
    }
    if (tags > bounds.tags || open.length > bounds.depth) return true;
  }
  return false;
};
