import { browserStorage, readJson } from '../storage';
import type { Preferences } from '../views/engine';

/** Preferences of a person in this browser: columns, density, folded fields. They outlive the session and hold no client data. */
export const createPreferences = (person: string): Preferences => {
  const key = `admin-portal.preferences.${person}`;
  const read = () => (readJson(browserStorage, key) ?? {}) as Record<string, unknown>;
  return {
    get: <T>(name: string, fallback: T) => {
      const value = read()[name];
      return typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback) ? (value as T) : fallback;
    },
    set: (name, value) => browserStorage.setItem(key, JSON.stringify({ ...read(), [name]: value })),
  };
};
