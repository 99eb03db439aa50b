/** Pages of the clone as a release has them. */
import { posix } from 'node:path';

const linkPattern = /(!?)\[([^\]]*)\]\(([^)\s]+)\)/g;
const isAbsolute = (link: string) => /^(https?:|#)/.test(link);
/**
 * Removes what is between `<!-- clone -->` and `<!-- /clone -->`, which only a reader with a clone can use, such as an `npm` command. It also
 * removes comments for Prettier, which a reader of the plain text would see.
 */
const withoutCloneParts = (markdown: string) =>
  `${markdown
    .replaceAll(/<!-- clone -->[^]*?<!-- \/clone -->|<!-- prettier-ignore -->\n/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;

/** The paths in the clone to which a page of a release links. @param source the path of the page in the clone */
export const linkedFiles = (markdown: string, source: string): string[] =>
  [...withoutCloneParts(markdown).matchAll(linkPattern)].flatMap(([, , , to]) =>
    isAbsolute(to!) ? [] : [posix.join(posix.dirname(source), to!.split('#')[0]!)],
  );

/**
 * A page for somebody without a clone: without the parts for a clone, and with links that work in the release. A link to a
 * file that the release lacks becomes its text.
 *
 * @param source the path of the page in the clone
 * @param shipped the paths of files in the release, by their paths in the clone
 */
export const shippedPage = (markdown: string, source: string, shipped: ReadonlyMap<string, string>): string => {
  const folder = posix.dirname(shipped.get(source)!);
  return withoutCloneParts(markdown).replaceAll(linkPattern, (link, mark: string, text: string, to: string) => {
    if (isAbsolute(to)) return link;
    const [path = '', anchor] = to.split('#');
    const target = shipped.get(posix.join(posix.dirname(source), path));
    if (target === undefined) return text;
    const shown = posix.relative(folder, target);
    return `${mark}[${text}](${anchor === undefined ? shown : `${shown}#${anchor}`})`;
  });
};
