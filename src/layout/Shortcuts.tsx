import { useEffect, useState } from 'react';
import { lazyComponent } from '../ui/lazy';
import { Popup } from '../ui/popups/Popup';

const ShortcutsDialog = lazyComponent(() => import('./ShortcutsDialog'));

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** The keys of the portal: `/` focuses the search of the page or of the dialog on it, `?` lists them all. */
export const Shortcuts = () => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
      if (event.key === '?' && !dialog) setOpen(true);
      if (event.key === '/') {
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
