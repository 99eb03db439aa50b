/** The screens of a registry with made-up records: a small portal of its own that sends nothing and keeps nothing. */
import { memoryStore, type AuthProvider } from 'react-admin';
import { noRoute } from '../../schema/resourceEntry';
import { FileOriginsContext } from '../../ui/files/FileOriginsContext';
import type { Engine } from '../../views/engine';
import { forgetPages } from '../../views/list/state/listRequest';
import { createQueryClient, createScreens } from '../screens/createScreens';
import { createExampleCms } from './exampleCms/createExampleCms';
import { createMemoryWindow } from './createMemoryWindow';
import { PreviewScreen } from './PreviewScreen';
import type { Previewed } from './readPreview';

const resolved = () => Promise.resolve();
/** A person may do everything. */
const authProvider: AuthProvider = {
  login: resolved,
  logout: resolved,
  checkAuth: resolved,
  checkError: resolved,
  getPermissions: () => Promise.resolve([]),
  canAccess: () => Promise.resolve(true),
};

const createPreferences = (): Engine['preferences'] => {
  const kept = new Map<string, unknown>();
  return {
    get: <T,>(name: string, fallback: T) => (kept.has(name) ? (kept.get(name) as T) : fallback),
    set: (name, value) => kept.set(name, value),
  };
};

type Around = Pick<Engine, 'viewer' | 'settings'> & { fileOrigins: readonly string[] };

/**
 * Screens of previewed entities over made-up records: with every right, without locks, and with a router of their own.
 *
 * @param around who looks, and what the deployment sets
 * @param start the address that is shown first
 */
export const createPreview = ({ entities, registry }: Previewed, { fileOrigins, ...around }: Around, start: string) => {
  const queryClient = createQueryClient();
  let path = start;
  let previous: string | null = null;
  const [router, Portal] = createScreens(
    () => entities,
    {
      registry,
      startPath: registry.home,
      dataProvider: createExampleCms({ entities, lookups: registry.lookups }),
      authProvider,
      queryClient,
      store: memoryStore(),
      layout: PreviewScreen,
    },
    () => ({
      ...around,
      can: () => true,
      locks: {},
      preferences: createPreferences(),
      previousPath: () => previous,
      scrolledTo: () => ({ top: 0, left: 0 }),
      areas: [],
      onBeforeEnd: () => () => {},
      drafts: { keep: () => {}, take: () => undefined, peek: () => undefined },
      unknownOutcomes: { get: () => null, set: () => {} },
    }),
    createMemoryWindow(start),
  );
  router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    [previous, path] = [path, location.pathname];
    for (const [name, { routes }] of Object.entries(entities))
      if (routes.list !== noRoute && routes.list === path) forgetPages(queryClient, name);
  });
  return {
    router,
    Portal: () => (
      <FileOriginsContext value={fileOrigins}>
        <Portal />
      </FileOriginsContext>
    ),
    dispose: () => {
      router.dispose();
      queryClient.clear();
    },
  };
};
export type Preview = ReturnType<typeof createPreview>;
