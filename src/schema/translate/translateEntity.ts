import { dialogListShape, resourceEntryShape } from '../language/keys';
import type { Declaration } from '../declaration';
import type { TranslateEntity } from '../registry';
import { noRoute, type ResourceEntry } from '../resourceEntry';
import { keyOfEntryPhrase, keyOfPhrase } from './keyOfPhrase';
import { mapDeclaration, mapPhrases, type KindShapes } from './mapPhrases';

/** A text in another language, by its key. */
export type TranslatePhrase = (key: string, english: string) => string;

/** Texts of the entry of an entity, changed. */
export const mapEntry = (name: string, entry: ResourceEntry, translate: TranslatePhrase): ResourceEntry => {
  const shape = entry.routes.list === noRoute ? dialogListShape : resourceEntryShape;
  return mapPhrases({}, entry, shape, (text, place) => translate(keyOfEntryPhrase(place), text), [name]) as ResourceEntry;
};

/** Puts entities into another language. @param kindsFor the kinds of fields that a declaration may name */
export const entityTranslator =
  (translate: TranslatePhrase, kindsFor: (declaration: Declaration) => Promise<KindShapes>): TranslateEntity =>
  (name, entry) => ({
    ...mapEntry(name, entry, translate),
    load: async () => {
      const { default: declaration } = await entry.load();
      const kinds = await kindsFor(declaration);
      return {
        default: mapDeclaration(name, declaration, kinds, (text, ...at) => translate(keyOfPhrase(text, ...at), text)),
      };
    },
  });
