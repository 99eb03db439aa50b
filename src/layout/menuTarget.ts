import type { Head } from '../schema';

/** The path of a menu item by its name. */
export type MenuTarget = (name: string) => string;

/** "Client Management" to "clientManagement" (PLT-051). */
export const camelCase = (label: string) =>
  label
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word, i) => (i === 0 ? word[0]!.toLowerCase() : word[0]!.toUpperCase()) + word.slice(1))
    .join('');

/** The path of a menu item: the route of its name in camelCase, or the route that lists the name as one of its own (PLT-052). */
export const createMenuTarget = (heads: Record<string, Head>): MenuTarget => {
  const paths = new Map<string, string>();
  for (const { routes, menuNames = [] } of Object.values(heads)) {
    for (const path of Object.values(routes)) if (path && !path.includes(':')) paths.set(path.slice(1), path);
    for (const name of menuNames) if (!paths.has(name)) paths.set(name, routes.list);
  }
  return (label) => paths.get(camelCase(label)) ?? `/${camelCase(label)}`;
};
