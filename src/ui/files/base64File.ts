/** A file whose first bytes say what it is. */
export type KnownFile = { blob: Blob; extension: 'pdf' | 'jpg' | 'png'; isImage: boolean };

const kinds = [
  { extension: 'pdf', mediaType: 'application/pdf', start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { extension: 'jpg', mediaType: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
  { extension: 'png', mediaType: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

const bytesOf = (base64: string) => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
};

/** Decodes base64; the media type is told by the first bytes alone. Null for base64 that is damaged and for any other kind of file. */
export const base64File = (base64: string): KnownFile | null => {
  const bytes = bytesOf(base64);
  const kind = bytes && kinds.find(({ start }) => start.every((byte, i) => bytes[i] === byte));
  if (!kind) return null;
  return { blob: new Blob([bytes], { type: kind.mediaType }), extension: kind.extension, isImage: kind.extension !== 'pdf' };
};
