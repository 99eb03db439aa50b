import { describe, expect, it } from 'vitest';
import { type ConfigError, readConfig } from '../../src/config';
import { foreignLinks } from '../foreignLinks';

const problemsOf = (value: unknown) => {
  try {
    readConfig(value);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

describe('config.json', () => {
  const good = { host: 'https://cms.example.com', product: 'portal' };
  it('PLT-027 PLT-072 takes host, product and single sign-on from the file, the rest by default', () => {
    const singleSignOn = { action: 'https://sso.example.com/in', fields: { clientId: 'x', returnUrl: '{portal}' }, signOut: '' };
    expect(readConfig({ ...good, singleSignOn })).toMatchObject({
      ...good,
      singleSignOn,
      idleLockMinutes: 0,
      writeHeaders: { idempotencyKey: false, ifUnmodifiedSince: false },
      switches: { hiddenDialogs: false },
    });
  });
  it.each([
    ['nothing', null, /expected an object/],
    ['no product', {}, /^product: expected a word.*found nothing/],
    ['a host with a path', { ...good, host: 'https://x.com/y' }, /^host: expected/],
    ['a host of another scheme', { ...good, host: 'javascript:alert(1)' }, /^host: expected/],
    ['an action that is a script', { ...good, singleSignOn: { action: 'javascript:alert(1)' } }, /^singleSignOn.action: expected/],
    [
      'a switch that is a text',
      { ...good, switches: { hiddenDialogs: 'yes' } },
      /^switches.hiddenDialogs: expected true or false, found "yes"/,
    ],
    ['a lock of a negative time', { ...good, idleLockMinutes: -1 }, /^idleLockMinutes: expected/],
    ['a misspelt key', { ...good, hsot: '' }, /^hsot: there is no such key/],
    ['a misspelt inner key', { ...good, switches: { hidden: true } }, /^switches.hidden: there is no such key/],
    ['a group that is no object', { ...good, writeHeaders: 5 }, /^writeHeaders/],
  ])('explains %s', (_, value, line) => {
    expect(problemsOf(value).some((problem) => line.test(problem))).toBe(true);
  });
  it.each(foreignLinks)('takes no address that only has one of the web in it: %j', (link) => {
    const value = { ...good, host: link, csvTemplate: link, fileOrigins: [link], singleSignOn: { action: link, signOut: link } };
    expect(problemsOf(value).map((problem) => problem.split(':')[0])).toEqual([
      'host',
      'singleSignOn.action',
      'singleSignOn.signOut',
      'fileOrigins',
      'csvTemplate',
    ]);
  });
  it('names every problem at once', () => {
    expect(problemsOf({ host: 1, product: 2, environment: 3 })).toHaveLength(3);
  });
});

const origins = ['https://files.example.com'];

describe('fileOrigins of config.json', () => {
  it('is none by default, and a list of https origins', () => {
    expect(readConfig({ product: 'x' }).fileOrigins).toEqual([]);
    expect(readConfig({ product: 'x', fileOrigins: origins }).fileOrigins).toEqual(origins);
  });
  it.each([['https://files.example.com'], [['http://files.example.com']], [['https://files.example.com/path']], [[7]]])(
    'refuses %j',
    (fileOrigins) => {
      expect(() => readConfig({ product: 'x', fileOrigins })).toThrow('fileOrigins: expected a list of https:// origins');
    },
  );
});
