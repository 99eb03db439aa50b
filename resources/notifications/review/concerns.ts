import { languages, type Language } from '../../../src/format/languages';
import { sanitise } from '../../../src/ui/renderedText/sanitise';
import { salesOfficeLabels } from '../../vocabulary/labels';
import { listOf } from '../clientList/clientList';
import { warningsOf } from '../clientList/warnings';
import { amountTags, hasButton, hasVariables, type Draft } from '../notification';
import type { Audience } from './useAudience';

/** What looks like a tag, in any case, with any digits, blanks, or signs of full width. */
const tagLike = /[<＜]\s*[aａ][mｍ][tｔ]\s*[\d０-９]*\s*[>＞]/giu;
const tagsIn = (text: string | null | undefined) => [...new Set(text?.match(tagLike))];
const isWhole = (html: string, tag: string) => html.includes(tag) || html.includes(tag.replace('<', '&lt;').replace('>', '&gt;'));

/** Tags that would reach people as they stand, by where they stand: all of them where nothing is replaced, else those that are none. */
const unreplaced = (draft: Draft): string[] => {
  const isReplaced = draft.type !== 'SYSTEM' && hasVariables(draft.csvType);
  const told = (place: string, tags: readonly string[]) =>
    tags.length > 0 ? [`${place} has ${tags.join(', ')}, which nothing will replace`] : [];
  const inLanguage = (code: Language, label: string) => {
    const html = draft.contents?.[code] ?? '';
    const content = sanitise(html).textContent ?? '';
    // one that is partly bold is two pieces
    const stays = (tag: string) => !isReplaced || !amountTags.includes(tag) || (content.includes(tag) && !isWhole(html, tag));
    const found = tagsIn([draft.titles?.[code], draft.summary?.[code], content].join('\n')).filter(stays);
    const names = ([1, 2] as const).map((at) => hasButton(draft, at) && draft[`button${at}Names`]?.[code]);
    return [...told(label, found), ...told(`Button Name (${label})`, tagsIn(names.filter(Boolean).join('\n')))];
  };
  return [...told('Notification Category', tagsIn(draft.category)), ...languages.flatMap(({ code, label }) => inLanguage(code, label))];
};

/** What should be known before it is sent: what the list lacks, offices where nobody gets it, and tags that nothing replaces. */
export const concernsOf = (draft: Draft, audience: Audience | undefined): string[] => {
  const list = listOf(draft.csvFile);
  const empty = Object.entries(audience?.offices ?? {}).filter(([, count]) => count === 0);
  const offices =
    audience && audience.total > 0 ? empty.map(([office]) => `${salesOfficeLabels[office as 'HK'] ?? office}: nobody gets it`) : [];
  return [...(list && draft.type !== 'SYSTEM' ? warningsOf(list) : []), ...offices, ...unreplaced(draft)];
};
