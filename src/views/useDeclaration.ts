import type { Resource } from '../schema/resource';
import { useLazyPage } from '../ui/lazy';
import { useEntity } from './engine';

/** The declaration of a resource; suspends until it has arrived. */
export const useDeclaration = (resource: string): Resource => useLazyPage<Resource>(useEntity(resource).load);
