import { askedScreen, loadScreen } from './screens';
import { preloadPart } from './ui/parts';

const loadFirstScreen = async () => {
  const { heads, home } = await import('../resources');
  await loadScreen(heads, askedScreen(heads, home));
};

/** Loads the portal and, beside it, the first screen. */
export const loadApp = async () => {
  const [app] = await Promise.all([import('./App'), loadFirstScreen().catch(() => {})]);
  return app;
};
export const preloadApp = () => preloadPart(loadApp);
