import { describe, expect, it } from 'vitest';
import { shippedPage } from '../../../scripts/package/shippedPage';

const has = (target: string) => ['install.sh', 'README.md', 'docs/a.md', 'docs/b.md'].includes(target);

describe('a page in the archive', () => {
  it.each([
    ['README.md', '[the script](install.sh)', '[the script](install.sh)'],
    ['README.md', '[a](../docs/a.md#part) and [b](../docs/b.md)', '[a](docs/a.md#part) and [b](docs/b.md)'],
    ['docs/a.md', '[b](b.md), [here](#part), [how](../deploy/README.md#two)', '[b](b.md), [here](#part), [how](../README.md#two)'],
    ['docs/a.md', '[web](https://example.com/x.md)', '[web](https://example.com/x.md)'],
    ['docs/a.md', 'see [the clone](../README.md), [`code`](../src/main.tsx)', 'see the clone, `code`'],
    ['docs/a.md', '![A picture](a.png)', 'A picture'],
  ])('%s: %s', (file, text, shipped) => expect(shippedPage(text, file, has)).toBe(shipped));
});
