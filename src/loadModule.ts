import { failureOf, type FailureCode } from '../contract/failure';

/** The event of `window` when a part of the portal could not be loaded. */
export const partMissing = 'partMissing' satisfies FailureCode;

/** The address that a browser's error of an `import()` names; none of any other error, and of one by Safari. */
const addressIn = (error: unknown) => /https?:\/\/\S+\.js/.exec(String(error))?.[0];

/**
 * Older browsers keep the failure of a module for as long as its page lives: asked for again, it fails without a look at the
 * network. Under another address it is another module.
 */
const underAnotherAddress = async (error: unknown) => {
  const address = addressIn(error);
  if (!address) throw error;
  const module = await (import(/* @vite-ignore */ `${address}?again=${Date.now()}`) as Promise<object>).catch(() => {
    throw error;
  });
  // a file of several modules names them by letters, and `load` alone knows which of them it means
  if (Object.keys(module).some((name) => name.length === 1)) throw error;
  return module;
};

const loadAnew = <M>(load: () => Promise<M>, error: unknown) => {
  // an error with a code is that of an inner `loadModule`, which has asked again already
  if (failureOf(error).code || !addressIn(error)) throw error;
  return load().catch(underAnotherAddress) as Promise<M>;
};

const asPartMissing = (error: unknown) => {
  if (!(error instanceof Error) || failureOf(error).code) throw error;
  window.dispatchEvent(new Event(partMissing));
  throw Object.assign(error, { code: partMissing });
};

/**
 * Loads a module. One that does not arrive is asked for again, so that a moment without a line costs no reload of the page.
 *
 * @param load imports a module, or makes something of modules that it loads by this function
 * @throws the browser's error, with the code `partMissing`
 */
export const loadModule = <M>(load: () => Promise<M>): Promise<M> =>
  load()
    .catch((error) => loadAnew(load, error))
    .catch(asPartMissing);
