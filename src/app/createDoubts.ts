import { readJson } from '../storage';
import type { Doubt } from '../views/form/sending/doubt';

const isDoubt = (value: unknown): value is Doubt => {
  const { key, digest, at } = (value ?? {}) as Record<string, unknown>;
  return typeof key === 'string' && typeof digest === 'string' && typeof at === 'number';
};

/**
 * What was sent and may have been done, by the path of its form. It outlives a reload of the tab: whoever sends the same once more is asked. Nothing of
 * what was typed can be read from it.
 */
export const createDoubts = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, person: string) => {
  const keyOf = (path: string) => `admin-portal.doubt.${person}.${path}`;
  return {
    get: (path: string): Doubt | null => {
      const doubt = readJson(storage, keyOf(path));
      return isDoubt(doubt) ? doubt : null;
    },
    /** Remembers it; null once it is settled. */
    set: (path: string, doubt: Doubt | null) =>
      doubt ? storage.setItem(keyOf(path), JSON.stringify(doubt)) : storage.removeItem(keyOf(path)),
  };
};
