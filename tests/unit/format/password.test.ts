import { describe, expect, it } from 'vitest';
import { characterClasses, passwordProblem, temporaryPasswordProblem } from '../../../src/format/password';

const rule = 'Password length must be 8-20 and contain uppercase, lowercase, numeric and special characters';
const printable = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i));

describe('passwordProblem', () => {
  it.each(['Passw0rd!', 'aB3$aB3$', 'aB3$'.repeat(5), 'aB3~with space'])('SHR-001 accepts %s', (password) => {
    expect(passwordProblem(password)).toBeNull();
  });
  it.each(['aB3$aB3', 'aB3$'.repeat(5) + 'x', 'passw0rd!', 'PASSW0RD!', 'Password!', 'Passw0rdd', 'Passw0rd\u00a3', ''])(
    'SHR-001 refuses "%s"',
    (password) => {
      expect(passwordProblem(password)).toBe(rule);
    },
  );
  it.each(['Passw0rd!\u4e2d', '\u{20000}Passw0rd!', '\u3007aB3$aB3$'])('SHR-002 SHR-003 refuses the Han character in %s', (password) => {
    expect(passwordProblem(password)).toBe('Password can not contain Chinese');
  });
  it('SHR-003 takes every printable ASCII character but letters, digits and space for special', () => {
    const special = printable.filter((character) => characterClasses.special.test(character));
    expect(special.join('')).toBe('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~');
    expect(characterClasses.special.test(' ')).toBe(false);
  });
});

describe('temporaryPasswordProblem', () => {
  it.each([
    ['SHR-005 CLI-037 empty', '', 'Password can not be empty'],
    ['SHR-005 CLI-038 with a space', 'Passw0rd! x', 'Password can not include space'],
    ['CLI-039 with a Chinese character', 'Passw0rd!\u4e2d', 'Password can not contain Chinese'],
    ['CLI-042 too weak', 'password', rule],
    ['fine', 'Passw0rd!', null],
  ])('%s', (_, password, text) => {
    expect(temporaryPasswordProblem(password)).toBe(text);
  });
});
