import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config';
import { foreignLinks } from '../foreignLinks';

const problemsOf = (value: unknown) => {
  try {
    readConfig(value);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
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
    ...[
      'https://evil.example/x.yaml',
      '//evil.example/x.yaml',
      '../x.yaml',
      'a/../x.yaml',
      '/x.yaml',
      'x.yaml?y',
      'x.json',
      '.x.yaml',
      7,
      ['x.yaml'],
    ].map((name): [string, unknown, RegExp] => [
      `a file ${JSON.stringify(name)}`,
      { ...good, resources: [name] },
      /^resources: expected at most 20 names of .yaml files/,
    ]),
    ['a file twice', { ...good, resources: ['a.yaml', 'a.yaml'] }, /^resources: expected at most 20 names of .yaml files, each once/],
    ['21 files', { ...good, resources: Array.from({ length: 21 }, (_, i) => `${i}.yaml`) }, /^resources: expected/],
    ['a misspelt key', { ...good, hsot: '' }, /^hsot: there is no such key/],
    ['a misspelt inner key', { ...good, switches: { hidden: true } }, /^switches.hidden: there is no such key/],
    ['a group that is no object', { ...good, writeHeaders: 5 }, /^writeHeaders/],
  ])('explains %s', (_, value, line) => {
    expect(problemsOf(value).some((problem) => line.test(problem))).toBe(true);
  });
  it.each(foreignLinks)('takes no address that only has one of the web in it: %j', (link) => {
    const value = {
      ...good,
      host: link,
      csvTemplate: link,
      reports: link,
      fileOrigins: [link],
      singleSignOn: { action: link, signOut: link },
    };
    expect(problemsOf(value).map((problem) => problem.split(':')[0])).toEqual([
      'host',
      'singleSignOn.action',
      'singleSignOn.signOut',
      'fileOrigins',
      'csvTemplate',
      'reports',
    ]);
  });
  it.each([[['resources.yaml']], [['sub/a.yml', 'b-1.yaml']], [Array.from({ length: 20 }, (_, i) => `${i}.yaml`)]])(
    'takes files beside the page: %j',
    (resources) => {
      expect(readConfig({ ...good, resources }).resources).toEqual(resources);
    },
  );
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

describe('reports of config.json', () => {
  it('are off by default', () => {
    expect(readConfig({ product: 'x' }).reports).toBe('');
  });
  it.each([
    '',
    'https://reports.example.com',
    'https://reports.example.com:8443/portal?key=1',
    'http://localhost:9000/',
    'http://127.0.0.1:9000/reports',
  ])('can have the address %j', (reports) => {
    expect(readConfig({ product: 'x', reports }).reports).toBe(reports);
  });
  it.each([
    'http://reports.example.com/',
    'http://localhost.example.com/',
    'http://127.0.0.1.example.com/',
    '/reports',
    './reports',
    '//reports.example.com/',
    'reports.example.com',
    'https://reports.example.com/#x',
    'https://reports.example.com/a b',
    "https://reports.example.com;script-src'none'/",
    'https://reports.example.com,x/',
    'https://*.example.com/',
    'http://[::1]:9000/',
    'https://reports.example.com:99999/',
    7,
    ['https://reports.example.com/'],
  ])('cannot have the address %j', (reports) => {
    expect(problemsOf({ product: 'x', reports })).toEqual([
      `reports: expected an https:// address, or "" for none, found ${JSON.stringify(reports)}`,
    ]);
  });
});

describe('the languages of config.json', () => {
  const languagesOf = (value: object) => {
    const { languages, language } = readConfig({ product: 'x', ...value });
    return [languages, language];
  };
  it.each<[string, object, string[], string]>([
    ['English alone by default', {}, ['en'], 'en'],
    ['several, of which English is the first', { languages: ['en', 'zh-HK'] }, ['en', 'zh-HK'], 'en'],
    ['another first', { languages: ['ja', 'en'], language: 'ja' }, ['ja', 'en'], 'ja'],
    ['scripts and regions', { languages: ['en', 'zh-Hant-HK', 'pt-BR', 'en-XA'] }, ['en', 'zh-Hant-HK', 'pt-BR', 'en-XA'], 'en'],
  ])('are %s', (_, value, languages, language) => {
    expect(languagesOf(value)).toEqual([languages, language]);
  });
  const wrong = (found: string) => `languages: expected language tags with "en" among them, found ${found}`;
  it.each<[string, object, string[]]>([
    ['a tag that is none', { languages: ['en', 'chinese traditional'] }, [wrong('["en","chinese traditional"]')]],
    ['an underscore', { languages: ['en', 'zh_HK'] }, [wrong('["en","zh_HK"]')]],
    ['other letters than the tag has', { languages: ['en', 'zh-hk'] }, [wrong('["en","zh-hk"]')]],
    ['a path', { languages: ['en', '../secret'] }, [wrong('["en","../secret"]')]],
    ['an empty tag', { languages: ['en', ''] }, [wrong('["en",""]')]],
    ['a number', { languages: ['en', 5] }, [wrong('["en",5]')]],
    ['a list within', { languages: ['en', ['ja']] }, [wrong('["en",["ja"]]')]],
    ['one twice', { languages: ['en', 'ja', 'ja'] }, [wrong('["en","ja","ja"]')]],
    ['no English', { languages: ['ja'], language: 'ja' }, [wrong('["ja"]')]],
    ['none', { languages: [] }, [wrong('[]')]],
    [
      'a start beside another wrong key',
      { product: '', language: 'ja' },
      ['product: expected a word of letters, digits and hyphens, found ""', 'language: expected one of languages, found "ja"'],
    ],
    ['a text', { languages: 'en' }, [wrong('"en"')]],
    [
      'a start that is not among them',
      { languages: ['en', 'ja'], language: 'zh-HK' },
      ['language: expected one of languages, found "zh-HK"'],
    ],
    ['a start though there is English alone', { language: 'ja' }, ['language: expected one of languages, found "ja"']],
    ['a start that is no tag', { languages: ['en', 'ja'], language: 'zh_HK' }, ['language: expected one of languages, found "zh_HK"']],
    ['a start that is no text', { languages: ['en', 'ja'], language: ['ja'] }, ['language: expected one of languages, found ["ja"]']],
  ])('are told of %s', (_, value, lines) => {
    expect(problemsOf({ product: 'x', ...value })).toEqual(lines);
  });
});

describe('the demo users of config.json', () => {
  const demoUsersOf = (demoUsers?: unknown) => readConfig({ product: 'x', ...(demoUsers !== undefined && { demoUsers }) }).demoUsers;
  const user = { username: 'viewer', password: 'secret' };
  it('are none by default, and users with or without a note', () => {
    expect(demoUsersOf()).toEqual([]);
    const users = [user, { ...user, note: 'Read only' }];
    expect(demoUsersOf(users)).toEqual(users);
  });
  it.each<[string, unknown]>([
    ['an object', {}],
    ['a text in the list', ['viewer']],
    ['null in the list', [null]],
    ['a user without a password', [{ username: 'viewer' }]],
    ['a user with an empty name', [{ ...user, username: '' }]],
    ['a password that is a number', [{ ...user, password: 7 }]],
    ['a note that is a number', [{ ...user, note: 7 }]],
    ['a misspelt key', [{ ...user, notes: 'Read only' }]],
    ['a wrong user after a right one', [user, {}]],
  ])('are refused with what is expected: %s', (_, demoUsers) => {
    expect(problemsOf({ product: 'x', demoUsers })).toEqual([
      `demoUsers: expected a list of objects with the texts "username" and "password", and optionally "note", found ${JSON.stringify(demoUsers)}`,
    ]);
  });
});
