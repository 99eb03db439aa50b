import { useEffect } from 'react';
import { pressedKeys } from '../../../ui/pressedKeys';
import { useLatest } from '../state/useLatest';

/** Ctrl/Cmd+S saves, unless a dialog is open. With Shift or Alt the keys are left to the browser: some take a screenshot. */
export const useSaveKey = (save: () => void) => {
  const latest = useLatest(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (pressedKeys(event) !== 'Mod+s') return;
      event.preventDefault();
      if (!document.querySelector('[role=dialog]')) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [latest]);
};
