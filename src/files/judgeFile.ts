/** How a file is held to the rules of a type; it arrives with the first file that is chosen. */
import { onDemandText, type OnDemandKey } from '../messages/onDemand';
import { loadModule } from '../loadModule';
import { contentOf, sizeLimit, type FileContent, type FileType } from './fileTypes';
import { decodedSize } from './decodedSize';
import { isHeic, isPdf } from './fileHeaders';
import { getMapNotes } from './kmz/mapNotes';
import { imageSizeOf, startsWith, type PixelSize } from './imageHeader';

const megabyte = 1024 * 1024;
/** Images of more pixels than this are refused by their header: to show them would take the page's memory. */
const megapixels = 50;

const refusals = {
  image: 'literal.uploadImage',
  pdf: 'literal.uploadPdf',
  kmz: 'literal.uploadFormat',
  csv: 'literal.uploadFormat',
  any: 'literal.uploadFormat',
} satisfies Record<FileType, OnDemandKey>;
const isZip = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
/** Whether the content of a file is accepted, or why not. A text is a note about an accepted file. */
type Verdict = boolean | string | { why: string };
const holds: Record<FileContent, (bytes: Uint8Array) => Verdict | Promise<Verdict>> = {
  image: (bytes) => imageSizeOf(bytes) !== null || (isHeic(bytes) && { why: onDemandText('file.heic') }),
  pdf: isPdf,
  map: async (bytes) => {
    if (!isZip(bytes)) return { why: onDemandText('map.zip') };
    const { askForMap } = await loadModule(() => import('./kmz/askForMap'));
    const map = await askForMap(bytes);
    if ('refusal' in map) return { why: onDemandText(`map.${map.refusal}`) };
    return getMapNotes(map, onDemandText).join(' ') || true;
  },
  zip: isZip,
  anything: (bytes) => bytes.length > 0,
};

/** What came of it: the text of the first rule that the file breaks, else null; the size of an image; what else is to be said. */
export type Judgement = { refusal: string | null; size: PixelSize | null; note: string | null };

/** Holds a file to the rules of a type, in this order: extension, size, content. A file that is too large is not read. */
const judgeFile = async (file: File, type: FileType, limit = sizeLimit): Promise<Judgement> => {
  const refused = (text: string): Judgement => ({ refusal: text, size: null, note: null });
  const content = contentOf(type, file.name);
  if (content === null) return refused(onDemandText(refusals[type]));
  if (file.size >= limit * megabyte) return refused(onDemandText('literal.uploadSize', { n: limit }));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await holds[content](bytes);
  if (found === false) return refused(onDemandText(refusals[type]));
  if (typeof found === 'object') return refused(onDemandText('file.refusedFor', { rule: onDemandText(refusals[type]), why: found.why }));
  const header = imageSizeOf(bytes);
  const million = header ? (header.width * header.height) / 1_000_000 : 0;
  if (million > megapixels) return refused(onDemandText('file.megapixels', { n: Math.ceil(million * 10) / 10, limit: megapixels }));
  const size = content === 'image' ? await decodedSize(file) : null;
  if (content === 'image' && !size)
    return refused(onDemandText('file.refusedFor', { rule: onDemandText(refusals[type]), why: onDemandText('file.damaged') }));
  return { refusal: null, size, note: found === true ? null : found };
};
export default judgeFile;
