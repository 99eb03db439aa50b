/** The composition root: configuration, providers and registry become react-admin's app. */
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CoreAdmin, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { createHashRouter, Navigate, Route, RouterProvider } from 'react-router-dom';
import { createAuthProvider } from '../authProvider';
import { isAllowed } from '../authProvider/permissions';
import { createDataProvider } from '../dataProvider';
import { endpointsFrom } from './endpoints';
import { followLinks } from './followLinks';
import { Layout } from './layout/Layout';
import { createMenuTarget } from './layout/menuTarget';
import { i18nProvider } from './messages/i18n';
import { FailurePage } from './pages/FailurePage';
import { setNavigate, setShownPath, wantedPath } from './session/address';
import { createPreferences } from './createPreferences';
import type { Services } from './session/services';
import { askedScreen, loadScreen, screenOf } from './screens';
import { locksOf } from './schema/registry';
import type { PortalDefinition } from './app/definePortal';
import { loadPart } from './ui/parts';
import { EngineContext, type Engine } from './views/engine';
import { CreatePage, EditPage } from './views/form/formPages';
import { PlannedPage } from './views/PlannedPage';
import { fetchFirstPage } from './views/list/state/ahead';
import { ListPage } from './views/list/ListPage';

const retryNever = { retry: false, networkMode: 'always' } as const;
const Loading = () => null;
const Home = () => <Navigate to="/" replace />;
const createPortal = ({ registry, entities }: PortalDefinition, services: Services, before: () => string | null) => {
  const { heads, home, lookups } = registry;
  const menuTarget = createMenuTarget(heads);
  /** Signed in at /login: on to the wanted path (PLT-010). */
  const AfterSignIn = () => <Navigate to={wantedPath() ?? home} replace />;
  const session = services.sessions.get()!;
  const accessOf = (resource: string, action: string) =>
    action === 'list' || action === 'edit' ? entities[resource] && {} : entities[resource]?.access?.[action];
  const viewer = { id: session.person, level: session.userLevel, offices: session.salesOffices };
  const engine: Engine = {
    heads: entities,
    can: (resource, action) => isAllowed(session, accessOf(resource, action)),
    viewer,
    locks: locksOf(registry, viewer),
    preferences: createPreferences(session.person),
    previousPath: before,
    onBeforeEnd: services.onBeforeEnd,
    drafts: services.drafts.of(session.person),
  };
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { ...retryNever, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { ...retryNever, gcTime: 0 },
    },
  });
  // known already: asking for them would draw every screen once more
  queryClient.setQueryData(['auth', 'getPermissions', {}], session.permissions);
  const dataProvider = createDataProvider({
    http: services.http,
    endpoints: endpointsFrom(entities, lookups),
    withPasswords: services.withPasswords,
    writeHeaders: services.config.writeHeaders,
  });
  const { resource, view } = askedScreen(entities, home);
  const { load } = entities[resource]!;
  if (view === 'list' && load)
    void loadPart(load).then(
      (declaration) => fetchFirstPage(queryClient, dataProvider, resource, declaration, engine.locks),
      () => {},
    );
  const authProvider = createAuthProvider({ sessions: services.sessions, accessOf, logOut: services.logOut });
  const store = memoryStore();
  const PortalLayout = ({ children }: { children?: React.ReactNode }) => (
    <Layout services={services} menuTarget={menuTarget}>
      {children}
    </Layout>
  );
  const Portal = () => (
    <EngineContext.Provider value={engine}>
      <CoreAdmin
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        layout={PortalLayout}
        loading={Loading}
        catchAll={Home}
        error={({ error, resetErrorBoundary }) => <FailurePage error={error} onRetry={() => resetErrorBoundary(undefined)} />}
        disableTelemetry
      >
        {Object.entries(heads).map(([resource, { routes }]) => (
          <Resource key={resource} name={routes.list.slice(1)} list={<ListPage resource={resource} />} />
        ))}
        <CustomRoutes>
          <Route path="/" element={<Navigate to={home} replace />} />
          <Route path="/login" element={<AfterSignIn />} />
          {Object.entries(heads).flatMap(([resource, { routes }]) => [
            ...(routes.create
              ? [<Route key={routes.create} path={routes.create} element={<CreatePage key={resource} resource={resource} />} />]
              : []),
            ...(routes.edit
              ? [<Route key={routes.edit} path={routes.edit} element={<EditPage key={resource} resource={resource} />} />]
              : []),
            ...(routes.clone
              ? [<Route key={routes.clone} path={routes.clone} element={<PlannedPage key={resource} resource={resource} view="clone" />} />]
              : []),
          ])}
        </CustomRoutes>
      </CoreAdmin>
    </EngineContext.Provider>
  );
  const dispose = () => queryClient.clear();
  return { Portal, dispose };
};

/** The app of a portal: one hash router for as long as the page lives, drawn at every address; signed-out ones never get here. */
export const createApp = (definition: PortalDefinition) => {
  const { entities } = definition;
  let draw: () => React.ReactNode = () => null;
  const router = createHashRouter([{ path: '*', Component: () => draw() }]);
  let path = router.state.location.pathname;
  let previousPath: string | null = null;
  setShownPath(path);
  router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    [previousPath, path] = [path, location.pathname];
    setShownPath(path);
  });
  setNavigate((to) => void router.navigate(to, { replace: true }));
  followLinks({
    onFollow: (to, options) => void router.navigate(to, options),
    onNear: (to) => {
      const screen = screenOf(entities, to);
      if (screen) void loadScreen(entities, screen);
    },
  });

  let current: { sessionId: string; portal: ReturnType<typeof createPortal> } | undefined;
  /** One portal a session, however often React begins to draw it: making one asks for its first page of rows. */
  const portalOf = (services: Services) => {
    const { sessionId } = services.sessions.get()!;
    if (current?.sessionId !== sessionId) current = { sessionId, portal: createPortal(definition, services, () => previousPath) };
    return current.portal;
  };

  /** The portal of one session; Root gives every session an App of its own. */
  const App = ({ services }: { services: Services }) => {
    const [portal] = useState(() => portalOf(services));
    draw = () => <portal.Portal />;
    useEffect(
      () => () => {
        portal.dispose();
        current = undefined;
      },
      [portal],
    );
    return <RouterProvider router={router} />;
  };
  return App;
};
