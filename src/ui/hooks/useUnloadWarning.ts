import { useEffect } from 'react';

/** The browser asks before the tab is closed, reloaded or sent elsewhere. @param isOn whether there is something to lose */
export const useUnloadWarning = (isOn: boolean) =>
  useEffect(() => {
    if (!isOn) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isOn]);
