/** Detached signatures of a release, which `openssl dgst -sha256 -verify` verifies (docs/releasing.md). */
import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

const reasons: Record<string, string> = { ENOENT: 'the file does not exist', EISDIR: 'this is a folder', EACCES: 'permission denied' };

const readText = (keyFile: string): string => {
  try {
    return readFileSync(keyFile, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`${keyFile}: ${reasons[code] ?? message}`, { cause: error });
  }
};

/**
 * Reads the RSA or EC private key of a PEM file.
 * @throws Error with one line that names the file and the problem
 */
export const readSigningKey = (keyFile: string): KeyObject => {
  const text = readText(keyFile);
  // both forms of an encrypted key in PEM: PKCS #8 and the older one of OpenSSL
  if (/^(-----BEGIN ENCRYPTED PRIVATE KEY-----|Proc-Type: 4,ENCRYPTED)/m.test(text))
    throw new Error(`${keyFile}: the private key is encrypted. Decrypt it first: openssl pkey -in ${keyFile} -out PLAIN.pem`);
  if (!text.includes('PRIVATE KEY-----')) throw new Error(`${keyFile}: this is not a private key in PEM format`);
  let key: KeyObject;
  try {
    key = createPrivateKey(text);
  } catch (error) {
    throw new Error(`${keyFile}: the private key is damaged or its format is not supported`, { cause: error });
  }
  const type = key.asymmetricKeyType;
  // openssl dgst cannot verify signatures of Ed25519 keys, and those of RSA-PSS keys only with more options
  if (type !== 'rsa' && type !== 'ec') throw new Error(`${keyFile}: a key of type ${type} is not supported. Use an RSA or EC key`);
  return key;
};

/**
 * Signs bytes with SHA-256: PKCS #1 v1.5 for an RSA key, DER-encoded ECDSA for an EC key.
 * @param keyFile a private key in PEM format, without a password
 * @throws Error with one line that names the file and the problem
 */
export const signatureOf = (bytes: Uint8Array, keyFile: string): Buffer => sign('sha256', bytes, readSigningKey(keyFile));
