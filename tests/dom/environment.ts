import type { DetachedWindowAPI } from 'happy-dom';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What happy-dom would replace by its own, with checks of origins that a request to another port does not pass. */
const network = [
  'fetch', 'Headers', 'Request', 'Response', 'FormData', 'Blob', 'File', 'AbortController', 'AbortSignal', 'URL', 'URLSearchParams',
] as const; // prettier-ignore

/** A page of happy-dom whose network is that of Node. */
export default {
  name: 'page',
  viteEnvironment: 'ssr',
  setup: async (global: typeof globalThis, options) => {
    const ofNode = Object.fromEntries(network.map((name) => [name, global[name]]));
    const page = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, ofNode);
    // an error of a listener is one of the page, as in a browser; without this it would be thrown at whoever dispatched the event
    (global as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.settings.disableErrorCapturing = false;
    return page;
  },
} satisfies Environment;
