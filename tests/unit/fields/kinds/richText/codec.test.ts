import { describe, expect, it } from 'vitest';
import richTextCodec from '../../../../../src/fields/kinds/richText/codec';
import type { Leaf } from '../../../../../src/fields/codecs/leaf';
import type { Field } from '../../../../../src/schema/field';

const field = { kind: 'richText', label: 'Content', tags: ['<AMT1>', '<AMT2>'] } as Field<never, 'richText'>;
const kept = (html: unknown) => richTextCodec.parse(html, field as never) === html;

describe('a rich text', () => {
  it.each([
    ['text', '<p>a</p>'],
    ['a tag of the field, as text', '&lt;AMT1&gt;'],
    ['a tag of the field, as it was stored', '<p><AMT2></p>'],
    ['an entity that is seen', '<p>&amp;</p>'],
    ['a sign beside what nobody sees', '<p>\u200b&nbsp;.</p>'],
  ])('NTF-065 is kept as it is: %s', (_, html) => expect(kept(html)).toBe(true));
  it.each([
    ['nothing', ''],
    ['an empty paragraph', '<p></p>'],
    ['paragraphs, breaks and blanks', '<p> <strong>\t</strong></p><p class="a"><br></p>\n'],
    ['blanks that do not break', '<p>&nbsp;&NBSP;&#160;&#xA0;\u00a0</p>'],
    ['signs without a width', '<p>\u200b\u200f\u2060\ufeff\u3164\ufe0f</p>'],
    ['control characters', '<p>\u000b\u0001</p>'],
    ['a tag of no field', '<p><AMT3></p>'],
    ['an image', '<img src="x" alt="y">'],
  ])('NTF-065 is empty: %s', (_, html) => expect(richTextCodec.parse(html, field as never)).toBeNull());
  it('SHR-014 loses control characters', () => {
    expect(richTextCodec.parse('<p>a\u000bb\u200d</p>', field as never)).toBe('<p>ab\u200d</p>');
  });
  it('without tags has none', () => expect(richTextCodec.parse('<p><AMT1></p>', { ...field, tags: undefined } as never)).toBeNull());
});

it('holds what is stored as it is, what is no text too', () => {
  const held = (content: unknown) => richTextCodec.read({ content }, { member: 'content' } as Leaf);
  expect([held('<p>a</p>'), held(null), held(undefined), held(5)]).toEqual(['<p>a</p>', '', '', 5]);
  expect([richTextCodec.parse(5, {} as never), richTextCodec.parse(undefined, {} as never)]).toEqual([5, null]);
});
