import { withTagsAsText } from '../../../ui/renderedText/thin';
import { isText, memberCodec } from '../../codecs/codec';

/** What is seen of markup: the tags of the field are text, everything else in angle brackets is markup. */
const visibleOf = (html: string, tags: readonly string[] = []) =>
  tags
    .reduce((text, tag) => text.replaceAll(tag, 'tag'), html)
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .trim();

/** HTML as the editor wrote it, or as it was stored while nobody has typed; without visible text it is null. */
const richTextCodec = memberCodec<'richText'>({
  canHold: isText,
  toInput: (value) => value ?? '',
  parse: (typed, { tags }) => (typeof typed === 'string' && visibleOf(typed, tags) === '' ? null : (typed ?? null)),
  // words that are tags are no markup
  toText: (value, { tags = [] }) =>
    withTagsAsText(String(value ?? ''), tags)
      .replaceAll(/<\/p>\s*<p[^>]*>|<br\s*\/?>/gi, '\n')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&'),
});
export default richTextCodec;
