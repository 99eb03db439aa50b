import { languages } from '../../../src/format/languages';
import { translate } from '../../../src/messages/i18n';
import { sanitise } from '../../../src/ui/renderedText/sanitise';
import { amountTags } from '../../vocabulary/amounts';
import { hasButton, type NotificationDraft } from '../notification';
import { t } from '../texts';

/** A link of a notification and where it stands. */
export type PlacedLink = { href: string; places: readonly string[] };

/** Every address that recipients can open, each once, with the places where it stands. */
export const linksOf = (draft: NotificationDraft): PlacedLink[] => {
  const found = new Map<string, string[]>();
  const add = (href: string | null | undefined, label: string, language: string) => {
    if (href) found.set(href, [...(found.get(href) ?? []), translate('form.inLanguage', { label, language })]);
  };
  for (const { code, label: language } of languages) {
    for (const link of sanitise(draft.contents?.[code] ?? '', { tags: amountTags }).querySelectorAll('a[href]'))
      add(link.getAttribute('href'), t('Content'), language);
    for (const at of [1, 2] as const)
      if (hasButton(draft, at) && draft[`button${at}Type`] === 'URL') add(draft[`button${at}Urls`]?.[code], t(`Button${at}`), language);
  }
  return [...found].map(([href, places]) => ({ href, places }));
};
