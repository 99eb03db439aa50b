import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { sampleSize, seed } from '../../sampling';

const many = sampleSize(1_000, 10_000);

describe('redirects', () => {
  it.each([
    ['/clientManagement', true],
    ['/editUser/5?x=1', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
    ['javascript:alert(1)', false],
    ['/\tevil', false],
    ['', false],
    ['clientManagement', false],
  ])('PLT-011 follows %j: %s', async (value, isFollowed) => {
    const { safePath } = await import('../../../src/session/safePath');
    expect(safePath(value)).toBe(isFollowed ? value : null);
  });
  it(`safePath leads ${many} random inputs to no other origin (PLT-011)`, async () => {
    const { safePath } = await import('../../../src/session/safePath');
    const bits = fc.constantFrom(
      '/',
      '\\',
      '//',
      'evil.example',
      'https:',
      'javascript:',
      '@',
      '\t',
      '\n',
      '%2f',
      '%5c',
      '.',
      '..',
      '?',
      '#',
      ' ',
      'a',
      '\u0000',
      '／',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 8 }), (parts) => {
        const path = safePath(parts.join(''));
        if (path !== null) expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example');
      }),
      { numRuns: many, seed },
    );
  });

  const nested = (depth: number, path: string): string =>
    depth === 0 ? path : `/login?redirect=${encodeURIComponent(nested(depth - 1, path))}`;
  it.each([
    ['/officeLocations', '/officeLocations'],
    ['/editUser/5?tab=a#b', '/editUser/5?tab=a#b'],
    [nested(1, '/officeLocations'), '/officeLocations'],
    [nested(12, '/editUser/5?a=b'), '/editUser/5?a=b'],
    ['/login?redirect=/login?redirect=/officeLocations', '/officeLocations'],
    ['/LOGIN/?redirect=%2FofficeLocations', '/officeLocations'],
    ['/%6Cogin?redirect=%2FofficeLocations', '/officeLocations'],
    ['/./login?redirect=%2FofficeLocations', '/officeLocations'],
    ['/x/../login#x', null],
    ['/login', null],
    ['/login/', null],
    [nested(3, '/login'), null],
    [nested(2, '//evil.example'), null],
    ['/login?redirect=', null],
    ['/loginHistory', '/loginHistory'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['//evil.example/login', null],
    [null, null],
  ])('redirectTarget of %j is %j (PLT-010, PLT-011)', async (value, target) => {
    const { redirectTarget } = await import('../../../src/session/safePath');
    expect(redirectTarget(value)).toBe(target);
  });
});
