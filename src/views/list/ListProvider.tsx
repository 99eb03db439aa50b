import type { ReactNode } from 'react';
import { ListContextProvider } from 'react-admin';
import { ListStateContext, useListContextOf } from './state/listContext';
import type { ListState } from './state/useListState';

/** Hands the state of a list to the engine's pieces and, in its own shape, to react-admin's. */
export const ListProvider = ({ state, children }: { state: ListState; children: ReactNode }) => (
  <ListStateContext value={state}>
    <ListContextProvider value={useListContextOf(state)}>{children}</ListContextProvider>
  </ListStateContext>
);
