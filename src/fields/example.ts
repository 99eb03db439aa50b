import type { Kind } from '../schema/field';
import type { EngineField } from '../schema/kind';
import type { Values } from '../schema/values/path';

/** Where a made-up value stands, and what else is made up around it. */
export type ExampleAbout = {
  /** The member of the record, by path. */
  member: string;
  /** The number of the record, from 0 on: values differ from record to record. */
  row: number;
  /** The ids of the made-up items of a lookup. */
  idsOf: (lookup: string) => readonly (string | number)[];
  /** The members that another field has at another place, for a kind that wraps one. */
  membersOf: (field: EngineField, member: string) => Values;
};

/**
 * Made-up members of a record for a field of a kind, by path. It stands in `example.ts` of the folder of the kind. A page that
 * shows what a declaration looks like draws screens with these; they keep the rules of the field as far as they can.
 */
export type Example<K extends Kind = Kind> = (field: Extract<EngineField<K>, { kind: K }>, about: ExampleAbout) => Values;

/** One of several, by the number of the record. */
export const nth = <T>(all: readonly T[], row: number): T | undefined => all[row % all.length];

/** The first of some texts that a rule of the field takes whole; the first one where it takes none of them. */
export const fitting = (texts: readonly string[], matches: string | undefined): string => {
  const pattern = matches === undefined ? null : new RegExp(`^(?:${matches})$`);
  return texts.find((text) => !pattern || pattern.test(text)) ?? texts[0]!;
};
