import { describe, expect, it } from 'vitest';
import { reference } from '../../../../../src/fields';
import type { Field } from '../../../../../src/schema/field';
import { codecOf, leavesOf } from '../../engineFields';

const one = reference('countries', 'Country') as Field;
const several = reference('countries', 'Countries', { multiple: true }) as Field;
const listOfOne = reference('countries', 'Country', { listOfOne: true }) as Field;
const read = (field: Field, value: unknown) => codecOf(field).read({ x: value }, leavesOf('x', field)[0]!);
const write = (field: Field, value: unknown) => codecOf(field).write(value, leavesOf('x', field)[0]!);

describe('a value of a lookup that is stored in a list', () => {
  it.each([
    [['a'], 'a'],
    [[0], 0],
    [[], ''],
    [null, ''],
    ['a', 'a'],
  ])('a reference that is stored as a list of one reads %j as %j', (stored, held) => expect(read(listOfOne, stored)).toBe(held));
  it.each([
    ['a', ['a']],
    [0, [0]],
    [null, []],
  ])('a reference that is stored as a list of one sends %j as %j', (value, sent) => expect(write(listOfOne, value)).toEqual({ x: sent }));
});

describe('a value of a lookup', () => {
  it('one value of a lookup is sent by itself, several as a list', () => {
    expect([write(one, 0), write(one, null), write(one, undefined)]).toEqual([{ x: 0 }, { x: null }, { x: null }]);
    expect(write(several, ['a', 'b'])).toEqual({ x: ['a', 'b'] });
  });
  it('a lookup without a choice has no value, or an empty list of several', () => {
    expect([read(several, undefined), read(several, ['a', 'b'])]).toEqual([[], ['a', 'b']]);
    expect([codecOf(one).parse('', one), codecOf(one).parse(0, one)]).toEqual([null, 0]);
  });
});
