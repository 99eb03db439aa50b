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
});
