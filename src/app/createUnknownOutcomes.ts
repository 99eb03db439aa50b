import { readJson } from '../storage';
import type { UnknownOutcome } from '../views/form/model/requests';

const isUnknownOutcome = (value: unknown): value is UnknownOutcome => {
  const { key, digest, at } = (value ?? {}) as Record<string, unknown>;
  return typeof key === 'string' && typeof digest === 'string' && typeof at === 'number';
};

/**
 * What was sent and may have been done, by the path of its form. It outlives a reload of the tab: whoever sends the same once more is asked. Nothing of
 * what was typed can be read from it.
 */
export const createUnknownOutcomes = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, person: string) => {
  const keyOf = (path: string) => `admin-portal.unknownOutcome.${person}.${path}`;
  return {
    get: (path: string): UnknownOutcome | null => {
      const unknownOutcome = readJson(storage, keyOf(path));
      return isUnknownOutcome(unknownOutcome) ? unknownOutcome : null;
    },
    /** Remembers it; null once it is settled. */
    set: (path: string, unknownOutcome: UnknownOutcome | null) =>
      unknownOutcome ? storage.setItem(keyOf(path), JSON.stringify(unknownOutcome)) : storage.removeItem(keyOf(path)),
  };
};
