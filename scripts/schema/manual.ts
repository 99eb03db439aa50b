/** Finds what every key of the language of files means: in the comments of the types, or in the texts of files. */
import ts from 'typescript';
import { changeKeys, entityShape, fileKeys, kindsInFiles, lookupInFile } from '../../src/deployed/language';
import type { CheckContext } from '../../src/schema/language/problem';
import { condition, list, word, type Keys, type Shape } from '../../src/schema/language/shape';
import type { Comment, Comments } from './comments';
import { fieldTexts, fileTexts, languageTexts } from './fileTexts';

/** What a condition may have beside names of members, and the map that a member may be tested by. */
export const conditionKeys = { not: condition, any: list(condition) } satisfies Keys;
export const testKeys = { not: { is: 'constant', words: 'a value, or a list of values' } } satisfies Keys;

/** The language of files with what its keys mean. */
export type Manual = {
  kinds: CheckContext['kinds'];
  /** What a key means. */
  commentOf: (keys: Keys, key: string) => Comment;
  /** What a field of a kind is. */
  kindTexts: Readonly<Record<string, string>>;
  /** Keys without a text. */
  missing: readonly string[];
};

/** The members of a union that can have members of their own. */
const mapsOf = (type: ts.Type): ts.Type[] => {
  if (type.isUnion()) return type.types.flatMap(mapsOf);
  return type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? [type] : [];
};

/** Reads what every key means. @param declaredKinds the kinds that every declaration may use */
export const readManual = ({ checker, commentOf, exported }: Comments, declaredKinds: CheckContext['kinds']): Manual => {
  const found = new Map<Keys, Map<string, Comment>>();
  for (const [of, texts] of fileTexts) found.set(of, new Map([...(found.get(of) ?? []), ...Object.entries(texts)]));
  const missing = new Set<string>();
  const isList = (type: ts.Type) => checker.isArrayType(type) || checker.isTupleType(type);
  const itemsOf = (types: readonly ts.Type[], by: ts.TypeFlags, wantsList: boolean) =>
    types
      .filter((type) => isList(type) === wantsList)
      .flatMap((type) => checker.getIndexInfosOfType(type).filter(({ keyType }) => keyType.flags & by))
      .flatMap(({ type }) => mapsOf(type));
  const isTagged = (type: ts.Type, by: string, tag: string) => {
    const member = type.getProperty(by);
    const of = member && checker.getTypeOfSymbol(member);
    return !of || !of.isStringLiteral() || of.value === tag;
  };

  const described = checker.getDeclaredTypeOfSymbol(exported('scripts/schema/described.ts', 'Described'));
  const typesAt = (name: string, of = described) => {
    const member = of.getProperty(name);
    return member ? mapsOf(checker.getTypeOfSymbol(member)) : [];
  };
  // what takes any constant may be generated
  const generated = typesAt('generated');
  const readKeys = (of: Keys, types: readonly ts.Type[], at: string, comments = found.get(of) ?? new Map<string, Comment>()) => {
    found.set(of, comments);
    for (const [key, shape] of Object.entries(of)) {
      const members = [...types, ...generated].filter((type) => !isList(type)).flatMap((type) => type.getProperty(key) ?? []);
      const comment = comments.get(key) ?? members.map(commentOf).find(({ meaning }) => meaning !== '') ?? languageTexts[key];
      if (comment) comments.set(key, comment);
      else missing.add(`${at}.${key}`);
      read(
        shape,
        members.flatMap((member) => mapsOf(checker.getTypeOfSymbol(member))),
        `${at}.${key}`,
      );
    }
  };
  const read = (shape: Shape, types: readonly ts.Type[], at: string): void => {
    switch (shape.is) {
      case 'keys':
        return readKeys(shape.of, types, at);
      case 'list':
        return read(shape.of, itemsOf(types, ts.TypeFlags.Number, true), `${at}[]`);
      case 'map':
        return read(shape.of, itemsOf(types, ts.TypeFlags.String, false), `${at}{}`);
      case 'either':
        return shape.of.forEach((each) => read(each, types, at));
      case 'tagged':
        for (const [tag, of] of Object.entries(shape.of)) {
          const tagTypes = types.filter((type) => isTagged(type, shape.by, tag));
          readKeys(of, tagTypes, `${at}<${tag}>`);
          // the tag itself stands beside them
          readKeys({ [shape.by]: word(tag) }, tagTypes, `${at}<${tag}>`, found.get(of));
        }
    }
  };

  const kinds = kindsInFiles(declaredKinds);
  read(entityShape, typesAt('entity'), 'entity');
  read(lookupInFile, typesAt('lookup'), 'lookup');
  readKeys(conditionKeys, typesAt('condition'), 'condition');
  readKeys(testKeys, typesAt('test'), 'test');
  for (const [kind, { keys: of }] of Object.entries(kinds)) {
    found.set(of, new Map(Object.entries(fieldTexts)));
    readKeys(of, [...typesAt('kinds').flatMap((all) => typesAt(kind, all)), ...typesAt('field')], kind);
  }
  readKeys(changeKeys, typesAt('entity'), 'change');
  readKeys(fileKeys, [], 'file');
  return {
    kinds,
    kindTexts: Object.fromEntries(
      Object.keys(kinds).map((kind) => [kind, commentOf(exported(`src/fields/kinds/${kind}/index.ts`, kind)).meaning]),
    ),
    commentOf: (of, key) => found.get(of)?.get(key) ?? { meaning: '', default: '', examples: [] },
    missing: [...missing],
  };
};
