import { describe, expect, it } from 'vitest';
import { filled, filledHtml } from '../../../../resources/notifications/preview/filled';

const row = { AMT1: '1,200', AMT2: '', AMT4: '<b>A & B</b>' };

describe('a text with tags, filled from a row of the client list (NTF-060)', () => {
  it.each([
    ['a value', 'You get <AMT1>', 'You get 1,200'],
    ['a value, twice', '<AMT1>, <AMT1>', '1,200, 1,200'],
    ['an empty value, which the recipient reads as nothing', 'You get <AMT2>!', 'You get !'],
    ['a column that the list lacks', 'You get <AMT3>', 'You get <AMT3>'],
  ])('%s', (_, text, shown) => {
    expect(filled(text, row)).toBe(shown);
  });
  it('without a row keeps its tags, and without a text is empty', () => {
    expect([filled('You get <AMT1>', null), filled(null, row), filled(undefined, row)]).toEqual(['You get <AMT1>', '', '']);
  });
  it('fills HTML with text and no markup, an empty value too', () => {
    expect(filledHtml('<p>&lt;AMT4&gt; gets &lt;AMT2&gt;.</p>', row)).toBe('<p>&lt;b&gt;A &amp; B&lt;/b&gt; gets .</p>');
  });
});
