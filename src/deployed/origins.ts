/** Where what stands in an expanded declaration comes from. */
import type { Place } from '../schema/language/problem';

type Origin = { to: Place; from: Place; inner?: Place };
const startsWith = (place: Place, start: Place) => start.length <= place.length && start.every((step, i) => place[i] === step);

/** Ways into a declaration by the ways into its file. What nobody has added stands at the same place in both. */
export type Origins = {
  /**
   * What stands at a place of the declaration stands in the file somewhere else.
   *
   * @param inner where what lies within it stands. Default: below `from`
   */
  add: (to: Place, from: Place, inner?: Place) => void;
  /** The way into the file of a place of the declaration. */
  fromOf: (place: Place) => Place;
};

/** @param root the way into the file to the entity */
export const createOrigins = (root: Place): Origins => {
  const origins: Origin[] = [];
  const fromOf = (place: Place): Place => {
    const [nearest] = origins.filter(({ to }) => startsWith(place, to)).toSorted((a, b) => b.to.length - a.to.length);
    if (!nearest) return place;
    const { to, from, inner } = nearest;
    const rest = place.slice(to.length);
    // what lies within may come from elsewhere again
    return inner && rest.length > 0 ? fromOf([...inner, ...rest]) : [...from, ...rest];
  };
  return {
    add: (to, from, inner) => void origins.push({ to, from, inner }),
    fromOf: (place) => [...root, ...fromOf(place)],
  };
};
