/** Entities as react-admin's app on a router: the screens of a session, or of a preview. */
import { QueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useMemo, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useNotificationContext, useTranslate, type AuthProvider, type DataProvider, type StoreContextProviderProps } from 'react-admin';
import { createHashRouter, useLocation, type DataRouter } from 'react-router-dom';
import { createI18nProvider, TextProvider } from '../../messages/i18n';
import { pageTexts } from '../../messages/page';
import type { Entity, Registry } from '../../schema/registry';
import { loadedLazy, loadLazy } from '../../ui/lazy';
import { announceFailure } from '../../views/announce';
import { EngineContext, type Engine } from '../../views/engine';
import { RereadProvider } from '../../views/RereadProvider';
import { createTextOfEntity } from '../entities/createTextOfEntity';
import { PortalRouter } from './PortalRouter';
import { PortalScreens } from './PortalScreens';
import { redirectRoutes, shownPathOf, startRoutes } from './redirects';

const loadAnnounce = () => import('../announceNotification');

const retryNever = { retry: false, networkMode: 'always' } as const;

/** The cache of what is read. A failed read or save is tried again by people alone, never by itself. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { ...retryNever, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { ...retryNever, gcTime: 0 },
    },
  });

type Options = {
  registry: Pick<Registry, 'resources'>;
  /** The page that `/` leads to; null where `/` is one of `children`. */
  startPath: string | null;
  dataProvider: DataProvider;
  authProvider: AuthProvider;
  queryClient: QueryClient;
  store: StoreContextProviderProps['value'];
  /** What stands around each page. */
  layout: ComponentType<{ children?: ReactNode }>;
  /** Routes of pages that belong to no entity. Default: none. */
  children?: ReactNode;
};

/**
 * The router and the component of the screens of entities, and of pages beside them.
 *
 * @param entitiesNow the entities in the language of the page
 * @param engineOn what the engine gets beside them, once there is a router
 * @param window has the address. Default: the browser's
 */
export const createScreens = (
  entitiesNow: () => Record<string, Entity>,
  { layout: Frame, startPath, ...admin }: Options,
  engineOn: (router: DataRouter) => Omit<Engine, 'entities' | 'shownPathOf'>,
  window?: Window,
) => {
  // addresses are the same in every language
  const entities = entitiesNow();
  /** A row of a list that is in react-admin's cache. */
  const rowOf = (resource: string, id: string) =>
    admin.queryClient
      .getQueriesData<{ data: Record<string, unknown>[] }>({ queryKey: [resource, 'getList'] })
      .flatMap(([, page]) => page?.data ?? [])
      .find((row) => String(row.id) === id);
  const router = createHashRouter(
    [...startRoutes(startPath), ...redirectRoutes(entities, rowOf), { path: '*', Component: () => <Screens /> }],
    { window },
  );
  const engine = { ...engineOn(router), shownPathOf: (path: string) => shownPathOf(entities, path, rowOf) };
  const titleOf = (resource: string) => (record: Record<string, unknown>) => {
    const entity = entitiesNow()[resource];
    const declaration = entity && loadedLazy(entity.load);
    return declaration ? declaration.recordTitle(record) : `#${String(record.id)}`;
  };
  /** Counts the times that somebody returned to a page before the next one was drawn. The page starts anew then: a form that was saved is finished. */
  const useVisit = () => {
    const { pathname } = useLocation();
    const [visit, setVisit] = useState(0);
    useEffect(() => {
      let isLeft = false;
      return router.subscribe(({ location }) => {
        if (isLeft && location.pathname === pathname) setVisit((count) => count + 1);
        isLeft = location.pathname !== pathname;
      });
    }, [pathname]);
    return visit;
  };
  const PageLayout = ({ children }: { children?: ReactNode }) => {
    const { notifications, takeNotification } = useNotificationContext();
    const translate = useTranslate();
    const visit = useVisit();
    useEffect(() => {
      if (notifications.length === 0) return;
      loadLazy(loadAnnounce).then((announce) => {
        const next = takeNotification();
        if (next) announce(next, translate);
      }, announceFailure);
    }, [notifications, takeNotification, translate]);
    return (
      <RereadProvider>
        <Frame>
          <Fragment key={visit}>{children}</Fragment>
        </Frame>
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
          <PortalScreens {...admin} i18nProvider={i18nProvider} layout={PageLayout} titleOf={titleOf} />
        </TextProvider>
      </EngineContext>
    );
  };
  return [router, () => <PortalRouter router={router} />] as const;
};
