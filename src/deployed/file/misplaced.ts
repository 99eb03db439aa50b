import type { Place, Problem } from '../../schema/language/problem';
import { entityKeys, formKeysInFiles } from '../language';
import type { Tree } from './tree';

/** A key that belongs outside of the key that holds it (R036). @param outer the place of the key that holds it */
export const misplacedIn = (tree: Tree, place: Place, outer: Place): Problem => {
  const [at, around] = [tree.positionOf(place, 'key'), tree.positionOf(outer, 'key')];
  const spaces = at.line === around.line ? 0 : at.column - around.column;
  const hint = spaces > 0 ? `Indent it ${spaces} space${spaces === 1 ? '' : 's'} less.` : `Move it out of '${outer.at(-1)}'.`;
  return { code: 'R036', place, message: `'${place.at(-1)}' is inside '${outer.at(-1)}'`, hint };
};

/** A key of an entity that is directly inside another of its keys; undefined for any other key. @param place the place of the key */
export const misplaced = (tree: Tree, place: Place): Problem | undefined => {
  const isBelowKey = place[0] === 'resources' && place.length === 4;
  const key = String(place.at(-1));
  // a form may have `fields` too
  const isOfEntity = entityKeys.includes(key) && !Object.hasOwn(formKeysInFiles, key);
  return isBelowKey && isOfEntity ? misplacedIn(tree, place, place.slice(0, 3)) : undefined;
};
