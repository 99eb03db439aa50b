import { createContext, use } from 'react';
import type { List, Resource } from '../schema/resource';

/** The entity whose screen or dialog this is: its name, as react-admin's `useResourceContext` has it, and its declaration. */
export type Declared = { resource: string; declaration: Resource };

export const DeclaredContext = createContext<Declared | null>(null);

export const useDeclared = () => {
  const declared = use(DeclaredContext);
  if (!declared) throw new Error('There is no declaration here');
  return declared;
};

/** The declared list of the screen or dialog. */
export const useDeclaredList = (): Declared & { list: List } => {
  const { resource, declaration } = useDeclared();
  if (!declaration.list) throw new Error(`${resource} declares no list`);
  return { resource, declaration, list: declaration.list };
};
