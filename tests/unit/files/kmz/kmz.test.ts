import { describe, expect, it } from 'vitest';
import { readKmz } from '../../../../src/files/kmz/readKmz';
import { drawMap } from '../../../../src/files/kmz/drawMap';
import { readKml } from '../../../../src/files/kmz/readKml';
import { kmzSamples } from '../../../contract/files/kmzSamples';

describe('a map archive', () => {
  it.each(kmzSamples)('SHR-055 %s', (_, make, places) => {
    const read = readKmz(make());
    expect('places' in read ? read.places.length : null).toBe(places);
  });
});

describe('what is read of a map', () => {
  const kml = (inner: string) => `<kml>${inner}</kml>`;
  const place = (inner: string) => `<Placemark>${inner}</Placemark>`;
  const point = '<Point><coordinates>114.5,22.5,7</coordinates></Point>';
  const line = (positions: number) => place(`<LineString><coordinates>${'1,1 '.repeat(positions)}</coordinates></LineString>`);
  const ring = (side: string) => `<LinearRing><coordinates>${side}</coordinates></LinearRing>`;

  it('is 50,000 places, and says that there is more', () => {
    const of = (places: number) => readKml(kml(place(point).repeat(places)))!;
    expect([of(50_000).places.length, of(50_000).isCut]).toEqual([50_000, false]);
    expect([of(50_001).places.length, of(50_001).isCut]).toEqual([50_000, true]);
  });
  it('is 200,000 positions, over all places', () => {
    const { places, isCut } = readKml(kml(line(150_000) + line(50_001)))!;
    expect(places.map(({ shapes }) => (shapes[0] as unknown as { positions: unknown[] }).positions.length)).toEqual([150_000, 50_000]);
    expect([isCut, readKml(kml(line(200_000)))!.isCut]).toEqual([true, false]);
  });
  it('is the start of a name', () => {
    expect(readKml(kml(place(`<name> ${'n'.repeat(300)}</name>`)))!.places[0]!.name).toBe('n'.repeat(200));
  });
  it('is each shape of a place: points, lines, rings with their holes, tracks', () => {
    const holed = `<Polygon>${ring('0,0 4,0 4,4 0,0')}${ring('1,1 2,1 2,2 1,1')}</Polygon>`;
    const track = '<gx:Track><gx:coord>114 22 0</gx:coord><gx:coord>115 23 0</gx:coord></gx:Track>';
    const { places } = readKml(kml(place(`<name>All</name><MultiGeometry>${point}${holed}${track}</MultiGeometry>`)))!;
    expect(places[0]!.shapes).toEqual([
      { kind: 'point', positions: [[114.5, 22.5]] },
      { kind: 'area', rings: [[[0, 0], [4, 0], [4, 4], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]] }, // prettier-ignore
      { kind: 'line', positions: [[114, 22], [115, 23]] }, // prettier-ignore
    ]);
  });
  it('counts the positions of a track that it cannot read, and not those that are empty', () => {
    const track = (...coords: string[]) => place(`<gx:Track>${coords.map((each) => `<gx:coord>${each}</gx:coord>`).join('')}</gx:Track>`);
    const read = readKml(kml(track('114 22 0', '', '114 122', 'x y', '1.15E2\n23', '116,24')))!;
    expect(read.places[0]!.shapes).toEqual([{ kind: 'line', positions: [[114, 22], [115, 23], [116, 24]] }]); // prettier-ignore
    expect(read.unreadable).toBe(2);
  });
  it('is drawn with north up, in the middle of what is narrow', () => {
    const at = (coordinates: string) => place(`<Point><coordinates>${coordinates}</coordinates></Point>`);
    const square = drawMap(readKml(kml(at('0,0') + at('0.1,0.1')))!);
    expect(square.places.map(({ points }) => points)).toEqual(['M0.0 1000.0h0', 'M1000.0 0.0h0']);
    expect(Math.round(square.metres)).toBe(11_132);
    const upright = drawMap(readKml(kml(at('0,0') + at('0,0.1')))!);
    expect([upright.width, upright.height, upright.places[0]!.points]).toEqual([250, 1_000, 'M125.0 1000.0h0']);
    // at sixty degrees a degree to the east is half as far
    const north = drawMap(readKml(kml(at('0,60') + at('0.1,60')))!);
    expect(Math.round(north.metres)).toBe(5_566);
    const single = drawMap(readKml(kml(at('5,5')))!);
    expect([single.width, single.height, Math.round(single.metres)]).toEqual([250, 250, 14]);
  });
});
