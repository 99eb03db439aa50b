const marks: readonly [encoding: string, ...start: number[]][] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/**
 * Decodes XML by its byte order mark, else by the encoding that it declares, which may follow blanks, else as UTF-8.
 *
 * @returns null for an unknown encoding and for bytes that are not in the encoding
 */
export const decodeXml = (bytes: Uint8Array): string | null => {
  const marked = marks.find(([, ...start]) => start.every((byte, i) => bytes[i] === byte))?.[0];
  const declaration = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)["']/.exec(declaration)?.[1];
  try {
    return new TextDecoder(marked ?? declared ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
