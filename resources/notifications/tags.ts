/** The tags of amounts in texts: which are used, and which would reach people as they stand. */
import { languages, type Language } from '../../src/format/languages';
import { translate } from '../../src/messages/i18n';
import type { Translated } from '../../src/messages/page';
import { sanitise } from '../../src/ui/renderedText/sanitise';
import { amountColumns, amountTags } from '../vocabulary/amounts';
import { hasButton, hasVariables, type NotificationDraft } from './notification';
import { findTags } from './findTags';
import { t } from './texts';

const isWhole = (html: string, tag: string) => html.includes(tag) || html.includes(tag.replace('<', '&lt;').replace('>', '&gt;'));
const contentOf = (draft: NotificationDraft, code: Language) => sanitise(draft.contents?.[code] ?? '', { tags: amountTags });
/** Everything that recipients read in a language, as they would see it before a tag is replaced. */
const readIn = (draft: NotificationDraft, code: Language) =>
  [draft.titles?.[code], draft.summary?.[code], contentOf(draft, code).textContent].filter(Boolean).join('\n');
/** Whether amounts of a client list are put in place of tags. */
const isReplaced = (draft: NotificationDraft) => draft.type !== 'SYSTEM' && hasVariables(draft.csvType);

/** The columns of amounts that some text uses. */
export const usedColumns = (draft: NotificationDraft): string[] => {
  const texts = languages.map(({ code }) => readIn(draft, code)).join('\n');
  return amountColumns.filter((name) => texts.includes(`<${name}>`));
};

/** Tags that would reach people as they stand, by where they stand: all of them where nothing is replaced, else those that are none. */
export const unreplacedTags = (draft: NotificationDraft): Translated[] => {
  const report = (place: string, tags: readonly string[]) =>
    tags.length > 0 ? [t('%{place} has %{tags}, which nothing will replace', { place, tags: tags.join(', ') })] : [];
  const inLanguage = (code: Language, language: string) => {
    const placeOf = (label: string) => translate('form.inLanguage', { label, language });
    const html = draft.contents?.[code] ?? '';
    const content = contentOf(draft, code);
    const text = content.textContent ?? '';
    // one that is partly bold is two pieces
    const stays = (tag: string) => !isReplaced(draft) || !amountTags.includes(tag) || (text.includes(tag) && !isWhole(html, tag));
    const found = findTags([draft.titles?.[code], draft.summary?.[code], text].join('\n')).filter(stays);
    const hrefs = [...content.querySelectorAll('a[href]')].map((link) => decoded(link.getAttribute('href')!));
    const buttons = ([1, 2] as const).filter((at) => hasButton(draft, at));
    const namesOf = (member: 'Names' | 'Urls') => buttons.map((at) => decoded(draft[`button${at}${member}`]?.[code] ?? '')).join('\n');
    return [
      ...report(language, found),
      ...report(t('The address of a link in %{place}', { place: placeOf(t('Content')) }), findTags(hrefs.join('\n'))),
      ...report(placeOf(t('Button Name')), findTags(namesOf('Names'))),
      ...report(placeOf(t('URL')), findTags(namesOf('Urls'))),
    ];
  };
  return [
    ...report(t('Notification Category'), findTags(draft.category)),
    ...languages.flatMap(({ code, label }) => inLanguage(code, label)),
  ];
};
/** An address as it was typed; one that is broken stays as it is. */
const decoded = (address: string) => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** Tags that some languages have and others do not, and amounts that no text uses. */
export const unevenTags = (draft: NotificationDraft): Translated[] => {
  if (!isReplaced(draft)) return [];
  const used = usedColumns(draft);
  if (used.length === 0) return [t('The client list has amounts, and no text has a tag for them')];
  return used.flatMap((name) => {
    const [having, lacking] = [true, false].map((has) =>
      languages.filter(({ code }) => readIn(draft, code).includes(`<${name}>`) === has).map(({ label }) => label),
    ) as [string[], string[]];
    if (lacking.length === 0) return [];
    const values = { tag: `<${name}>`, having: having.join(', '), lacking: lacking.join(', ') };
    return [t('%{tag} stands in %{having} and not in %{lacking}', values)];
  });
};
