import { SaxesParser } from 'saxes';
import { readCoordinates, type Position } from './coordinates';

export type Shape = { kind: 'point' | 'line'; positions: readonly Position[] } | { kind: 'area'; rings: readonly (readonly Position[])[] };
/** A placemark: its name, which may be empty, and what it consists of. */
export type Place = { name: string; shapes: readonly Shape[] };
/** What a KML has. */
export type Kml = {
  places: readonly Place[];
  /** The number of positions of its places. */
  positions: number;
  /** The number of positions that cannot be read. */
  unreadable: number;
  /** It has more places, positions or links than are read. */
  isCut: boolean;
  /** Addresses of other maps that it shows (`NetworkLink`), as they are written. */
  links: readonly string[];
};
/**
 * What is read of a map: more places and positions could neither be distinguished nor drawn at once, and no archive has more
 * maps to link to.
 */
export const maxOfMap = { places: 50_000, positions: 200_000, links: 1_000 };

/** Most levels of elements: a map has about ten, and each open element takes memory. */
const maxDepth = 1_000;
const maxNameLength = 200;
/** Characters of a link that are read; no name of a file is longer. */
const maxLinkLength = 1_000;
/** Elements that a KML may start with. Google Earth also reads a map without the `kml` element. */
const roots = ['kml', 'Document', 'Folder', 'Placemark', 'NetworkLink'];

/**
 * Reads the places of a KML as a stream. Pictures and styles are left out; nothing is fetched. Blanks before the XML
 * declaration are ignored.
 *
 * @param room the number of places, positions and links to read at most
 * @returns null for anything that is not a KML: broken XML, another root, too many levels, or a document type, which could
 * define endless entities
 */
export const readKml = (xml: string, room = maxOfMap): Kml | null => {
  const parser = new SaxesParser();
  const places: Place[] = [];
  const links: string[] = [];
  /** Local names of the open elements, the root first. */
  const path: string[] = [];
  let positions = 0;
  let unreadable = 0;
  let isCut = false;
  let place: { name: string; shapes: Shape[] } | null = null;
  /** The rings of the open polygon; null outside of one. */
  let rings: Position[][] | null = null;
  let track: Position[] = [];
  let text = '';

  const takePositions = (list: string) => {
    const read = readCoordinates(list, room.positions - positions);
    positions += read.positions.length;
    unreadable += read.unreadable;
    isCut ||= read.isCut;
    return read.positions;
  };
  const takeCoordinates = (shapes: Shape[]) => {
    const read = takePositions(text);
    if (read.length === 0) return;
    if (path.at(-1) === 'Point') shapes.push({ kind: 'point', positions: read.slice(0, 1) });
    else if (rings) rings.push(read);
    else shapes.push({ kind: 'line', positions: read });
  };
  /** Adds an element that ends to the open placemark. */
  const take = (element: string, { name, shapes }: { name: string; shapes: Shape[] }) => {
    if (element === 'name' && path.at(-1) === 'Placemark') place = { name: text.trim().slice(0, maxNameLength), shapes };
    else if (element === 'coordinates') takeCoordinates(shapes);
    else if (element === 'Polygon') {
      if (rings && rings.length > 0) shapes.push({ kind: 'area', rings });
      rings = null;
    } else if (element === 'coord') track.push(...takePositions(text.trim().replace(/\s+/g, ',')).slice(0, 1));
    else if (element === 'Track') {
      if (track.length > 0) shapes.push({ kind: 'line', positions: track });
      track = [];
    } else if (element === 'Placemark') {
      if (places.length < room.places) places.push({ name, shapes });
      else isCut = true;
      place = null;
    }
  };
  const takeLink = () => {
    if (links.length < room.links) links.push(text.trim().slice(0, maxLinkLength));
    else isCut = true;
  };
  const isLink = (element: string) => element === 'href' && ['Link', 'Url'].includes(path.at(-1) ?? '') && path.at(-2) === 'NetworkLink';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A map has no document type');
  });
  parser.on('opentag', ({ name }) => {
    const element = name.replace(/^.*:/, '');
    if (path.length === 0 && !roots.includes(element)) throw new Error('Not the root of a map');
    if (path.push(element) > maxDepth) throw new Error('Too many levels');
    if (element === 'Placemark') place = { name: '', shapes: [] };
    if (element === 'Polygon' && place) rings = [];
    text = '';
  });
  parser.on('text', (more) => (text += more));
  parser.on('cdata', (more) => (text += more));
  parser.on('closetag', () => {
    const element = path.pop()!;
    if (place) take(element, place);
    else if (isLink(element)) takeLink();
    text = '';
  });
  try {
    parser.write(xml.trimStart()).close();
  } catch {
    return null;
  }
  return { places, positions, unreadable, isCut, links };
};
