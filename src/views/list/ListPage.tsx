import { useState } from 'react';
import { ResourceContextProvider, useStoreContext } from 'react-admin';
import { matchPath, Navigate, useParams } from 'react-router-dom';
import { useDeclaration } from '../useDeclaration';
import { PlannedPage } from '../PlannedPage';
import { useEngine, useHead } from '../engine';
import { ListView } from './ListView';
import { storeKeyOf } from './state/listParams';

/** Keeps the state of a list that is reached from its edit page, resets it otherwise (PLT-022, PLT-023). */
const useArrival = (resource: string) => {
  const { previousPath } = useEngine();
  const { routes } = useHead(resource);
  const store = useStoreContext();
  useState(() => {
    const previous = previousPath();
    if (!(previous && routes.edit && matchPath(routes.edit, previous))) store.removeItem(storeKeyOf(resource));
  });
};

/** The list screen of a resource. A deeper unknown path goes to the start (PLT-021). */
export const ListPage = ({ resource }: { resource: string }) => {
  const rest = useParams()['*'];
  useArrival(resource);
  const declaration = useDeclaration(resource);
  if (rest) return <Navigate to="/" replace />;
  return (
    <ResourceContextProvider value={resource}>
      {declaration?.list ? (
        <ListView key={resource} resource={resource} declaration={declaration} list={declaration.list} />
      ) : (
        <PlannedPage resource={resource} view="list" />
      )}
    </ResourceContextProvider>
  );
};
