import type { DataProvider, AuthProvider, StoreContextProviderProps } from 'react-admin';
import { CoreAdmin, CustomRoutes, Resource } from 'react-admin';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { i18nProvider } from '../messages/i18n';
import { FailurePage } from '../pages/FailurePage';
import type { Registry } from '../schema/registry';
import { wantedPath } from '../session/address';
import { ClonePage, CreatePage, EditPage } from '../views/form/formPages';
import { ListPage } from '../views/list/ListPage';

type Props = {
  registry: Pick<Registry, 'resources' | 'home'>;
  dataProvider: DataProvider;
  authProvider: AuthProvider;
  queryClient: QueryClient;
  store: StoreContextProviderProps['value'];
  layout: ComponentType<{ children: ReactNode }>;
  /** The name of a record, for react-admin's components. */
  titleOf: (resource: string) => (record: Record<string, unknown>) => string;
};

const Loading = () => null;
const Home = () => <Navigate to="/" replace />;

/** The screens of a registry in react-admin's app: each entity under its name, each screen at the address of the specification. */
export const PortalScreens = ({ registry: { resources, home }, titleOf, ...admin }: Props) => (
  <CoreAdmin
    {...admin}
    i18nProvider={i18nProvider}
    loading={Loading}
    catchAll={Home}
    error={({ error, resetErrorBoundary }) => <FailurePage error={error} onRetry={() => resetErrorBoundary(undefined)} />}
    disableTelemetry
  >
    {Object.entries(resources).map(([name, { routes }]) => (
      <Resource
        key={name}
        name={name}
        list={<ListPage resource={name} />}
        edit={routes.edit ? <EditPage resource={name} /> : undefined}
        create={routes.create ? <CreatePage resource={name} /> : undefined}
        recordRepresentation={titleOf(name)}
      />
    ))}
    <CustomRoutes>
      <Route path="/" element={<Navigate to={home} replace />} />
      {/* signed in at /login: on to the wanted path (PLT-010) */}
      <Route path="/login" element={<AfterSignIn home={home} />} />
      {Object.entries(resources).flatMap(([name, { routes }]) => [
        <Route key={routes.list} path={routes.list} element={<ListPage key={name} resource={name} />} />,
        routes.create && <Route key={routes.create} path={routes.create} element={<CreatePage key={name} resource={name} />} />,
        routes.edit && <Route key={routes.edit} path={routes.edit} element={<EditPage key={name} resource={name} />} />,
        routes.clone && <Route key={routes.clone} path={routes.clone} element={<ClonePage key={name} resource={name} />} />,
      ])}
    </CustomRoutes>
  </CoreAdmin>
);

const AfterSignIn = ({ home }: { home: string }) => <Navigate to={wantedPath() ?? home} replace />;
