/** What keys of the language of files accept, in words. The links lead to sections of docs/resources-yaml.md. */
import { word, type Keys, type Shape } from '../../src/schema/language/shape';
import { escaped, inCode } from './markdown';

/** Shapes that have a section of their own, by their names. */
const sectionOf: Readonly<Record<string, string>> = {
  entity: '[an entity](#entity)',
  lookup: '[a lookup](#lookup)',
  change: '[a change](#change)',
  list: '[a list screen](#list)',
  form: '[a form](#form), or a list of fields',
  section: '[a section](#section)',
  action: '[an action](#actions)',
  rowAction: '[a row action](#actions)',
  call: '[a call](#calls)',
  readCall: '[a call](#calls) with `GET`',
  conditionalText: '[a text by condition](#texts)',
  changedFields: 'a map of [fields](#fields), or of their texts',
  overrides: 'a map of the [options](kinds.md) that differ, by field',
};
const meanings: Readonly<Record<string, string>> = {
  count: 'a whole number from 1 on',
  day: 'a day as yyyy/MM/dd, or `today`',
  lookup: 'the name of a [lookup](#lookups)',
  lock: 'the name of a [lock](#locks)',
  member: 'the name of a member',
  outer: 'the name of a field or filter',
  upload: 'a [kind of upload](#kinds-of-upload)',
  component: 'the name of a registered component',
  template: '[a template](#texts)',
};
/** What a hint asks for, without its verb. */
const wanted = (hint: string) => hint.replace(/^Write /, '').replace(/\.$/, '');

/** What a key accepts, in words. */
export const acceptedText = (shape: Shape): string => {
  if (shape.name !== undefined && Object.hasOwn(sectionOf, shape.name)) return sectionOf[shape.name]!;
  if (shape.means !== undefined && Object.hasOwn(meanings, shape.means) && !shape.isRead) return meanings[shape.means]!;
  switch (shape.is) {
    case 'text':
      if (shape.isRead) return '[a text](#texts)';
      return shape.written ? `a text: ${escaped(wanted(shape.written.hint))}` : shape.words;
    case 'condition':
      return '[a condition](#conditions)';
    case 'field':
      return '[a field](#fields)';
    case 'word':
      return shape.of.map(inCode).join(', ');
    case 'list':
      return shape.length === undefined ? `a list: ${acceptedText(shape.of)}` : `a list of ${shape.length}: ${acceptedText(shape.of)}`;
    case 'map':
      return `a map: ${acceptedText(shape.of)}`;
    case 'either':
      return [...new Set(shape.of.map(acceptedText))].join(', or ');
    default:
      return shape.words;
  }
};

/** The key that tells which map it is. */
export const tagOf = (by: string, tag: string, isOptional = false): Keys => ({ [by]: { ...word(tag), required: !isOptional } });
/** The maps within a shape that have no section of their own, with what leads to them. */
export const insideOf = (shape: Shape, at: string): (readonly [at: string, of: Keys, tag?: Keys])[] => {
  if (shape.name !== undefined && Object.hasOwn(sectionOf, shape.name)) return [];
  switch (shape.is) {
    case 'keys':
      return [[at, shape.of]];
    case 'list':
      return insideOf(shape.of, `${at}[]`);
    case 'map':
      return insideOf(shape.of, `${at}.*`);
    case 'either':
      return shape.of.flatMap((each) => insideOf(each, at));
    case 'tagged':
      return Object.entries(shape.of).map(([tag, of]) => [at, of, tagOf(shape.by, tag)]);
    default:
      return [];
  }
};
