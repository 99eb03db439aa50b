/** What was done or went wrong, told at the top of the page (PLT-083). Stands outside react-admin, so that it outlives a log-out. */
export type Toast = {
  id: number;
  kind: 'success' | 'info' | 'error';
  text: string;
  /** It names nobody, so it may be read after the session, such as that a save is done. */ isImpersonal?: boolean;
};

/** How long a toast stays, in milliseconds (PLT-083). */
export const displayTime = 5_000;

const createToastStore = () => {
  let toasts: Toast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows a toast for five seconds, stacked under those that are there; the same text is not piled up. */
    show: (kind: Toast['kind'], text: string, { isImpersonal }: Pick<Toast, 'isImpersonal'> = {}) =>
      set([...toasts.filter((toast) => toast.kind !== kind || toast.text !== text), { id: nextId++, kind, text, isImpersonal }]),
    dismiss: (id: number) => set(toasts.filter((toast) => toast.id !== id)),
    /** Takes a toast away that is no longer true. */
    withdraw: (text: string) => set(toasts.filter((toast) => toast.text !== text)),
    /** Takes away, when a session ends, whatever may name somebody. */
    clear: () => set(toasts.filter(({ isImpersonal }) => isImpersonal)),
  };
};
export const { show: showToast, withdraw: withdrawToast, ...toastStore } = createToastStore();
