import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import type { StoreContextProviderProps } from 'react-admin';
import { noRoute } from '../schema/resourceEntry';
import type { Entity } from '../schema/registry';
import { setShownPath } from '../session/address';
import { isRecordPath, type ScrollPosition } from '../views/engine';
import { tableBox } from '../views/list/state/useReturnScroll';
import { storeKeyOf } from '../views/list/state/listParams';
import { forgetPages } from '../views/list/state/listRequest';

type Store = StoreContextProviderProps['value'];

/**
 * Where a person has been. A list that is reached from its own edit screen goes on where it stood; reached from elsewhere
 * it starts afresh (PLT-022, PLT-023). Its rows are asked for again either way (PLT-025).
 */
export const createListMemory = (router: DataRouter, entities: Readonly<Record<string, Entity>>, store: Store, client: QueryClient) => {
  let path = router.state.location.pathname;
  let previous: string | null = null;
  setShownPath(path);
  /** How far each page and its table were scrolled when the page was left. */
  const scrolled = new Map<string, ScrollPosition>();
  const stop = router.subscribe(({ location }) => {
    // a step of a form is an entry of the history too, whose number has to be known
    if (location.pathname === path) return setShownPath(path);
    scrolled.set(path, { top: window.scrollY, left: document.querySelector(`main ${tableBox}`)?.scrollLeft ?? 0 });
    [previous, path] = [path, location.pathname];
    for (const [name, { routes }] of Object.entries(entities)) {
      if (routes.list === noRoute || routes.list !== path) continue;
      forgetPages(client, name);
      if (!isRecordPath(entities[name]!, previous)) store.removeItem(storeKeyOf(name));
    }
    setShownPath(path);
  });
  return { previousPath: () => previous, scrolledTo: (of: string) => scrolled.get(of) ?? { top: 0, left: 0 }, stop };
};
