import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button';
import { useStartText } from '../../messages/start';
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon } from '../icons';
import { displayTime, toastStore, type Toast } from './toasts';
import './toasts.css';

const icons = { success: CheckIcon, info: InfoIcon, error: ErrorIcon };

/** Closes itself, waits while the pointer or the focus is on it. */
const ToastCard = ({ toast: { id, kind, text } }: { toast: Toast }) => {
  const t = useStartText();
  const Icon = icons[kind];
  const [isPaused, setPaused] = useState(false);
  const left = useRef(displayTime);
  useEffect(() => {
    if (isPaused) return;
    const since = Date.now();
    const timer = setTimeout(() => toastStore.dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - since));
    };
  }, [id, isPaused]);
  return (
    <li
      className={`toast toast-${kind}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon />
      <span className="toast-text">{text}</span>
      <Button look="icon" aria-label={t('shell.close')} onClick={() => toastStore.dismiss(id)}>
        <CloseIcon />
      </Button>
    </li>
  );
};

/**
 * Returns an element of the body for what screen readers must always reach. An open dialog of MUI sets `aria-hidden` on all other
 * elements of the body, which would silence the toasts about its own failures.
 */
const useReachableElement = () => {
  const [element] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(element);
    const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'));
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, [element]);
  return element;
};

/** The stack of toasts, announced to screen readers. Mounted once, next to the page. */
export const ToastHost = () => {
  const t = useStartText();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const host = useRef<HTMLElement>(null);
  const place = useReachableElement();
  // what is sticky or opens over the page makes room for them
  useLayoutEffect(() => {
    const covered = toasts.length > 0 ? host.current!.getBoundingClientRect().bottom : 0;
    document.documentElement.style.setProperty('--covered-toasts', `${covered}px`);
  }, [toasts]);
  return createPortal(
    <section ref={host} className="toast-host" aria-label={t('shell.messages')} aria-live="polite" aria-relevant="additions">
      <ol>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>,
    place,
  );
};
