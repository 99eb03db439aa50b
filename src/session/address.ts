/** The address bar: hash paths, the wanted path of a visitor, and the token that single sign-on puts there. */

import { redirectTarget } from './safePath';

type Navigate = (path: string) => void;
/** Looks at a change of the address before the router does; true keeps it from the router. */
export type AddressGuard = (event: PopStateEvent) => boolean;
type Entry = { idx?: number } | null;

/** Writes the path that a router will start from; nobody is told. */
export const replacePath: Navigate = (path) => window.history.replaceState(window.history.state, '', `#${path}`);

const navigateAlone: Navigate = (path) => {
  replacePath(path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
};

/** What the page knows of its one address bar: who navigates, what is shown, which entry of the history this is. */
const createAddressBar = () => {
  let navigate = navigateAlone;
  let index = 0;
  let shownPath = '/';
  const guards = new Set<AddressGuard>();
  const listeners = new Set<() => void>();
  const entryIndex = () => (window.history.state as Entry)?.idx;
  /** The router numbers its entries of the history; one that was typed needs a number too, or it cannot tell Back from Forward. */
  const numberEntry = (next: number) => {
    index = entryIndex() ?? next;
    if (entryIndex() !== undefined) return;
    // made as the router makes its keys: a UUID needs a secure connection, and the page that asks for one starts here too
    const key = Math.random().toString(36).slice(2, 10);
    window.history.replaceState({ usr: null, key, idx: index }, '', window.location.href);
  };
  numberEntry(0);
  // registered when the page loads, long before the router, so that it is asked first
  window.addEventListener('popstate', (event) => {
    numberEntry(index + 1);
    for (const guard of guards) if (guard(event)) return event.stopImmediatePropagation();
  });
  return {
    /** The router of a portal takes over navigation, and gives it back with null. */
    setNavigate: (next: Navigate | null) => {
      navigate = next ?? navigateAlone;
    },
    goTo: (path: string) => navigate(path),
    /** Adds a guard; returns how to take it away. */
    guardAddress: (guard: AddressGuard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    /** Called by the router with each path that it shows. */
    setShownPath: (path: string) => {
      shownPath = path;
      index = entryIndex() ?? index;
      for (const listener of listeners) listener();
    },
    /** Listens for another shown path; returns how to stop. */
    onShownPath: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The path that the portal shows, whatever the address bar says by now. */
    getShownPath: () => shownPath,
  };
};
export const { setNavigate, goTo, guardAddress, setShownPath, onShownPath, getShownPath } = createAddressBar();

/** The path and query behind the hash. */
export const currentPath = () => window.location.hash.slice(1) || '/';

const queryOf = (path: string) => new URLSearchParams(path.includes('?') ? path.slice(path.indexOf('?')) : '');

/** The wanted path that /login carries, else null. Never the sign-in page itself. */
export const wantedPath = (path = currentPath()) => redirectTarget(queryOf(path).get('redirect'));

/** The address of the sign-in page, with the wanted path (PLT-008). */
export const signInPath = (wanted: string | null) => {
  const target = redirectTarget(wanted);
  return target && target !== '/' ? `/login?redirect=${encodeURIComponent(target)}` : '/login';
};

/** The accessToken of a single-sign-on return, which leaves the address bar and the history at once (PLT-028, PLT-119). */
export const takeAccessToken = (): string | null => {
  const search = new URLSearchParams(window.location.search);
  const path = currentPath();
  const inHash = queryOf(path);
  const token = search.get('accessToken') ?? inHash.get('accessToken');
  if (token === null) return null;
  search.delete('accessToken');
  inHash.delete('accessToken');
  const rest = [search, inHash].map((query) => (query.size > 0 ? `?${query}` : ''));
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${rest[0]}#${path.split('?')[0]}${rest[1]}`);
  return token || null;
};
