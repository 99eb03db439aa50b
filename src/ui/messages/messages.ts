/** Messages at the top of the page. The store stands outside react-admin, so that a message outlives a log-out. */
export type Message = { id: number; kind: 'success' | 'error'; text: string };

/** How long a message stays, in milliseconds (PLT-083). */
export const displayTime = 5_000;

let messages: Message[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const set = (next: Message[]) => {
  messages = next;
  for (const listener of listeners) listener();
};

export const messageStore = {
  get: () => messages,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Takes every message away: they may name clients, and outlive no session. */
  clear: () => set([]),
  dismiss: (id: number) => set(messages.filter((message) => message.id !== id)),
};

/** Takes a message away that is no longer true. */
export const withdrawMessage = (text: string) => set(messages.filter((message) => message.text !== text));

/** Shows a message for five seconds, stacked under those that are there; the same text is not piled up. */
export const showMessage = (kind: Message['kind'], text: string) =>
  set([...messages.filter((message) => message.kind !== kind || message.text !== text), { id: nextId++, kind, text }]);
