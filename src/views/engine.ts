import { createContext, useContext } from 'react';
import type { Head, View } from '../schema/head';

/** What the root hands to the engine: the registry, who is signed in, and where preferences are kept. */
export type Engine = {
  heads: Record<string, Head>;
  /** May this person do it? Denies what no head declares. */
  can: (resource: string, action: string) => boolean;
  /** The office that levels 2 and 3 are locked to; null for level 1 (PLT-107). */
  lockedOffice: string | null;
  preferences: Preferences;
  /** The path that was shown before this one; null at the start. */
  previousPath: () => string | null;
  /** Calls back before the session ends, so that a form can hand over what was typed. */
  onBeforeEnd: (callback: () => void) => () => void;
  /** Values that outlived the session of the same person, by path; taken once. */
  drafts: { keep: (path: string, values: unknown) => void; take: (path: string) => unknown };
};

/** Preferences of a person: columns, density, folded fields. No client data. */
export type Preferences = { get: <T>(name: string, fallback: T) => T; set: (name: string, value: unknown) => void };

export const EngineContext = createContext<Engine | null>(null);

export const useEngine = () => {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error('The engine is missing');
  return engine;
};

export const useHead = (resource: string) => {
  const head = useEngine().heads[resource];
  if (!head) throw new Error(`There is no resource called ${resource}`);
  return head;
};

/** The path of a screen; the one place that knows custom paths. */
export const pathOf = ({ routes, routeParams = {} }: Head, view: View, record: Record<string, unknown> = {}) =>
  (routes[view] ?? routes.list).replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(record[routeParams[name] ?? name] ?? '')),
  );

/** Titles of the screens of a head. */
export const titleOf = ({ label, titles }: Head, view: View) =>
  view === 'list' ? label : (titles?.[view] ?? `${view[0]!.toUpperCase()}${view.slice(1)} ${label}`);
