import type { Resource } from '../schema/resource';
import { usePagePart } from '../ui/parts';
import { useEntity } from './engine';

/** The declaration of a resource; suspends until it has arrived. */
export const useDeclaration = (resource: string): Resource => usePagePart<Resource>(useEntity(resource).load);
