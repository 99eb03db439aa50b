import { SaxesParser } from 'saxes';

/** Longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number];
export type Shape = { kind: 'point' | 'line'; positions: readonly Position[] } | { kind: 'area'; rings: readonly (readonly Position[])[] };
/** A placemark: its name, which may be empty, and what it consists of. */
export type Place = { name: string; shapes: readonly Shape[] };
/** `isCut` says that there is more than is read. */
export type Kml = { places: readonly Place[]; isCut: boolean };

/** Elements within each other; a map has some ten, and each open one is held in memory. */
const mostDeep = 1_000;
/** What is read of a map: more could neither be told apart nor drawn at once. */
const most = { places: 50_000, positions: 200_000, name: 200 };

const tuple = /(?<=^|\s)([+-]?\d+(?:\.\d+)?),([+-]?\d+(?:\.\d+)?)(?:,[^\s,]*)?(?=\s|$)/g;
const isOnEarth = ([longitude, latitude]: Position) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/**
 * The places of a KML. Null for what is no KML: broken XML, another root, elements without end within each other, or a
 * document type, which could define entities without end. It is read in one go and never as a tree. Pictures, styles and
 * links to other maps are left out, so nothing is fetched.
 */
export const readKml = (xml: string): Kml | null => {
  const parser = new SaxesParser();
  const places: Place[] = [];
  /** Local names of the open elements, the root first. */
  const path: string[] = [];
  let room = most.positions;
  let isCut = false;
  let place: { name: string; shapes: Shape[] } | null = null;
  /** The rings of the polygon that is open; null outside of one. */
  let rings: Position[][] | null = null;
  let track: Position[] = [];
  let text = '';

  /** "lon,lat,alt lon,lat,alt": whatever is no position is left out. */
  const positionsOf = (tuples: string) => {
    const positions: Position[] = [];
    for (const [, longitude, latitude] of tuples.matchAll(tuple)) {
      if (room === 0) {
        isCut = true;
        break;
      }
      const position = [Number(longitude), Number(latitude)] as const;
      if (!isOnEarth(position)) continue;
      room -= 1;
      positions.push(position);
    }
    return positions;
  };
  const takeCoordinates = (shapes: Shape[]) => {
    const positions = positionsOf(text);
    if (positions.length === 0) return;
    if (path.at(-1) === 'Point') shapes.push({ kind: 'point', positions: positions.slice(0, 1) });
    else if (rings) rings.push(positions);
    else shapes.push({ kind: 'line', positions });
  };
  /** What an element that ends has added to the open placemark. */
  const take = (element: string, { name, shapes }: { name: string; shapes: Shape[] }) => {
    if (element === 'name' && path.at(-1) === 'Placemark') place = { name: text.trim().slice(0, most.name), shapes };
    else if (element === 'coordinates') takeCoordinates(shapes);
    else if (element === 'Polygon') {
      if (rings && rings.length > 0) shapes.push({ kind: 'area', rings });
      rings = null;
    } else if (element === 'coord') track.push(...positionsOf(text.trim().replace(/\s+/g, ',')));
    else if (element === 'Track') {
      if (track.length > 0) shapes.push({ kind: 'line', positions: track });
      track = [];
    } else if (element === 'Placemark') {
      if (places.length < most.places) places.push({ name, shapes });
      else isCut = true;
      place = null;
    }
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A map has no document type');
  });
  parser.on('opentag', ({ name }) => {
    const element = name.replace(/^.*:/, '');
    if (path.length === 0 && element !== 'kml') throw new Error('The root of a map is kml');
    if (path.push(element) > mostDeep) throw new Error('A map is not so deep');
    if (element === 'Placemark') place = { name: '', shapes: [] };
    if (element === 'Polygon' && place) rings = [];
    text = '';
  });
  parser.on('text', (more) => (text += more));
  parser.on('cdata', (more) => (text += more));
  parser.on('closetag', () => {
    const element = path.pop()!;
    if (place) take(element, place);
    text = '';
  });
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  return { places, isCut };
};
