/** The screens of a registry with made-up records: a small portal of its own that sends nothing and keeps nothing. */
import { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { memoryStore, type AuthProvider, type DataProvider } from 'react-admin';
import { createHashRouter } from 'react-router-dom';
import { createI18nProvider, TextProvider } from '../../messages/i18n';
import { pageTexts } from '../../messages/page';
import { noRoute } from '../../schema/resourceEntry';
import { FileOriginsContext } from '../../ui/files/FileOriginsContext';
import { loadedLazy } from '../../ui/lazy';
import { DocumentTitleContext } from '../../views/DocumentTitleContext';
import { EngineContext, type Engine } from '../../views/engine';
import { forgetPages } from '../../views/list/state/listRequest';
import { createTextOfEntity } from '../entities/createTextOfEntity';
import { PortalRouter } from '../PortalRouter';
import { PortalScreens } from '../PortalScreens';
import { redirectRoutes, shownPathOf } from '../redirects';
import { createExampleCms } from './createExampleCms';
import { createMemoryWindow } from './createMemoryWindow';
import { PreviewLayout } from './PreviewLayout';
import type { Previewed } from './readPreview';

/** What a person may do in the preview is not asked: all of it. */
const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
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

/**
 * @param around who looks, and what the deployment sets
 * @param start the address that is shown first
 */
export const createPreview = ({ entities, registry }: Previewed, around: Pick<Engine, 'viewer' | 'settings'>, start: string) => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { retry: false, networkMode: 'always', gcTime: 0 } },
  });
  const dataProvider = createExampleCms({ entities, lookups: registry.lookups });
  const store = memoryStore();
  const router = createHashRouter([...redirectRoutes(entities, () => undefined), { path: '*', Component: () => <Screens /> }], {
    window: createMemoryWindow(start),
  });
  let path = start;
  let previous: string | null = null;
  router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    [previous, path] = [path, location.pathname];
    for (const [name, { routes }] of Object.entries(entities))
      if (routes.list !== noRoute && routes.list === path) forgetPages(queryClient, name);
  });
  const engine: Engine = {
    ...around,
    entities,
    can: () => true,
    locks: {},
    preferences: createPreferences(),
    previousPath: () => previous,
    scrolledTo: () => 0,
    shownPathOf: (each) => shownPathOf(entities, each),
    areas: [],
    onBeforeEnd: () => () => {},
    drafts: { keep: () => {}, take: () => undefined, peek: () => undefined },
    unknownOutcomes: { get: () => null, set: () => {} },
  };
  const titleOf = (resource: string) => (record: Record<string, unknown>) =>
    loadedLazy(entities[resource]!.load)?.recordTitle(record) ?? `#${String(record.id)}`;
  const Screens = () => {
    const page = useSyncExternalStore(pageTexts.subscribe, pageTexts.get);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is another one in another language
    const i18nProvider = useMemo(() => createI18nProvider(createTextOfEntity(entities)), [page]);
    return (
      <PortalScreens
        registry={registry}
        i18nProvider={i18nProvider}
        dataProvider={dataProvider as unknown as DataProvider}
        authProvider={authProvider}
        queryClient={queryClient}
        store={store}
        layout={PreviewLayout}
        titleOf={titleOf}
      />
    );
  };
  const noTitle = () => {};
  return {
    router,
    /** @param fileOrigins the origins whose images are shown */
    draw: (fileOrigins: readonly string[]): ReactNode => (
      <EngineContext value={engine}>
        <TextProvider>
          <FileOriginsContext value={fileOrigins}>
            <DocumentTitleContext value={noTitle}>
              <PortalRouter router={router} />
            </DocumentTitleContext>
          </FileOriginsContext>
        </TextProvider>
      </EngineContext>
    ),
    dispose: () => {
      router.dispose();
      queryClient.clear();
    },
  };
};
export type Preview = ReturnType<typeof createPreview>;
