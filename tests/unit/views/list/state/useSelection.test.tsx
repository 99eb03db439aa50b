import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { memoryStore, StoreContextProvider } from 'react-admin';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useSelection } from '../../../../../src/views/list/state/useSelection';
import type { ListState } from '../../../../../src/views/list/state/useListState';

/** What is selected in a list, where the store of the session holds other selections of the resource as well. */
const selectedIn = (path?: ListState['path']) => {
  const store = memoryStore({ 'clients.selectedIds': [1], 'clients.B1.list.selectedIds': [2], 'clients.B2.list.selectedIds': [3] });
  const seen: unknown[] = [];
  const Probe = () => {
    seen.push(useSelection('clients', { path } as ListState).selectedIds);
    return null;
  };
  renderToString(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <StoreContextProvider value={store}>
          <Probe />
        </StoreContextProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return seen;
};

it('lists of a resource that belong to different records have selections of their own', () => {
  expect([selectedIn(), selectedIn({ partner: 'B1' }), selectedIn({ partner: 'B2' })]).toEqual([[[1]], [[2]], [[3]]]);
});
