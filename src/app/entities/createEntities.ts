import { builtInKinds } from '../../fields/builtInKinds';
import { english, pageTexts, type Page } from '../../messages/page';
import { loadModule } from '../../loadModule';
import { entitiesOf, type Registry } from '../../schema/registry';
import { loadedLazy, loadLazy } from '../../ui/lazy';

/**
 * The entities of a registry in the language of the page. Before the page shows another language, every declaration that has
 * arrived is there in it too: a form that is filled in goes on with other labels, and nothing is drawn anew.
 */
export const createEntities = (registry: Registry) => {
  const original = entitiesOf(registry, builtInKinds);
  let current = original;
  const inLanguage = async (page: Page) => {
    if (page.language === english) return original;
    const { translateEntities } = await loadModule(() => import('./translateEntities'));
    return entitiesOf(registry, builtInKinds, await translateEntities(page, registry));
  };
  const prepare = async (page: Page) => {
    const next = await inLanguage(page);
    const lacking = () => Object.keys(current).filter((name) => loadedLazy(current[name]!.load) && !loadedLazy(next[name]!.load));
    // what arrives while others are made ready is made ready too
    for (let names = lacking(); names.length > 0; names = lacking()) await Promise.all(names.map((name) => loadLazy(next[name]!.load)));
    return () => {
      current = next;
    };
  };
  return {
    get: () => current,
    /** Reads them in the language that the page has when the portal is loaded, and follows it from then on. */
    follow: async () => {
      pageTexts.preparing.add(prepare);
      let page: Page;
      let show: () => void;
      do {
        page = pageTexts.get();
        show = await prepare(page);
        // somebody may have chosen another language meanwhile
      } while (page !== pageTexts.get());
      show();
    },
  };
};
