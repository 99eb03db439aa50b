import { describe, expect, it } from 'vitest';
import { isBeyondBounds } from '../../../../src/ui/renderedText/markupBounds';
import { runToEnd } from '../../../runToEnd';

describe('what a page parses at once (GEN-022)', () => {
  const long = 'A sentence of a page that somebody wrote. '.repeat(4);
  it.each([
    ['a long page', `<h2>Title</h2>${`<p>${long}<b>bold <i>and more</i></b> <a href="https://a.example">a link</a></p>`.repeat(300)}`],
    ['lists within lists', '<ul><li>a<ul><li>b</ul></ul>'.repeat(800)],
    ['paragraphs without ends', `<p>${long}`.repeat(3_000)],
    ['a table without ends', `<table>${`<tr>${'<td>x<p>y'.repeat(20)}`.repeat(110)}</table>`],
    ['lines', 'a<br>'.repeat(4_900)],
    ['pictures that are in the text', `<img alt="two words" src="data:image/png;base64,${'A'.repeat(50_000)}">`.repeat(3)],
    ['marks that cross', '<p><b>a<i>b</b>c</i></p>'.repeat(300)],
    ['text about tags', '&lt;b&gt;'.repeat(20_000)],
    ['signs that are no tags', '< 3 <3 <<>>'.repeat(15_000)],
  ])('is %s', (_, html) => {
    expect(isBeyondBounds(html)).toBe(false);
  });
  it.each([
    [
      'marks that are opened again in every paragraph',
      `<p>${Array.from({ length: 300 }, (_, i) => `<b a=${i}>`).join('')}</p>${'<p>x'.repeat(3_000)}`,
    ],
    [
      'the same behind end tags that do not reach',
      `<p>${'<b><div><div><div><div><div><div><div><div><div></b>'.repeat(30)}${'<p>x'.repeat(3_000)}`,
    ],
    ['marks within marks', '<b>'.repeat(66_000)],
    ['what is deep', '<div>'.repeat(251)],
    ['entries of two kinds in each other', '<dd><li>'.repeat(200)],
    ['too many elements', '<br>'.repeat(5_001)],
    ['too many comments', '<!-- -->'.repeat(5_001)],
    ['too many attributes', `<p ${Array.from({ length: 5_001 }, (_, i) => `a${i}`).join(' ')}>`],
    ['attributes behind a quoted end', `<p a=">" ${Array.from({ length: 5_001 }, (_, i) => `a${i}='<'`).join('/')}>`],
    ['too many end tags', '</p>'.repeat(5_001)],
    ['too long a text', 'x'.repeat(1_000_001)],
  ])('is not %s', (_, html) => {
    expect(isBeyondBounds(html)).toBe(true);
  });
  it.each(['<', '<b', '<b a="', '<b =', '<b a ', '</', '<b>', '</b>', '<p><b>', '<!--', '<td>'])(
    'isBeyondBounds takes linear time for a long text of %s',
    (piece) => {
      // the longest text that it looks into
      const html = piece.repeat(Math.floor(1_000_000 / piece.length));
      expect(runToEnd(() => isBeyondBounds(html))).toBeTypeOf('boolean');
    },
  );
});
