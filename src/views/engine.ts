import { translate, useText } from '../messages/i18n';
import { createContext, useContext } from 'react';
import { matchPath } from 'react-router-dom';
import { isId } from '../schema/values/path';
import type { View } from '../schema/resourceEntry';
import type { Entity } from '../schema/registry';
import type { Viewer } from '../schema/viewer';
import type { UnknownOutcome } from './form/model/requests';

/** How far a page was scrolled when it was left, and its table sideways, in pixels. */
export type ScrollPosition = { top: number; left: number };

/** What the root hands to the engine: the registry, who is signed in, and where preferences are kept. */
export type Engine = {
  entities: Record<string, Entity>;
  /** May this person do it? Denies what no entry declares. */
  can: (resource: string, action: string) => boolean;
  /** Who is signed in. */
  viewer: Viewer;
  /** What this person is locked to, by the name of the lock; a lock that leaves them free is not there (PLT-107). */
  locks: Readonly<Record<string, readonly string[]>>;
  preferences: Preferences;
  /** What the deployment sets for declarations (`config.json`). */
  settings: Readonly<Record<string, string>>;
  /** The path that was shown before this one; null at the start. */
  previousPath: () => string | null;
  scrolledTo: (path: string) => ScrollPosition;
  /** The portal's address for a path, which may be one of react-admin's (`/clients/12`). */
  shownPathOf: (path: string) => string;
  /** The pages of the menu that this person can open. */
  areas: readonly { title: string; path: string }[];
  /** Calls back before the session ends, so that a form can hand over what was typed. */
  onBeforeEnd: (callback: () => void) => () => void;
  /** Values that outlived the session of the same person, by path; taken once. */
  drafts: { keep: (path: string, values: unknown) => void; take: (path: string) => unknown; peek: (path: string) => unknown };
  /** Creates whose answer never came, by the path of their form. */
  unknownOutcomes: { get: (path: string) => UnknownOutcome | null; set: (path: string, unknownOutcome: UnknownOutcome | null) => void };
};

/** Preferences of a person: columns, density, folded fields. No client data. */
export type Preferences = { get: <T>(name: string, fallback: T) => T; set: (name: string, value: unknown) => void };

export const EngineContext = createContext<Engine | null>(null);

export const useEngine = () => {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error('The engine is missing');
  return engine;
};

/** What the deployment sets, for components that declarations name. */
export const useSettings = () => useEngine().settings;

/** May this person do it? For components that declarations name. */
export const useCan = (resource: string, action: string) => useEngine().can(resource, action);

/** Who is signed in, for components that declarations name. */
export const useViewer = () => useEngine().viewer;

export const useEntity = (resource: string) => {
  const entity = useEngine().entities[resource];
  if (!entity) throw new Error(`There is no resource called ${resource}`);
  return entity;
};

/** Where a new record is made and what its button says; null where there is no such screen, or not for this person. */
export const useCreate = (resource: string) => {
  const t = useText();
  const { can } = useEngine();
  const entity = useEntity(resource);
  if (!entity.routes.create || !can(resource, 'create')) return null;
  return { path: pathOf(entity, 'create'), label: entity.createLabel ?? t('list.create') };
};

/** What an address of a clone says beside its path; the edit screen with it is one too (PRJ-107). */
export const cloneQuery = { name: 'clone', value: 'true' };

/** The address of a screen; the one place that knows custom paths. */
export const pathOf = ({ routes, routeParams = {} }: Entity, view: View, record: Record<string, unknown> = {}) => {
  const path = (routes[view] ?? routes.list).replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(record[routeParams[name] ?? name] ?? '')),
  );
  return view === 'clone' ? `${path}?${cloneQuery.name}=${cloneQuery.value}` : path;
};

/** The address of the form of a record; null where there is none, or where the record cannot be told from others. */
export const editPathOf = (entity: Entity, record: Record<string, unknown>) =>
  entity.routes.edit && isId(record.id) ? pathOf(entity, 'edit', record) : null;

/** Whether a path is that of one record of a resource: a list is kept for whoever comes back from there. */
export const isRecordPath = ({ routes }: Entity, path: string) =>
  [routes.edit, routes.clone].some((route) => route !== undefined && matchPath(route, path) !== null);

/** Whether a path is that of a form of a resource. */
export const isFormPath = (entity: Entity, path: string) => isRecordPath(entity, path) || entity.routes.create === path;

/** Titles of the screens of an entity. */
export const titleOf = ({ label, titles }: Entity, view: View) =>
  view === 'list' ? label : (titles?.[view] ?? translate(`page.${view}`, { label }));
