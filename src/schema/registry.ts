/** The registry as a value: what the portal is made of, and how the engine reads it. */
import { noRoute, type DialogList, type ResourceEntry, type LookupDeclaration } from './resourceEntry';
import type { Loaded } from './actions';
import type { Extensions } from './extensions';
import type { Kinds } from './kind';
import { normalise } from './normalise';
import type { Resource } from './resource';
import type { Viewer } from './viewer';

/** Everything that a portal is built from. */
export type Registry = Extensions & {
  /** The start page: `/` leads there, and a sign-in without a wanted page. A user whose menu lacks it starts on the first page of the menu. */
  home: string;
  /** Entities with screens, by name. */
  resources: Readonly<Record<string, ResourceEntry>>;
  /** Lists that belong to a record and open in a dialog, by name. */
  dialogLists: Readonly<Record<string, DialogList>>;
  lookups: Readonly<Record<string, LookupDeclaration>>;
  /** What a field or filter with a lock of that name is held to; null for people who are free (PLT-107). */
  locks: Readonly<Record<string, (viewer: Viewer) => readonly string[] | null>>;
  /** Components without a visible control, by the name of the switch of `config.json` that turns each on. Default: none. */
  switched?: Readonly<Record<string, Loaded<object>>>;
  /** The keys of bodies that the contract lacks, separated by spaces, by call; asked for when a body is sent. Default: none. */
  bodies?: Readonly<Record<string, string>>;
  /** The menu of a person, made of that of the sign-in reply. Default: that of the reply, as it is (PLT-050). */
  menuOf?: <M extends MenuItem>(menus: readonly M[], codes: readonly string[]) => readonly M[];
  /** Puts entities into a language whose texts stand beside them; the others as `translate` does. Default: `translate` alone. */
  inLanguage?: (language: string, translate: TranslateEntity) => TranslateEntity;
};

/** An item of a menu: a name that leads to a screen, or that opens others. */
export type MenuItem = { name: string; children?: MenuItem[] };

/** An entity as the engine sees it: its entry, and a declaration that is normalised when it arrives. */
export type Entity = Omit<ResourceEntry, 'load'> & {
  /** Brings the declaration; the same function for as long as the page shows one language. */
  load: () => Promise<{ default: Resource }>;
};

/** Entities with screens, and lists in dialogs as entities without a route of their own, by name. */
export const entriesOf = ({ resources, dialogLists }: Pick<Registry, 'resources' | 'dialogLists'>): Record<string, ResourceEntry> => ({
  ...resources,
  ...Object.fromEntries(
    Object.entries(dialogLists).map(([name, { edit, ...list }]) => [name, { ...list, routes: { list: noRoute, ...(edit && { edit }) } }]),
  ),
});

/** Puts an entity into another language: its entry, and its declaration when it arrives. */
export type TranslateEntity = (name: string, entry: ResourceEntry) => ResourceEntry;

/**
 * The entities of a registry as the engine sees them.
 *
 * @param kinds those that every declaration may use
 * @param translate Default: they stay in English
 */
export const entitiesOf = (registry: Registry, kinds: Kinds, translate: TranslateEntity = (_, entry) => entry): Record<string, Entity> => {
  const entityOf = ({ load, ...entry }: ResourceEntry): Entity => ({
    ...entry,
    load: async () => ({ default: normalise((await load()).default, registry, kinds) }),
  });
  return Object.fromEntries(Object.entries(entriesOf(registry)).map(([name, entry]) => [name, entityOf(translate(name, entry))]));
};

/** What this person is locked to, by the name of the lock. */
export const locksOf = ({ locks }: Pick<Registry, 'locks'>, viewer: Viewer): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(locks).flatMap(([name, lock]) => {
      const limits = lock(viewer);
      return limits?.length ? [[name, limits]] : [];
    }),
  );
