import { failureOf } from '../contract/failure';

/** Encrypts a password: RSA-OAEP with SHA-256, as base64 (SHR-006, SHR-007). */
export type Encrypt = (password: string) => Promise<string>;

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const importKey = (text: string) => {
  const base64 = text.replaceAll(/-----[^-]+-----|\s/g, '');
  return crypto.subtle.importKey('spki', fromBase64(base64), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
};

/** Only a refusal can mean that the key was the wrong one. */
const isRefusal = (error: unknown) => failureOf(error).code === 'refused';

/** Fetches the public key when it is first needed (or by `prepare`, at start) and keeps it in memory (PLT-031, PLT-065). */
export const createEncryptor = (fetchKey: () => Promise<unknown>) => {
  type Key = { text: string; key: CryptoKey };
  let known: Promise<Key> | null = null;
  const fetchAndImport = async (): Promise<Key> => {
    const text = String(await fetchKey());
    return { text, key: await importKey(text) };
  };
  const load = () =>
    (known ??= fetchAndImport().catch((error: unknown) => {
      known = null;
      throw error;
    }));
  /** Whether the server has another key by now. */
  const isReplaced = async (used: Key) => {
    known = null;
    return (await load()).text !== used.text;
  };

  return {
    /**
     * Sends what carries passwords: `send` gets the encryption, and the same key for all that it encrypts. A refusal after
     * which the key turns out to be another is tried once more, and nobody hears of it.
     */
    withPasswords: async <T>(send: (encrypt: Encrypt) => Promise<T>): Promise<T> => {
      const used: { key?: Promise<Key> } = {};
      const encrypt: Encrypt = async (password) => {
        const { key } = await (used.key ??= load());
        return toBase64(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(password)));
      };
      try {
        return await send(encrypt);
      } catch (error) {
        if (!isRefusal(error) || !(await used.key?.then(isReplaced).catch(() => false))) throw error;
        used.key = undefined;
        return send(encrypt);
      }
    },
    /** Fetches the key ahead of the first password. */
    prepare: () => load().then(() => {}),
  };
};
