import { languages, type Language } from '../../../src/format/languages';
import { sanitise } from '../../../src/ui/renderedText/sanitise';
import { salesOfficeLabels } from '../../vocabulary/labels';
import { listOf } from '../clientList/clientList';
import { warningsOf } from '../clientList/warnings';
import { amountTags, hasVariables, type Draft } from '../notification';
import type { Audience } from './useAudience';

const tagsOf = (text: string | null | undefined) => amountTags.filter((tag) => text?.includes(tag));
/** What looks like a tag, in any case, with any digits, blanks, or signs of full width. */
const tagLike = /[<＜]\s*[aａ][mｍ][tｔ]\s*[\d０-９]*\s*[>＞]/giu;
const missesOf = (text: string) => [...new Set(text.match(tagLike))].filter((each) => !amountTags.includes(each));
const isWhole = (html: string, tag: string) => html.includes(tag) || html.includes(tag.replace('<', '&lt;').replace('>', '&gt;'));

/** Tags that would reach people as they stand, by where they stand. */
const unreplaced = (draft: Draft): string[] => {
  const isReplaced = draft.type !== 'SYSTEM' && hasVariables(draft.csvType);
  const told = (place: string, tags: readonly string[]) =>
    tags.length > 0 ? [`${place} has ${tags.join(', ')}, which nothing will replace`] : [];
  const hasButton = { 1: draft.button1Type !== 'NONE', 2: draft.type !== 'SYSTEM' && draft.button2Type !== 'NONE' };
  const inLanguage = (code: Language, label: string) => {
    const html = draft.contents?.[code] ?? '';
    const content = sanitise(html).textContent ?? '';
    const seen = tagsOf(content);
    const own = [draft.titles?.[code] ?? '', draft.summary?.[code] ?? ''];
    const texts = [...own.flatMap(tagsOf), ...seen];
    // one that is partly bold is two pieces
    const found = isReplaced ? seen.filter((tag) => !isWhole(html, tag)) : [...new Set(texts)].toSorted();
    const names = [hasButton[1] ? draft.button1Names?.[code] : null, hasButton[2] ? draft.button2Names?.[code] : null].flatMap(tagsOf);
    return [...told(label, [...found, ...missesOf([...own, content].join('\n'))]), ...told(`Button Name (${label})`, names)];
  };
  return [...told('Notification Category', tagsOf(draft.category)), ...languages.flatMap(({ code, label }) => inLanguage(code, label))];
};

/** What should be known before it is sent: what the list lacks, offices where nobody gets it, and tags that nothing replaces. */
export const concernsOf = (draft: Draft, audience: Audience | undefined): string[] => {
  const list = listOf(draft.csvFile);
  const empty = Object.entries(audience?.offices ?? {}).filter(([, count]) => count === 0);
  const offices =
    audience && audience.total > 0 ? empty.map(([office]) => `${salesOfficeLabels[office as 'HK'] ?? office}: nobody gets it`) : [];
  return [...(list && draft.type !== 'SYSTEM' ? warningsOf(list) : []), ...offices, ...unreplaced(draft)];
};
