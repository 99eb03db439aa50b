import { useDeclaration } from '../useDeclaration';
import { DeclaredProvider } from '../DeclaredProvider';
import { PlannedPage } from '../PlannedPage';
import { ListView } from './ListView';

/** The list screen of a resource. */
export const ListPage = ({ resource }: { resource: string }) => {
  const declaration = useDeclaration(resource);
  if (!declaration?.list) return <PlannedPage resource={resource} view="list" />;
  return (
    <DeclaredProvider key={resource} resource={resource} declaration={declaration}>
      <ListView />
    </DeclaredProvider>
  );
};
