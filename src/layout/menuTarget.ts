import { matchPath } from 'react-router-dom';
import type { Menu, Session } from '../../authProvider/session';
import type { Registry } from '../schema';
import { camelCase } from '../format/camelCase';

/** Where menu items lead. */
export type MenuTarget = {
  /** The menu of the person who is signed in. */
  menuOf: (session: Pick<Session, 'menus' | 'permissions'>) => readonly Menu[];
  /** The path of a menu item by its name. */
  pathOf: (name: string) => string;
  /** The list that a path belongs to: that of an edit page is the one that leads there. */
  listOf: (path: string) => string | undefined;
};

/** The path of a menu item: the route of its name in camelCase, or the route that lists the name as one of its own (PLT-052). */
export const createMenuTarget = ({ resources, menuOf }: Pick<Registry, 'resources' | 'menuOf'>): MenuTarget => {
  const paths = new Map<string, string>();
  for (const { routes, menuNames = [] } of Object.values(resources)) {
    for (const path of Object.values(routes)) if (path && !path.includes(':')) paths.set(path.slice(1), path);
    for (const name of menuNames) if (!paths.has(name)) paths.set(name, routes.list);
  }
  return {
    menuOf: ({ menus, permissions }) => menuOf?.(menus, permissions) ?? menus,
    pathOf: (label) => paths.get(camelCase(label)) ?? `/${camelCase(label)}`,
    listOf: (path) =>
      Object.values(resources).find(({ routes }) => Object.values(routes).some((route) => matchPath(route, path)))?.routes.list,
  };
};

const leavesOf = (menus: readonly Menu[]): Menu[] => menus.flatMap((menu) => (menu.children?.length ? leavesOf(menu.children) : [menu]));

/** Where the items of a menu lead, without those that only open others. */
export const areasOf = (menus: readonly Menu[], { pathOf }: Pick<MenuTarget, 'pathOf'>) =>
  leavesOf(menus).map(({ name }) => ({ title: name, path: pathOf(name) }));

/** The page that a person starts on: `home` where they can open it, else their first page; null without any (PLT-012). */
export const startPathOf = (areas: readonly { path: string }[], home: string) =>
  (areas.find(({ path }) => path === home) ?? areas[0])?.path ?? null;

/** The path of the menu item that a page belongs to: its own where it has one, else its list's. */
export const currentPathOf = (menus: readonly Menu[], path: string, { pathOf, listOf }: MenuTarget) =>
  leavesOf(menus).some(({ name }) => pathOf(name) === path) ? path : listOf(path);
