/** What is known of the members of a record, before they become fields. */
import type { Values } from '../../../src/schema/values/path';

/** The kind of field that shows a value, with its options. */
export type Guess = {
  kind: string;
  options?: Values;
  /** A comment for the author of the file. Default: none. */
  note?: string;
  /** No form can send it, whatever its kind. Default: false. */
  isReadOnly?: boolean;
};

/** A member of a record, as an example reply or a contract describes it. */
export type Member =
  | { is: 'value'; guess: Guess }
  | { is: 'list'; of: Member }
  | { is: 'map'; members: Members }
  /** No kind of field shows it. */
  | { is: 'unknown'; reason: string };
/** Members by name, in order. */
export type Members = ReadonlyMap<string, Member>;

export const unknown = (reason: string): Member => ({ is: 'unknown', reason });
export const value = (kind: string, options?: Values, note?: string): Member => ({ is: 'value', guess: { kind, options, note } });

/** Members are described to this depth: deeper ones make no readable field. */
export const maxDepth = 4;
/** A choice has at most this many codes. */
const maxCodes = 200;

/** Why texts cannot be the codes of a choice; undefined if they can. */
export const codesProblem = (codes: readonly string[]): string | undefined => {
  if (codes.length > maxCodes) return `more than ${maxCodes} codes`;
  const wrong = codes.find(
    (code) => code in {} || code === '<<' || code.length > 100 || code.trim() === '' || /[\p{C}\p{Zl}\p{Zp}\uFFFD]/u.test(code),
  );
  return wrong === undefined ? undefined : 'a code that a file cannot have';
};
/** True or false, with words to begin with. */
export const toggle = (): Member => value('toggle', { on: 'Yes', off: 'No' });
