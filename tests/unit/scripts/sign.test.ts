import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { signatureOf } from '../../../scripts/package/sign';

const folder = mkdtempSync(join(tmpdir(), 'sign-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: string | Buffer) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;
const spki = { type: 'spki', format: 'pem' } as const;
const sums = Buffer.from('aaaa  public/index.html\n');

/** What `openssl dgst` prints about a signature of `sums`. */
const verify = (publicKey: string | Buffer, signature: Buffer, signed: Buffer) => {
  const files = [write('release.pub', publicKey), '-signature', write('sums.sig', signature), write('sums', signed)];
  return spawnSync('openssl', ['dgst', '-sha256', '-verify', ...files], { encoding: 'utf8' }).stdout.trim();
};

it.each([
  ['an EC key', ec.privateKey.export(pkcs8), ec.publicKey],
  ['an EC key in the format of openssl ecparam', ec.privateKey.export({ type: 'sec1', format: 'pem' }), ec.publicKey],
  ['an RSA key', rsa.privateKey.export(pkcs8), rsa.publicKey],
  ['an RSA key in the format of openssl genrsa -traditional', rsa.privateKey.export({ type: 'pkcs1', format: 'pem' }), rsa.publicKey],
])('signatureOf makes a signature with %s that openssl verifies', (_, privateKey, publicKey) => {
  const signature = signatureOf(sums, write('key.pem', privateKey));
  expect(verify(publicKey.export(spki), signature, sums)).toBe('Verified OK');
  expect(verify(publicKey.export(spki), signature, Buffer.from('bbbb  public/index.html\n'))).not.toBe('Verified OK');
});

it('the commands of docs/releasing.md make keys, and verify a signature that signatureOf has made', () => {
  const commands = [...readFileSync('docs/releasing.md', 'utf8').matchAll(/^(?:openssl|RELEASE=).*/gm)].map(([line]) =>
    line.replace('~/', ''),
  );
  // a key of 3072 bits takes seconds
  const ofKey = (algorithm: string) =>
    commands.filter((line) => line.includes(` -algorithm ${algorithm} `)).map((line) => line.replace('3072', '2048'));
  const publicKey = commands.filter((line) => line.includes(' -pubout '));
  const [release, ...verification] = commands.filter((line) => /^RELEASE=| -verify /.test(line));
  const name = release!.slice('RELEASE='.length);
  mkdirSync(join(folder, name));
  write(join(name, 'SHA256SUMS'), sums);
  const run = (lines: string[]) => execFileSync('sh', ['-ec', lines.join('\n')], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  for (const algorithm of ['EC', 'RSA']) {
    expect(ofKey(algorithm)).toHaveLength(1);
    run([...ofKey(algorithm), ...publicKey]);
    write(`${name}.SHA256SUMS.sig`, signatureOf(sums, join(folder, 'release-key.pem')));
    expect(run([release!, ...verification])).toBe('Verified OK');
  }
});

const password = { cipher: 'aes-256-cbc', passphrase: 'secret' };
it.each([
  [
    'an encrypted key',
    ec.privateKey.export({ ...pkcs8, ...password }),
    /^the private key is encrypted\. Decrypt it first: openssl pkey -in /,
  ],
  [
    'an encrypted key in the older format',
    rsa.privateKey.export({ type: 'pkcs1', format: 'pem', ...password }),
    /^the private key is encrypted\. Decrypt it first: openssl pkey -in /,
  ],
  ['a public key', ec.publicKey.export(spki), /^this is not a private key in PEM format$/],
  ['a key in DER format', ec.privateKey.export({ type: 'pkcs8', format: 'der' }), /^this is not a private key in PEM format$/],
  ['an empty file', '', /^this is not a private key in PEM format$/],
  [
    'a damaged key',
    '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n',
    /^the private key is damaged or its format is not supported$/,
  ],
  [
    'an Ed25519 key',
    generateKeyPairSync('ed25519').privateKey.export(pkcs8),
    /^a key of type ed25519 is not supported\. Use an RSA or EC key$/,
  ],
  [
    'an RSA-PSS key',
    generateKeyPairSync('rsa-pss', { modulusLength: 2_048 }).privateKey.export(pkcs8),
    /^a key of type rsa-pss is not supported\. Use an RSA or EC key$/,
  ],
])('signatureOf refuses %s, with the file and the reason in one line', (_, content, reason) => {
  const file = write('refused.pem', content);
  let message = '';
  try {
    signatureOf(sums, file);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message.startsWith(`${file}: `)).toBe(true);
  expect(message.slice(file.length + 2)).toMatch(reason);
  expect(message).not.toMatch(/\n|secret/);
});

it('signatureOf names a missing file and a folder', () => {
  expect(() => signatureOf(sums, join(folder, 'missing.pem'))).toThrow(`${join(folder, 'missing.pem')}: the file does not exist`);
  expect(() => signatureOf(sums, folder)).toThrow(`${folder}: this is a folder`);
});
