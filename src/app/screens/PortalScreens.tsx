import type { AuthProvider, DataProvider, I18nProvider, StoreContextProviderProps } from 'react-admin';
import { CoreAdmin, CustomRoutes, Resource } from 'react-admin';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { Route, useLocation, useNavigate } from 'react-router-dom';
import { FailurePage } from '../../pages/FailurePage';
import type { Registry } from '../../schema/registry';
import { getShownPath } from '../../session/address';
import { ClonePage, CreatePage, EditPage } from '../../views/form/formPages';
import { ListPage } from '../../views/list/ListPage';

type Props = {
  registry: Pick<Registry, 'resources'>;
  i18nProvider: I18nProvider;
  dataProvider: DataProvider;
  authProvider: AuthProvider;
  queryClient: QueryClient;
  store: StoreContextProviderProps['value'];
  layout: ComponentType<{ children: ReactNode }>;
  /** The name of a record, for react-admin's components. */
  titleOf: (resource: string) => (record: Record<string, unknown>) => string;
  /** Routes of pages that belong to no entity. Default: none. */
  children?: ReactNode;
};

const Loading = () => null;
/** An address that no screen has leads to the start (PLT-021), unless somebody has gone elsewhere before it was on the screen. */
const UnknownAddress = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (getShownPath() === pathname) void navigate('/', { replace: true });
  }, [navigate, pathname]);
  return null;
};

/** The screens of a registry in react-admin's app: each entity under its name, each screen at the address of the specification. */
export const PortalScreens = ({ registry: { resources }, titleOf, children, ...admin }: Props) => (
  <CoreAdmin
    {...admin}
    loading={Loading}
    catchAll={UnknownAddress}
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
      {Object.entries(resources).flatMap(([name, { routes }]) => [
        <Route key={routes.list} path={routes.list} element={<ListPage key={name} resource={name} />} />,
        routes.create && <Route key={routes.create} path={routes.create} element={<CreatePage key={name} resource={name} />} />,
        routes.edit && <Route key={routes.edit} path={routes.edit} element={<EditPage key={name} resource={name} />} />,
        routes.clone && <Route key={routes.clone} path={routes.clone} element={<ClonePage key={name} resource={name} />} />,
      ])}
      {children}
    </CustomRoutes>
  </CoreAdmin>
);
