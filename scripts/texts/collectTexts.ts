/** Every text that people read: those of the interface, of declarations, and of the code of entities. */
import { registry } from '../../resources';
import { kindsOf, readBuiltInKinds, readKinds } from '../../src/app/entities/readKinds';
import { en } from '../../src/messages/en';
import { flattened } from '../../src/messages/keys';
import { onDemandTexts } from '../../src/messages/onDemandTexts';
import { entriesOf, type Registry } from '../../src/schema/registry';
import { keyOfPhrase } from '../../src/schema/translate/keyOfPhrase';
import { mapDeclaration } from '../../src/schema/translate/mapPhrases';
import { mapEntry } from '../../src/schema/translate/translateEntity';
import { codeTexts } from './codeTexts';

/** A text with its key, and where it stands: the place in a declaration, or the file. */
export type Text = { key: string; english: string; context: string };

/** The texts of the declarations of a registry. */
export const declaredTexts = async (registry: Registry): Promise<Text[]> => {
  const shared = (await readBuiltInKinds()).shapes;
  const texts: Text[] = [];
  const keep = (key: string, english: string, context: string) => {
    texts.push({ key, english, context });
    return english;
  };
  for (const [name, entry] of Object.entries(entriesOf(registry))) {
    mapEntry(name, entry, (key, english) => keep(key, english, name));
    const { default: declaration } = await entry.load();
    const own = (await readKinds(kindsOf(declaration))).shapes;
    mapDeclaration(name, declaration, { ...shared, ...own }, (english, place, holder) =>
      keep(keyOfPhrase(english, place, holder), english, place.join(' ')),
    );
  }
  return texts;
};

/** Every text once, by its key. Throws where one key has two English texts. */
export const collectTexts = async (): Promise<Text[]> => {
  const ofInterface = Object.entries(flattened({ ...en, ...onDemandTexts })).map(([key, english]) => ({
    key,
    english,
    context: 'interface',
  }));
  const all = [...ofInterface, ...(await declaredTexts(registry)), ...codeTexts()];
  const texts = new Map<string, Text>();
  const doubles: string[] = [];
  for (const text of all) {
    const known = texts.get(text.key);
    if (!known) texts.set(text.key, text);
    else if (known.english !== text.english)
      doubles.push(`${text.key} is '${known.english}' (${known.context}) and '${text.english}' (${text.context})`);
  }
  if (doubles.length > 0) throw new Error(`A key has one English text:\n${doubles.join('\n')}`);
  return [...texts.values()];
};
