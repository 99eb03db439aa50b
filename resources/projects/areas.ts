import { plainNumber } from '../../src/format/plainNumber';

/** How much of each unit an acre is (PRJ-046). A unit that is not here has no figure. */
const unitsPerAcre: Readonly<Record<string, string>> = { METER_SQUARE: '4046.85642', PING: '1224.036' };
const decimals = 3;

/** A decimal number as its digits and how many of them stand behind the point. */
const readDecimal = (text: string) => {
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
};

/** Two decimal numbers multiplied exactly, rounded half up to three decimals. */
const product = (a: string, b: string): string => {
  const [x, y] = [readDecimal(a), readDecimal(b)];
  const scale = x.scale + y.scale;
  const digits = x.digits * y.digits * 10n ** BigInt(decimals);
  const divisor = 10n ** BigInt(scale);
  const rounded = String((digits + divisor / 2n) / divisor).padStart(decimals + 1, '0');
  return `${rounded.slice(0, -decimals)}.${rounded.slice(-decimals)}`;
};

/** Acres in another unit with three decimals; null for a unit that is not known. @example convertAcres(2, 'PING') // "2448.072" */
export const convertAcres = (acres: number, unit: string): string | null => {
  const factor = Object.hasOwn(unitsPerAcre, unit) ? unitsPerAcre[unit]! : null;
  return factor === null ? null : product(plainNumber(acres), factor);
};
