/** Finds out what the members of records are from the values that they have. */
import { isValues, type Values } from '../../../src/schema/values/path';
import { guessText } from './textGuess';
import { maxDepth, toggle, unknown, value, type Member, type Members } from './member';

/** Inputs of whole numbers take no more digits. */
const maxWhole = 1e15;

const typeOf = (each: unknown) => (Array.isArray(each) ? 'list' : isValues(each) ? 'map' : typeof each);
const typeNames: Readonly<Record<string, string>> = {
  string: 'texts',
  number: 'numbers',
  boolean: 'true or false',
  list: 'lists',
  map: 'maps',
};

const guessNumber = (numbers: readonly number[]): Member => {
  if (numbers.every(Number.isInteger)) {
    const isLarge = numbers.some((number) => Math.abs(number) >= maxWhole);
    const note = 'More than 15 digits: a form cannot edit the number.';
    return isLarge ? { is: 'value', guess: { kind: 'integer', isReadOnly: true, note } } : value('integer');
  }
  const note = "A number below zero: the input of a 'decimal' takes none.";
  return numbers.some((number) => number < 0) ? { is: 'value', guess: { kind: 'decimal', isReadOnly: true, note } } : value('decimal');
};

/** A member from the values that records have. @param depth how many maps are around it */
const memberOf = (values: readonly unknown[], depth: number): Member => {
  const present = values.filter((each) => each !== null && each !== undefined && each !== '');
  const [type, ...others] = [...new Set(present.map(typeOf))];
  if (type === undefined) return unknown('it is empty in every record');
  if (others.length > 0) return unknown(`it has ${[type, ...others].map((each) => typeNames[each]).join(' and ')}`);
  if (depth >= maxDepth && (type === 'map' || type === 'list')) return unknown('it is nested too deeply');
  switch (type) {
    case 'boolean':
      return toggle();
    case 'number':
      return guessNumber(present as number[]);
    case 'string':
      return guessText(present as string[]);
    case 'list': {
      const items = (present as unknown[][]).flat();
      return { is: 'list', of: items.length === 0 ? unknown('the lists are empty') : memberOf(items, depth + 1) };
    }
    default:
      return { is: 'map', members: membersOfRecords(present as Values[], depth + 1) };
  }
};

/** The members of records, in the order in which they first appear. */
export const membersOfRecords = (records: readonly Values[], depth = 0): Members => {
  const names = new Set(records.flatMap(Object.keys));
  const valuesOf = (name: string) => records.map((record) => (Object.hasOwn(record, name) ? record[name] : undefined));
  return new Map([...names].map((name) => [name, memberOf(valuesOf(name), depth)]));
};
