import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../../src/config';
import { placeOf } from '../../../../../src/fields/file/preview/useShownImage';
import { foreignLinks } from '../../../../foreignLinks';

const origins = ['https://files.example.com'];

describe('where a stored image is (SHR-074, PLT-120)', () => {
  it.each([
    ['/files/abc', 'cms'],
    ['files/abc', 'cms'],
    ['javascript:alert(1)', 'cms'],
    ...foreignLinks.map((link): [string, string] => [link, link.startsWith('https:') ? 'elsewhere' : 'cms']),
    ['https://files.example.com/a.png', 'trusted'],
    ['HTTPS://files.example.com/a.png', 'trusted'],
    ['http://files.example.com/a.png', 'elsewhere'],
    ['https://files.example.com.evil.example/a.png', 'elsewhere'],
    ['https://files.example.com@evil.example/a.png', 'elsewhere'],
    ['https://files.example.com:8443/a.png', 'elsewhere'],
  ])('%s: %s', (filePath, place) => {
    expect(placeOf(filePath, origins)).toBe(place);
  });
});

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
