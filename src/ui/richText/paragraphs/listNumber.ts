const letters = (number: number): string =>
  number === 0 ? '' : letters(Math.floor((number - 1) / 26)) + String.fromCharCode(97 + ((number - 1) % 26));

const romanDigits = [
  [1000, 'm'], [900, 'cm'], [500, 'd'], [400, 'cd'], [100, 'c'], [90, 'xc'], [50, 'l'], [40, 'xl'], [10, 'x'], [9, 'ix'], [5, 'v'], [4, 'iv'], [1, 'i'],
] as const; // prettier-ignore
const roman = (number: number): string => {
  const digit = romanDigits.find(([value]) => value <= number);
  return digit ? digit[1] + roman(number - digit[0]) : '';
};

/** The styles of `type` attributes by their names in CSS; any other is decimal. */
const namesOfTypes: Readonly<Record<string, string>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/**
 * Writes the number of a list item as its list does. Numbers that a style cannot express are decimal, as in browsers.
 *
 * @param style a value of `type` ('a') or of `list-style-type` ('lower-alpha')
 */
export const formatListNumber = (number: number, style: string): string => {
  const name = (namesOfTypes[style] ?? style).replace('latin', 'alpha');
  if (name === 'decimal-leading-zero' && number >= 0) return String(number).padStart(2, '0');
  const isRoman = name.endsWith('-roman') && number < 4_000;
  if (number < 1 || !(isRoman || name.endsWith('-alpha'))) return String(number);
  const written = isRoman ? roman(number) : letters(number);
  return name.startsWith('upper-') ? written.toUpperCase() : written;
};
