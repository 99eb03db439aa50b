/** The composition of one session: providers, registry and router become react-admin's app. */
import { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { memoryStore } from 'react-admin';
import { createHashRouter, Route } from 'react-router-dom';
import { createAuthProvider } from '../../authProvider';
import { isAllowed } from '../../authProvider/permissions';
import { claimsOf } from '../../authProvider/session';
import { createDataProvider } from '../../dataProvider';
import { loadModule } from '../loadModule';
import { Layout } from '../layout/Layout';
import { areasOf, createMenuTarget } from '../layout/menuTarget';
import { createI18nProvider, TextProvider } from '../messages/i18n';
import { pageTexts } from '../messages/page';
import { locksOf } from '../schema/registry';
import { setNavigate } from '../session/address';
import { createUnknownOutcomes } from './createUnknownOutcomes';
import type { Services } from '../session/services';
import { settingsOf } from '../config';
import { tabStorage } from '../storage';
import { FileOriginsContext } from '../ui/files/FileOriginsContext';
import { NearContext } from '../ui/Link';
import { lazyComponent, lazyPage, loadedLazy, loadLazy, preloadLazy } from '../ui/lazy';
import { EngineContext, type Engine } from '../views/engine';
import { RereadProvider } from '../views/RereadProvider';
import { listLoadsOf } from '../views/list/listParts';
import { prefetchFirstPage } from '../views/list/state/listRequest';
import { createPreferences } from './preferences';
import { createTextOfEntity } from './entities/createTextOfEntity';
import { createListMemory } from './createListMemory';
import type { PortalDefinition } from './definePortal';
import { endpointsFrom } from './endpoints';
import { redirectRoutes, shownPathOf } from './redirects';
import { PortalRouter } from './PortalRouter';
import { PortalScreens } from './PortalScreens';
import { askedScreen, loadScreen, screenOf } from './screens';
import { useAnnounced } from './useAnnounced';

const ResourcesPreview = lazyPage(() => import('./preview/ResourcesPreview'));

const retryNever = { retry: false, networkMode: 'always' } as const;

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { ...retryNever, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { ...retryNever, gcTime: 0 },
    },
  });

/** The portal of the session that there is. Asks for the first page of rows at once. */
export const createPortal = ({ registry, entities: entitiesNow }: PortalDefinition, services: Services) => {
  // addresses, rights and calls are the same in every language
  const entities = entitiesNow();
  const session = services.sessions.get()!;
  const viewer = { id: session.person, level: session.userLevel, codes: session.permissions, claims: claimsOf(session) };
  const accessOf = (resource: string, action: string) =>
    action === 'list' || action === 'edit' ? entities[resource] && {} : entities[resource]?.access?.[action];
  const queryClient = createQueryClient();
  // known already: asking for them would draw every screen once more
  queryClient.setQueryData(['auth', 'getPermissions', {}], session.permissions);
  const dataProvider = createDataProvider({
    loadModule,
    http: services.http,
    endpoints: endpointsFrom(entities, registry.lookups, viewer),
    withPasswords: services.withPasswords,
    writeHeaders: services.config.writeHeaders,
    bodies: registry.bodies,
  });
  const authProvider = createAuthProvider({ sessions: services.sessions, accessOf, logOut: services.logOut });
  const store = memoryStore();
  const menuTarget = createMenuTarget(registry);
  const locks = locksOf(registry, viewer);
  const switched = Object.fromEntries(
    Object.entries(registry.switched ?? {})
      .filter(([name]) => services.config.switches[name])
      .map(([name, load]) => [name, lazyComponent(load)]),
  );

  const asked = askedScreen(entities, registry.home);
  const { load } = entities[asked.resource]!;
  if (asked.view === 'list')
    void loadLazy(load).then(
      ({ list }) => {
        if (!list) return;
        void prefetchFirstPage(queryClient, dataProvider, asked.resource, list, locks);
        listLoadsOf(list, locks).forEach(preloadLazy);
      },
      () => {},
    );

  /** A row of a list that is in react-admin's cache. */
  const rowOf = (resource: string, id: string) =>
    queryClient
      .getQueriesData<{ data: Record<string, unknown>[] }>({ queryKey: [resource, 'getList'] })
      .flatMap(([, page]) => page?.data ?? [])
      .find((row) => String(row.id) === id);
  const router = createHashRouter([...redirectRoutes(entities, rowOf), { path: '*', Component: () => <Screens /> }]);
  const listMemory = createListMemory(router, entities, store, queryClient);
  setNavigate((to) => void router.navigate(to, { replace: true }));

  const engine: Engine = {
    entities,
    can: (resource, action) => isAllowed(session, accessOf(resource, action)),
    viewer,
    locks,
    preferences: createPreferences(session.person),
    settings: settingsOf(services.config),
    previousPath: listMemory.previousPath,
    scrolledTo: listMemory.scrolledTo,
    shownPathOf: (path) => shownPathOf(entities, path, rowOf),
    areas: areasOf(menuTarget.menuOf(session), menuTarget),
    onBeforeEnd: services.onBeforeEnd,
    drafts: services.drafts.of(session.person),
    unknownOutcomes: createUnknownOutcomes(tabStorage, session.person),
  };
  const onNear = (path: string) => {
    const screen = screenOf(entities, path);
    if (!screen) return;
    const shown = entitiesNow();
    void loadScreen(shown, screen).then(() => {
      const { list } = (screen.view === 'list' && loadedLazy(shown[screen.resource]!.load)) || {};
      if (list) listLoadsOf(list, locks).forEach(preloadLazy);
    });
  };
  const titleOf = (resource: string) => (record: Record<string, unknown>) => {
    const entity = entitiesNow()[resource];
    const declaration = entity && loadedLazy(entity.load);
    return declaration ? declaration.recordTitle(record) : `#${String(record.id)}`;
  };
  const PortalLayout = ({ children }: { children?: ReactNode }) => {
    useAnnounced();
    return (
      <RereadProvider>
        <Layout services={services} menuTarget={menuTarget} switched={switched}>
          {children}
        </Layout>
      </RereadProvider>
    );
  };
  const Screens = () => {
    const page = useSyncExternalStore(pageTexts.subscribe, pageTexts.get);
    const [shown, i18nProvider] = useMemo(() => {
      const inLanguage = entitiesNow();
      return [{ ...engine, entities: inLanguage }, createI18nProvider(createTextOfEntity(inLanguage))] as const;
      // eslint-disable-next-line react-hooks/exhaustive-deps -- they are others in another language
    }, [page]);
    return (
      <EngineContext value={shown}>
        <TextProvider>
          <FileOriginsContext value={services.config.fileOrigins}>
            <NearContext value={onNear}>
              <PortalScreens
                registry={registry}
                i18nProvider={i18nProvider}
                dataProvider={dataProvider}
                authProvider={authProvider}
                queryClient={queryClient}
                store={store}
                layout={PortalLayout}
                titleOf={titleOf}
                more={viewer.level === 1 && <Route path="/resourcesPreview" element={<ResourcesPreview />} />}
              />
            </NearContext>
          </FileOriginsContext>
        </TextProvider>
      </EngineContext>
    );
  };
  const dispose = () => {
    setNavigate(null);
    listMemory.stop();
    router.dispose();
    queryClient.clear();
  };
  return { Portal: () => <PortalRouter router={router} />, dispose };
};
export type Portal = ReturnType<typeof createPortal>;
