import { useDeclaration } from '../useDeclaration';
import { DeclaredProvider } from '../DeclaredProvider';
import { ListView } from './ListView';

/** The list screen of a resource. */
export const ListPage = ({ resource }: { resource: string }) => {
  const declaration = useDeclaration(resource);
  return (
    <DeclaredProvider key={resource} resource={resource} declaration={declaration}>
      <ListView />
    </DeclaredProvider>
  );
};
