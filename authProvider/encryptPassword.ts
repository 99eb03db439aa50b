/** Encrypts a password: RSA-OAEP with SHA-256, as base64 (SHR-006, SHR-007). */
export type Encrypt = (password: string) => Promise<string>;

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const importKey = (text: string) => {
  const base64 = text.replaceAll(/-----[^-]+-----|\s/g, '');
  return crypto.subtle.importKey('spki', fromBase64(base64), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
};

/** Fetches the public key when it is first needed (or by `prepare`, at start) and keeps it in memory (PLT-031, PLT-065). */
export const createEncryptor = (fetchKey: () => Promise<unknown>) => {
  let key: Promise<CryptoKey> | null = null;
  const load = () =>
    (key ??= fetchKey()
      .then((text) => importKey(String(text)))
      .catch((error: unknown) => {
        key = null;
        throw error;
      }));
  const encrypt: Encrypt = async (password) =>
    toBase64(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, await load(), new TextEncoder().encode(password)));
  return {
    encrypt,
    prepare: () => load().then(() => {}),
    /** The next password fetches the key again: the server may have a new one. */
    forget: () => {
      key = null;
    },
  };
};
