/** Pages of the clone as an archive has them: what is in deploy/ stands at its top, and docs/ below it. */
import { posix } from 'node:path';

/**
 * A page with links that work in the archive. A link to a file that the archive lacks becomes its text.
 *
 * @param file where the page stands in the archive
 * @param isShipped whether the archive has a file
 */
export const shippedPage = (markdown: string, file: string, isShipped: (target: string) => boolean): string =>
  markdown.replaceAll(/!?\[([^\]]*)\]\(([^)\s]+)\)/g, (link, text: string, to: string) => {
    if (/^(https?:|#)/.test(to)) return link;
    const [path = '', anchor] = to.split('#');
    const folder = file === 'README.md' ? 'deploy' : 'docs';
    const source = posix.join(folder, path);
    const target = source.replace(/^deploy\//, '');
    if (!/^(deploy|docs)\//.test(source) || !isShipped(target)) return text;
    const shown = posix.relative(posix.dirname(file), target);
    return link.replace(to, anchor === undefined ? shown : `${shown}#${anchor}`);
  });
