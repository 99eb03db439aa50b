import { constants, publicEncrypt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demandAccess, seesOffice } from '../../../fixtures/auth/access';
import { checkNewPassword, createKeys, hashPassword, isPassword } from '../../../fixtures/auth/passwords';
import { menusOf, people } from '../../../fixtures/auth/people';
import { createAttemptLimit, createSessions } from '../../../fixtures/auth/sessions';

const [superadmin, csteam, , viewer] = people as [...typeof people] & {
  0: (typeof people)[0];
  1: (typeof people)[0];
  3: (typeof people)[0];
};
/** A clock that tests move, and the sessions that live by it. */
const started = () => {
  const clock = { now: 1_000_000 };
  return { clock, sessions: createSessions(() => clock.now), attempts: createAttemptLimit(() => clock.now) };
};
/** What an attempt is answered: nothing, or the HTTP status and the status of the envelope. */
const failureOf = (run: () => unknown) => {
  try {
    run();
    return null;
  } catch (error) {
    const { http, status } = error as { http: number; status: string };
    return `${http} ${status}`;
  }
};

describe('a session', () => {
  it('lives for half an hour to the millisecond', () => {
    const { clock, sessions } = started();
    const session = sessions.start(superadmin);
    const { accessToken } = session;
    expect(sessions.secondsLeft(session)).toBe(1_800);
    clock.now += 1_800_000 - 1;
    expect(sessions.of(accessToken)).toBe(session);
    expect(sessions.secondsLeft(session)).toBe(0);
    clock.now += 1;
    expect(failureOf(() => sessions.of(accessToken))).toBe('401 401');
    clock.now += 10_000;
    expect(sessions.secondsLeft(session)).toBe(0);
  });
  it('is refreshed for another half hour, once by each token, and its old bearer is dead', () => {
    const { clock, sessions } = started();
    const { accessToken, refreshToken } = { ...sessions.start(superadmin) };
    clock.now += 1_000;
    const tokens = sessions.refresh(refreshToken);
    expect(tokens).toMatchObject({ expireTime: 1_800 });
    expect(new Set([accessToken, refreshToken, tokens.accessToken, tokens.refreshToken]).size).toBe(4);
    expect(failureOf(() => sessions.of(accessToken))).toBe('401 401');
    clock.now += 1_800_000 - 1;
    expect(sessions.of(tokens.accessToken).person).toBe(superadmin);
    expect(failureOf(() => sessions.refresh(tokens.accessToken))).toBe('401 401');
    expect(sessions.of(tokens.accessToken).person).toBe(superadmin);
    expect(failureOf(() => sessions.refresh(refreshToken))).toBe('200 L101');
  });
  it('answers L101 with every token that it ever had once it was ended', () => {
    const { sessions } = started();
    const session = sessions.start(superadmin);
    const first = { ...session };
    sessions.refresh(first.refreshToken);
    const second = { ...session };
    sessions.end(session);
    expect(failureOf(() => sessions.of(first.accessToken))).toBe('200 L101');
    expect(failureOf(() => sessions.of(second.accessToken))).toBe('200 L101');
    expect(failureOf(() => sessions.refresh(second.refreshToken))).toBe('401 401');
    expect(failureOf(() => sessions.of('made up'))).toBe('401 401');
  });
  it('ends the others of its person and nobody else', () => {
    const { sessions } = started();
    const [own, other, foreign] = [sessions.start(superadmin), sessions.start({ ...superadmin }), sessions.start(viewer)];
    sessions.endOthers(own);
    expect(sessions.of(own.accessToken)).toBe(own);
    expect(sessions.of(foreign.accessToken)).toBe(foreign);
    expect(failureOf(() => sessions.of(other.accessToken))).toBe('200 L101');
    expect(failureOf(() => sessions.refresh(other.refreshToken))).toBe('200 L101');
  });
  it('expires on demand and can be refreshed then', () => {
    const { sessions } = started();
    const session = sessions.start(superadmin);
    const { accessToken, refreshToken } = { ...session };
    sessions.expireAll();
    expect(failureOf(() => sessions.of(accessToken))).toBe('401 401');
    expect(sessions.of(sessions.refresh(refreshToken).accessToken)).toBe(session);
  });
});

describe('the attempt limit', () => {
  it('is five within five minutes, each attempt forgotten by itself', () => {
    const { clock, attempts } = started();
    for (let i = 0; i < 5; i += 1) {
      expect(attempts.isReached('a')).toBe(false);
      attempts.failed('a');
      clock.now += 60_000;
    }
    expect(attempts.isReached('a')).toBe(false);
    attempts.failed('a');
    expect(attempts.isReached('a')).toBe(true);
    expect(attempts.isReached('b')).toBe(false);
    clock.now += 59_999;
    expect(attempts.isReached('a')).toBe(true);
    clock.now += 1;
    expect(attempts.isReached('a')).toBe(false);
  });
  it('is forgotten with the right password', () => {
    const { attempts } = started();
    for (let i = 0; i < 5; i += 1) attempts.failed('a');
    attempts.succeeded('a');
    expect(attempts.isReached('a')).toBe(false);
  });
});

describe('a password', () => {
  const rule = 'Password length must be 8-20 and contain uppercase, lowercase, numeric and special characters';
  it.each(['Aa1!aaaa', `Aa1!${'a'.repeat(16)}`, ...'!/:@[`{~'.split('').map((special) => `Aa1aaaa${special}`)])(
    'SHR-001 SHR-002 "%s" keeps the rule',
    (password) => {
      expect(() => checkNewPassword(password)).not.toThrow();
    },
  );
  it.each(['Aa1!aaa', `Aa1!${'a'.repeat(17)}`, 'aa1!aaaa', 'AA1!AAAA', 'Aaa!aaaa', 'Aa1aaaaa', 'Aa1 aaaa', 'Aa1£aaaa', ''])(
    'SHR-001 SHR-002 "%s" breaks the rule',
    (password) => {
      expect(() => checkNewPassword(password)).toThrow(rule);
    },
  );
  it('SHR-003 holds no Chinese, and says so first', () => {
    expect(() => checkNewPassword('Aa1!aaa陳')).toThrow('Password can not contain Chinese');
    expect(() => checkNewPassword('陳')).toThrow('Password can not contain Chinese');
  });
  it('is stored salted, and known again', () => {
    const [one, other] = [hashPassword('Passw0rd!'), hashPassword('Passw0rd!')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('Passw0rd!');
    expect([isPassword('Passw0rd!', one), isPassword('Passw0rd!', other), isPassword('passw0rd!', one)]).toEqual([true, true, false]);
  });
  it('SHR-007 is one RSA-OAEP block with SHA-256, which the key of the day reads', () => {
    const keys = createKeys();
    const encrypt = (oaepHash: string) => {
      const key = `-----BEGIN PUBLIC KEY-----\n${keys.publicKey}\n-----END PUBLIC KEY-----`;
      return publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash }, Buffer.from('Pässw0rd!')).toString('base64');
    };
    const encrypted = encrypt('sha256');
    expect(keys.decrypt(encrypted)).toBe('Pässw0rd!');
    expect(() => keys.decrypt(encrypt('sha1'))).toThrow('The password is not encrypted as agreed');
    keys.renew();
    expect(() => keys.decrypt(encrypted)).toThrow('The password is not encrypted as agreed');
    expect(keys.decrypt(encrypt('sha256'))).toBe('Pässw0rd!');
  });
  it('SHR-007 that is not encrypted as agreed is refused', () => {
    const { decrypt } = createKeys();
    expect(() => decrypt('Passw0rd!')).toThrow('The password is not encrypted as agreed');
    expect(failureOf(() => decrypt(''))).toBe('200 01');
  });
});

describe('what a person may', () => {
  const may = (changes: Partial<typeof superadmin>, call: string, params: Record<string, string> = {}) =>
    failureOf(() => demandAccess({ ...viewer, permissionCodes: [], ...changes }, call, params)) === null;
  it.each([
    ['PROJECT_IMAGE', 'CONTENT_WRITE'],
    ['PROJECT_KMZ', 'CONTENT_WRITE'],
    ['POPUP_IMAGE', 'CAMPAIGN_WRITE'],
    ['INBOX_CLIENT', 'CAMPAIGN_WRITE'],
  ])('SHR-048 PLT-115 uploads of kind %s need %s', (kind, code) => {
    for (const own of ['CONTENT_WRITE', 'CAMPAIGN_WRITE', 'CONTENT_READ'])
      expect(may({ permissionCodes: [own] }, 'C-75', { kind }), own).toBe(own === code);
  });
  it('PLT-115 writes on an account need one of two codes, and the other calls one', () => {
    for (const call of ['C-12', 'C-13', 'C-14', 'C-15', 'C-16', 'C-17'])
      expect(['APP_USER_WRITE', 'BUSINESS_PARTNER_WRITE', 'APP_USER_READ'].map((code) => may({ permissionCodes: [code] }, call))).toEqual([
        true,
        true,
        false,
      ]);
    expect(may({ permissionCodes: ['APP_USER_READ'] }, 'C-09')).toBe(true);
    expect(may({}, 'C-09')).toBe(false);
    expect(may({}, 'C-44')).toBe(true);
  });
  it('PLT-122 creating contents needs level 1 or 2 beside the code', () => {
    for (const call of ['C-64', 'C-68', 'C-78', 'C-81'])
      expect([1, 2, 3].map((userLevel) => may({ userLevel: userLevel as 1, permissionCodes: ['CONTENT_WRITE'] }, call))).toEqual([
        true,
        true,
        false,
      ]);
    expect(may({ userLevel: 3, permissionCodes: ['CONTENT_WRITE'] }, 'C-65')).toBe(true);
  });
  it('PLT-114 reaches over the own offices, and for level 1 over all', () => {
    expect([seesOffice(csteam, 'HK'), seesOffice(csteam, 'SG'), seesOffice(viewer, 'SG'), seesOffice(csteam, null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([seesOffice({ ...superadmin, salesOffices: [] }, 'SG'), seesOffice(superadmin, null)]).toEqual([true, true]);
  });
  it.each<[string[], string[]]>([
    [[], []],
    [['APP_USER_READ'], ['Client Management']],
    [['APP_USER_WRITE'], []],
    [
      ['APP_USER_READ', 'APP_USER_WRITE'],
      ['Client Management', 'Create User'],
    ],
    [['BUSINESS_PARTNER_READ'], ['Business Partner Management']],
    [['CONTENT_READ'], ['Content Management: Our Products, Generic Contents, Customer Service Hotline, Office Locations']],
    [['CAMPAIGN_READ'], ['Content Management: Campaign Popup', 'Push Notification']],
    [['CMS_USER_READ'], ['Admin User Management']],
  ])('PLT-123 is offered by the menu: %j', (permissionCodes, names) => {
    const menus = menusOf({ ...viewer, permissionCodes });
    expect(menus.map(({ name, children }) => (children ? `${name}: ${children.map((child) => child.name).join(', ')}` : name))).toEqual(
      names,
    );
  });
});
