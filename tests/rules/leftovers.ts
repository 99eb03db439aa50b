/** What a page has started and not ended: the number of each. */
export type Leftovers = {
  /** Addresses of blobs that were made and not revoked, without those that the page shows. */
  objectUrls: number;
  intervals: number;
  workers: number;
  /** Listeners of the window and of the document, by their event. */
  listeners: Record<string, number>;
  /** The browser would ask before the tab closes. */
  isUnsaved: boolean;
};

/** The property of the window under which the page of a browser test finds its counter. */
export const counterName = 'countLeftovers';

/**
 * Counts from now on what a page starts and ends. Returns a function that reads the counts.
 *
 * Playwright runs this function in the page, so it uses nothing outside itself.
 *
 * @param ownCode finds the stack frames of the portal and its libraries: those who run the tests listen too
 */
export const watchLeftovers = (ownCode: RegExp) => {
  const urls = new Set<string>();
  const [createUrl, revokeUrl] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)];
  URL.createObjectURL = (blob: Blob) => {
    const url = createUrl(blob);
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    urls.delete(url);
    revokeUrl(url);
  };

  // a link that saves a file is in use for a while after its click
  const saved = new Set<string>();
  const download = Object.getOwnPropertyDescriptor(HTMLAnchorElement.prototype, 'download')!;
  Object.defineProperty(HTMLAnchorElement.prototype, 'download', {
    ...download,
    set(this: HTMLAnchorElement, name: string) {
      saved.add(this.href);
      download.set!.call(this, name);
    },
  });

  const intervals = new Set<unknown>();
  const [start, stop] = [window.setInterval.bind(window), window.clearInterval.bind(window)];
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const timer = start(...args);
    intervals.add(timer);
    return timer;
  }) as unknown as typeof window.setInterval;
  window.clearInterval = ((timer: number) => {
    intervals.delete(timer);
    stop(timer);
  }) as typeof window.clearInterval;

  let workers = 0;
  if (typeof Worker === 'function') {
    window.Worker = class extends Worker {
      private isCounted = true;
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        workers += 1;
      }
      override terminate() {
        if (this.isCounted) workers -= 1;
        this.isCounted = false;
        super.terminate();
      }
    };
  }

  /** Whether the function that called the one that asks belongs to the portal. */
  const isOfPortal = () => ownCode.test(new Error().stack?.split('\n')[3] ?? '');
  type Entry = { type: string; listener: unknown; isCapture: boolean };
  const entries: Entry[] = [];
  const captureOf = (options?: boolean | AddEventListenerOptions) =>
    typeof options === 'object' ? options.capture === true : options === true;
  const indexOf = (type: string, listener: unknown, isCapture: boolean) =>
    entries.findIndex((entry) => entry.type === type && entry.listener === listener && entry.isCapture === isCapture);
  const forget = (entry: Entry) => {
    const at = entries.indexOf(entry);
    if (at !== -1) entries.splice(at, 1);
  };
  for (const [target, prefix] of [
    [window, ''],
    [document, 'document '],
  ] as const) {
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
    target.addEventListener = (name: string, listener: EventListener, options?: boolean | AddEventListenerOptions) => {
      const [type, isCapture] = [prefix + name, captureOf(options)];
      const { once, signal } = typeof options === 'object' ? options : {};
      if (listener && isOfPortal() && !signal?.aborted && indexOf(type, listener, isCapture) === -1) {
        const entry = { type, listener, isCapture };
        entries.push(entry);
        signal?.addEventListener('abort', () => forget(entry));
        if (once) add(name, () => forget(entry), { once, capture: isCapture });
      }
      add(name, listener, options);
    };
    target.removeEventListener = (name: string, listener: EventListener, options?: boolean | AddEventListenerOptions) => {
      const entry = entries[indexOf(prefix + name, listener, captureOf(options))];
      if (entry) forget(entry);
      remove(name, listener, options);
    };
  }

  return (): Leftovers => {
    const shown = new Set(
      [...document.querySelectorAll('[src^="blob:"], [href^="blob:"]')].flatMap((element) => [
        element.getAttribute('src'),
        element.getAttribute('href'),
      ]),
    );
    const listeners: Record<string, number> = {};
    for (const { type } of entries) listeners[type] = (listeners[type] ?? 0) + 1;
    return {
      objectUrls: [...urls].filter((url) => !shown.has(url) && !saved.has(url)).length,
      intervals: intervals.size,
      workers,
      listeners,
      isUnsaved: !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    };
  };
};

/** What is left more than on a fresh page, as sentences. */
export const problemsOfLeftovers = (left: Leftovers, fresh: Leftovers): string[] => [
  ...(left.objectUrls > 0 ? [`${left.objectUrls} object URLs are left`] : []),
  ...(left.intervals > fresh.intervals ? [`${left.intervals} intervals run, and ${fresh.intervals} on a fresh page`] : []),
  ...(left.workers > 0 ? [`${left.workers} workers are left`] : []),
  ...(left.isUnsaved ? ['the page still says that changes are not saved'] : []),
  ...Object.entries(left.listeners).flatMap(([type, count]) => {
    const expected = fresh.listeners[type] ?? 0;
    return count > expected ? [`${count} listeners of ${type}, and ${expected} on a fresh page`] : [];
  }),
];
