/** Bytes of the longest reply that the check reads; a page of rows and a file in base64 are far smaller. */
export const longestReply = 16 * 1024 * 1024;

/** The code of a reply that is longer than {@link longestReply}. */
export const tooLong = 'ERR_REPLY_TOO_LONG';

/** The unpacked body of a response. Rejects with the code {@link tooLong} as soon as it is longer than {@link longestReply}. */
export const readBody = async ({ body }: Response): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    // leaving the loop closes the connection
    if (length > longestReply) throw Object.assign(new Error('the reply is too long'), { code: tooLong });
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
};
