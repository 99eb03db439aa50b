import { loadModule } from '../loadModule';
import type { Registry } from '../schema/registry';

type Loading = { load: () => Promise<unknown> };
const eachLoadingAnew = <E extends Loading>(entries: Readonly<Record<string, E>>) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, { ...entry, load: () => loadModule(entry.load as E['load']) }]),
  ) as Record<string, E>;

/**
 * A registry whose declarations are asked for again when one does not arrive. This stands around the import itself: what is made
 * of a declaration later, in another language or with a change, is nothing that a browser could load by an address.
 */
export const loadingAnew = (registry: Registry): Registry => ({
  ...registry,
  resources: eachLoadingAnew(registry.resources),
  dialogLists: eachLoadingAnew(registry.dialogLists),
});
