import { decodeXml } from './decodeXml';
import { drawMap, type MapDrawing } from './drawMap';
import { readKml } from './readKml';
import { unpackOne } from './unpackOne';

/** Why a file is no KMZ: its archive cannot be unpacked, no map is in it, or the map cannot be read. */
export type NoMap = { refusal: 'archive' | 'missing' | 'map' };

/** The first `.kml` of an archive; null when there is none, undefined for an archive that cannot be unpacked. */
const kmlOf = (bytes: Uint8Array) => {
  try {
    return unpackOne(bytes, (name) => /\.kml$/i.test(name));
  } catch {
    return undefined;
  }
};

/** A KMZ as a drawing of its places, of which there may be none. Its map is the first `.kml` in the archive. */
export const readKmz = (bytes: Uint8Array): MapDrawing | NoMap => {
  const kml = kmlOf(bytes);
  if (!kml) return { refusal: kml === null ? 'missing' : 'archive' };
  const xml = decodeXml(kml);
  const map = xml === null ? null : readKml(xml);
  return map ? drawMap(map) : { refusal: 'map' };
};
