/** A PDF may start after other bytes, such as a byte order mark. Readers look for its header in this many bytes. */
const searched = 1024;

/** Whether the header of a PDF is in the first 1,024 bytes, as pdf.js and Acrobat read it. */
export const isPdf = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes.subarray(0, searched)).includes('%PDF-');
