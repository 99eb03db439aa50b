/** An opening tag as the parser reads it: a quote counts after an equals sign only. */
const tag = /<([a-z][^\s/>]*)(?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*>?/gi;
const names = /(^|[\s/"'])(style|on[a-z]+)(?=\s*=)/gi;
const dropped = new Set(['base', 'meta', 'link', 'frameset']);

/** What a style is called until the sanitiser takes it out with what it holds. */
export const styleName = 'x-style';

/**
 * Takes out what a browser reports as a violation of the policy though it never runs: the sanitiser drops all of it
 * anyway, after parsing. Not a protection by itself.
 */
const withoutNoise = (html: string) =>
  html
    // renamed and not cut out: what is left of a cut may be a tag again
    .replace(/(<\/?)style(?=[\s/>]|$)/gi, `$1${styleName}`)
    .replace(tag, (whole, name: string) => (dropped.has(name.toLowerCase()) ? '' : whole.replace(names, '$1data-$2')));

/** A text in which tags such as `<AMT1>` are text: the parser would take them for markup. */
export const withTagsAsText = (html: string, tags: readonly string[]) =>
  tags.reduce((text, each) => text.replaceAll(each, each.replaceAll('<', '&lt;').replaceAll('>', '&gt;')), html);

/** A text ready to be parsed: `tags` are text, and nothing is left that would be reported. */
export const thin = (html: string, tags: readonly string[] = []) => withoutNoise(withTagsAsText(html, tags));
