import { describe, expect, it, vi } from 'vitest';
import { createEncryptor } from '../../../authProvider/encryptPassword';
import { createKeys } from '../../../fixtures/auth/passwords';

describe('createEncryptor', () => {
  // making a key takes a while, so these are made once
  const pairs = [createKeys(), createKeys(), createKeys()];
  /** The keys of a server that can be given another one. */
  const renewableKeys = () => {
    let now = 0;
    const pair = () => pairs[now % pairs.length]!;
    return {
      get publicKey() {
        return pair().publicKey;
      },
      decrypt: (encrypted: string) => pair().decrypt(encrypted),
      renew: () => {
        now += 1;
      },
    };
  };
  const refusal = () => Object.assign(new Error('The password is not encrypted as agreed'), { code: 'refused' });
  /** A server with a key that can be renewed, and an encryptor that fetches it. */
  const setUp = (fetchKey?: (fetches: number) => void) => {
    const keys = renewableKeys();
    const counted = { fetches: 0, sends: 0 };
    const encryptor = createEncryptor(async () => {
      counted.fetches += 1;
      fetchKey?.(counted.fetches);
      return keys.publicKey;
    });
    /** Reads what arrives as the box does: refused when it was encrypted for another key. */
    const send = (...passwords: string[]) =>
      encryptor.withPasswords(async (encrypt) => {
        counted.sends += 1;
        const encrypted = await Promise.all(passwords.map(encrypt));
        try {
          return encrypted.map(keys.decrypt);
        } catch {
          throw refusal();
        }
      });
    return { keys, counted, encryptor, send };
  };

  it.each([
    ['bare', (key: string) => key],
    ['PEM', (key: string) => `-----BEGIN PUBLIC KEY-----\n${key.replaceAll(/(.{64})/g, '$1\n')}\n-----END PUBLIC KEY-----\n`],
  ])('SHR-006 SHR-007 PLT-032 encrypts with RSA-OAEP and SHA-256 for the server to read, key %s', async (_, dress) => {
    const keys = renewableKeys();
    const { withPasswords } = createEncryptor(async () => dress(keys.publicKey));
    const [first, second] = await withPasswords((encrypt) => Promise.all([encrypt('Passw0rd!中'), encrypt('Passw0rd!中')]));
    expect(keys.decrypt(first)).toBe('Passw0rd!中');
    expect(first).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(second).not.toBe(first);
  });
  it('SHR-006 encrypts a password with its blanks', async () => {
    const { send } = setUp();
    expect(await send('  Pass w0rd!\t ')).toEqual(['  Pass w0rd!\t ']);
  });
  it('PLT-065 fetches the key once, and again after a failure', async () => {
    const { send, counted } = setUp((fetches) => {
      if (fetches === 1) throw new Error('offline');
    });
    await expect(send('x')).rejects.toThrow('offline');
    await Promise.all([send('x'), send('y', 'z')]);
    expect(counted.fetches).toBe(2);
  });
  it('PLT-031 PLT-065 what is fetched ahead is not fetched again', async () => {
    const { encryptor, send, counted } = setUp();
    await encryptor.prepare();
    expect(counted.fetches).toBe(1);
    await send('x');
    expect(counted.fetches).toBe(1);
  });

  it('PLT-032 a refusal after which the key is another is tried once more: all of it, with the new key', async () => {
    const { keys, send, counted } = setUp();
    await send('x');
    keys.renew();
    expect(await send('old one', 'new one')).toEqual(['old one', 'new one']);
    expect(counted).toEqual({ fetches: 2, sends: 3 });
    await send('y');
    expect(counted).toEqual({ fetches: 2, sends: 4 });
  });
  it('a refusal with the key as it was is not tried again', async () => {
    const { encryptor, counted } = setUp();
    const send = vi.fn(async (encrypt: (password: string) => Promise<string>) => {
      await encrypt('wrong');
      throw refusal();
    });
    await expect(encryptor.withPasswords(send)).rejects.toMatchObject({ code: 'refused' });
    expect([send.mock.calls.length, counted.fetches]).toEqual([1, 2]);
  });
  it('a server that refuses every key is asked twice and no more', async () => {
    const { keys, encryptor } = setUp();
    const send = vi.fn(async (encrypt: (password: string) => Promise<string>) => {
      await encrypt('x');
      keys.renew();
      throw refusal();
    });
    await expect(encryptor.withPasswords(send)).rejects.toMatchObject({ code: 'refused' });
    expect(send).toHaveBeenCalledTimes(2);
  });
  it('what failed without an answer is not tried again, and the key stays', async () => {
    const { keys, encryptor, counted } = setUp();
    for (const error of [Object.assign(new Error('x'), { code: 'network' }), new Error('x'), null]) {
      const send = vi.fn(async (encrypt: (password: string) => Promise<string>) => {
        await encrypt('x');
        keys.renew();
        throw error;
      });
      await expect(encryptor.withPasswords(send)).rejects.toBe(error);
      expect(send).toHaveBeenCalledOnce();
    }
    expect(counted.fetches).toBe(1);
  });
  it('a refused call without a password fetches no key', async () => {
    const { encryptor, counted } = setUp();
    const send = vi.fn().mockRejectedValue(refusal());
    await expect(encryptor.withPasswords(send)).rejects.toMatchObject({ code: 'refused' });
    expect([send.mock.calls.length, counted.fetches]).toEqual([1, 0]);
  });
  it('a refusal is told as it came when the key cannot be fetched again, and the next password fetches it', async () => {
    const { keys, send, counted } = setUp((fetches) => {
      if (fetches === 2) throw new Error('offline');
    });
    await send('x');
    keys.renew();
    await expect(send('x')).rejects.toMatchObject({ code: 'refused' });
    expect(await send('x')).toEqual(['x']);
    expect(counted).toEqual({ fetches: 3, sends: 3 });
  });
  it('a key that is refused itself is told as such and tried once', async () => {
    const { encryptor, counted } = setUp(() => {
      throw refusal();
    });
    await expect(encryptor.withPasswords((encrypt) => encrypt('x'))).rejects.toMatchObject({ code: 'refused' });
    expect(counted.fetches).toBe(1);
  });
  it('several that are refused at once are each sent once more', async () => {
    const { keys, send, counted } = setUp();
    await send('x');
    keys.renew();
    expect(await Promise.all([send('a'), send('b'), send('c')])).toEqual([['a'], ['b'], ['c']]);
    expect(counted.sends).toBe(7);
  });
});
