import type { Services } from '../session/services';
import { createPortal, type Portal } from './createPortal';
import type { PortalDefinition } from './definePortal';

/**
 * One portal for each session: made when the session starts, before anything of it is drawn, and disposed of when it ends.
 * For `useSyncExternalStore`.
 */
export const createPortals = (definition: PortalDefinition, services: Services) => {
  const listeners = new Set<() => void>();
  let current: { sessionId: string; portal: Portal } | null = null;
  const follow = () => {
    const session = services.sessions.get();
    if (current?.sessionId === session?.sessionId) return;
    current?.portal.dispose();
    current = session && { sessionId: session.sessionId, portal: createPortal(definition, services) };
    for (const listener of listeners) listener();
  };
  services.sessions.subscribe(follow);
  follow();
  return {
    /** The portal of the session; null while nobody is signed in. */
    get: () => current?.portal ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
