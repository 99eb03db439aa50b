import type { Registry } from '../schema/registry';
import type { Entity } from '../schema/registry';
import { createEntities } from './entities/createEntities';

/** What the engine builds a portal from: the registry, and its entities as they are read, in the language of the page. */
export type PortalDefinition = { registry: Registry; entities: () => Record<string, Entity> };

/** Reads a registry. Its declarations arrive with their screens. */
export const definePortal = async (registry: Registry): Promise<PortalDefinition> => {
  const entities = createEntities(registry);
  await entities.follow();
  return { registry, entities: entities.get };
};
