import { SaxesParser } from 'saxes';

/** Longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number];
export type Shape = { kind: 'point' | 'line'; positions: readonly Position[] } | { kind: 'area'; rings: readonly (readonly Position[])[] };
/** A placemark: its name, which may be empty, and what it consists of. */
export type Place = { name: string; shapes: readonly Shape[] };

const isOnEarth = ([longitude = NaN, latitude = NaN]: readonly number[]) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
/** "lon,lat,alt lon,lat,alt": whatever is no position is left out. */
const positionsOf = (text: string, between: RegExp | string = ','): Position[] =>
  text
    .trim()
    .split(/\s+/)
    .map((tuple) => tuple.split(between).map(Number) as unknown as Position)
    .filter(isOnEarth);

/**
 * The places of a KML. Null for what is no KML: broken XML, another root, or a document type, which could define entities
 * without end. It is read in one go and never as a tree: a map may have as many places as it likes. Pictures, styles and
 * links to other maps are left out, so nothing is fetched.
 */
export const readKml = (xml: string): Place[] | null => {
  const parser = new SaxesParser();
  const places: Place[] = [];
  /** Local names of the open elements, the root first. */
  const path: string[] = [];
  let place: { name: string; shapes: Shape[] } | null = null;
  let rings: Position[][] = [];
  let track: Position[] = [];
  let text = '';

  const take = (element: string) => {
    if (!place) return;
    const parent = path.at(-1);
    if (element === 'name' && parent === 'Placemark') place.name = text.trim();
    else if (element === 'coordinates') {
      const positions = positionsOf(text);
      if (positions.length === 0) return;
      if (parent === 'Point') place.shapes.push({ kind: 'point', positions: positions.slice(0, 1) });
      else if (path.includes('Polygon')) rings.push(positions);
      else place.shapes.push({ kind: 'line', positions });
    } else if (element === 'Polygon') {
      if (rings.length > 0) place.shapes.push({ kind: 'area', rings });
      rings = [];
    } else if (element === 'coord') track.push(...positionsOf(text.trim().replace(/\s+/g, ',')));
    else if (element === 'Track') {
      if (track.length > 0) place.shapes.push({ kind: 'line', positions: track });
      track = [];
    } else if (element === 'Placemark') {
      places.push(place);
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
    path.push(element);
    if (element === 'Placemark') place = { name: '', shapes: [] };
    text = '';
  });
  parser.on('text', (more) => (text += more));
  parser.on('cdata', (more) => (text += more));
  parser.on('closetag', () => {
    const element = path.pop()!;
    take(element);
    text = '';
  });
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  return places;
};
