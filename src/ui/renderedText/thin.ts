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

/** The tags of amounts, `<AMT1>` to `<AMT4>`, are text: the parser would take them for markup. */
const withAmounts = (html: string) => html.replace(/<(AMT[1-4])>/g, '&lt;$1&gt;');

/** A text ready to be parsed: amounts are text, and nothing is left that would be reported. */
export const thin = (html: string) => withoutNoise(withAmounts(html));
