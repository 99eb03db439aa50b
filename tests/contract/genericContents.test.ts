import { describe, expect, it } from 'vitest';
import { useBox } from './box';

const { as } = useBox();

describe('a generic content', () => {
  const blank = { field: 'f', type: 't', contentTc: null, contentSc: null, contentJa: null };
  it.each([
    [
      'what a page is made of, as it was sent',
      '<h1 class="a" style="color:red">A</h1><table><tr><td>b</td></tr></table><img src="/x.png">',
      null,
    ],
    ['a frame of its own site', '<iframe src="/map"></iframe>', null],
    ['a link, whatever it has in its address', '<a href="https://a.example/?q=javascript:x">A</a>', null],
    ['no script', '<p>A</p><script>alert(1)</script>', '<p>A</p>'],
    ['no handler', '<p onclick="x()" class="a">A</p>', '<p class="a">A</p>'],
    ['no frame of another site', '<p>A</p><iframe src="https://evil.example"></iframe>', '<p>A</p>'],
    ['no frame of another site without its scheme', '<p>A</p><iframe src="//evil.example"></iframe>', '<p>A</p>'],
    ['no frame with a page of its own', '<iframe srcdoc="<script>x()</script>"></iframe>', '<iframe></iframe>'],
    ['no link that runs', '<a href=" JavaScript:alert(1)">A</a>', '<a>A</a>'],
  ])('GEN-031 keeps %s', async (_, sent, kept) => {
    expect((await as('superadmin', 'PUT', '/genericContents/1', { ...blank, contentEn: sent })).status).toBe('00');
    const { contentEN } = (await as('superadmin', 'GET', '/genericContents/1')).payload as { contentEN: string };
    expect(contentEN).toBe(kept ?? sent);
  });
});
