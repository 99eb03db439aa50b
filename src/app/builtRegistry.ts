import { registry as declared } from '../../resources';
import { loadModule } from '../loadModule';

type Loading = { load: () => Promise<unknown> };
const loadingAnew = <E extends Loading>(entries: Readonly<Record<string, E>>) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, { ...entry, load: () => loadModule(entry.load as E['load']) }]),
  ) as Record<string, E>;

/**
 * The registry of the build. A declaration that does not arrive is asked for again. This stands around the import itself: what is
 * made of a declaration later, in another language or with a change, is nothing that a browser could load by an address.
 */
export const registry = {
  ...declared,
  resources: loadingAnew(declared.resources),
  dialogLists: loadingAnew(declared.dialogLists),
};
