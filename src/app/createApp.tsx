import { useSyncExternalStore } from 'react';
import type { Services } from '../session/services';
import { createPortals } from './createPortals';
import type { PortalDefinition } from './definePortal';

/** The signed-in half of the page: draws the portal of the session. */
export const createApp = (definition: PortalDefinition, services: Services) => {
  const portals = createPortals(definition, services);
  const App = () => {
    const portal = useSyncExternalStore(portals.subscribe, portals.get);
    return portal && <portal.Portal />;
  };
  return App;
};
