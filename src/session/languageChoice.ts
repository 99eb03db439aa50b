/** The choice of a language. It loads where `config.json` offers several. */
import type { SessionStore } from '../../authProvider/session';
import type { Config } from '../config';
import { loadCatalogue } from '../messages/loadCatalogue';
import { nameOfLanguage } from '../messages/listed';
import { english, pageTexts, type Catalogue } from '../messages/page';
import { startText } from '../messages/start';
import type { browserStorage } from '../storage';
import { showToast } from '../ui/toasts/toasts';

type Options = {
  config: Pick<Config, 'languages' | 'language'>;
  storage: Pick<typeof browserStorage, 'getItem' | 'setItem'>;
  sessions: Pick<SessionStore, 'get' | 'subscribe'>;
};

const keyOf = (person?: string) => ['admin-portal.language', person].filter((part) => part !== undefined).join('.');

/**
 * Shows the page in the language that the person has chosen in this browser, else in the one that was chosen here last, else
 * in that of the deployment. A choice that is no longer offered counts as none. A catalogue that does not load leaves the
 * page in English, or in the language before a choice, and says so: once, and again when the language is chosen again.
 */
export const createLanguageChoice = ({ config: { languages, language: usual }, storage, sessions }: Options) => {
  const loaded = new Map<string, Catalogue>([[english, {}]]);
  const failed = new Set<string>();
  let wanted = english;
  const chosen = () => {
    const person = sessions.get()?.person;
    const choices = [person === undefined ? null : storage.getItem(keyOf(person)), storage.getItem(keyOf())];
    return choices.find((choice) => choice !== null && languages.includes(choice)) ?? usual;
  };
  const show = async (language: string) => {
    wanted = language;
    if (language === pageTexts.get().language) return true;
    try {
      const catalogue = loaded.get(language) ?? (await loadCatalogue(language));
      loaded.set(language, catalogue);
      const page = { language, catalogue, languages };
      const shows = await Promise.all([...pageTexts.preparing].map((prepare) => prepare(page)));
      failed.delete(language);
      // somebody may have chosen another one meanwhile
      if (wanted !== language) return true;
      for (const each of shows) each();
      pageTexts.set(page);
      return true;
    } catch {
      failed.add(language);
      showToast('error', startText('shell.languageFailed', { language: nameOfLanguage(language) }), { isImpersonal: true });
      return false;
    }
  };
  const follow = async () => {
    const language = chosen();
    const isShown = !failed.has(language) && (await show(language));
    // the language of another person does not stay; one that was chosen meanwhile does
    if (!isShown && [language, pageTexts.get().language].includes(wanted)) await show(english);
  };
  pageTexts.set({ ...pageTexts.get(), languages });
  sessions.subscribe(() => void follow());
  return {
    /** Shows the language of whoever looks. */
    follow,
    /** Keeps a choice for this browser, and for the person who is signed in. */
    choose: async (language: string) => {
      const person = sessions.get()?.person;
      storage.setItem(keyOf(), language);
      if (person !== undefined) storage.setItem(keyOf(person), language);
      await show(language);
    },
  };
};
export type LanguageChoice = ReturnType<typeof createLanguageChoice>;
