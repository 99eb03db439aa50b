import type { Kind, KindOptions } from '../field';
import type { Role, Traits } from '../kind';
import type { Values } from '../values/path';
import type { ResourceEntry, LookupDeclaration } from '../resourceEntry';
import type { Extensions } from '../extensions';
import type { Declaration } from '../declaration';
import { constant, type Keys, type Shape } from './shape';

/** The options of a kind, each with a shape: a key that one of them lacks does not compile. */
export type OptionsOf<K extends Kind> = { readonly [O in keyof Omit<KindOptions[K], 'accepts' | 'mentions'>]-?: Shape };

/** The rows of the table of the language that belong to a kind. They load with the check of declarations alone. */
export type KindTable = {
  /** The options of the kind, beside those of every field. */
  keys: Keys;
  /** What a constant of its value is; null where none can be written. */
  value: Shape | null;
  /** Pairs of options of which the first is not above the second: numbers, or days. Default: none. @example bounds: [['min', 'max']] */
  bounds?: readonly (readonly [low: string, high: string])[];
  /** Words that once stood for the kind: whoever writes one is told, and no other kind takes it. Default: none. */
  formerly?: readonly string[];
  /** What other languages call it, in small letters: whoever writes one of these is told. Default: nothing. @example ['boolean'] */
  elsewhere?: readonly string[];
  /** What no shape can say: options that have to fit each other. Default: nothing. */
  check?: (check: Check, place: Place, field: Values) => void;
  /** What a template can show of it in place of its value, which is no text; nothing where it can show none. Default: its value. */
  textMembers?: (name: string, field: Values) => readonly string[];
  /** What it writes travels encrypted. Default: false. */
  encrypted?: boolean;
  /** The members of a body that a field of the kind writes. Default: its `sentAs`, else its name. */
  writes?: (name: string, field: Values) => readonly string[];
};
/** A kind of field as the check sees it: with the options of every field among its own. */
export type KindShape = KindTable & { traits: Traits };

/** Stands for a kind that there is not: nothing else is wrong with a field of it. */
const unknownKind: KindShape = { keys: {}, value: constant, traits: { typed: true, filters: true, searches: (typed) => typed } };
/** A kind as the check sees it. */
export const kindIn = (kinds: Readonly<Record<string, KindShape>>, kind: unknown): KindShape =>
  typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind]! : unknownKind;
/** What stands at the option of a field that has a role; undefined where its kind has none or the field says nothing. */
export const roleIn = (kinds: Readonly<Record<string, KindShape>>, field: object | undefined, role: Role): unknown => {
  const options: Values = { ...field };
  const option = kindIn(kinds, options.kind).traits.roles?.[role];
  return option === undefined ? undefined : options[option];
};
/** The names of the kinds of which something holds. */
export const kindsWith = (kinds: Readonly<Record<string, KindShape>>, holds: (traits: Traits) => boolean) =>
  Object.keys(kinds).filter((kind) => holds(kinds[kind]!.traits));

/** Where something stands: the way into the declaration, from its name on. */
export type Place = readonly (string | number)[];
/** What is wrong in a declaration: a code, where it stands as a list of steps, and how to mend it. */
export type Problem = { code: string; place: Place; message: string; hint: string };

/** What a declaration is checked against. */
export type CheckContext = Extensions & {
  resources: Readonly<Record<string, ResourceEntry>>;
  /** Names of lists in dialogs, whose entries have no routes. */
  dialogLists: Readonly<Record<string, unknown>>;
  lookups: Readonly<Record<string, LookupDeclaration>>;
  locks: Readonly<Record<string, unknown>>;
  kinds: Readonly<Record<string, KindShape>>;
  /** The kinds that other entities bring, by the names of these entities. */
  kindsOfOthers: Readonly<Record<string, readonly string[]>>;
  /** The members of what a call answers and of what it takes, separated by spaces; from the contract. */
  reads: Readonly<Record<string, string>>;
  writes: Readonly<Record<string, string>>;
  /** The members that hold a time; with a star what the server stamps, without one what somebody chooses. */
  times: Readonly<Record<string, string>>;
  /** The query parameters of a call, the sorts that it takes, and the members of its payload, separated by spaces. */
  queries: Readonly<Record<string, string>>;
  sorts: Readonly<Record<string, string>>;
  payloads: Readonly<Record<string, string>>;
  /** Every call of the contract. */
  calls: readonly string[];
  /** What files are uploaded as. */
  uploadKinds: readonly string[];
  /** The permission codes that exist, and the menus of the first level. */
  permissionCodes: readonly string[];
  menus: readonly string[];
};

/** What each check is given. */
export type Check = {
  name: string;
  declaration: Declaration;
  around: CheckContext;
  /** The names of the declared fields. */
  fieldNames: readonly string[];
  /** The members of the record, as the contract has them. */
  members: readonly string[];
  /** The names that conditions, templates and the like may use: declared fields and members of the record. */
  known: readonly string[];
  report: Report;
};
export type Report = (code: string, place: Place, message: string, hint: string) => void;

/** The items of a list with their places; one that was taken away leaves its place to nobody. */
export const placed = <T>(items: readonly (T | undefined)[] | undefined, place: Place): (readonly [item: T, place: Place])[] =>
  (items ?? []).flatMap((item, i) => (item === undefined ? [] : [[item, [...place, i]] as const]));
/** A constant as a message shows it. */
export const shown = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
/** Words that stand in one text, separated by spaces. */
export const wordsOf = (text: string | undefined) =>
  // a name of Object.prototype finds something else in a table
  typeof text !== 'string' || text === '' ? [] : text.split(' ');

/** Names beyond this are no misspelling, and comparing them takes long. */
const maxCompared = 60;
/** Of more names none is suggested: each would be compared with each wrong one. */
const maxNames = 500;
/** How many letters of two words differ. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1]));
    row = next;
  }
  return row[b.length]!;
};
/** The existing name that is closest to a wrong one, for a hint; undefined if none is close. @param most how many letters may differ. Default: a third of them */
export const nearest = (name: string, names: readonly string[], most = Math.max(2, name.length / 3)) => {
  if (name.length > maxCompared || names.length > maxNames) return undefined;
  const inOtherCase = names.find((each) => each.toLowerCase() === name.toLowerCase());
  if (inOtherCase !== undefined) return inOtherCase;
  const [best] = names.map((each) => ({ each, far: distance(name, each) })).toSorted((a, b) => a.far - b.far);
  return best && best.far <= most ? best.each : undefined;
};
/** At most this many names are listed in a hint. */
const maxListed = 20;
/** The names that exist, as a sentence: "Known locks: ownOffice." @param what what they name, in the plural */
export const knownNames = (names: readonly string[], what: string) => {
  if (names.length === 0) return `There are no ${what}.`;
  const more = names.length - maxListed;
  return `Known ${what}: ${names.slice(0, maxListed).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
};
/** "Did you mean 'name'?" for a name close to an existing one, otherwise the names that exist. @param what what they name, in the plural */
export const suggest = (name: string, names: readonly string[], what: string) => {
  const best = nearest(name, names);
  return best ? `Did you mean '${best}'?` : knownNames(names, what);
};

/** A problem as one line: `hotlines.form.sections[0].fields[1]: R001 'nme' is not a declared field. Did you mean 'name'?` */
export const problemText = ({ code, place, message, hint }: Problem) =>
  `${place.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('')}: ${code} ${message}. ${hint}`;
