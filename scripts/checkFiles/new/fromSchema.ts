/** The members of a record or of a body from the schemas of a contract. */
import type { createReader, Schema } from '../../../contract/tables';
import { maxDepth, unknown, type Member, type Members } from './member';
import { guessSchema } from './schemaGuess';

const isNull = ({ type, enum: codes }: Schema) => type === 'null' || (Array.isArray(codes) && codes.every((code) => code === null));

/** Of the records in a list, those members alone tell whether they are files. */
const isOfFile = (path: string) => /\.(fileId|fileName|filePath)$/.test(path);

/** Reads schemas with the names that they follow. */
export const createSchemaReader = ({ resolve, properties }: ReturnType<typeof createReader>) => {
  /** A schema with its parts: those of `allOf`, and the one that is left beside null. */
  const whole = (schema: Schema, depth = 0): Schema => {
    const resolved = resolve(schema);
    if (depth > maxDepth) return resolved;
    const { allOf = [], anyOf, oneOf, ...own } = resolved;
    const others = (anyOf ?? oneOf ?? []).map((each) => resolve(each)).filter((each) => !isNull(each));
    const alternatives = others.map((each) => whole(each, depth + 1));
    const types = [...new Set(alternatives.flatMap(({ type }) => type ?? []))];
    const chosen = alternatives.length === 1 ? alternatives : alternatives.length > 1 ? [{ type: types }] : [];
    return Object.assign({}, ...allOf.map((each) => whole(each, depth + 1)), ...chosen, own) as Schema;
  };

  /** The names that a map always has. */
  const requiredIn = (schema: Schema, depth = 0): string[] => {
    const { required = [], allOf = [], anyOf, oneOf } = resolve(schema);
    if (depth > maxDepth) return [];
    const alternatives = (anyOf ?? oneOf ?? []).filter((each) => !isNull(resolve(each))).map((each) => requiredIn(each, depth + 1));
    const common = (alternatives[0] ?? []).filter((name) => alternatives.every((each) => each.includes(name)));
    return [...new Set([...required, ...allOf.flatMap((each) => requiredIn(each, depth + 1)), ...common])];
  };

  const memberOf = (schema: Schema, path: string, isWanted: (path: string) => boolean, depth: number): Member => {
    const described = whole(schema);
    const members = properties(schema);
    if (Object.keys(members).length > 0)
      return depth < maxDepth ? { is: 'map', members: membersOf(schema, isWanted, `${path}.`, depth) } : unknown('it is nested too deeply');
    if (described.items || [described.type].flat().includes('array')) {
      if (!described.items || depth >= maxDepth) return unknown('the contract does not say what the list has');
      return { is: 'list', of: memberOf(described.items, path, isOfFile, depth + 1) };
    }
    const member = guessSchema(described);
    return described.readOnly && member.is === 'value' ? { ...member, guess: { ...member.guess, isReadOnly: true } } : member;
  };

  /**
   * The members that a schema describes.
   *
   * @param isWanted whether a path is read; others are left out
   */
  const membersOf = (schema: Schema, isWanted: (path: string) => boolean, prefix = '', depth = 0): Members =>
    new Map(
      Object.entries(properties(schema)).flatMap(([name, each]) =>
        isWanted(prefix + name) ? [[name, memberOf(each, prefix + name, isWanted, depth + 1)] as const] : [],
      ),
    );

  /** The paths that a body always has. */
  const requiredPaths = (schema: Schema, prefix = '', depth = 0): string[] => {
    const members = properties(schema);
    return requiredIn(schema).flatMap((name) => {
      const inner = Object.hasOwn(members, name) && depth < maxDepth ? requiredPaths(members[name]!, `${prefix}${name}.`, depth + 1) : [];
      return [prefix + name, ...inner];
    });
  };

  return { membersOf, requiredPaths, whole };
};
