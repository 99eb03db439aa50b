import { describe, expect, it } from 'vitest';
import { cleanContent } from '../../../fixtures/dialect/markup';
import { listCases, tableCases } from '../../foreignHtml';

describe('the fixture CMS stores tables, lists and scripts as text (NTF-031)', () => {
  const cases = [...tableCases, ...listCases].filter(([, html]) => !html.includes('style='));
  it.each(cases)('%s', (_, html, wanted) => expect(cleanContent(html)).toBe(wanted));
  it.each([
    [
      'powers and indices',
      '10<sup>6</sup> H<sub>2</sub>O a<sup>x1</sup> 1<sup>st</sup> x<sup>-3</sup> e<sup>x</sup>',
      '<p>10⁶ H₂O a^(x1) 1st x⁻³ e^x</p>',
    ],
    ['emoji as images', '<p><img alt="👍"><img alt="Our logo"><img alt="Sunset 🌅.jpg"></p>', '<p>👍</p>'],
    ['blocks in marks', '<strong><div>a</div><div>b</div></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['blank paragraphs', '<p></p><h1>a</h1><p><br></p>', '<p></p><p>a</p><p><br></p>'],
    ['tags', '<ul><li><AMT1></li></ul>', '<p>• &lt;AMT1&gt;</p>'],
  ])('%s', (_, html, wanted) => expect(cleanContent(html)).toBe(wanted));
  it('a content of paragraphs and marks stays as it was sent', () =>
    expect(cleanContent('<p>a&nbsp;<strong>b</strong><br/></p>')).toBe('<p>a&nbsp;<strong>b</strong><br/></p>'));
});
