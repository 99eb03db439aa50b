import { describe, expect, it } from 'vitest';
import { passwordProblem } from '../../../src/format/password';
import { generatePassword } from '../../../src/format/generatePassword';

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
