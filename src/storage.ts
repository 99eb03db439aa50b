/**
 * The one place that touches the browser's storage; a linter forbids the ways around it.
 * Session storage holds the session, the marks of a started single sign-on, of a lock and of an ended session, and the digests of
 * creates without an answer, local storage preferences per person. Neither holds client data.
 */
export const tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = window.sessionStorage;
export const browserStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = window.localStorage;

/** Reads JSON; null when there is none or it is damaged. */
export const readJson = (storage: Pick<Storage, 'getItem'>, key: string): unknown => {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};
