/** Map archives: real ones, broken ones, and such as only look like one. */
import { readFileSync } from 'node:fs';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { makeKml, makeKmz, makeZip } from '../../../fixtures/seed/kmz';

const entry = (name: string, content: Buffer | string) => ({ name, content: Buffer.from(content as string) });
const kmz = (content: Buffer | string, name = 'doc.kml') => makeZip([entry(name, content)]);
const kml = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2">${inner}</kml>`;
const place = (name: string) => `<Placemark><name>${name}</name><Point><coordinates>114.1,22.3</coordinates></Point></Placemark>`;
const one = kml(place('Plot'));
const good = kmz(one);
const changed = (bytes: Buffer, at: number, value: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = value;
  return copy;
};
const utf16 = (text: string, isBig: boolean, hasMark = true) => {
  const bytes = Buffer.from((hasMark ? '\uFEFF' : '') + text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const end = (bytes: Buffer) => bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
const central = (bytes: Buffer) => bytes.indexOf(Buffer.from('504b0102', 'hex'));
/** Stored as it is, without deflate. */
const stored = (content: Buffer) => {
  const zip = kmz(content);
  const deflated = deflateRawSync(content);
  const at = zip.indexOf(deflated);
  const copy = Buffer.concat([zip.subarray(0, at), content, zip.subarray(at + deflated.length)]);
  copy.writeUInt16LE(0, 8);
  copy.writeUInt32LE(content.length, 18);
  const [directory, tail] = [central(copy), end(copy)];
  copy.writeUInt16LE(0, directory + 10);
  copy.writeUInt32LE(content.length, directory + 20);
  copy.writeUInt32LE(directory, tail + 16);
  return copy;
};
const megabyte = 1024 * 1024;
const laughs = `<!DOCTYPE kml [<!ENTITY a "ha">${'bcdefghi'
  .split('')
  .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefghi'[i]};`.repeat(10)}">`)
  .join('')}]>`;
const renamed = (() => {
  const zip = makeZip([entry('doc.kml', one), entry('ab/cd.txt', 'x')]);
  zip.write('../cd.txt', zip.indexOf('ab/cd.txt'));
  return zip;
})();

/** As programs write it that do not know the sizes beforehand: they stand behind the data. */
const described = (() => {
  const at = 30 + 'doc.kml'.length + deflateRawSync(Buffer.from(one)).length;
  const sizes = good.subarray(14, 26);
  const copy = Buffer.concat([good.subarray(0, at), Buffer.from('504b0708', 'hex'), sizes, good.subarray(at)]);
  copy.fill(0, 14, 26);
  copy.writeUInt16LE(copy.readUInt16LE(6) | 8, 6);
  copy.writeUInt16LE(copy.readUInt16LE(central(copy) + 8) | 8, central(copy) + 8);
  copy.writeUInt32LE(central(copy), end(copy) + 16);
  return copy;
})();
/** Two maps, of which the directory names the other one first. */
const swapped = (() => {
  const zip = makeZip([entry('a.kml', one), entry('b.kml', 'no map')]);
  const [first, second] = [central(zip), zip.indexOf(Buffer.from('504b0102', 'hex'), central(zip) + 4)];
  return Buffer.concat([zip.subarray(0, first), zip.subarray(second, end(zip)), zip.subarray(first, second), zip.subarray(end(zip))]);
})();

/** An archive that users of comparable products have reported. */
export const reported = (name: string) => readFileSync(new URL(`reportedMaps/kmz-${name}.kmz`, import.meta.url));
const zip64 = reported('zip64');
const extra64 = zip64.lastIndexOf(Buffer.from('01001800', 'hex'));
/** The zip64 archive with another 64-bit number. */
const changed64 = (at: number, value: bigint) => {
  const copy = Buffer.from(zip64);
  copy.writeBigUInt64LE(value, at);
  return copy;
};
const locator64 = zip64.indexOf(Buffer.from('504b0607', 'hex'));
const end64 = zip64.indexOf(Buffer.from('504b0606', 'hex'));

/** A map that links to others. */
const linking = (...addresses: string[]) =>
  kml(addresses.map((address) => `<NetworkLink><Link><href>${address}</href></Link></NetworkLink>`).join(''));
/** An archive of a map that links to others, and of further files. */
export const linkedKmz = (addresses: string[], ...files: [name: string, content: string][]) =>
  makeZip([entry('doc.kml', linking(...addresses)), ...files.map(([name, content]) => entry(name, content))]);

/**
 * Archives, each with a title, the function that makes it (some are made of 400 MB), and the number of its places: null if it is refused.
 */
export const kmzSamples: readonly [title: string, make: () => Buffer, places: number | null][] = [
  ['one place', () => good, 1],
  ['twelve lots, a plot and a road', () => makeKmz('Sample'), 14],
  ['no place at all', () => kmz(kml('<Document/>')), 0],
  ['a place without a shape', () => kmz(kml('<Placemark><name>Nowhere</name></Placemark>')), 0],
  ['places off the earth', () => kmz(kml('<Placemark><Point><coordinates>200,22</coordinates></Point></Placemark>')), 0],
  ['numbers that are none', () => kmz(kml('<Placemark><Point><coordinates>a,b</coordinates></Point></Placemark>')), 0],
  ['the map in a folder', () => kmz(one, 'files/map.KML'), 1],
  ['pictures beside the map', () => makeZip([entry('images/icon.png', Buffer.alloc(9_000, 7)), entry('doc.kml', one)]), 1],
  ['two maps, of which the first counts', () => makeZip([entry('a.kml', one), entry('doc.kml', kml(place('A') + place('B')))]), 1],
  ['a thousand entries', () => makeZip([entry('doc.kml', one), ...Array.from({ length: 999 }, (_, i) => entry(`${i}.txt`, 'x'))]), 1],
  ['50 MB unpacked', () => makeZip([entry('doc.kml', one), entry('rest.bin', Buffer.alloc(50 * megabyte - Buffer.byteLength(one)))]), 1],
  ['stored and not deflated', () => stored(Buffer.from(one)), 1],
  ['names with dots', () => kmz(one, 'a..b/..c/doc.kml'), 1],
  [
    'a document type in a description',
    () => kmz(kml(`<Document><description><![CDATA[<!DOCTYPE html>]]></description>${place('A')}</Document>`)),
    1,
  ],
  ['prefixes', () => kmz(one.replaceAll('<', '<k:').replaceAll('<k:/', '</k:').replace('<k:?', '<?').replace('xmlns', 'xmlns:k')), 1],
  ['a prefix that is not declared', () => kmz(kml('<Placemark><gx:Track><gx:coord>114 22 0</gx:coord></gx:Track></Placemark>')), 1],
  ['UTF-8 with its mark', () => kmz(`\uFEFF${one}`), 1],
  ['UTF-16, little end first', () => kmz(utf16(one.replace('UTF-8', 'UTF-16'), false)), 1],
  ['UTF-16, big end first', () => kmz(utf16(one.replace('UTF-8', 'UTF-16'), true)), 1],
  ['Big5 as declared', () => kmz(Buffer.concat([Buffer.from(kml('<!--').replace('UTF-8', 'Big5').replace('</kml>', '')), Buffer.from([0xad, 0xbb, 0xb4, 0xe4]), Buffer.from(`-->${place('A')}</kml>`)])), 1], // prettier-ignore
  ['a thousand elements within each other', () => kmz(kml(`${'<Folder>'.repeat(996)}${place('Deep')}${'</Folder>'.repeat(996)}`)), 1],
  [
    'a polygon that no place has, before a line',
    () => kmz(kml('<Polygon/><Placemark><LineString><coordinates>114,22 115,23</coordinates></LineString></Placemark>')),
    1,
  ],
  ['blanks behind commas', () => kmz(kml('<Placemark><LineString><coordinates>-122.1, 37.1, 0</coordinates></LineString></Placemark>')), 1],
  ['commas alone', () => kmz(kml('<Placemark><Point><coordinates>,</coordinates></Point></Placemark>')), 0],
  ['sizes behind the data', () => described, 1],
  ['blanks after commas, as reported', () => reported('blank-after-comma'), 2],
  ['commas between positions, as reported', () => reported('comma-between'), 2],
  ['commas in front of positions, as reported', () => reported('leading-commas'), 2],
  ['an exponent, as reported', () => reported('exponent'), 1],
  ['no root element, as reported', () => reported('no-root'), 2],
  ['a line break before the declaration, as reported', () => reported('leading-newline'), 2],
  ['a zip64, as reported', () => zip64, 2],
  ['a file of macOS before the map, as reported', () => reported('macos-sorted'), 2],
  ['a map that the map links to, as reported', () => reported('networklink'), 2],
  ['a placemark as the root', () => kmz(place('Plot')), 1],
  ['a folder as the root', () => kmz(`<k:Folder xmlns:k="x">${place('Plot')}</k:Folder>`), 1],
  ['a mark, a line break and a mark before the declaration', () => kmz(`\uFEFF\n\uFEFF${one}`), 1],
  ['300 blanks before the declaration', () => kmz(' '.repeat(300) + one), 1],
  ['UTF-16 with a line break before the declaration', () => kmz(utf16(`\r\n${one.replace('UTF-8', 'UTF-16')}`, false)), 1],
  ['Big5 declared after a line break', () => kmz(Buffer.concat([Buffer.from(`\n${kml('<!--').replace('UTF-8', 'Big5').replace('</kml>', '')}`), Buffer.from([0xad, 0xbb, 0xb4, 0xe4]), Buffer.from(`-->${place('A')}</kml>`)])), 1], // prettier-ignore
  ['a link in a circle', () => linkedKmz(['a.kml'], ['a.kml', linking('doc.kml', './a.kml').replace('</kml>', `${place('A')}</kml>`)]), 1],
  ['links out of the archive', () => linkedKmz(['https://maps.example/a.kml', '//maps.example/a.kml', '../a.kml', '/a.kml', 'file:///a.kml', 'C:\\a.kml'], ['a.kml', one]), 0], // prettier-ignore
  ['a link to what is no map', () => linkedKmz(['a.kml', 'b.kml', 'c.png'], ['a.kml', '<html/>'], ['c.png', 'x']), 0],

  ['a zip64 that claims more than 50 MB', () => changed64(extra64 + 4, 1n << 40n), null],
  ['a zip64 that claims more than any file', () => changed64(extra64 + 4, (1n << 64n) - 1n), null],
  ['a zip64 that claims one byte too many', () => changed64(extra64 + 4, 488n), null],
  ['a zip64 with more packed bytes than there are', () => changed64(extra64 + 12, 1n << 32n), null],
  ['a zip64 with an entry that starts after its end', () => changed64(extra64 + 20, 1n << 33n), null],
  ['a zip64 without its extra field', () => changed(zip64, extra64, 9), null],
  ['a zip64 of more entries than it has', () => changed64(end64 + 32, 2n), null],
  ['a zip64 of 2^40 entries', () => changed64(end64 + 32, 1n << 40n), null],
  ['a zip64 whose directory starts after its end', () => changed64(end64 + 48, 1n << 33n), null],
  ['a zip64 whose end record is elsewhere', () => changed64(locator64 + 8, 1n << 33n), null],
  ['files of macOS alone', () => makeZip([entry('__MACOSX/._doc.kml', one), entry('files/._doc.kml', one)]), null],
  ['a style as the root', () => kmz('<Style xmlns="http://www.opengis.net/kml/2.2"/>'), null],
  ['blanks alone', () => kmz(' \n'.repeat(200)), null],
  ['a document type after a line break', () => kmz(`\n${one.replace('?>', '?><!DOCTYPE kml>')}`), null],

  ['nothing', () => Buffer.alloc(0), null],
  ['the first bytes alone', () => Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.alloc(40)]), null],
  ['an empty archive', () => makeZip([]), null],
  ['a KML that is not packed', () => Buffer.from(one), null],
  ['no map in it', () => kmz('hello', 'readme.txt'), null],
  ['an empty map', () => kmz(''), null],
  ['cut in the middle', () => good.subarray(0, good.length / 2), null],
  ['cut before its directory', () => good.subarray(0, central(good)), null],
  ['something behind its end', () => Buffer.concat([good, Buffer.from('junk')]), null],
  ['a broken stream', () => changed(good, 60, good[60]! ^ 0xff), null],
  ['more entries than it has', () => changed(changed(good, end(good) + 8, 2), end(good) + 10, 2), null],
  ['an entry that is encrypted', () => changed(changed(good, 6, good[6]! | 1), central(good) + 8, good[central(good) + 8]! | 1), null],
  ['more packed than there is', () => changed(good, central(good) + 22, 1), null],
  ['a stored entry of two sizes', () => changed(stored(Buffer.from(one)), central(stored(Buffer.from(one))) + 24, 1), null],
  ['a way of packing that nobody knows', () => changed(changed(good, 8, 99), central(good) + 10, 99), null],
  ['1,001 entries', () => makeZip([entry('doc.kml', one), ...Array.from({ length: 1_000 }, (_, i) => entry(`${i}.txt`, 'x'))]), null],
  [
    'one byte over 50 MB',
    () => makeZip([entry('doc.kml', one), entry('rest.bin', Buffer.alloc(50 * megabyte + 1 - Buffer.byteLength(one)))]),
    null,
  ],
  ['400 MB of nothing', () => makeZip([entry('doc.kml', one), entry('bomb.bin', Buffer.alloc(400 * megabyte))]), null],
  ['a map that is a bomb', () => kmz(Buffer.alloc(60 * megabyte, 0x20)), null],
  ['an absolute path', () => makeZip([entry('doc.kml', one), entry('/etc/passwd', 'x')]), null],
  ['a drive', () => makeZip([entry('doc.kml', one), entry('C:\\windows\\x', 'x')]), null],
  ['a way out of the archive', () => makeZip([entry('doc.kml', one), entry('a/../../x', 'x')]), null],
  ['a way out with backslashes', () => makeZip([entry('doc.kml', one), entry('a\\..\\x', 'x')]), null],
  ['a way out in the header alone', () => renamed, null],
  ['two maps, of which the first of the directory is none', () => swapped, null],
  ['a size that is not so', () => changed(good, central(good) + 24, good[central(good) + 24]! ^ 1), null],
  ['1,001 elements within each other', () => kmz(kml(`${'<Folder>'.repeat(1_000)}${'</Folder>'.repeat(1_000)}`)), null],
  ['an archive in it', () => makeZip([entry('doc.kml', one), entry('inner.kmz', good)]), null],
  ['an archive under another name', () => makeZip([entry('inner.png', good), entry('doc.kml', one)]), null],
  ['a gzip in it', () => makeZip([entry('doc.kml', one), entry('x', gzipSync('x'))]), null],
  ['another root', () => kmz('<html><body/></html>'), null],
  ['KML in capitals', () => kmz('<KML/>'), null],
  ['an element that does not end', () => kmz(kml('<Document>')), null],
  ['an ampersand alone', () => kmz(kml(place('A & B'))), null],
  ['two roots', () => kmz(`${one}<kml/>`), null],
  ['NUL in it', () => kmz(kml(place('A\0B'))), null],
  ['a document type', () => kmz(one.replace('?>', '?><!DOCTYPE kml>')), null],
  ['entities without end', () => kmz(one.replace('?>', `?>${laughs}`).replace('Plot', '&i;')), null],
  ['a file of the computer', () => kmz(one.replace('?>', '?><!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]>').replace('Plot', '&x;')), null], // prettier-ignore
  ['an encoding that nobody knows', () => kmz(one.replace('UTF-8', 'klingon')), null],
  [
    'bytes that are no UTF-8',
    () => kmz(Buffer.concat([Buffer.from('<kml><!--'), Buffer.from([0xff, 0xfe, 0xfd]), Buffer.from('--></kml>')])),
    null,
  ],
  ['UTF-16 without its mark', () => kmz(utf16(one, false, false)), null],
];
/** A KML of so many places, and how many they are with plot and road. */
export const largeKml = (points: number) => [makeKml('Large', points), points + 2] as const;
