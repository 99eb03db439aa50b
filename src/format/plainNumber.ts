/** A number in digits alone: what `String` writes with an exponent is written out. @example plainNumber(1e-13) // "0.0000000000001" */
export const plainNumber = (value: number): string => {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = whole + fraction;
  // where the point stands among the digits
  const at = whole.length + Number(exponent);
  if (at <= 0) return `${sign}0.${'0'.repeat(-at)}${digits}`;
  return `${sign}${digits.padEnd(at, '0').slice(0, at)}${digits.length > at ? `.${digits.slice(at)}` : ''}`;
};
