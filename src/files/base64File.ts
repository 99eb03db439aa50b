import { imageTypeOf, type ImageType } from './imageHeader';
import { isPdf } from './fileHeaders';

/** A file whose first bytes say what it is. */
export type KnownFile = { blob: Blob; extension: 'pdf' | ImageType; isImage: boolean };

const mediaTypes = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' };

/** Decodes base64; null for what is damaged. */
export const bytesOf = (base64: string) => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
};

/** Decodes base64; the media type is told by the first bytes alone. Null for base64 that is damaged and for any other kind of file. */
export const base64File = (base64: string): KnownFile | null => {
  const bytes = bytesOf(base64);
  return bytes && knownFile(bytes);
};

/** Bytes as the file that they are by their first ones; null for any other kind of file. */
export const knownFile = (bytes: Uint8Array<ArrayBuffer>): KnownFile | null => {
  // an image may contain the header of a PDF
  const extension = imageTypeOf(bytes) ?? (isPdf(bytes) ? 'pdf' : null);
  return extension && { blob: new Blob([bytes], { type: mediaTypes[extension] }), extension, isImage: extension !== 'pdf' };
};
