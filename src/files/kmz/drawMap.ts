import type { Position } from './coordinates';
import type { Kml, Place, Shape } from './readKml';

/** A place of a drawing: its name, and the path of each kind of shape, for an SVG. */
export type DrawnPlace = { name: string; points: string; lines: string; areas: string };
/** A map as an SVG draws it: north is up, `width` and `height` are those of its view box. */
export type MapDrawing = {
  width: number;
  height: number;
  /** How far it is from its left to its right, in metres. */
  metres: number;
  /** The map has more than is drawn. */
  isCut: boolean;
  /** The number of its positions that cannot be read. */
  unreadable: number;
  /** The number of maps that it links to and that are not drawn: outside of its archive, missing in it, or damaged. */
  unreadLinks: number;
  places: readonly DrawnPlace[];
};
/** Units of the longer side. */
const side = 1_000;
/** A map of one place shows so many degrees around it. */
const leastSpan = 0.000_5;
const metresOfDegree = 111_320;

const positionsOf = (shape: Shape): readonly Position[] => (shape.kind === 'area' ? shape.rings.flat() : shape.positions);

/**
 * Draws places on a plane that is true in its middle; a map of a plot or a town needs no better.
 *
 * @param unreadLinks the number of linked maps whose places are missing; default: 0
 */
export const drawMap = ({ places, isCut, unreadable }: Pick<Kml, 'places' | 'isCut' | 'unreadable'>, unreadLinks = 0): MapDrawing => {
  const shown = places.filter(({ shapes }) => shapes.length > 0);
  const box = { west: 180, east: -180, south: 90, north: -90 };
  for (const { shapes } of shown)
    for (const shape of shapes)
      for (const [longitude, latitude] of positionsOf(shape)) {
        box.west = Math.min(box.west, longitude);
        box.east = Math.max(box.east, longitude);
        box.south = Math.min(box.south, latitude);
        box.north = Math.max(box.north, latitude);
      }
  const narrowing = Math.max(0.01, Math.cos((((box.north + box.south) / 2) * Math.PI) / 180));
  const [across, up] = [(box.east - box.west) * narrowing, box.north - box.south];
  const span = Math.max(across, up, leastSpan);
  const scale = side / span;
  // a square for what is as narrow as a line
  const [width, height] = [across, up].map((length) => Math.max(length, span / 4) * scale) as [number, number];
  const [left, top] = [(width - across * scale) / 2, (height - up * scale) / 2];
  const at = ([longitude, latitude]: Position) =>
    `${(left + (longitude - box.west) * narrowing * scale).toFixed(1)} ${(top + (box.north - latitude) * scale).toFixed(1)}`;
  const line = (positions: readonly Position[]) => `M${positions.map(at).join('L')}`;
  const draw = ({ name, shapes }: Place): DrawnPlace => ({
    name,
    points: shapes.map((shape) => (shape.kind === 'point' ? `${line(shape.positions)}h0` : '')).join(''),
    lines: shapes.map((shape) => (shape.kind === 'line' ? line(shape.positions) : '')).join(''),
    areas: shapes.map((shape) => (shape.kind === 'area' ? `${shape.rings.map(line).join('Z')}Z` : '')).join(''),
  });
  return { width, height, metres: (width / scale) * metresOfDegree, isCut, unreadable, unreadLinks, places: shown.map(draw) };
};
