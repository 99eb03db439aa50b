import { describe, expect, it } from 'vitest';
import { createAmountFormats } from '../../../../src/files/csv/amountFormats';

const findOdd = (cells: readonly string[]) => {
  const formats = createAmountFormats();
  cells.forEach(formats.add);
  const isOdd = formats.findOdd();
  return isOdd ? cells.filter(isOdd) : [];
};

describe('createAmountFormats', () => {
  it.each([
    ['no amounts', []],
    ['one amount', ['$5']],
    ['whole numbers of any length', ['0', '5', '100', '1000', '1234567']],
    ['decimals of any length', ['5', '5.5', '100.25', '1000.125']],
    ['thousands separators', ['5', '999', '1,000', '1,112.50', '1,234,567.8']],
    ['thousands separators and no decimals', ['1,000', '2,500', '12,000']],
    ['thousands separators of India', ['5,000', '1,00,000.00', '12,34,567.00']],
    ['decimal commas', ['5', '1150,00', '3,5']],
    ['decimal commas and separators', ['5,00', '1.150,00', '1.000.000,00']],
    ['blanks as separators', ['50,00', '1 000,50', '1\u00a0000,50', '1\u202f000,50']],
    ['apostrophes as separators', ['50.00', "1'000.50", '1’000.50']],
    ['negative amounts', ['5.00', '-5.00', '−5.00', '+5.00', '- 5.00']],
    ['amounts in parentheses', ['(5.00)', '(1187.50)', '( 20.00 )']],
    ['negative amounts with a currency', ['$5', '-$5', '$-5', '$ 5']],
    ['minus signs at the end', ['5.00-', '6.00-']],
    ['a currency before', ['USD 1,037.50', 'HKD 5.00', 'USD5.00', 'Rs. 20', '香港元 5']],
    ['a symbol before', ['$1,112.50', 'HK$5', 'US$ 5', 'US $5', '¥100']],
    ['a currency after', ['5.00 EUR', '10 USD', '5 円', '20元']],
    ['a symbol after', ['5.00 €', '10€', '20.00 $']],
    ['percentages', ['5%', '12.5%', '7 %']],
    ['texts', ['Gold', 'Silver', 'Bronze']],
    ['texts with numbers', ['5 to 10', 'up to $5', '1.2.3', 'A1B2', '12:30']],
    ['texts and a few amounts', ['Gold', 'Silver', '5', '$5']],
    ['as many texts as amounts', ['Gold', 'Silver', '5', '6']],
    ['units before and after', ['$5 million', 'HK$20 m']],
  ])('createAmountFormats accepts a column of %s (NTF-057)', (_, cells) => expect(findOdd(cells)).toEqual([]));

  const plain = ['1000.00', '1075.00', '950.00', '5', '20.5', '30'];
  it.each([
    ['parentheses', plain, ['(1187.50)']],
    ['a decimal comma', plain, ['1150,00']],
    ['a symbol and separators', plain, ['$1,112.50']],
    ['a currency', plain, ['USD 1,037.50', 'USD 5']],
    ['a separator', plain, ['1,000.00', '1 000.00', "1'000.00", '1.000.00']],
    ['a comma before three digits', plain, ['1,000']],
    ['a unit after', plain, ['5%', '5 USD', '5-']],
    ['a text', plain, ['TBC', 'n/a', '1l2.50', '12.5.0', '5 or 6']],
    ['a long number', plain, ['5'.repeat(41)]],
    ['a separator where a decimal comma would fit', ['500', '2500', '7000'], ['1,000']],
    ['no separator', ['1,112.50', '2,500.00', '12.00'], ['1112.50']],
    ['a decimal point', ['1.112,50', '2.500,00'], ['2,500.00']],
    ['no currency', ['USD 5', 'HKD 6', 'USD 7.00'], ['5', '$5']],
    ['the currency on the other side', ['$5', '$6', '$7'], ['8$', 'USD 5']],
    ['no parentheses', ['(5)', '(6)', '(7)'], ['5', '-5']],
    ['a decimal point where more cells allow a comma', ['1000', '1000', '1000', '5,5', '5,5'], ['5.5']],
  ])('createAmountFormats finds amounts of another format than most: %s (NTF-057)', (_, most, odd) => {
    expect(odd.flatMap((cell) => findOdd([...most, cell]))).toEqual(odd);
    expect(odd.flatMap((cell) => findOdd([cell, ...most]))).toEqual(odd);
  });
  it('createAmountFormats finds all amounts of a column that has no format of most (NTF-057)', () => {
    const different = ['(1187.50)', '1150,00', '$1,112.50', 'USD 1,037.50'];
    expect(findOdd(different)).toEqual(different);
    expect(findOdd(['$5', '5'])).toEqual(['$5', '5']);
    expect(findOdd(['$5', '5', 'TBC'])).toEqual(['$5', '5', 'TBC']);
    expect(findOdd(['$5', '5', '$6'])).toEqual(['5']);
  });
});
