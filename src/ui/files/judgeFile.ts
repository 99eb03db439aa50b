/** Which files an upload takes, as one table (SHR-051 to SHR-058), and how a file is held to it. */
import { fill } from '../../messages/fill';
import { uploadFormat, uploadImage, uploadPdf, uploadSize } from '../../messages/literal';
import { imageSizeOf, startsWith, type PixelSize } from './imageHeader';

/** What an upload takes: images, PDF, maps, client lists, or any of the usual files. */
export type FileType = 'image' | 'pdf' | 'kmz' | 'csv' | 'any';

const megabyte = 1024 * 1024;
/** Files of this many megabytes and more are refused (SHR-051, SHR-052). */
export const sizeLimit = 5;
/** Images of more pixels than this are refused by their header: to show them would take the page's memory. */
const megapixels = 50;

const zip = [0x50, 0x4b, 0x03, 0x04];
const isPdf = (bytes: Uint8Array) => startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d]);
const isZip = (bytes: Uint8Array) => startsWith(bytes, zip);
const isImage = (bytes: Uint8Array) => imageSizeOf(bytes) !== null;
const isSomething = (bytes: Uint8Array) => bytes.length > 0;
const images = { png: isImage, jpg: isImage, jpeg: isImage, gif: isImage };

type Rule = { refusal: string; /** What the content has to be, by extension. */ contents: Record<string, (bytes: Uint8Array) => boolean> };
const rules: Record<FileType, Rule> = {
  image: { refusal: uploadImage, contents: images },
  pdf: { refusal: uploadPdf, contents: { pdf: isPdf } },
  kmz: { refusal: uploadFormat, contents: { kmz: isZip } },
  csv: { refusal: uploadFormat, contents: { csv: isSomething } },
  any: {
    refusal: uploadFormat,
    contents: { ...images, pdf: isPdf, csv: isSomething, xls: isSomething, xlsx: isZip, kmz: isZip },
  },
};

/** Every type. */
export const fileTypes = Object.keys(rules) as FileType[];
/** The extensions that a type takes, for the browser's own dialog and for people. */
export const extensionsOf = (type: FileType) => Object.keys(rules[type].contents);
const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What came of it: the text of the first rule that the file breaks, else null and the size of an image. */
export type Judgement = { refusal: string | null; size: PixelSize | null };

/** Holds a file to the rules of a type, in this order: extension, size, content. A file that is too large is not read. */
export const judgeFile = async (file: File, type: FileType, limit = sizeLimit): Promise<Judgement> => {
  const { refusal, contents } = rules[type];
  const extension = extensionOf(file.name);
  const refused = (text: string): Judgement => ({ refusal: text, size: null });
  if (!Object.hasOwn(contents, extension)) return refused(refusal);
  if (file.size >= limit * megabyte) return refused(fill(uploadSize, { n: limit }));
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!contents[extension]!(bytes)) return refused(refusal);
  const size = imageSizeOf(bytes);
  const million = size ? (size.width * size.height) / 1_000_000 : 0;
  if (million > megapixels) return refused(`The image has ${Math.ceil(million * 10) / 10} megapixels; at most ${megapixels} are taken`);
  return { refusal: null, size };
};
