import type { ValuesOf } from './keys';
import { translated, type Translated, type Values } from './page';
import { formOf } from './plurals';

/** The key of a text of an entity. */
export const entityTextKey = (entity: string, english: string) => `resources.${entity}.texts.${english}`;

/** A text that the compiler knows letter by letter, in all of its parts; one of several counts too. A pattern may be absent as a key, a text may not. */
type WrittenOut<S extends string> = S extends S ? (Record<never, 1> extends Record<S, 1> ? never : S) : never;

/**
 * The texts that the components and functions of an entity show. They stand in English where they are used, and load with it:
 * the English text is the key, within the entity, so the translation of a text that has changed since is not shown.
 * `npm run texts` finds the texts by the types of their calls, so the compiler has to know each letter by letter.
 *
 * @param entity the name of the folder in `resources/`
 * @example
 * export const t = entityTexts('offices');
 * t('Opens at %{hour}', { hour }); t('%{smart_count} floor |||| %{smart_count} floors', { smart_count: floors.length });
 */
export const entityTexts =
  (entity: string) =>
  <const S extends string>(english: S & WrittenOut<S>, ...[values]: ValuesOf<S>): Translated =>
    translated(entityTextKey(entity, english), english, values as Values | undefined, formOf);
