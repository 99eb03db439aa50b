import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../../../../src/fields/kinds/file/preview/useShownImage';
import { foreignLinks } from '../../../../../foreignLinks';

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
