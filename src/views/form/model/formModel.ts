import type { Leaf } from '../../../fields/codecs/leaf';
import { loadSchemas } from '../../../fields/rules/loadSchemas';
import { translate } from '../../../messages/i18n';
import { isSame, nested, pick, valueAt, type Values } from '../../../schema/values/path';
import type { Form } from '../../../schema/resource';
import type { Viewer } from '../../../schema/viewer';
import { loadLazy } from '../../../ui/lazy';
import { createParser, decidingPaths, initialOf, type Locks } from './inputs';
import {
  activeLeaves,
  canRead,
  isFixed,
  isLeafOff,
  leavesIn,
  parseLeaf,
  readLeaves,
  readStored,
  stateOf,
  toldIn,
  writeLeaves,
} from './leaves';
import { filledLeaves, moveToChoices } from './choiceProblems';
import type { Problems } from './rules';

type About = {
  /** Whether this person may save; else nothing is typed into. Default: yes. */
  canSave?: boolean;
  /** What this person is locked to. Default: nothing. */
  locks?: Locks;
  /** The record that the form makes a copy of: `record` holds the values that the copy starts with. Default: it makes no copy. */
  copyOf?: Values;
  /** What the inputs start with, while the record moves on under them. Default: the record, or what the form declares for a new one. */
  start?: Values;
  /** The members that the record always has, as the contract says: one that is missing was not read. Default: any may be missing. */
  required?: readonly string[];
  /** The paths of inputs where nothing matches what the record has. Filled here. Default: none. */
  unmatched?: Set<string>;
};

const loadRules = () => import('./rules');
const nothing: Values = {};

/** The rules of a form. They load once, with the first check; a load that has failed is tried again. */
const lazyRules = (form: Form, leaves: readonly Leaf[], record: Values | null) => {
  let check: ReturnType<Awaited<ReturnType<typeof loadRules>>['default']> | undefined;
  return async () => {
    const [rulesOf] = await Promise.all([loadLazy(loadRules), loadSchemas(leaves.map(({ field }) => field))]);
    return (check ??= rulesOf(form, record));
  };
};

/** What a form is while something is typed into it. @param values the record with that over it */
const formAt = (form: Form, leaves: readonly Leaf[], values: Values) => ({
  /** The inputs that count: checked, sent and told of. */
  active: activeLeaves(form, leaves, values),
  isOff: (name: string) => stateOf(form, name, values) === 'off',
  isAbsent: (name: string) => stateOf(form, name, values) === 'absent',
  /** Whether a field is shown as it stands. */
  isFixed: (name: string) => isFixed(form, name, values),
  isLeafOff: (leaf: Leaf) => isLeafOff(leaf, values),
  /** The fields of a section that are off for a reason which another one before them tells. */
  told: (names: readonly string[]) => toldIn(names, form, values),
});
export type FormNow = ReturnType<typeof formAt>;

/** What the form is, made again when something changes that its conditions look at, and not for every key. */
const createFollower = (make: (typed: Values) => FormNow, deciding: readonly string[]) => {
  let last: { seen: readonly unknown[]; now: FormNow } | undefined;
  return (typed: Values): FormNow => {
    const seen = deciding.map((path) => valueAt(typed, path));
    if (!last || seen.some((value, i) => value !== last!.seen[i])) last = { seen, now: make(typed) };
    return last.now;
  };
};

/**
 * A form over a record, for one person: its inputs, what they start with, which of them count while something is typed, what
 * is wrong then, and what a save would send. It knows no screen. What is typed is nested by path, as the inputs hold it; the
 * codecs of the form's kinds have loaded.
 * @param record the stored record; null for a new one
 */
export const formModel = (
  form: Form,
  record: Values | null,
  viewer: Viewer,
  { canSave = true, locks = {}, copyOf, start, required, unmatched = new Set() }: About = {},
) => {
  const all = form.sections.flatMap((section) => section.fields);
  const editable = new Set(!canSave ? [] : record ? form.editable(record, viewer) : all);
  const leaves = leavesIn(
    form.fields,
    all.filter((name) => editable.has(name)),
  );
  const first = start ?? record ?? form.initialValues();
  const initial = initialOf(leaves, first, record ? {} : locks, required);
  const unread = new Set(leaves.filter((leaf) => !leaf.field.filled && !canRead(leaf, first, required)));
  const unreadError = ({ field: { label } }: Leaf) => ({ rule: 'unread', message: translate('form.unread', { label }) });
  const shownFor = ({ path }: Leaf, stored: unknown) => (unmatched.has(path) ? '' : stored);
  /** Whether an input holds exactly what the record has, or nothing where nothing matches that. */
  const isUntouched = (leaf: Leaf, typed: Values, stored: unknown) => isSame(valueAt(typed, leaf.path), shownFor(leaf, stored));
  /** The same, or a text that means what the record has. */
  const isKept = (leaf: Leaf, typed: Values, stored: unknown) => {
    const had = shownFor(leaf, stored);
    const areTexts = typeof had === 'string' && typeof valueAt(typed, leaf.path) === 'string';
    return isUntouched(leaf, typed, stored) || (areTexts && isSame(parseLeaf(leaf, typed), parseLeaf(leaf, nested({ [leaf.path]: had }))));
  };
  const isUnread = (leaf: Leaf, typed: Values) => unread.has(leaf) && isSame(valueAt(typed, leaf.path), initial[leaf.path]);
  const parser = createParser(leaves);
  const rules = lazyRules(form, leaves, record);
  const over = (typed: Values) => parser.over(record ?? nothing, typed);
  const deciding = decidingPaths(form, leaves);
  const at = createFollower((typed) => formAt(form, leaves, over(typed)), deciding);
  const edited = (typed: Values) => writeLeaves(at(typed).active, typed);
  return {
    form,
    record,
    canSave,
    isNew: !record || copyOf !== undefined,
    leaves,
    leavesOf: (name: string) => leaves.filter((leaf) => leaf.name === name),
    /** Whether a choice in a field fills others, in which nobody types. */
    isFilling: (name: string) => filledLeaves(leaves, [name]).length > 0,
    /** What the inputs start with, by path. */
    initial,
    /** What the inputs hold of some members of a body that was stored, by path. */
    inputsOf: (stored: Values): Values => {
      const written = leaves.filter(({ sentAs }) => valueAt(stored, sentAs) !== undefined);
      return readLeaves(written, nested(Object.fromEntries(written.map(({ member, sentAs }) => [member, valueAt(stored, sentAs)]))));
    },
    /** What is said at the inputs that cannot hold what the record has for them, by path. What is stored stays until something is typed there. */
    unread: () => Object.fromEntries([...unread].map((leaf) => [leaf.path, unreadError(leaf)])) satisfies Problems,
    /** The paths whose change may change what is there. */
    deciding,
    /** What may be changed in the state that the record is in, as text: a record may move on without anybody's save. */
    moves: JSON.stringify(record && [form.locked(record), form.editable(record, viewer)]),
    /** All values of the form, whoever may change them, as text. */
    content: JSON.stringify(readLeaves(leavesIn(form.fields, all), first)),
    /** Loads the rules ahead of a check. */
    loadRules: async () => void (await rules()),
    over,
    at,
    /** The inputs that hold something else than they started with. */
    changed: (typed: Values) => leaves.filter((leaf) => !isUntouched(leaf, typed, initial[leaf.path])),
    /** Says that nothing matches what the record has for an input: that it holds nothing counts as no change. */
    noteUnmatched: (path: string) => void unmatched.add(path),
    /**
     * What is wrong with what is typed, by path: at the inputs that count, or at some of them. Rejects when the rules cannot be loaded.
     * @param awaited the fields whose change brings along what has not come yet: a save waits for it
     */
    problems: async (
      typed: Values,
      { paths, awaited = [] }: { paths?: readonly string[]; awaited?: Iterable<string> } = {},
    ): Promise<Problems> => {
      const check = await rules();
      const { active } = at(typed);
      const looked = paths ? active.filter(({ path }) => paths.includes(path)) : active;
      const filled = paths
        ? filledLeaves(
            active,
            looked.map(({ name }) => name),
          )
        : [];
      const found = await check({
        typed,
        leaves: [...looked, ...filled],
        counting: new Set(active.map(({ path }) => path)),
        values: () => parser.values(typed),
      });
      const late = new Set(awaited);
      const coming = looked.filter(({ name }) => late.has(name));
      return {
        ...Object.fromEntries(
          coming.map(({ path, field }) => [path, { rule: 'awaited', message: translate('form.stillComing', { label: field.label }) }]),
        ),
        ...moveToChoices(found, active, typed),
        ...Object.fromEntries(looked.flatMap((leaf) => (isUnread(leaf, typed) ? [[leaf.path, unreadError(leaf)] as const] : []))),
      };
    },
    /** What was edited, as it is sent. */
    edited,
    /** The record with what is typed over it, also under the names of a body where they differ. The dialog of an action gets it. */
    shared: (typed: Values): Values => {
      const renamed = leaves.filter(({ member, sentAs }) => member !== sentAs).map(({ sentAs }) => sentAs);
      return { ...over(typed), ...pick(edited(typed), renamed) };
    },
    /** Whether a save has anything to store: a new record, what was changed, or what an input starts with where the record has nothing. */
    hasChanges: (typed: Values) =>
      !record ||
      copyOf !== undefined ||
      at(typed).active.some((leaf) => !leaf.field.filled && !isKept(leaf, typed, readStored(leaf, record, required))),
    /** The body of a save of what was edited. */
    bodyOf: (edited: Values) => form.body(edited, copyOf ?? record),
    /** Whether a save of what is typed would change nothing of a record. */
    isStored: (typed: Values, stored: Values) => isSame(edited(typed), edited(nested(readLeaves(leaves, stored)))),
  };
};
export type FormModel = ReturnType<typeof formModel>;
