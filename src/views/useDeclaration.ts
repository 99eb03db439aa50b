import { use } from 'react';
import type { Resource } from '../schema/resource';
import { useHead } from './engine';

const none = Promise.resolve(null);
const arrived = new Map<() => Promise<{ default: Resource }>, Promise<Resource>>();

/** The declaration of a head, loaded once; a failed load may be tried again. */
export const loadDeclaration = (load: () => Promise<{ default: Resource }>) => {
  let declaration = arrived.get(load);
  if (!declaration) {
    declaration = load().then((module) => module.default);
    // a failure stays for a moment, or every render of its page would ask again
    declaration.catch(() => setTimeout(() => arrived.delete(load), 1_000));
    arrived.set(load, declaration);
  }
  return declaration;
};

/** The declaration of a resource; suspends until it has arrived. Null for an entity that is not declared yet. */
export const useDeclaration = (resource: string): Resource | null => {
  const { load } = useHead(resource);
  return use<Resource | null>(load ? loadDeclaration(load) : none);
};
