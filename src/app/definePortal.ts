import { builtInKinds } from '../fields/builtInKinds';
import { entitiesOf, type Entity, type Registry } from '../schema/registry';

/** What the engine builds a portal from: the registry, and its entities as they are read. */
export type PortalDefinition = { registry: Registry; entities: Record<string, Entity> };

/** Reads a registry. Its declarations arrive with their screens. */
export const definePortal = (registry: Registry): PortalDefinition => ({ registry, entities: entitiesOf(registry, builtInKinds) });
