/** Entities in another language. It loads with the first language that is not English, and with it the table of the declaration language. */
import { translationOf, type Catalogue } from '../../messages/page';
import type { TranslateEntity } from '../../schema/registry';
import { entityTranslator } from '../../schema/translate/translateEntity';
import { kindsOf, readBuiltInKinds, readKinds } from './readKinds';

/** Translates entities by a catalogue; what it lacks stays in English. */
export const translateEntities = async (catalogue: Catalogue): Promise<TranslateEntity> => {
  const shared = (await readBuiltInKinds()).shapes;
  return entityTranslator(
    (key, english) => translationOf(catalogue, key, english) ?? english,
    async (declaration) => ({ ...shared, ...(await readKinds(kindsOf(declaration))).shapes }),
  );
};
