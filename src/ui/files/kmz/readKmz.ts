import { decodeXml } from './decodeXml';
import { drawMap, type MapDrawing } from './drawMap';
import { readKml } from './readKml';
import { unpackOne } from './unpackOne';

/** A KMZ as a drawing of its places, of which there may be none; null for what is no KMZ. Its map is the first `.kml` in the archive. */
export const readKmz = (bytes: Uint8Array): MapDrawing | null => {
  const kml = unpackOne(bytes, (name) => /\.kml$/i.test(name));
  const xml = kml && decodeXml(kml);
  const map = xml === null ? null : readKml(xml);
  return map && drawMap(map);
};
