import { describe, expect, it } from 'vitest';
import { getMapNotes } from '../../../../src/files/kmz/mapNotes';
import { readKmz } from '../../../../src/files/kmz/readKmz';
import { resolveLink } from '../../../../src/files/kmz/resolveLink';
import { onDemandText } from '../../../../src/messages/onDemand';
import { linkedKmz, reported } from '../../../contract/files/kmzSamples';

const mapOf = (bytes: Uint8Array) => {
  const map = readKmz(bytes);
  if ('refusal' in map) throw new Error(map.refusal);
  return map;
};
const place = (name: string, coordinates = '114,22') =>
  `<Placemark><name>${name}</name><Point><coordinates>${coordinates}</coordinates></Point></Placemark>`;
const link = (address: string) => `<NetworkLink><Url><href>${address}</href></Url></NetworkLink>`;
const kml = (inner: string) => `<kml>${inner}</kml>`;
const namesOf = (bytes: Uint8Array) => mapOf(bytes).places.map(({ name }) => name);

describe('reported maps', () => {
  it.each([
    ['blank-after-comma', 1, 4],
    ['comma-between', 1, 4],
    ['leading-commas', 1, 4],
    ['exponent', 0, 5],
    ['no-root', 1, 5],
    ['leading-newline', 1, 5],
    ['zip64', 1, 5],
    ['macos-sorted', 1, 5],
    ['networklink', 1, 5],
  ])('readKmz reads every position of %s (SHR-055)', (name, points, corners) => {
    const map = mapOf(reported(name));
    const count = (paths: string[], command: RegExp) => paths.join('').match(command)?.length ?? 0;
    expect(count(map.places.map((each) => each.points), /M/g)).toBe(points); // prettier-ignore
    expect(count(map.places.map(({ areas }) => areas), /[ML]/g)).toBe(corners); // prettier-ignore
    expect([map.unreadable, map.unreadLinks, map.isCut]).toEqual([0, 0, false]);
  });
});

describe('maps that a map links to', () => {
  it('readKmz reads each of them once, in the folder of the map that links to it', () => {
    const layer = kml(place('Layer') + link('sub/inner.kml') + link('../doc.kml') + link('layer.kml'));
    const files: [string, string][] = [
      ['files/layer.kml', layer],
      ['files/sub/inner.kml', kml(place('Inner') + link('..\\..\\with%20blank.kml?x=1#y'))],
      ['with blank.kml', kml(place('Root'))],
      ['unlinked.kml', kml(place('Unlinked'))],
    ];
    const archive = linkedKmz(['files/layer.kml', './files/layer.kml'], ...files);
    expect(namesOf(archive)).toEqual(['Layer', 'Inner', 'Root']);
    expect(mapOf(archive).unreadLinks).toBe(0);
  });
  it('readKmz finds names that are not ASCII', () => {
    expect(namesOf(linkedKmz(['圖/層.kml'], ['圖/層.kml', kml(place('A'))]))).toEqual(['A']);
  });
  it('readKmz counts the links that it does not follow', () => {
    const outside = ['https://maps.example/a.kml', '//maps.example/a.kml', '/a.kml', '\\a.kml', '../a.kml', 'C:/a.kml', 'data:,x'];
    const map = mapOf(linkedKmz([...outside, 'missing.kml', 'broken.kml', 'c.png'], ['a.kml', kml(place('A'))], ['broken.kml', '<kml>'], ['c.png', 'x'])); // prettier-ignore
    expect([map.places.length, map.unreadLinks]).toEqual([0, outside.length + 3]);
  });
  it('readKmz reads 200,000 positions over all of them', () => {
    const line = (count: number) =>
      kml(`<Placemark><LineString><coordinates>${'1,1 '.repeat(count)}</coordinates></LineString></Placemark>`);
    const map = mapOf(linkedKmz(['a.kml', 'b.kml'], ['a.kml', line(150_000)], ['b.kml', line(50_001)]));
    expect(map.places.map(({ lines }) => lines.split('L').length)).toEqual([150_000, 50_000]);
    expect(map.isCut).toBe(true);
  });
  it('readKmz reads 1,000 links over all of them', () => {
    const links = (count: number, to: string) => kml(link(to).repeat(count));
    const linksOf = (count: number) => mapOf(linkedKmz(['a.kml'], ['a.kml', links(500, 'b.kml')], ['b.kml', links(count, 'https://x')]));
    expect([linksOf(499).unreadLinks, linksOf(499).isCut]).toEqual([499, false]);
    expect([linksOf(500).unreadLinks, linksOf(500).isCut]).toEqual([499, true]);
  });
  it('resolveLink keeps the address within the archive', () => {
    expect(resolveLink('doc.kml', 'a/../b.kml')).toBe('b.kml');
    expect(resolveLink('doc.kml', 'a/%2e%2e/%2e%2e/b.kml')).toBeNull();
    expect(resolveLink('doc.kml', '100%.kml')).toBe('100%.kml');
    expect(resolveLink('a/doc.kml', '#place')).toBe('a');
  });
});

it('getMapNotes reports positions that cannot be read, linked maps and a map without places', () => {
  const notesOf = (bytes: Uint8Array) => getMapNotes(mapOf(bytes), onDemandText);
  expect(notesOf(reported('exponent'))).toEqual([]);
  expect(notesOf(linkedKmz(['a.kml'], ['a.kml', kml(place('A', 'x,y') + place('B', '1,2 200,2 3,4'))]))).toEqual([
    '2 positions could not be read and are not shown.',
  ]);
  expect(notesOf(linkedKmz(['https://maps.example/a.kml', 'a.kml'], ['a.kml', kml(place('A', 'x'))]))).toEqual([
    'This map has no places.',
    '1 position could not be read and is not shown.',
    '1 linked map is not shown.',
  ]);
});
