import { registry as declared } from '../../resources';
import { loadModule } from '../loadModule';

type Loading = { load: () => Promise<unknown> };
const withRetry = <E extends Loading>(entries: Readonly<Record<string, E>>) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, { ...entry, load: () => loadModule(entry.load as E['load']) }]),
  ) as Record<string, E>;

/**
 * The registry of the build. A declaration that does not arrive is asked for again. The retry wraps the import alone, not what is
 * made of the declaration in another language or with a change: under another address comes the declaration as it is.
 */
export const registry = {
  ...declared,
  resources: withRetry(declared.resources),
  dialogLists: withRetry(declared.dialogLists),
};
