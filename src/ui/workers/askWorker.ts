import { policy, workers } from '../trustedTypes';

/**
 * Asks one of the portal's workers one question and ends it, with its answer or without one.
 *
 * @throws what stopped it: the signal's reason, or an error when the worker cannot be loaded or fails
 */
export const askWorker = <Answer>(name: keyof typeof workers, question: unknown, signal?: AbortSignal) => {
  const address = workers[name];
  const worker = new Worker(policy ? (policy.createScriptURL(address) as unknown as string) : address, { type: 'module' });
  const answered = new Promise<Answer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error(`The worker ${name} failed`)));
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.postMessage(question);
  });
  return answered.finally(() => worker.terminate());
};
