import { describe, expect, it } from 'vitest';
import { readCheckArguments } from '../../../../scripts/checkCms/arguments';

const address = 'https://cms.example.com/portal-cms';
const problems = (...args: string[]) => readCheckArguments(args).problems;

describe('the arguments of check-cms', () => {
  it('are read', () => {
    const args = [
      `${address}/`,
      '--user',
      'ann',
      '--portal',
      'https://portal.example.com',
      '--writes',
      'hotlines/3',
      '--writes',
      'offices/1',
      '--only',
      'cors, sorts',
      '--pause',
      '50',
      '--report',
      'a.html',
      '--json',
      '-',
    ];
    expect(readCheckArguments(args)).toEqual({
      problems: [],
      asked: {
        base: address,
        username: 'ann',
        portalOrigin: 'https://portal.example.com',
        writes: ['hotlines/3', 'offices/1'],
        only: ['cors', 'sorts'],
        pause: 50,
        reportFile: 'a.html',
        jsonFile: '-',
      },
    });
  });
  it('localhost needs no TLS', () => expect(problems('http://localhost:3000/portal-cms', '--user', 'ann')).toEqual([]));
  it.each([
    [
      [],
      [
        'the address of the CMS is missing: it is "host" and "product" of config.json, such as https://cms.example.com/portal-cms',
        '--user: it is missing: write the name of an account that may read everything',
      ],
    ],
    [['cms.example.com', '--user', 'ann'], ['cms.example.com: this is no address: write one such as https://cms.example.com/portal-cms']],
    [['https://', '--user', 'ann'], ['https://: this is no address: write one such as https://cms.example.com/portal-cms']],
    [
      ['http://cms.example.com/portal-cms', '--user', 'ann'],
      [
        'http://cms.example.com/portal-cms: the password and client data would travel unencrypted: http:// is for localhost only, write https://',
      ],
    ],
    [
      ['http://localhost.example.com/portal-cms', '--user', 'ann'],
      [
        'http://localhost.example.com/portal-cms: the password and client data would travel unencrypted: http:// is for localhost only, write https://',
      ],
    ],
    [
      ['https://ann:secret@cms.example.com/portal-cms', '--user', 'ann'],
      ['the address holds a name or a password: leave them out, the password is asked for'],
    ],
    [[`${address}?a=1`, '--user', 'ann'], ['?a=1 does not belong to the address: write one such as https://cms.example.com/portal-cms']],
    [[address], ['--user: it is missing: write the name of an account that may read everything']],
    [[address, '--user'], ['--user: there is no value']],
    [
      [address, '--user', 'ann', '--password=secret'],
      ['--password: a password in an argument can be read by others: leave it out, it is asked for'],
    ],
    [[address, '--user', 'ann', '--fast=1'], ['--fast: there is no such option']],
    [[address, 'more', '--user', 'ann'], ['a word stands without an option before it, beside the address']],
    [
      [address, '--user', 'ann', '--portal', 'https://portal.example.com/admin/'],
      ['--portal https://portal.example.com/admin/: this is no origin: write one such as https://portal.example.com'],
    ],
    [[address, '--user', 'ann', '--pause', '1.5'], ['--pause 1.5: write milliseconds from 0 to 60000']],
    [[address, '--user', 'ann', '--pause=-1'], ['--pause -1: write milliseconds from 0 to 60000']],
    [
      [address, '--user', 'ann', '--only', 'sort'],
      ['--only sort: there is no such part: choose among cors, reads, pages, sorts, filters, codes, files, refusals, saves'],
    ],
  ])('%j', (args, expected) => expect(problems(...args)).toEqual(expected));
  it.each([
    [[address, '--user', 'ann', '--password', 'secret']],
    [[address, '--user', 'ann', '--pwd', 'secret']],
    [[address, '--user', 'ann', 'secret']],
    [['https://ann:secret@cms.example.com/portal-cms', '--user', 'ann']],
    [['https://ann:p#secret@cms.example.com', '--user', 'ann']],
    [['ann:secret@cms.example.com', '--user', 'ann']],
  ])('no problem repeats a password: %j', (args) => {
    const told = problems(...args);
    expect(told.length).toBeGreaterThan(0);
    expect(told.join()).not.toContain('secret');
  });
});
