/** The composition of one session: providers, registry and router become react-admin's app. */
import type { ReactNode } from 'react';
import { memoryStore } from 'react-admin';
import { Route } from 'react-router-dom';
import { createAuthProvider } from '../../authProvider';
import { isAllowed } from '../../authProvider/permissions';
import { claimsOf } from '../../authProvider/session';
import { createDataProvider } from '../../dataProvider';
import { loadModule } from '../loadModule';
import { Layout } from '../layout/Layout';
import { areasOf, createMenuTarget, startPathOf } from '../layout/menuTarget';
import { NoPermissionsPage } from '../pages/NoAccessPage';
import { locksOf } from '../schema/registry';
import { setNavigate } from '../session/address';
import { createUnknownOutcomes } from './createUnknownOutcomes';
import type { Services } from '../session/services';
import { settingsOf } from '../config';
import { tabStorage } from '../storage';
import { FileOriginsContext } from '../ui/files/FileOriginsContext';
import { NearContext } from '../ui/Link';
import { lazyComponent, loadedLazy, loadLazy, preloadLazy } from '../ui/lazy';
import { listLoadsOf } from '../views/list/listParts';
import { prefetchFirstPage } from '../views/list/state/listRequest';
import { createPreferences } from './preferences';
import { createListMemory } from './createListMemory';
import { createQueryClient, createScreens } from './screens/createScreens';
import type { PortalDefinition } from './definePortal';
import { endpointsFrom } from './endpoints';
import { askedScreen, loadScreen, screenOf } from './screens/loadScreen';

const ResourcesPreview = lazyComponent(() => import('./preview/resourcesPreview'));

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
    endpoints: endpointsFrom(entities, registry, viewer),
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

  const canOpen = (path: string) => {
    const screen = screenOf(entities, path);
    return screen !== undefined && isAllowed(session, accessOf(screen.resource, screen.view));
  };
  const areas = areasOf(menuTarget.menuOf(session), menuTarget).filter(({ path }) => canOpen(path));
  const startPath = startPathOf(areas, registry.home);

  const asked = askedScreen(entities, startPath);
  if (asked?.view === 'list')
    void loadLazy(entities[asked.resource]!.load).then(
      ({ list }) => {
        if (!list) return;
        void prefetchFirstPage(queryClient, dataProvider, asked.resource, list, locks);
        listLoadsOf(list, locks).forEach(preloadLazy);
      },
      () => {},
    );

  const onNear = (path: string) => {
    const screen = screenOf(entities, path);
    if (!screen) return;
    const shown = entitiesNow();
    void loadScreen(shown, screen).then(() => {
      const { list } = (screen.view === 'list' && loadedLazy(shown[screen.resource]!.load)) || {};
      if (list) listLoadsOf(list, locks).forEach(preloadLazy);
    });
  };
  const Frame = ({ children }: { children?: ReactNode }) => (
    <Layout services={services} menuTarget={menuTarget} switched={switched}>
      {children}
    </Layout>
  );
  let listMemory: ReturnType<typeof createListMemory>;
  const [router, Portal] = createScreens(
    entitiesNow,
    {
      registry,
      dataProvider,
      authProvider,
      queryClient,
      store,
      layout: Frame,
      startPath,
      children: (
        <>
          {startPath === null && <Route path="/" element={<NoPermissionsPage />} />}
          {viewer.level === 1 && <Route path="/resourcesPreview" element={<ResourcesPreview />} />}
        </>
      ),
    },
    (router) => {
      listMemory = createListMemory(router, entities, store, queryClient);
      setNavigate((to) => void router.navigate(to, { replace: true }));
      return {
        can: (resource, action) => isAllowed(session, accessOf(resource, action)),
        viewer,
        locks,
        preferences: createPreferences(session.person),
        settings: settingsOf(services.config),
        previousPath: listMemory.previousPath,
        scrolledTo: listMemory.scrolledTo,
        areas,
        onBeforeEnd: services.onBeforeEnd,
        drafts: services.drafts.of(session),
        unknownOutcomes: createUnknownOutcomes(tabStorage, session.person),
      };
    },
  );
  const dispose = () => {
    setNavigate(null);
    listMemory.stop();
    router.dispose();
    queryClient.clear();
  };
  return {
    Portal: () => (
      <FileOriginsContext value={services.config.fileOrigins}>
        <NearContext value={onNear}>
          <Portal />
        </NearContext>
      </FileOriginsContext>
    ),
    dispose,
  };
};
export type Portal = ReturnType<typeof createPortal>;
