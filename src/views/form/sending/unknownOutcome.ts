/** A create whose answer never came: the key by which the server would know it again, a digest of its body, and when it was sent, in milliseconds. */
export type UnknownOutcome = { key: string; digest: string; at: number };

/** Tells one body from another without keeping it. */
export const digestOf = async (body: string) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
