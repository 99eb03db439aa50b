import { describe, expect, it } from 'vitest';
import { thin } from '../../../../src/ui/renderedText/thin';
import { runToEnd } from '../../../runToEnd';

const amounts = ['<AMT1>', '<AMT2>', '<AMT3>', '<AMT4>'];

describe('what is taken out of a text before it is parsed (GEN-022)', () => {
  it.each([
    ['amounts are text', 'Pay <AMT1>, <AMT4>', 'Pay &lt;AMT1&gt;, &lt;AMT4&gt;'],
    ['no other tag is', '<AMT5><amt1>', '<AMT5><amt1>'],
    [
      'styles become what goes with what it holds',
      'a<style>b{}</style>c<STYLE x>d</style >e',
      'a<x-style>b{}</x-style>c<x-style x>d</x-style >e',
    ],
    [
      'what is left of one is none',
      '<styl<style></style>e>a</styl<style></style>e>',
      '<styl<x-style></x-style>e>a</styl<x-style></x-style>e>',
    ],
    ['what only begins so stays', '<styled><style-x>', '<styled><style-x>'],
    ['frames in place of the body go', '<frameset><frame></FRAMESET >a', '<frame></FRAMESET >a'],
    ['what would change the page goes', '<base href=x><META a="b>c"><link rel=y>z', 'z'],
    ['a handler is a mark of ours', '<p onclick=x>', '<p data-onclick=x>'],
    ['after a slash and after a quote too', '<svg/onload=x><p a="b"onclick = c>', '<svg/data-onload=x><p a="b"data-onclick = c>'],
    ['so is a style', "<p STYLE='a>b' onblur=c>", "<p data-STYLE='a>b' data-onblur=c>"],
    ['a quote without an equals sign ends nothing', '<p "x onclick=y>', '<p "x data-onclick=y>'],
    ['a tag without an end is one', '<p onclick=y', '<p data-onclick=y'],
    ['text beside tags stays', 'one = 1 <b>once = 2</b> style=3', 'one = 1 <b>once = 2</b> style=3'],
    ['names that only begin so stay', '<p only ones>', '<p only ones>'],
  ])('%s', (_, html, wanted) => {
    expect(thin(html, amounts)).toBe(wanted);
  });
  it.each(['<style</style', '<a ="', "<a ='", '<style', '<', '="', ' on', '<AMT'])(
    'thin takes linear time for a long text of %s',
    (piece) => {
      const html = piece.repeat(Math.ceil(2_000_000 / piece.length));
      expect(runToEnd(() => thin(html, amounts)).length).toBeGreaterThanOrEqual(html.length);
    },
  );
});
