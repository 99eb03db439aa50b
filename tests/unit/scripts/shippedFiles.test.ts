/** What somebody reads who has a release and no clone. */
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { readShippedFiles } from '../../../scripts/package/shippedFiles';

const files = readShippedFiles();
const pages = [...files].flatMap(([file, bytes]) => (file.endsWith('.md') ? [[file, bytes.toString()] as const] : []));
const textOf = (file: string) => files.get(file)!.toString();

/** The anchors of the headings of a page, as GitHub makes them. */
const anchorsIn = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

it('a release has the pages for an extender, the example deployment and the pictures of the kinds', () => {
  for (const name of [
    'extending',
    'resources-yaml',
    'kinds',
    'calls-of-an-entity',
    'dependent-fields',
    'lookups',
    'configuration',
    'check-cms',
  ])
    expect(files.has(`docs/${name}.md`), name).toBe(true);
  expect(files.has('examples/deployment/resources.yaml')).toBe(true);
  expect(files.has('docs/kinds/text-form.png')).toBe(true);
});

it.each(pages)('every relative link of %s leads to a file of the release, and its anchor to a heading there', (file, markdown) => {
  for (const [link, to] of markdown.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(to!)) continue;
    const [path = '', anchor] = to!.split('#');
    const target = path === '' ? file : posix.join(posix.dirname(file), path);
    expect(files.has(target), link).toBe(true);
    if (anchor !== undefined) expect(anchorsIn(textOf(target)), link).toContain(anchor);
  }
});

it('the README of a release links to each of its pages', () => {
  const readme = textOf('README.md');
  const others = pages.map(([file]) => file).filter((file) => file !== 'README.md');
  expect(others.filter((file) => !readme.includes(`](${file})`))).toEqual([]);
});

it.each(pages.filter(([file]) => file !== 'CHANGELOG.md'))('%s in a release has no command that needs a clone', (_, markdown) => {
  expect(markdown.match(/(^|`)(npm|npx) .*/gm)).toBeNull();
  expect(markdown).not.toContain('clone -->');
});
