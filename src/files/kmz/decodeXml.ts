const marks: readonly [encoding: string, ...start: number[]][] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** XML as text: by its byte order mark, else by what it declares, else UTF-8. Null for an unknown encoding and for bytes that are not of it. */
export const decodeXml = (bytes: Uint8Array): string | null => {
  const marked = marks.find(([, ...start]) => start.every((byte, i) => bytes[i] === byte))?.[0];
  const declaration = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)["']/.exec(declaration)?.[1];
  try {
    return new TextDecoder(marked ?? declared ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
