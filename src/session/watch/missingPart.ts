import { partMissing } from '../../loadModule';

/** Tells each time a part of the portal could not be loaded while there was a connection. Returns what ends it. */
export const watchMissingPart = (onMissing: () => void) => {
  const onEvent = () => {
    if (navigator.onLine) onMissing();
  };
  window.addEventListener(partMissing, onEvent);
  return () => window.removeEventListener(partMissing, onEvent);
};
