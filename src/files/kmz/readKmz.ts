import { decodeXml } from './decodeXml';
import { drawMap, type MapDrawing } from './drawMap';
import { maxOfMap, readKml, type Kml, type Place } from './readKml';
import { resolveLink } from './resolveLink';
import { unpackFiles } from './unpackFiles';

/** Why a file is no KMZ: its archive cannot be unpacked, no map is in it, or the map cannot be read. */
export type NoMap = { refusal: 'archive' | 'missing' | 'map' };

/** macOS adds a file of this kind beside each file of an archive; it has the same extension and is no map. */
const isOfMacOs = (name: string) => /(?:^|\/)(?:__MACOSX\/|\._[^/]*$)/.test(name);
const isKml = (name: string) => /\.kml$/i.test(name) && !isOfMacOs(name);

/** The maps of an archive by their names; null for an archive that cannot be unpacked. */
const unpackKmls = (bytes: Uint8Array) => {
  try {
    return unpackFiles(bytes, isKml);
  } catch {
    return null;
  }
};

/**
 * Reads a KMZ as a drawing of its places. Its map is the first `.kml` of the archive, with the maps of the same archive that
 * it links to. Links that lead out of the archive are counted and never fetched.
 */
export const readKmz = (bytes: Uint8Array): MapDrawing | NoMap => {
  const kmls = unpackKmls(bytes);
  if (!kmls) return { refusal: 'archive' };
  const [first] = kmls.keys();
  if (first === undefined) return { refusal: 'missing' };
  const places: Place[] = [];
  let [positions, unreadable, links, unreadLinks, isCut] = [0, 0, 0, 0, false];
  /** Each map is read once, also if maps link to each other. */
  const names = new Set([first]);
  const read = (name: string): Kml | null => {
    const content = kmls.get(name);
    const xml = content ? decodeXml(content) : null;
    if (xml === null) return null;
    const room = {
      places: maxOfMap.places - places.length,
      positions: maxOfMap.positions - positions,
      links: maxOfMap.links - links,
    };
    return readKml(xml, room);
  };
  // a set iterates over what is added meanwhile, too
  for (const name of names) {
    const map = read(name);
    if (!map && name === first) return { refusal: 'map' };
    if (!map) unreadLinks += 1;
    else {
      for (const place of map.places) places.push(place);
      positions += map.positions;
      unreadable += map.unreadable;
      links += map.links.length;
      isCut ||= map.isCut;
      for (const link of map.links) {
        const linked = resolveLink(name, link);
        if (linked === null) unreadLinks += 1;
        else names.add(linked);
      }
    }
  }
  return drawMap({ places, isCut, unreadable }, unreadLinks);
};
