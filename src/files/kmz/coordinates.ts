/** Longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number];

/** What separates two values of a list of coordinates, by how strongly it separates them. */
const strength = { comma: 0, blank: 1, line: 2 };
/** Values of a position: longitude, latitude, altitude. */
const perPosition = 3;

const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const isOnEarth = ([longitude, latitude]: Position) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** The position of "longitude, latitude, altitude"; null if it is none. The altitude may be missing and is not read. */
const toPosition = ([longitude = '', latitude = '']: readonly string[]): Position | null => {
  const position = [Number(longitude), Number(latitude)] as const;
  return number.test(longitude) && number.test(latitude) && isOnEarth(position) ? position : null;
};

/** Values that commas connect, and the strength of what precedes each of them. */
type Run = { values: string[]; strengths: number[] };

/**
 * Splits a run into positions. Google Earth takes every three values as a position. If the commas of the run differ, as in
 * "1,2 ,3,4", the stronger ones separate positions, provided that each position then has two or three values.
 */
const splitRun = ({ values, strengths }: Run): string[][] => {
  const inner = strengths.slice(1);
  const strongest = inner.reduce((max, each) => Math.max(max, each), 0);
  if (inner.some((each) => each < strongest)) {
    const positions: string[][] = [];
    values.forEach((value, i) => {
      if (i === 0 || strengths[i] === strongest) positions.push([]);
      positions.at(-1)!.push(value);
    });
    if (positions.every(({ length }) => length === 2 || length === 3)) return positions;
  }
  return Array.from({ length: Math.ceil(values.length / perPosition) }, (_, i) => values.slice(i * perPosition, (i + 1) * perPosition));
};

/** The commas of a separator: as many as a position can need, even if there are more. */
const countCommas = (separator: string) => {
  let commas = 0;
  for (let at = separator.indexOf(','); at >= 0 && commas < perPosition; at = separator.indexOf(',', at + 1)) commas += 1;
  return commas;
};
const strengthOf = (separator: string) =>
  /[\n\r]/.test(separator) ? strength.line : /\s/.test(separator) ? strength.blank : strength.comma;

/** The runs of a list of coordinates, of at most about `maxValues` values each. */
function* readRuns(text: string, maxValues: number): Generator<Run> {
  let run: Run = { values: [], strengths: [] };
  const add = (value: string, before: number) => {
    run.values.push(value);
    run.strengths.push(before);
  };
  let separator = '';
  for (const [part] of text.matchAll(/[^\s,]+|[\s,]+/g)) {
    if (/^[\s,]/.test(part)) {
      separator = part;
      continue;
    }
    const commas = countCommas(separator);
    if (run.values.length > 0 && (commas === 0 || run.values.length >= maxValues)) {
      yield run;
      run = { values: [], strengths: [] };
    }
    // between two values, each further comma stands for a missing value
    if (run.values.length > 0) for (let i = 1; i < commas; i += 1) add('', strength.comma);
    add(part, strengthOf(separator));
    separator = '';
  }
  if (run.values.length > 0) yield run;
}

/** The positions of a list, how many entries of it are none, and whether the list has more than `max` positions. */
export type Coordinates = { positions: Position[]; unreadable: number; isCut: boolean };

/**
 * Reads a list of coordinates ("lon,lat,alt lon,lat,alt") as leniently as Google Earth: blanks around commas, commas instead
 * of blanks, commas in front, exponents.
 */
export const readCoordinates = (text: string, max: number): Coordinates => {
  const read: Coordinates = { positions: [], unreadable: 0, isCut: false };
  if (!/[^\s,]/.test(text)) return { ...read, unreadable: text.includes(',') ? 1 : 0 };
  for (const run of readRuns(text, perPosition * (max + 1)))
    for (const values of splitRun(run)) {
      const position = toPosition(values);
      if (position && read.positions.length >= max) return { ...read, isCut: true };
      if (position) read.positions.push(position);
      else read.unreadable += 1;
    }
  return read;
};
