import { useMemo, type ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { Resource } from '../schema/resource';
import { DeclaredContext } from './declared';

type Props = { resource: string; declaration: Resource; children: ReactNode };

/** Says whose screen or dialog this is, to the engine's pieces and to react-admin's. */
export const DeclaredProvider = ({ resource, declaration, children }: Props) => {
  const declared = useMemo(() => ({ resource, declaration }), [resource, declaration]);
  return (
    <ResourceContextProvider value={resource}>
      <DeclaredContext value={declared}>{children}</DeclaredContext>
    </ResourceContextProvider>
  );
};
