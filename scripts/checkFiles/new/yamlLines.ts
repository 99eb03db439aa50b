/** Values as lines of YAML, as people write it: short maps and lists in braces and brackets. */
import { stringify } from 'yaml';
import { isValues } from '../../../src/schema/values/path';

/** Longer values stand below their key, each part on a line of its own. In characters. */
const maxWidth = 112;

/** Words that YAML 1.1 reads as booleans or numbers are quoted: other tools read them so. */
const options = {
  collectionStyle: 'flow',
  flowCollectionPadding: false,
  lineWidth: 0,
  singleQuote: true,
  doubleQuotedMinMultiLineLength: Infinity,
  version: '1.2',
  compat: 'yaml-1.1',
} as const;
const scalar = (value: unknown) => stringify([value], options).trimEnd().slice(1, -1);
const keyText = (key: string) =>
  stringify({ [key]: 0 }, options)
    .trimEnd()
    .slice(1, -': 0}'.length);

/** A value in one line. @example flow({ name: ['on'] }) // "{ name: ['on'] }" */
export const flow = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (!isValues(value)) return scalar(value);
  const pairs = Object.entries(value).map(([key, each]) => `${keyText(key)}: ${flow(each)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
};

export const indented = (lines: readonly string[], by = 2): string[] => lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));

/** A key with its value: in one line, or a line for each part of a long value. */
export const keyLines = (key: string, value: unknown, width = maxWidth): string[] => {
  const line = `${keyText(key)}: ${flow(value)}`;
  if (line.length <= width || typeof value !== 'object' || value === null) return [line];
  const parts = Array.isArray(value)
    ? value.map((each) => `- ${flow(each)}`)
    : Object.entries(value).flatMap(([name, each]) => keyLines(name, each, width - 2));
  return [`${keyText(key)}:`, ...indented(parts)];
};
