/** The table of the options of a kind: what each accepts in a file, and what only code can write. */
import type { Keys, Shape } from '../../src/schema/language/shape';
import type { Comment } from '../schema/comments';
import { escaped, inCode } from '../schema/markdown';
import { acceptedText, insideOf } from '../schema/accepted';

/** Options with their comments. */
type Options = {
  /** In TypeScript. */ inCode: Keys;
  /** In a file; undefined for a kind that files cannot use. */ inFiles?: Keys;
  /** The comment of an option, or of a key within one. */ commentOf: (keys: Keys, key: string) => Comment;
};

const alternatives = (shape: Shape): readonly Shape[] => (shape.is === 'either' && shape.name === undefined ? shape.of : [shape]);
const isCode = (shape: Shape) => shape.is === 'code';
const sectionsIn = (text: string) => text.replaceAll('](#', '](resources-yaml.md#');

/** What an option accepts. @param inFile its shape in a file; undefined where a file cannot have it */
const acceptedBy = (shape: Shape, inFile: Shape | undefined, isForFiles: boolean) => {
  const inWords = (of: Shape) => sectionsIn(acceptedText(of));
  if (!isForFiles) return inWords(shape);
  if (!inFile) return `_only in code:_ ${inWords(shape)}`;
  return inWords(inFile) + (alternatives(shape).some(isCode) ? '; in code also a function' : '');
};

/** A row for each option, and for each key of a map that an option accepts. Required ones are bold. */
export const optionsTable = ({ inCode: all, inFiles, commentOf }: Options): string => {
  const row = (name: string, shape: Shape, accepted: string, { meaning, default: usual, examples }: Comment) => {
    const cells = [
      shape.required ? `**${inCode(name)}**` : inCode(name),
      accepted,
      escaped(meaning),
      escaped(usual),
      examples.map(inCode).join(' '),
    ];
    return `| ${cells.join(' | ')} |`;
  };
  const rowsWithin = (keys: Keys, before: string): string[] =>
    Object.entries(keys).flatMap(([key, shape]) => [
      row(`${before}${key}`, shape, sectionsIn(acceptedText(shape)), commentOf(keys, key)),
      ...insideOf(shape, `${before}${key}`).flatMap(([at, inner]) => rowsWithin(inner, `${at}.`)),
    ]);
  const rows = Object.entries(all).flatMap(([option, shape]) => {
    const inFile = inFiles?.[option];
    return [
      row(option, shape, acceptedBy(shape, inFile, inFiles !== undefined), commentOf(all, option)),
      ...insideOf(inFile ?? shape, option).flatMap(([at, inner]) => rowsWithin(inner, `${at}.`)),
    ];
  });
  return ['| Option | Takes | What it means | Default | Example |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
};
