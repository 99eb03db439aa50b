/** The values of a form by path: what its inputs hold of a record, what is typed over it, and what is sent. */
import { required as requiredIn } from '../../../../contract/required';
import { codecOf, leavesOf } from '../../../fields/codecs/codecs';
import type { Leaf } from '../../../fields/codecs/leaf';
import { holds } from '../../../schema/values/condition';
import { canHave, isEmpty, isMissing, nested, valueAt, type Values } from '../../../schema/values/path';
import type { Viewer } from '../../../schema/viewer';
import type { Form, Resource } from '../../../schema/resource';

/** The inputs of some fields, in their order. */
export const leavesIn = (fields: Form['fields'], names: readonly string[]) => names.flatMap((name) => leavesOf(name, fields[name]!));

/** The members of a record that a form edits. */
export const editedMembers = ({ fields, editable }: Pick<Form, 'fields' | 'editable'>, record: Values, viewer: Viewer) => [
  ...new Set(leavesIn(fields, editable(record, viewer)).map(({ member }) => member.split('.')[0]!)),
];

/**
 * Whether the input can hold what a record has for it: a value of its kind or none, in a record and not in something else.
 * @param required the members that a record always has: one that is missing was not read
 */
export const canRead = ({ member, field }: Leaf, record: Values, required: readonly string[] = []) => {
  const [top] = member.split('.') as [string];
  if (required.includes(top) && record[top] === undefined) return false;
  const stored = valueAt(record, member);
  return canHave(record, member) && (isEmpty(stored) || codecOf(field).canHold(stored, field));
};

/** What an input holds of a record, and nothing of what cannot be read. */
export const readStored = (leaf: Leaf, record: Values, required?: readonly string[]) =>
  codecOf(leaf.field).read(canRead(leaf, record, required) ? record : {}, leaf);

/** The same; of a record that has nothing, what the field starts with. */
const readLeaf = (leaf: Leaf, record: Values, required?: readonly string[]) => {
  const { read } = codecOf(leaf.field);
  const value = readStored(leaf, record, required);
  if (!canRead(leaf, record, required)) return value;
  const { defaultValue } = leaf.field;
  return defaultValue !== undefined && isMissing(value)
    ? read(nested({ [leaf.member]: typeof defaultValue === 'function' ? defaultValue() : defaultValue }), leaf)
    : value;
};

/** What the inputs hold of a record, by path. */
export const readLeaves = (leaves: readonly Leaf[], record: Values, required?: readonly string[]): Values =>
  Object.fromEntries(leaves.map((leaf) => [leaf.path, readLeaf(leaf, record, required)]));

/** What was typed into an input as the value that it means. */
export const parseLeaf = ({ path, field }: Leaf, typed: Values) => codecOf(field).parse(valueAt(typed, path), field);

/** What some inputs send of what is typed. */
export const writeLeaves = (leaves: readonly Leaf[], typed: Values): Values =>
  nested(
    Object.assign(
      {},
      ...leaves.filter(({ field }) => !field.filled).map((leaf) => codecOf(leaf.field).write(parseLeaf(leaf, typed) ?? null, leaf)),
    ) as Values,
  );

/** Whether a field is there and can be typed into, shown only, or not there at all. */
export type FieldState = 'asked' | 'off' | 'absent';

/** The state of a field while `values` are typed. */
export const stateOf = (
  { visibleWhen, disabledWhen }: Pick<Form, 'visibleWhen' | 'disabledWhen'>,
  name: string,
  values: Values,
): FieldState => {
  if (visibleWhen[name] && !visibleWhen[name].holds(values)) return 'absent';
  return disabledWhen[name]?.holds(values) ? 'off' : 'asked';
};

/** Whether an input of a field that is not off is off by itself. */
export const isLeafOff = ({ disabledWhen }: Leaf, values: Values) =>
  Boolean(disabledWhen && holds(disabledWhen, (name) => valueAt(values, name)));

/** Whether a field is shown as it stands while `values` are typed. */
export const isFixed = ({ readOnlyWhen }: Pick<Form, 'readOnlyWhen'>, name: string, values: Values) =>
  readOnlyWhen[name]?.holds(values) ?? false;

/** The inputs that count: checked, sent and told of. */
export const activeLeaves = (form: Pick<Form, 'visibleWhen' | 'disabledWhen'>, leaves: readonly Leaf[], values: Values) =>
  leaves.filter((leaf) => stateOf(form, leaf.name, values) === 'asked' && !isLeafOff(leaf, values));

/** The fields of a section that are off for a reason which another one before them tells. */
export const toldIn = (names: readonly string[], form: Pick<Form, 'visibleWhen' | 'disabledWhen' | 'fields'>, values: Values) => {
  const said = new Set<string | undefined>();
  return names.filter((name) => {
    if (stateOf(form, name, values) !== 'off') return false;
    const { disabledReason } = form.fields[name]!;
    const isTold = said.has(disabledReason);
    said.add(disabledReason);
    return isTold;
  });
};

const known = new Map(Object.entries(requiredIn).map(([call, members]) => [call, members.split(' ')]));

/** The members that a record always has, as the contract says; undefined where it says nothing. The same list each time. */
export const requiredMembers = ({ calls: { getOne } }: Pick<Resource, 'calls'>): readonly string[] | undefined => known.get(getOne ?? '');
