import { expect, it } from 'vitest';
import { scriptText } from '../../../src/format/scriptText';

it.each([
  ['6', '⁶'],
  [' -12 ', '⁻¹²'],
  ['(n+1)', '⁽ⁿ⁺¹⁾'],
  ['x', '^x'],
  ['ab1', '^(ab1)'],
  ['th', 'th'],
  ['TM', '™'],
  ['*', '*'],
  ['[1]', '[1]'],
  [' ', ' '],
])('scriptText keeps the meaning of the superscript %j (NTF-031)', (text, written) => expect(scriptText('sup', text)).toBe(written));
it.each([
  ['2', '₂'],
  ['max', 'ₘₐₓ'],
  ['Q', '_Q'],
  ['Qx', '_(Qx)'],
])('scriptText keeps the meaning of the subscript %j (NTF-031)', (text, written) => expect(scriptText('sub', text)).toBe(written));
