/** The entities of the registry and its lists in dialogs. */
import { registry } from '../../../resources';
import { builtInKinds } from '../../../src/fields/builtInKinds';
import { loadCodecs } from '../../../src/fields/codecs/codecs';
import { normalise } from '../../../src/schema/normalise';

const load = async (name: string) => {
  const head = registry.resources[name]!;
  const resource = normalise((await head.load()).default, registry, builtInKinds);
  await loadCodecs(Object.values(resource.fields));
  return { name, head, ...head, ...resource };
};

/** Every entity of the registry. */
export const entities = await Promise.all(Object.keys(registry.resources).map(load));
export type Entity = (typeof entities)[number];
/** The entities with a form for their records. */
export const withForms = entities.filter(({ head }) => head.routes.edit);

/** Every list in a dialog. */
export const dialogLists = await Promise.all(
  Object.entries(registry.dialogLists).map(async ([name, { load: loadList }]) => ({
    name,
    ...normalise((await loadList()).default, registry, builtInKinds),
  })),
);

/** The permission to read an entity and nothing else. */
export const readingPermission = ({ head: { access = {} } }: Entity) => {
  const code = Object.values(access).find((each) => each.code)!.code!;
  return code.replace(/_WRITE$/, '_READ');
};
