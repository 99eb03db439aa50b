import { memberCodec } from '../codec';

/** What is seen of markup: `<AMT1>` to `<AMT4>` are text, everything else in angle brackets is a tag. */
const visibleOf = (html: string) =>
  html
    .replace(/<(?!AMT[1-4]>)[^>]*>/g, '')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .trim();

/** HTML as the editor wrote it, or as it was stored while nobody has typed; without visible text it is null. */
export const richTextCodec = memberCodec<'richText'>({
  toInput: (value) => (typeof value === 'string' ? value : ''),
  parse: (typed) => (typeof typed === 'string' && visibleOf(typed) !== '' ? typed : null),
});
