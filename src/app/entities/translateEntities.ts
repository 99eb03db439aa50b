/** Entities in another language. It loads with the first language that is not English, and with it the table of the declaration language. */
import { translationOf, type Page } from '../../messages/page';
import type { Registry, TranslateEntity } from '../../schema/registry';
import { entityTranslator } from '../../schema/translate/translateEntity';
import { kindsOf, readBuiltInKinds, readKinds } from './readKinds';

/** Translates entities by a catalogue; what it lacks stays in English. A registry may have texts of its own. */
export const translateEntities = async ({ language, catalogue }: Page, { inLanguage }: Registry): Promise<TranslateEntity> => {
  const shared = (await readBuiltInKinds()).shapes;
  const translate = entityTranslator(
    (key, english) => translationOf(catalogue, key, english) ?? english,
    async (declaration) => ({ ...shared, ...(await readKinds(kindsOf(declaration))).shapes }),
  );
  return inLanguage?.(language, translate) ?? translate;
};
