import { describe, expect, it } from 'vitest';
import { characterClasses, passwordProblem, temporaryPasswordProblem } from '../../src/fields/password/passwordRule';
import { generatePassword } from '../../src/fields/password/generatePassword';
import { createEncryptor } from '../../authProvider/encryptPassword';
import { createKeys } from '../../fixtures/session/passwords';

const rule = 'Password length must be 8-20 and contain uppercase, lowercase, numeric and special characters';
const printable = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i));

describe('passwordProblem', () => {
  it.each(['Passw0rd!', 'aB3$aB3$', 'aB3$'.repeat(5), 'aB3~with space'])('SHR-001 accepts %s', (password) => {
    expect(passwordProblem(password)).toBeNull();
  });
  it.each(['aB3$aB3', 'aB3$'.repeat(5) + 'x', 'passw0rd!', 'PASSW0RD!', 'Password!', 'Passw0rdd', 'Passw0rd\u00a3', ''])(
    'SHR-001 refuses "%s"',
    (password) => {
      expect(passwordProblem(password)).toBe(rule);
    },
  );
  it.each(['Passw0rd!\u4e2d', '\u{20000}Passw0rd!', '\u3007aB3$aB3$'])('SHR-002 SHR-003 refuses the Han character in %s', (password) => {
    expect(passwordProblem(password)).toBe('Password can not contain Chinese');
  });
  it('SHR-003 takes every printable ASCII character but letters, digits and space for special', () => {
    const special = printable.filter((character) => characterClasses.special.test(character));
    expect(special.join('')).toBe('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~');
    expect(characterClasses.special.test(' ')).toBe(false);
  });
});

describe('temporaryPasswordProblem', () => {
  it.each([
    ['SHR-005 CLI-037 empty', '', 'Password can not be empty'],
    ['SHR-005 CLI-038 with a space', 'Passw0rd! x', 'Password can not include space'],
    ['CLI-039 with a Chinese character', 'Passw0rd!\u4e2d', 'Password can not contain Chinese'],
    ['CLI-042 too weak', 'password', rule],
    ['fine', 'Passw0rd!', null],
  ])('%s', (_, password, text) => {
    expect(temporaryPasswordProblem(password)).toBe(text);
  });
});

describe('generatePassword', () => {
  it.each([
    [undefined, 12],
    [1, 8],
    [8, 8],
    [20, 20],
    [99, 20],
    [Number.NaN, 8],
  ])('SHR-004 CLI-036 asked for %s characters makes %s, always with all four classes', (asked, length) => {
    const passwords = Array.from({ length: 300 }, () => generatePassword(asked));
    for (const password of passwords) {
      expect(password).toHaveLength(length);
      expect(passwordProblem(password)).toBeNull();
    }
    expect(new Set(passwords).size).toBe(300);
  });
});

describe('createEncryptor', () => {
  it.each([
    ['bare', (key: string) => key],
    ['PEM', (key: string) => `-----BEGIN PUBLIC KEY-----\n${key.replaceAll(/(.{64})/g, '$1\n')}\n-----END PUBLIC KEY-----\n`],
  ])('SHR-006 SHR-007 PLT-032 encrypts with RSA-OAEP and SHA-256 for the server to read, key %s', async (_, dress) => {
    const keys = createKeys();
    const { encrypt } = createEncryptor(async () => dress(keys.publicKey));
    const first = await encrypt('Passw0rd!中');
    expect(keys.decrypt(first)).toBe('Passw0rd!中');
    expect(first).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(await encrypt('Passw0rd!中')).not.toBe(first);
  });
  it('PLT-065 fetches the key once, and again after a failure', async () => {
    const keys = createKeys();
    let fetches = 0;
    const { encrypt } = createEncryptor(async () => {
      fetches += 1;
      if (fetches === 1) throw new Error('offline');
      return keys.publicKey;
    });
    await expect(encrypt('x')).rejects.toThrow('offline');
    await Promise.all([encrypt('x'), encrypt('y'), encrypt('z')]);
    expect(fetches).toBe(2);
  });
});
