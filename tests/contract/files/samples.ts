/** Files by what they are: real ones, and such as only look like one. */
import { makeGif, makePdf, makePng, pngFrom } from '../../../fixtures/seed/files';
import { makeKmz } from '../../../fixtures/seed/kmz';

export const megabyte = 1024 * 1024;
/** A JPEG of 40 by 30 pixels, as a browser writes it. */
const photo = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAA',
    'ABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAA',
    'AAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA',
    '9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBu',
    'AGMALgAgADIAMAAxADb/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8a',
    'Gi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAeACgDASIAAhEBAxEB/8QAGQABAAMBAQAAAAAAAAAAAAAA',
    'AAIEBQYD/8QAJRAAAQQBAwIHAAAAAAAAAAAAAQACAwQRNHOxBhIFISJBUYHw/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQF/8QAHREAAgMAAgMAAAAAAAAAAAAAAAMBAgQS',
    'MREhUf/aAAwDAQACEQMRAD8Aq06kl2UxxFoIb3eo/vlWpfBLMUT5HPiIY0uOCfb6U+ntc/aPIW3e0Njadwp9WxqtELr16CUUuvlPZx6Ii2CEIiIDV6e1z9o8hbd7Q2Np',
    '3C5KOWSJ3dE9zDjGWnCm63Zc0tdYlIIwQXnzWXow2c6GRPwrVoii+Hg8URFqEgREQH//2Q==',
  ].join(''),
  'base64',
);
const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);
/** A photo with a segment of a camera in front, `orientation` as Exif counts it; the header tells the size, true or not. */
export const makeJpeg = (width = 40, height = 30, orientation = 1) => {
  const tiff = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
  const camera = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.alloc(5_000)]));
  const jpeg = Buffer.concat([photo.subarray(0, 2), camera, photo.subarray(2)]);
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]), camera.length);
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
};
/** A black PNG of any size, in one bit a pixel. */
export const makeBlackPng = (width: number, height: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return pngFrom(header, Buffer.alloc((Math.ceil(width / 8) + 1) * height));
};
/** A PNG whose header tells another size. */
export const pngOf = (width: number, height: number) => {
  const png = Buffer.from(makePng(1, 8, 8));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
};
const gifOf = (width: number, height: number) => {
  const gif = Buffer.from(makeGif(1, 8, 8));
  gif.writeUInt16LE(width, 6);
  gif.writeUInt16LE(height, 8);
  return gif;
};
/** A small screen with a frame of another size. */
const gifWithFrame = (width: number, height: number) => {
  const gif = Buffer.from(makeGif(1, 8, 8));
  const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
  gif.writeUInt16LE(width, frame + 5);
  gif.writeUInt16LE(height, frame + 7);
  return gif;
};
const padded = (start: Buffer, length: number) => Buffer.concat([start, Buffer.alloc(Math.max(0, length - start.length))]);
const text = (content: string) => Buffer.from(content);

export const png = makePng(1, 8, 8);
export const gif = makeGif(1, 8, 8);
export const jpeg = makeJpeg();
export const pdf = makePdf(['x']);
/** A PDF after other bytes. */
const pdfAfter = (start: Buffer) => Buffer.concat([start, pdf]);
/** The start of a photo as iPhones write it: a box with its brands. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 36]),
  Buffer.from('ftypheic\0\0\0\0mif1heicmiafMiHB', 'latin1'),
  Buffer.alloc(4_000),
]);
const map = makeKmz('Map');
const svg = text('<svg xmlns="http://www.w3.org/2000/svg" onload="window.hit=1"/>');
const html = text('<!doctype html><script>window.hit=1</script>');

const taken = null;
const imageText = 'Please upload the image in JPG/JPEG/PNG format';
const pdfText = 'Please upload the file in PDF format';
const otherText = 'Please upload the file in correct format';
const sizeText = 'Upload image size cannot exceed 5MB!';
const tooMany = (n: string) => `The image has ${n} megapixels; at most 50 are taken`;

type Sample = [name: string, bytes: Buffer, refusal: string | null];
const images: Sample[] = [
  ['photo.png', png, taken],
  ['photo.jpg', jpeg, taken],
  ['photo.jpeg', jpeg, taken],
  ['photo.gif', gif, taken],
  ['PHOTO.PNG', png, taken],
  ['photo.JpEg', jpeg, taken],
  ['a photo.with.dots.png', png, taken],
  ['photo.png', jpeg, taken],
  ['photo.jpg', png, taken],
  ['photo.jpeg', gif, taken],
  ['写真.png', png, taken],
  ['../../etc/photo.png', png, taken],
  ['\u202Egnp.png', png, taken],
  [`"quoted'.png`, png, taken],
  [`${'n'.repeat(251)}.png`, png, taken],
  ['.png', png, taken],
  ['photo.png.exe', png, imageText],
  ['photo.exe', png, imageText],
  ['photo', png, imageText],
  ['photo.', png, imageText],
  ['photo.png ', png, imageText],
  ['photo.svg', svg, imageText],
  ['photo.webp', png, imageText],
  ['photo.bmp', text('BM12345678'), imageText],
  ['photo.pdf', png, imageText],
  ['photo.png', svg, imageText],
  ['photo.png', html, imageText],
  ['photo.png', pdf, imageText],
  ['photo.png', map, imageText],
  ['photo.png', Buffer.alloc(0), imageText],
  ['photo.png', png.subarray(0, 8), imageText],
  ['photo.png', png.subarray(0, 20), imageText],
  ['photo.png', png.subarray(1), imageText],
  ['photo.png', Buffer.concat([text(' '), png]), imageText],
  ['photo.gif', text('GIF88a12345678'), imageText],
  ['photo.gif', text('GIF89a'), imageText],
  ['photo.jpg', jpeg.subarray(0, 30), imageText],
  ['photo.jpg', text('\u00ff\u00d8'), imageText],
  ['photo.png', pngOf(0, 100), imageText],
  ['photo.png', padded(png, 5 * megabyte - 1), taken],
  ['photo.png', padded(png, 5 * megabyte), sizeText],
  ['photo.png', padded(png, 5 * megabyte + 1), sizeText],
  ['photo.png', padded(svg, 5 * megabyte), sizeText],
  ['photo.exe', padded(png, 5 * megabyte), imageText],
  ['photo.png', makeBlackPng(10_000, 5_000), taken],
  ['photo.png', pngOf(10_000, 5_001), tooMany('50.1')],
  ['photo.png', pngOf(30_000, 30_000), tooMany('900')],
  ['photo.gif', gifOf(60_000, 60_000), tooMany('3600')],
  ['photo.gif', gifWithFrame(16_000, 16_000), tooMany('256')],
  ['photo.jpg', makeJpeg(60_000, 1_000), tooMany('60')],
];
const others: [kind: string, ...Sample][] = [
  ['PROJECT_IMAGE', 'photo.jpg', heic, imageText],
  ['PROJECT_FACTSHEET', 'facts.pdf', pdf, taken],
  ['PROJECT_FACTSHEET', 'facts.PDF', pdf, taken],
  ['PROJECT_FACTSHEET', 'facts.png', pdf, pdfText],
  ['PROJECT_FACTSHEET', 'facts.pdf', png, pdfText],
  ['PROJECT_FACTSHEET', 'facts.pdf', html, pdfText],
  ['PROJECT_FACTSHEET', 'facts.pdf', pdfAfter(Buffer.from([0xef, 0xbb, 0xbf])), taken],
  ['PROJECT_FACTSHEET', 'facts.pdf', pdfAfter(text('\r\n')), taken],
  ['PROJECT_FACTSHEET', 'facts.pdf', pdfAfter(Buffer.alloc(1_019)), taken],
  ['PROJECT_FACTSHEET', 'facts.pdf', pdfAfter(Buffer.alloc(1_020)), pdfText],
  ['PROJECT_FACTSHEET', 'facts.pdf', text('\n%PDF 1.4'), pdfText],
  ['PROJECT_FACTSHEET', 'facts.pdf', text('%pdf-1.4'), pdfText],
  ['PROJECT_KMZ', 'map.kmz', map, taken],
  ['PROJECT_KMZ', 'map.kml', map, otherText],
  ['PROJECT_KMZ', 'map.kmz', text('<kml/>'), otherText],
  ['INBOX_CLIENT', 'clients.csv', text('clientId\nC1'), taken],
  ['INBOX_CLIENT', 'clients.xls', text('clientId\nC1'), otherText],
  ['INBOX_CLIENT', 'clients.csv', Buffer.alloc(0), otherText],
];

/** Each with its kind and the text of the rule that it breaks, null for one that is taken. */
export const samples = [...images.map((sample) => ['POPUP_IMAGE', ...sample] as const), ...others];
type Judged = (typeof samples)[number];
/** Those that break or keep the rule of the size, and those of each kind. */
export const samplesOf = (what: 'size' | Judged[0]) =>
  samples.filter(([kind, , bytes]) => (bytes.length >= 5 * megabyte - 1 ? what === 'size' : kind === what));
