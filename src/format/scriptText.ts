const characters = {
  sup: { from: '0123456789+-−=()ni', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ', sign: '^' },
  sub: { from: '0123456789+-−=()aehijklmnoprstuvx', to: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ', sign: '_' },
};
const symbols: Readonly<Record<string, string>> = { TM: '™', SM: '℠' };

/** "st", "th" and other words, signs of notes such as "*" and "[1]": they mean the same on the line. */
const isPlain = (text: string) => /^(?:\p{L}{2,}\.?|[^\p{L}\p{N}]+|\[.*\])$/su.test(text);

/**
 * Returns superscript or subscript text as plain text with the same meaning, because a rich text has no mark for it.
 *
 * @example scriptText('sup', '6') // '⁶'
 * @example scriptText('sup', 'ab1') // '^(ab1)'
 */
export const scriptText = (kind: keyof typeof characters, text: string): string => {
  const { from, to, sign } = characters[kind];
  const core = text.trim();
  if (core === '') return text;
  if ([...core].every((each) => from.includes(each))) return [...core].map((each) => [...to][from.indexOf(each)]).join('');
  if (kind === 'sup' && symbols[core]) return symbols[core];
  if (kind === 'sup' && isPlain(core)) return text;
  return core.length > 1 ? `${sign}(${core})` : `${sign}${core}`;
};
