import type { ComponentType } from 'react';
import { loadModule } from '../loadModule';
import type { Registry } from '../schema/registry';
import { loadIdleLock } from '../layout/lock/loadIdleLock';
import type { Services } from '../session/services';
import { loadLazy } from '../ui/lazy';
import { askedScreen, loadScreen } from './screens/loadScreen';

/** Brings what a portal is built from. */
export type LoadRegistry = () => Promise<{ registry: Registry }>;

const loadDefinition = async (loadRegistry: LoadRegistry) => {
  const [{ definePortal }, { registry }] = await Promise.all([loadModule(() => import('./definePortal')), loadRegistry()]);
  const definition = await definePortal(registry);
  const entities = definition.entities();
  const asked = askedScreen(entities, registry.home);
  if (asked) await loadScreen(entities, asked).catch(() => {});
  return definition;
};

/** How the portal of a registry is loaded, and beside it the first screen. */
export const appLoader = (loadRegistry: LoadRegistry, services: Services) => async (): Promise<{ default: ComponentType }> => {
  const [{ createApp }, definition] = await Promise.all([
    loadModule(() => import('./createApp')),
    loadDefinition(loadRegistry),
    services.config.idleLockMinutes > 0 && loadLazy(loadIdleLock),
  ]);
  return { default: createApp(definition, services) };
};
