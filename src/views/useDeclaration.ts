import type { Resource } from '../schema/resource';
import { preloadPart, usePagePart } from '../ui/parts';
import { useHead } from './engine';

const none = () => Promise.resolve({ default: null });
preloadPart(none);

/** The declaration of a resource; suspends until it has arrived. Null for an entity that is not declared yet. */
export const useDeclaration = (resource: string): Resource | null => usePagePart<Resource | null>(useHead(resource).load ?? none);
