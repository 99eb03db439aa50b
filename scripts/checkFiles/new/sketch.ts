/** An entity before it is written: what each of its parts has, and what a comment says about the part. */
import { listParameters, plainMembers } from '../../../contract/plainEntity';
import { isValues } from '../../../src/schema/values/path';
import type { Entry } from './fields';

/** A key of the file: its value, or the value that it would have if its line were turned on. */
export type Part = { on?: unknown; off?: unknown; notes?: readonly string[] };

export type Sketch = {
  entries: readonly Entry[];
  /** The member with the id. Default: id. */
  idField?: string;
  /** What the author should know of the id. */
  idNote?: string;
  /** Members that no field has. */
  members: readonly string[];
  recordTitle: string;
  versionedBy?: string;
  columns: readonly string[];
  search: Part;
  filters: Part;
  sorts: Part;
  /** The actions of each row, and others that can be turned on. */
  rowActions: { on: readonly string[]; off: readonly object[] };
  form: Part;
  /** The form of a new record. Default: form. */
  createForm?: Part;
  /** Members of the record that a save sends as they are. Default: none. */
  include?: readonly string[];
  /** The actions that people with a code may do. */
  actions: readonly string[];
};

const maxColumns = 6;
/** Kinds that fit into a cell of a table. */
const columnKinds = ['text', 'choice', 'toggle', 'reference', 'date', 'integer', 'decimal', 'localDateTime', 'timestamp'];
const filterKinds = ['choice', 'toggle', 'reference', 'date'];
const sortKinds = ['text', 'integer', 'decimal', 'date', 'localDateTime', 'timestamp'];
const titleNames = [/^(full)?name$/i, /^title$/i, /name$/i, /title$/i, /^(label|subject|heading|code|number|email|username)$/i];

const hasKind =
  (kinds: readonly string[]) =>
  ({ field }: Entry) =>
    field !== undefined && kinds.includes(field.kind);
const nameOf = ({ name }: Entry) => name;

/** Fields by which lists can be searched, filtered and sorted. */
export const searchable = hasKind(['text']);
export const filterable = hasKind(filterKinds);
export const sortable = hasKind(sortKinds);

/** The member that a template names for a field. */
const templateMember = ({ name, field }: Entry): string => {
  if (field?.kind !== 'localized') return name;
  return isValues(field.members) ? String(field.members.EN) : `${name}.EN`;
};
const isText = ({ field }: Entry) =>
  field?.kind === 'text' || (field?.kind === 'localized' && isValues(field.of) && field.of.kind === 'text');

/** The field that names a record: one that is called so, or the first text. */
const titleEntry = (entries: readonly Entry[]): Entry | undefined => {
  const texts = entries.filter(isText);
  const ofName = titleNames.flatMap((pattern) => texts.filter(({ name }) => pattern.test(name)));
  return ofName[0] ?? texts[0];
};

/** The columns of a list, the field that names a record first, and the template of its name. @param id a member that every record has */
export const columnsAndTitle = (entries: readonly Entry[], id: string | undefined) => {
  const title = titleEntry(entries);
  // one in four languages makes each row four lines high
  const ordered = [...(title ? [title] : []), ...entries.filter(hasKind(columnKinds)).filter((each) => each !== title)];
  const stamp = ordered.find(({ name }) => name === 'updatedAt');
  const columns = ordered
    .filter((each) => each !== stamp)
    .slice(0, maxColumns)
    .map(nameOf);
  const first = ordered[0] ?? entries.find(({ field }) => field !== undefined);
  const named = title ? templateMember(title) : (id ?? (first && templateMember(first)));
  return {
    columns: columns.length > 0 ? [...columns, ...(stamp ? [stamp.name] : [])] : first ? [first.name] : [],
    recordTitle: named === undefined ? undefined : `{${named}}`,
  };
};

/** Timestamps with the names of the people behind them: `createdAt` with `createdByName`. The names become no fields, unless a form has them. */
export const withPeople = (entries: readonly Entry[]) => {
  const names = new Set(entries.filter(({ field, isTyped }) => field?.kind === 'text' && !isTyped).map(nameOf));
  const byStamp = new Map(
    entries.flatMap(({ name, field }) => {
      const stem = name.replace(/(At|On|Date|Time)$/, '');
      const by = [`${stem}ByName`, `${stem}By`].find((each) => names.has(each));
      return field?.kind === 'timestamp' && by !== undefined ? [[name, by] as const] : [];
    }),
  );
  const taken = new Set(byStamp.values());
  const paired = entries
    .filter(({ name }) => !taken.has(name))
    .map((each): Entry => {
      const by = byStamp.get(each.name);
      return by === undefined ? each : { ...each, field: { ...each.field!, by } };
    });
  return { entries: paired, members: [...taken].filter((each) => !plainMembers.includes(each)) };
};

/** The fields of a form, in order. */
const typedNames = (entries: readonly Entry[]) => entries.filter(({ field, isTyped }) => field !== undefined && isTyped).map(nameOf);

/** An action of a row that makes a call. @param call such as "PUT /carParks/{id}/close" */
export const actionOf = (call: string, name: string, label: string) => ({
  name,
  label,
  question: `${label} it?`,
  successText: 'Done',
  permission: 'save',
  call,
});

/** The sketch of an entity whose calls are all there, and whose search, filters and sorts nobody has described. */
export const sketchOf = (found: readonly Entry[], path: string, id: { idField?: string; idNote?: string } = {}): Sketch | undefined => {
  const { entries, members } = withPeople(found);
  const { columns, recordTitle } = columnsAndTitle(entries, id.idField ?? (id.idNote === undefined ? 'id' : undefined));
  if (recordTitle === undefined) return undefined;
  const firstOf = (kept: (entry: Entry) => boolean, count: number) => entries.filter(kept).slice(0, count).map(nameOf);
  // a parameter of each list has another meaning
  const parametersOf = (kept: (entry: Entry) => boolean, count: number) =>
    firstOf((entry) => kept(entry) && !listParameters.includes(entry.name), count);
  const off = (value: readonly string[]): Part => (value.length > 0 ? { off: value } : {});
  const typed = typedNames(entries);
  const hasForm = typed.length > 0;
  return {
    entries,
    ...id,
    members: [...members, ...(id.idField === undefined || entries.some(({ name }) => name === id.idField) ? [] : [id.idField])],
    recordTitle,
    versionedBy:
      hasForm && entries.some(({ name, field }) => name === 'updatedAt' && field?.kind === 'timestamp') ? 'updatedAt' : undefined,
    columns,
    search: off(parametersOf(searchable, 2)),
    filters: off(parametersOf(filterable, 3)),
    sorts: off(firstOf(sortable, 3).map((name) => `${name} asc`)),
    rowActions: { on: [...(hasForm ? ['edit'] : []), 'delete'], off: [actionOf(`PUT ${path}{id}/close`, 'close', 'Close')] },
    form: hasForm ? { on: typed } : { notes: ['No form: no member can be typed.'] },
    actions: [...(hasForm ? ['create'] : []), 'save', 'delete'],
  };
};
