import { useEffect, useState } from 'react';
import { lazyComponent } from '../ui/lazy';
import { Popup } from '../ui/popups/Popup';
import { pressedKeys } from '../ui/pressedKeys';

const ShortcutsDialog = lazyComponent(() => import('./ShortcutsDialog'));

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** The keys of the portal: `/` focuses the search of the page or of the dialog on it, `?` lists them all. */
export const Shortcuts = () => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target)) return;
      const keys = pressedKeys(event);
      const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
      if (keys === '?' && !dialog) setOpen(true);
      if (keys === '/') {
        const search = (dialog ?? document).querySelector<HTMLInputElement>('[data-search]');
        search?.focus();
        search?.select();
        if (search) event.preventDefault();
      }
    };
    const onAsked = () => setOpen(true);
    window.addEventListener('keydown', onKey);
    window.addEventListener('portal:shortcuts', onAsked);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('portal:shortcuts', onAsked);
    };
  }, []);
  return isOpen ? (
    <Popup onFailure={() => setOpen(false)}>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </Popup>
  ) : null;
};
