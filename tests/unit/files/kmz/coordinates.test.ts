import { expect, it } from 'vitest';
import { readCoordinates } from '../../../../src/files/kmz/coordinates';

const a = [114.15, 22.28];
const b = [114.16, 22.29];
const read = (text: string, max = 100) => readCoordinates(text, max);

it.each([
  ['one position', '114.15,22.28', [a]],
  ['an altitude', '114.15,22.28,7', [a]],
  ['blanks and line breaks around positions', '\n\t114.15,22.28,0 \r\n 114.16,22.29,0\n', [a, b]],
  ['blanks after commas', '114.15, 22.28, 0\n114.16, 22.29, 0', [a, b]],
  ['blanks after commas, without altitude', '114.15, 22.28\n114.16, 22.29', [a, b]],
  ['blanks before and after commas', '114.15 , 22.28 , 0 114.16 , 22.29 , 0', [a, b]],
  ['blanks before the altitude alone', '114.15,22.28 , 0 114.16,22.29 ,0', [a, b]],
  ['blanks after the longitude alone', '114.15, 22.28,0 114.16, 22.29,0', [a, b]],
  ['line breaks after commas', '114.15,\n22.28,\n0', [a]],
  ['commas between positions', '114.15,22.28,0,114.16,22.29,0', [a, b]],
  ['commas with blanks between positions', '114.15,22.28,0, 114.16,22.29,0', [a, b]],
  ['commas with blanks between positions without altitude', '114.15,22.28, 114.16,22.29', [a, b]],
  ['commas at the ends of lines', '114.15, 22.28,\n114.16, 22.29,', [a, b]],
  ['a comma before the last position, which has no altitude', '114.15,22.28,0,114.16,22.29', [a, b]],
  ['commas in front', ',114.15,22.28 ,114.16,22.29', [a, b]],
  ['commas in front and altitudes', ',114.15,22.28,0 ,114.16,22.29,0', [a, b]],
  ['exponents', '1.1415E+02,2.228e1 1.1416e2,2229E-2,1e-9', [a, b]],
  ['signs and short numbers', '+114.15,22.28 -.5,5. ', [a, [-0.5, 5]]],
  ['the altitude of no number', '114.15,22.28,high 114.16,22.29,', [a, b]],
] as const)('readCoordinates reads %s (SHR-055)', (_, text, positions) => {
  expect(read(text)).toEqual({ positions, unreadable: 0, isCut: false });
});

it.each([
  ['letters', '114.15,22.28 x,y 114.16,22.29', [a, b], 1],
  ['positions off the earth', '181,0 0,-91 1e400,0 114.15,22.28', [a], 3],
  ['numbers without commas', '114.15 22.28', [], 2],
  ['a missing latitude', '114.15,,0 114.16,22.29', [b], 1],
  ['a missing value between others', '114.15,22.28,,114.16,22.29,0', [a, b], 0],
  ['a value too many', '114.15,22.28,0,5 114.16,22.29', [a, b], 1],
  ['numbers with units', '114.15E,22.28N', [], 1],
  ['hexadecimal numbers', '0x10,0x10', [], 1],
  ['commas alone', ' , ,', [], 1],
  ['nothing', ' \n', [], 0],
] as const)('readCoordinates counts what it cannot read: %s (SHR-055)', (_, text, positions, unreadable) => {
  expect(read(text)).toEqual({ positions, unreadable, isCut: false });
});

it('readCoordinates stops at the maximum, whatever separates the positions', () => {
  for (const separator of [' ', ',', ', ', ' ,', ',\n']) {
    const all = read(`1,2,3${separator}`.repeat(50), 50);
    expect([separator, all.positions.length, all.isCut]).toEqual([separator, 50, false]);
    const cut = read(`1,2,3${separator}`.repeat(51), 50);
    expect([separator, cut.positions.length, cut.isCut]).toEqual([separator, 50, true]);
  }
});

it('readCoordinates reads megabytes of any separator or value without keeping them', () => {
  const megabytes = 4_000_000;
  for (const [text, unreadable] of [
    [','.repeat(megabytes), 1],
    [' '.repeat(megabytes), 0],
    ['1'.repeat(megabytes), 1],
    [`1${','.repeat(megabytes)}1`, 2],
    ['x,'.repeat(30_000), 10_000],
  ] as const)
    expect(read(text, 10)).toEqual({ positions: [], unreadable, isCut: false });
});
