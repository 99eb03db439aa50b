import type { FailureCode } from '../contract/failure';

/**
 * A browser may keep the failure of a module for as long as its page lives: asked for again, it fails without a look at the
 * network. Under another address it is another module.
 */
const loadAnew = async (error: unknown) => {
  const [address] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [];
  if (!address) throw error;
  return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as unknown;
};

const asPartMissing = (error: unknown) => {
  throw error instanceof Error ? Object.assign(error, { code: 'partMissing' satisfies FailureCode }) : error;
};

/**
 * Loads a module. One that has failed before is asked for under another address, so that a moment without a line costs no
 * reload of the page.
 *
 * @throws the browser's error, with the code `partMissing`
 */
export const loadModule = <M>(load: () => Promise<M>): Promise<M> => load().catch(loadAnew).catch(asPartMissing) as Promise<M>;
