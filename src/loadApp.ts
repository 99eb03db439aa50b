import { askedScreen, loadScreen } from './screens';
import { preloadPart } from './ui/parts';

const loadDefinition = async () => {
  const [{ definePortal }, { registry }] = await Promise.all([import('./app/definePortal'), import('../resources')]);
  const definition = definePortal(registry);
  await loadScreen(definition.entities, askedScreen(definition.entities, registry.home)).catch(() => {});
  return definition;
};

/** Loads the portal and, beside it, the first screen. */
export const loadApp = async () => {
  const [{ createApp }, definition] = await Promise.all([import('./App'), loadDefinition()]);
  return { default: createApp(definition) };
};
export const preloadApp = () => preloadPart(loadApp);
