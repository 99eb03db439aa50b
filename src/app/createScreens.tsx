/** Entities as react-admin's app on a router: the screens of a session, or of a preview. */
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useNotificationContext, useTranslate, type AuthProvider, type DataProvider, type StoreContextProviderProps } from 'react-admin';
import { createHashRouter, type DataRouter } from 'react-router-dom';
import { createI18nProvider, TextProvider } from '../messages/i18n';
import { pageTexts } from '../messages/page';
import type { Entity, Registry } from '../schema/registry';
import { FileOriginsContext } from '../ui/files/FileOriginsContext';
import { NearContext } from '../ui/Link';
import { loadedLazy, loadLazy } from '../ui/lazy';
import { announceFailure } from '../views/announce';
import { EngineContext, type Engine } from '../views/engine';
import { RereadProvider } from '../views/RereadProvider';
import { createTextOfEntity } from './entities/createTextOfEntity';
import { PortalRouter } from './PortalRouter';
import { PortalScreens } from './PortalScreens';
import { redirectRoutes, shownPathOf } from './redirects';

const loadAnnounce = () => import('./announceNotification');

const retryNever = { retry: false, networkMode: 'always' } as const;

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { ...retryNever, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { ...retryNever, gcTime: 0 },
    },
  });

type Options = {
  registry: Pick<Registry, 'resources' | 'home'>;
  /** The entities in the language of the page. */
  entities: () => Record<string, Entity>;
  dataProvider: DataProvider;
  authProvider: AuthProvider;
  queryClient: QueryClient;
  store: StoreContextProviderProps['value'];
  /** What stands around each page. */
  Frame: ComponentType<{ children?: ReactNode }>;
  /** The origins whose images are shown. */
  fileOrigins: readonly string[];
  /** Hears which link of the portal the pointer or the focus has come to. */
  onNear?: (path: string) => void;
  /** Routes of pages that belong to no entity. Default: none. */
  more?: ReactNode;
  /** Has the address. Default: the browser's. */
  window?: Window;
};

/** @param engineOn what the engine gets beside the entities, once there is a router */
export const createScreens = (
  { registry, entities: entitiesNow, Frame, fileOrigins, onNear = () => {}, window, ...admin }: Options,
  engineOn: (router: DataRouter) => Omit<Engine, 'entities' | 'shownPathOf'>,
) => {
  // addresses are the same in every language
  const entities = entitiesNow();
  /** A row of a list that is in react-admin's cache. */
  const rowOf = (resource: string, id: string) =>
    admin.queryClient
      .getQueriesData<{ data: Record<string, unknown>[] }>({ queryKey: [resource, 'getList'] })
      .flatMap(([, page]) => page?.data ?? [])
      .find((row) => String(row.id) === id);
  const router = createHashRouter([...redirectRoutes(entities, rowOf), { path: '*', Component: () => <Screens /> }], { window });
  const engine = { ...engineOn(router), shownPathOf: (path: string) => shownPathOf(entities, path, rowOf) };
  const titleOf = (resource: string) => (record: Record<string, unknown>) => {
    const entity = entitiesNow()[resource];
    const declaration = entity && loadedLazy(entity.load);
    return declaration ? declaration.recordTitle(record) : `#${String(record.id)}`;
  };
  const PageLayout = ({ children }: { children?: ReactNode }) => {
    const { notifications, takeNotification } = useNotificationContext();
    const translate = useTranslate();
    useEffect(() => {
      if (notifications.length === 0) return;
      loadLazy(loadAnnounce).then((announce) => {
        const next = takeNotification();
        if (next) announce(next, translate);
      }, announceFailure);
    }, [notifications, takeNotification, translate]);
    return (
      <RereadProvider>
        <Frame>{children}</Frame>
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
          <FileOriginsContext value={fileOrigins}>
            <NearContext value={onNear}>
              <PortalScreens {...admin} registry={registry} i18nProvider={i18nProvider} layout={PageLayout} titleOf={titleOf} />
            </NearContext>
          </FileOriginsContext>
        </TextProvider>
      </EngineContext>
    );
  };
  return { router, Portal: () => <PortalRouter router={router} /> };
};
