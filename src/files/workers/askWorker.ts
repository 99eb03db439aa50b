import { policy, workers } from './trustedTypes';

/** Starts one of the portal's workers. */
export const startWorker = (name: keyof typeof workers) => {
  const address = workers[name];
  return new Worker(policy ? (policy.createScriptURL(address) as unknown as string) : address, { type: 'module' });
};

/**
 * Asks one of the portal's workers one question and ends it, with its answer or without one.
 *
 * @throws what stopped it: the signal's reason, or an error with the code `partMissing` when the worker cannot be loaded
 */
export const askWorker = async <Answer>(name: keyof typeof workers, question: unknown, signal?: AbortSignal): Promise<Answer> => {
  signal?.throwIfAborted();
  const worker = startWorker(name);
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
      // one that fails while it runs says why, one that is not there does not
      worker.addEventListener('error', (event) =>
        reject(
          event instanceof ErrorEvent ? new Error(event.message) : Object.assign(new Error(`No worker ${name}`), { code: 'partMissing' }),
        ),
      );
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
};
