import { expect, it } from 'vitest';
import { linkedFiles, shippedPage } from '../../../scripts/package/shippedPage';

const shipped = new Map([
  ['deploy/README.md', 'README.md'],
  ['deploy/install.sh', 'install.sh'],
  ['contract/cms.openapi.yaml', 'cms.openapi.yaml'],
  ...['docs/a.md', 'docs/b.md', 'docs/a/picture.png'].map((file) => [file, file] as const),
]);
const ship = (text: string, source = 'docs/a.md') => shippedPage(`${text}\n`, source, shipped).trimEnd();

it.each([
  ['deploy/README.md', '[the script](install.sh)', '[the script](install.sh)'],
  ['deploy/README.md', '[a](../docs/a.md#part) and [b](../docs/b.md)', '[a](docs/a.md#part) and [b](docs/b.md)'],
  ['docs/a.md', '[b](b.md), [here](#part), [how](../deploy/README.md#two)', '[b](b.md), [here](#part), [how](../README.md#two)'],
  ['docs/a.md', '[the contract](../contract/cms.openapi.yaml)', '[the contract](../cms.openapi.yaml)'],
  ['docs/a.md', '[../contract/cms.openapi.yaml](../contract/cms.openapi.yaml)', '[../contract/cms.openapi.yaml](../cms.openapi.yaml)'],
  ['docs/a.md', '[web](https://example.com/x.md)', '[web](https://example.com/x.md)'],
  ['docs/a.md', 'see [the clone](../README.md), [`code`](../src/main.tsx)', 'see the clone, `code`'],
  ['docs/a.md', '![A picture](a/picture.png) ![Another](a/other.png)', '![A picture](a/picture.png) Another'],
])('a link of %s leads to the file in the release, or becomes text: %s', (source, text, expected) => {
  expect(ship(text, source)).toBe(expected);
});

it('a page of a release has no part that is marked for a clone, and no gap in its place', () => {
  const page = [
    'One<!-- clone --> or two<!-- /clone -->.',
    '<!-- prettier-ignore -->\nCode',
    '<!-- clone -->',
    '`npm start`',
    '<!-- /clone -->',
    '## Next',
    '<!-- clone -->',
    'End',
    '<!-- /clone -->',
  ];
  expect(shippedPage(`${page.join('\n\n')}\n`, 'docs/a.md', shipped)).toBe('One.\n\nCode\n\n## Next\n');
});

it('linkedFiles names the files of a clone to which a page of a release links', () => {
  expect(
    linkedFiles('![p](a/picture.png) [b](b.md#x) [h](#here) [w](https://x.com)<!-- clone --> [n](no.md)<!-- /clone -->', 'docs/a.md'),
  ).toEqual(['docs/a/picture.png', 'docs/b.md']);
});
