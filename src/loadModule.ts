import { failureOf, type FailureCode } from '../contract/failure';

/**
 * Older browsers keep the failure of a module for as long as its page lives: asked for again, it fails without a look at the
 * network. Under another address it is another module.
 */
const underAnotherAddress = async (error: unknown) => {
  const [address] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [];
  if (!address) throw error;
  const module = (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as object;
  // a file of several modules names them by letters, and `load` alone knows which of them it means
  if (Object.keys(module).some((name) => name.length === 1)) throw error;
  return module;
};

const loadAnew = async <M>(load: () => Promise<M>, error: unknown) => {
  // what it is made of has been asked for again already
  if (failureOf(error).code) throw error;
  return load().catch(underAnotherAddress) as Promise<M>;
};

const asPartMissing = (error: unknown) => {
  throw error instanceof Error ? Object.assign(error, { code: 'partMissing' satisfies FailureCode }) : error;
};

/**
 * Loads a module. One that has failed before is asked for again, so that a moment without a line costs no reload of the page.
 *
 * @param load imports the module and does nothing else: what is made of modules loads each of them by this function
 * @throws the browser's error, with the code `partMissing`
 */
export const loadModule = <M>(load: () => Promise<M>): Promise<M> =>
  load()
    .catch((error) => loadAnew(load, error))
    .catch(asPartMissing);
