import type { Kind } from '../field';
import type { Head, LookupDeclaration } from '../head';
import type { Words } from '../normalise';
import type { Declaration } from '../declaration';

/** The types that a value in a declaration may have. */
export type ValueType = 'text' | 'number' | 'boolean' | 'pattern' | 'list' | 'map' | 'field' | 'any';

/** What is wrong in a declaration: a code, where it stands as a list of steps, and how to mend it. */
export type Problem = { code: string; place: readonly (string | number)[]; message: string; hint: string };

/** What a declaration is checked against. */
export type Surroundings = Pick<Words, 'formatters' | 'generators' | 'parts'> & {
  heads: Readonly<Record<string, Head>>;
  /** Names of lists in dialogs, whose heads have no routes. */
  dialogLists: Readonly<Record<string, unknown>>;
  lookups: Readonly<Record<string, LookupDeclaration>>;
  locks: Readonly<Record<string, unknown>>;
  /** What each kind takes, and whether it can be typed into or filter a list. */
  kinds: Readonly<Record<Kind, { options: Readonly<Record<string, ValueType>>; isTyped: boolean; isFilter: boolean; inner: string[] }>>;
  /** The members of what a call answers and of what it takes, separated by spaces; from the contract. */
  reads: Readonly<Record<string, string>>;
  writes: Readonly<Record<string, string>>;
  /** The members that hold a time; with a star what the server stamps, without one what somebody chooses. */
  times: Readonly<Record<string, string>>;
  /** Every call of the contract. */
  calls: readonly string[];
  /** What files are uploaded as, and the types of file that an upload takes. */
  uploadKinds: readonly string[];
  fileTypes: readonly string[];
};

/** What each check is given. */
export type Check = {
  name: string;
  declaration: Declaration;
  around: Surroundings;
  /** The names that conditions, templates and the like may use: declared fields and members of the record. */
  known: readonly string[];
  report: (code: string, place: Problem['place'], message: string, hint: string) => void;
};

/** The name that was probably meant, for a hint. */
export const nearest = (name: string, names: readonly string[]) => {
  const distance = (a: string, b: string): number => {
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= b.length; j += 1) next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1]));
      row = next;
    }
    return row[b.length]!;
  };
  const [best] = names.map((each) => ({ each, far: distance(name, each) })).toSorted((a, b) => a.far - b.far);
  return best && best.far <= Math.max(2, name.length / 3) ? best.each : undefined;
};
/** "Did you mean 'name'?", or the names that there are. */
export const meant = (name: string, names: readonly string[]) => {
  const best = nearest(name, names);
  return best ? `Did you mean '${best}'?` : `There are ${names.length === 0 ? 'none' : names.slice(0, 20).join(', ')}.`;
};

/** A problem as one line: `hotlines.form.sections[0].fields[1]: R001 'nme' is not a declared field. Did you mean 'name'?` */
export const problemText = ({ code, place, message, hint }: Problem) =>
  `${place.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('')}: ${code} ${message}. ${hint}`;
