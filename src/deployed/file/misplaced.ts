import type { Place, Problem } from '../../schema/language/problem';
import { changeKeys, entityKeys, formKeysInFiles } from '../language';
import type { Tree } from './tree';

/** A key that belongs outside of the key that holds it (R036). @param outer the place of the key that holds it */
export const misplacedIn = (tree: Tree, place: Place, outer: Place): Problem => {
  const [at, around] = [tree.positionOf(place, 'key'), tree.positionOf(outer, 'key')];
  const spaces = at.line === around.line ? 0 : at.column - around.column;
  const hint = spaces > 0 ? `Indent it ${spaces} space${spaces === 1 ? '' : 's'} less.` : `Move it out of '${outer.at(-1)}'.`;
  return { code: 'R036', place, message: `'${place.at(-1)}' is inside '${outer.at(-1)}'`, hint };
};

/** The keys of an entry, by its group. */
const keysOf: Readonly<Record<string, readonly string[]>> = { resources: entityKeys, changes: Object.keys(changeKeys) };
/** A key of an entity or a change that is directly inside another of its keys; undefined for any other key. @param place the place of the key */
export const misplaced = (tree: Tree, place: Place): Problem | undefined => {
  const [group, name, holder, key] = place.map(String);
  if (place.length !== 4 || !keysOf[group!]?.includes(key!) || tree.nodeAt([group!, name!, key!])) return undefined;
  // a form may have `fields` too
  const isOfForm = ['form', 'createForm'].includes(holder!) && Object.hasOwn(formKeysInFiles, key!);
  return isOfForm ? undefined : misplacedIn(tree, place, place.slice(0, 3));
};
