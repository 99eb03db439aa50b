import type { PixelSize } from './imageHeader';

/** How far an upload is. `part` goes from 0 to 1. */
export type UploadState = { at: 'sending'; part: number } | { at: 'failed'; error: unknown } | { at: 'done'; fileId: string };

/** Sends a file and resolves with its id. */
export type SendFile = (
  file: File,
  options: { idempotencyKey: string; signal: AbortSignal; onProgress: (part: number) => void },
) => Promise<string>;

/**
 * A file that was chosen and is on its way, or has arrived. It is the value of its input, so it goes on while its input is
 * not drawn; whoever lets go of it stops it. A store for `useSyncExternalStore`.
 */
export class Upload {
  readonly fileName: string;
  /** Tells it from every other one, however often it is sent. */
  readonly key = crypto.randomUUID();
  /** When it was read, in milliseconds. */
  readonly readAt = Date.now();
  #isStarted = false;
  #state: UploadState = { at: 'sending', part: 0 };
  #listeners = new Set<() => void>();
  #controller = new AbortController();
  #send: SendFile;

  constructor(
    readonly file: File,
    send: SendFile,
    /** What is known of it: the size of an image, as its header tells it, what else is to be said, and what was read of it. */
    readonly known: { size: PixelSize | null; note: string | null; report?: unknown } = { size: null, note: null },
  ) {
    this.fileName = file.name;
    this.#send = send;
  }

  get state() {
    return this.#state;
  }
  /** The id that the server gave it; null until it has arrived. */
  get fileId() {
    return this.#state.at === 'done' ? this.#state.fileId : null;
  }
  /** One is the same as itself alone, however far it is and whatever was read of it. */
  toJSON = () => ({ key: this.key });
  getState = () => this.#state;
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #change = (state: UploadState) => {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  };
  /** Sends it, if nobody has. */
  start = () => {
    if (!this.#isStarted) this.retry();
  };
  /** Sends it, once more after a failure. */
  retry = () => {
    this.#isStarted = true;
    const { signal } = (this.#controller = new AbortController());
    // what was stopped says nothing any more
    const change = (state: UploadState) => signal.aborted || this.#change(state);
    change({ at: 'sending', part: 0 });
    this.#send(this.file, { idempotencyKey: this.key, signal, onProgress: (part) => change({ at: 'sending', part }) }).then(
      (fileId) => change({ at: 'done', fileId }),
      (error: unknown) => change({ at: 'failed', error }),
    );
  };
  /** Stops it, if it is still on its way; whoever keeps it may send it again. */
  stop = () => {
    if (this.#state.at !== 'sending') return;
    this.#controller.abort();
    this.#change({ at: 'failed', error: new DOMException('The upload was stopped', 'AbortError') });
  };
}
