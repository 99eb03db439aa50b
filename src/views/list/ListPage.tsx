import { ResourceContextProvider } from 'react-admin';
import { useDeclaration } from '../useDeclaration';
import { PlannedPage } from '../PlannedPage';
import { ListView } from './ListView';

/** The list screen of a resource. */
export const ListPage = ({ resource }: { resource: string }) => {
  const declaration = useDeclaration(resource);
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
