import { askedScreen } from './askedScreen';
import { loadPart, preloadPart } from './ui/parts';

/** Loads the declaration of the screen that the address asks for. */
const preloadScreen = async () => {
  const { heads, home } = await import('../resources');
  const { load } = heads[askedScreen(heads, home).resource]!;
  if (load) await loadPart(load);
};

/** Loads the portal and, beside it, the first screen. A screen that fails to load says so itself. */
export const loadApp = async () => {
  const [app] = await Promise.all([import('./App'), preloadScreen().catch(() => {})]);
  return app;
};
export const preloadApp = () => preloadPart(loadApp);
