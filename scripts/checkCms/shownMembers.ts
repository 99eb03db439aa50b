/** What a screen makes of the members of a record, as its declaration says. */
import { optionFor, type EngineField } from '../../src/schema/kind';
import type { Values } from '../../src/schema/values/path';
import type { Entity } from '../../src/schema/registry';
import type { EngineAction, Resource } from '../../src/schema/resource';
import type { Viewer } from '../../src/schema/viewer';

/** A screen that is made of a call: a list, or the form of a record. */
export type Screen = { name: string; entity: Entity; resource: Resource; isList: boolean };

const fields = ({ fields: own, list, form }: Resource) => ({ ...own, ...form?.fields, ...list?.fields });
/** Why a record needs its id. */
export const keyOfRecord = 'without it a record can neither be told apart nor saved';
const actionsOf = ({ list, form }: Resource): EngineAction[] => [
  ...(list?.rowActions ?? []).flatMap((action) => (action.type === 'menu' ? [...action.actions] : [action as EngineAction])),
  ...(form?.sections ?? []).flatMap(({ actions }) => actions),
  ...(form?.head?.actions ?? []),
];
/** The members that a function of a record looks at. */
const lookedAt = (record: Values, look: (record: Values) => unknown): Set<string> => {
  const names = new Set<string>();
  const note = (name: string | symbol) => void (typeof name === 'string' && names.add(name));
  const watched = new Proxy(record, {
    get: (target, name) => (note(name), target[name as string]),
    has: (target, name) => (note(name), name in target),
    getOwnPropertyDescriptor: (target, name) => (note(name), Object.getOwnPropertyDescriptor(target, name)),
  });
  try {
    look(watched);
  } catch {
    // what it has looked at until then counts
  }
  return names;
};

/**
 * What a person misses without a member of a record, by its name: what its screen shows, and what it decides by. The derived
 * ones are found by watching what their functions look at.
 */
export const reasonsFor = ({ resource, isList }: Screen, record: Values, viewer: Viewer): Map<string, string> => {
  const reasons = new Map<string, string>();
  const add = (names: Iterable<string>, why: string) => {
    for (const name of names) if (!reasons.has(name)) reasons.set(name, why);
  };
  const { list, form, idField, updateId, versionedBy } = resource;
  const places = isList
    ? (list?.columns ?? [])
    : [...(form?.sections ?? []).flatMap((section) => section.fields), ...(form?.head?.facts ?? []), form?.footer ?? ''];
  const addField = (path: string, field: EngineField | undefined) => {
    const label = field?.label ?? path;
    const why = isList ? `the column ${label} stays empty` : `${label} stays empty`;
    const lines = field && optionFor(field, 'templates');
    if (typeof lines === 'function') add(lookedAt(record, lines as (record: Values) => unknown), why);
    else add([path, path.split('.')[0]!], why);
    const by = field && optionFor(field, 'changedBy');
    if (by) add([by], `${label} does not say by whom`);
  };
  for (const path of places) if (path) addField(path, fields(resource)[path]);
  add(
    lookedAt(record, (watched) => resource.recordTitle(watched)),
    'the name of the record has a gap',
  );
  for (const action of actionsOf(resource))
    if ('offered' in action)
      add(
        lookedAt(record, (watched) => [action.offered(watched), action.allowed(watched, viewer)]),
        `${action.label} may be offered where it should not`,
      );
  if (form && !isList)
    add(
      lookedAt(record, (watched) => [form.allowed(watched, viewer), form.locked(watched), form.editable(watched, viewer)]),
      'what may be edited is decided wrongly',
    );
  if (versionedBy && !isList) add([versionedBy], 'what somebody else has saved meanwhile is overwritten');
  reasons.set(idField, keyOfRecord);
  if (!isList) reasons.set(updateId, keyOfRecord);
  return reasons;
};
