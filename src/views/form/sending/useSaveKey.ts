import { useEffect } from 'react';
import { useLatest } from '../state/useLatest';

/** Ctrl/Cmd+S saves, unless a dialog is open. */
export const useSaveKey = (save: () => void) => {
  const latest = useLatest(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector('[role=dialog]')) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [latest]);
};
