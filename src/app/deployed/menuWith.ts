import { camelCase } from '../../format/camelCase';
import { pageTexts } from '../../messages/page';
import type { MenuPlace } from '../../deployed/expand';
import type { MenuItem } from '../../schema/registry';
import type { ResourceEntry } from '../../schema/resourceEntry';

type Wanted = { name: string; menu: MenuPlace };

const namesIn = (menus: readonly MenuItem[]): string[] => menus.flatMap(({ name, children }) => [name, ...namesIn(children ?? [])]);

/**
 * The menu of the sign-in reply with an entry for each entity of a file that it does not name, for people with its code, at the
 * end of its group.
 *
 * @param labelIn the label of an entity in a language
 */
export const menuWith = <M extends MenuItem>(
  menus: readonly M[],
  codes: readonly string[],
  wanted: readonly Wanted[],
  labelIn: (language: string, name: string) => string,
  resources: Readonly<Record<string, ResourceEntry>>,
): readonly M[] => {
  const named = namesIn(menus).map(camelCase);
  const isNamed = ({ routes, menuNames = [] }: ResourceEntry) =>
    named.some((name) => menuNames.includes(name) || `/${name}` === routes.list);
  return wanted.reduce<readonly M[]>((all, { name, menu: { in: group, code } }) => {
    if (isNamed(resources[name]!) || (code !== undefined && !codes.includes(code))) return all;
    const item = { name: labelIn(pageTexts.get().language, name) } as M;
    if (!all.some((each) => each.name === group)) return [...all, { name: group, children: [item] } as unknown as M];
    // an item that leads to a screen goes on doing so within its group
    return all.map((each) =>
      each.name === group ? { ...each, children: [...(each.children?.length ? each.children : [{ name: each.name }]), item] } : each,
    );
  }, menus);
};
