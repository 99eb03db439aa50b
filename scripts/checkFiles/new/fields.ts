/** Makes fields of the members of a record. */
import { isValues, type Values } from '../../../src/schema/values/path';
import { isByLanguage, familiesIn, type Family } from './languageFamilies';
import { codesProblem, maxDepth, type Guess, type Member, type Members } from './member';
import { fieldLabel, nameProblem, quoted } from './names';

/** A member of a record with the field that shows it. */
export type Entry = {
  /** The path of the member; of a text in several members their common name. */
  name: string;
  /** Undefined if no kind of field shows the member. */
  field?: Values & { kind: string };
  /** A form can send it. */
  isTyped: boolean;
  /** What the author of the file should know. Default: nothing. */
  note?: string;
  /** It holds the id of a record whose lookup is not known. Default: false. */
  isId?: boolean;
};

/** What the deployment has that fields name. */
export type Surroundings = {
  /** What files can be uploaded as. */
  uploadKinds: readonly string[];
  /** The lookup of the ids that a member holds; undefined if none is known. */
  lookupOf: (name: string) => string | undefined;
};

const readOnlyKinds = ['timestamp', 'items'];
/** Members that only the server writes. */
const isStamped = (name: string) => /^(created|updated|modified|deleted|lastUpdated|lastModified)(At|By|On|Date|Time)$|ByName$/.test(name);
/** Members that hold the id of another record. */
const isForeignId = (name: string) => /[a-z0-9](Id|ID|Ids|IDs|Uuid)$|_id$/.test(name);
const isFile = (members: Members) => ['fileId', 'fileName', 'filePath'].every((name) => members.has(name));

/** How members become fields. */
export const createFields = ({ uploadKinds, lookupOf }: Surroundings) => {
  const leftOut = (name: string, note: string): Entry => ({ name, isTyped: false, note });
  const entryOf = (name: string, { kind, options, note, isReadOnly = false }: Guess): Entry => ({
    name,
    field: { kind, ...(kind === 'localized' ? {} : { label: fieldLabel(name) }), ...options },
    isTyped: !isReadOnly && !readOnlyKinds.includes(kind) && !isStamped(name.split('.').at(-1)!),
    note,
  });
  const fileEntry = (name: string, more: Values = {}): Entry =>
    entryOf(name, {
      kind: 'file',
      options: { upload: uploadKinds[0], ...more },
      note: `'upload' is one of ${uploadKinds.join(', ')}.`,
    });

  const idEntry = (name: string, guess: Guess): Entry => {
    const lookup = lookupOf(name);
    const label = fieldLabel(name.replace(/_?(Ids?|IDs?|Uuid|id)$/, ''));
    if (lookup !== undefined) return entryOf(name, { kind: 'reference', options: { label, resource: lookup } });
    const note = `An id of another record. To show its name, declare a lookup: { kind: reference, label: ${label}, resource: LOOKUP }.`;
    return { ...entryOf(name, guess), note, isId: true };
  };

  const localizedEntry = (name: string, inner: readonly Member[], family?: Family, prefix = ''): Entry | undefined => {
    const guesses = inner.flatMap((each) => (each.is === 'value' ? [each.guess] : []));
    const kinds = ['richText', 'multiline', 'text'];
    const isText = guesses.length > 0 && guesses.every(({ kind }) => kinds.includes(kind));
    const isFiles = inner.length > 0 && inner.every((each) => each.is === 'map' && isFile(each.members));
    if (!isText && !isFiles) return undefined;
    // an empty text says nothing of its kind
    const guess = kinds.flatMap((kind) => guesses.find((each) => each.kind === kind) ?? [])[0];
    const { field, note } = isFiles ? fileEntry(name) : entryOf(name, guess!);
    const members = family && Object.fromEntries(Object.entries(family.members).map(([code, member]) => [code, prefix + member]));
    const isReadOnly = guesses.some((each) => each.isReadOnly);
    return { ...entryOf(name, { kind: 'localized', options: { ...(members && { members }), of: field }, isReadOnly }), note };
  };

  const listEntry = (name: string, of: Member): Entry => {
    if (of.is === 'unknown') return leftOut(name, of.reason);
    if (of.is === 'map')
      return isFile(of.members) ? fileEntry(name, { maxFiles: 10 }) : leftOut(name, 'a list of records has no kind of field');
    if (of.is === 'list') return leftOut(name, 'a list of lists has no kind of field');
    const { kind, options } = of.guess;
    const { labels } = { ...options };
    if (kind === 'choice' && isValues(labels) && codesProblem(Object.keys(labels)) === undefined)
      return entryOf(name, { kind, options: { labels, multiple: true }, note: of.guess.note });
    if (['text', 'multiline', 'choice'].includes(kind))
      return entryOf(name, { kind: 'items', note: 'A list of texts is shown, and no form edits it.' });
    return leftOut(name, 'a list of values that are no texts has no kind of field');
  };

  const mapEntries = (name: string, members: Members, depth: number): Entry[] => {
    if (isFile(members)) return [fileEntry(name)];
    const localized = isByLanguage([...members.keys()]) ? localizedEntry(name, [...members.values()]) : undefined;
    if (localized) return [localized];
    if (members.size === 0) return [leftOut(name, 'it has no members')];
    return depth + 1 < maxDepth ? entriesOf(members, `${name}.`, depth + 1) : [leftOut(name, 'it is nested too deeply')];
  };

  /** The fields of members. @param prefix the path of the map that has them, with a dot at its end */
  const entriesOf = (members: Members, prefix = '', depth = 0): Entry[] => {
    const texts = [...members].filter(([, each]) => each.is === 'value' || each.is === 'unknown').map(([name]) => name);
    const families = familiesIn(texts);
    const done = new Set<string>();
    return [...members].flatMap(([own, member]): Entry[] => {
      if (done.has(own)) return [];
      const name = prefix + own;
      const family = families.find((each) => Object.values(each.members).includes(own));
      const inFamily = family && Object.values(family.members).map((each) => members.get(each)!);
      const localized = inFamily && localizedEntry(prefix + family.base, inFamily, family, prefix);
      if (localized) {
        for (const each of Object.values(family.members)) done.add(each);
        return [localized];
      }
      const problem = nameProblem(own);
      if (problem !== undefined) return [leftOut(name, problem)];
      switch (member.is) {
        case 'unknown':
          return [leftOut(name, member.reason)];
        case 'value':
          return [
            isForeignId(own) && ['text', 'integer'].includes(member.guess.kind) ? idEntry(name, member.guess) : entryOf(name, member.guess),
          ];
        case 'list':
          return [listEntry(name, member.of)];
        default:
          return mapEntries(name, member.members, depth);
      }
    });
  };
  return entriesOf;
};

/** A line about a member for a comment. */
export const noteLine = ({ name, note }: Entry) => `${quoted(name)}: ${note}`;
