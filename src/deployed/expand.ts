/** Turns what files say shorter into an ordinary entry and declaration. Its input has passed the shape check. */
import { resourceEntryKeys } from '../schema/language/keys';
import { kindsWith, roleIn, type CheckContext, type Place } from '../schema/language/problem';
import { crud } from '../schema/defineResource';
import { deleteAction } from '../schema/actions';
import { isValues, type Values } from '../schema/values/path';
import { createOrigins, type Origins } from './origins';

/** Where the menu has an entry of an entity, and who sees it: people with the code; without one, everybody. */
export type MenuPlace = { in: string; code?: string };
/** An entity as its file means it. */
export type Expanded = {
  entry: Values;
  declaration: Values;
  menu: MenuPlace | undefined;
  /** The path of the plain entity's calls. */ path: string | undefined;
  /** Members of the record beside its fields. */ members: readonly string[];
  /** Where what stands in entry and declaration comes from. */ origins: Origins;
};

const isOfEntry = (key: string) => Object.hasOwn(resourceEntryKeys, key);
/** Keys of a file that stand for something else in an entry or a declaration. */
const abbreviations = ['path', 'menu', 'members'];
const mapped = (map: unknown, change: (value: unknown, key: string) => unknown) =>
  isValues(map) ? Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value, key)])) : map;
const pick = (values: Values, keys: (key: string) => boolean) => Object.fromEntries(Object.entries(values).filter(([key]) => keys(key)));
/** Items that are there: the shape check leaves a gap where one was wrong. */
const itemsOf = (list: unknown) => (Array.isArray(list) ? (list as unknown[]) : []);

const actionOf = (action: unknown): unknown => {
  if (action === 'delete') return deleteAction;
  if (action === 'edit' || action === 'clone') return { type: action };
  return isValues(action) && action.type === 'menu' ? { ...action, actions: itemsOf(action.actions).map(actionOf) } : action;
};
const withActions = (section: unknown) =>
  isValues(section) && section.actions ? { ...section, actions: itemsOf(section.actions).map(actionOf) } : section;

const sectionsOf = (sections: unknown) => itemsOf(sections).map(withActions);
/** A form, of which a list of fields is short for one section. */
const expandForm = (form: unknown, at: Place, origins: Origins): unknown => {
  if (Array.isArray(form)) {
    origins.add([...at, 'sections', 0, 'fields'], at);
    return { sections: [{ fields: form }] };
  }
  if (!isValues(form)) return form;
  if (form.fields !== undefined && form.sections === undefined && form.steps === undefined) {
    const { fields, ...others } = form;
    origins.add([...at, 'sections', 0, 'fields'], [...at, 'fields']);
    return expandForm({ ...others, sections: [{ fields }] }, at, origins);
  }
  return {
    ...form,
    ...(form.sections !== undefined && { sections: sectionsOf(form.sections) }),
    ...(form.steps !== undefined && {
      steps: itemsOf(form.steps).map((step) => (isValues(step) ? { ...step, sections: sectionsOf(step.sections) } : step)),
    }),
    ...(isValues(form.head) && { head: withActions(form.head) }),
  };
};

/** A field that wraps another has its options too, but for what it says itself. */
export const expandField = (kinds: CheckContext['kinds'], field: unknown, at: Place, origins: Origins): unknown => {
  const wrapped = isValues(field) ? roleIn(kinds, field, 'wraps') : undefined;
  if (!isValues(field) || !isValues(wrapped)) return field;
  const wraps = Object.keys(field).find((key) => field[key] === wrapped)!;
  const { kind: _kind, as: _as, ...shared } = wrapped;
  for (const option of Object.keys(shared)) if (!(option in field)) origins.add([...at, option], [...at, wraps, option]);
  return { ...shared, ...field };
};

/** Makes a search field or filter of a declared field; `parameters` are those that stand beside it. */
type MakeField = (field: Values, parameters: readonly string[], kinds: CheckContext['kinds']) => unknown;
/** What a search field takes of the field that it looks for: its rules are those of records, not of what is looked for. */
const searchFieldOf: MakeField = ({ label }, _, kinds) => ({
  kind: kindsWith(kinds, ({ searches }) => Boolean(searches))[0],
  label,
  maxLength: 50,
});
/** A field filters by its choices; those of an outer field narrow it where that is a filter too. */
const filterFieldOf: MakeField = (field, parameters) =>
  pick(field, (key) => key !== 'within' || !('within' in field) || parameters.includes(String(field.within)));

/** A search field or filter as its file has it: the name of a declared field, or a field. `step` leads to it from the list or map. */
type NamedParameter = { parameter: string; field: unknown; step: string | number };
/** Search fields or filters as a file has them: a list of names of fields, or a map by parameter. */
export const namedParameters = (written: unknown): NamedParameter[] =>
  Array.isArray(written)
    ? written.flatMap((name: unknown, i) => (typeof name === 'string' ? [{ parameter: name, field: name, step: i }] : []))
    : Object.entries((written ?? {}) as Values).map(([parameter, field]) => ({ parameter, field, step: parameter }));

type ExpandParameters = (kinds: CheckContext['kinds'], written: unknown, fields: Values, at: Place, origins: Origins) => Values;
const expandParameters =
  (make: MakeField): ExpandParameters =>
  (kinds, written, fields, at, origins) => {
    const named = namedParameters(written);
    const parameters = named.map(({ parameter }) => parameter);
    return Object.fromEntries(
      named.flatMap(({ parameter, field: name, step }): (readonly [string, unknown])[] => {
        if (typeof name !== 'string') return [[parameter, name]];
        origins.add([...at, parameter], [...at, step], ['fields', name]);
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        // a name of no field is told as one (R001), and so is a field of an unknown kind (R003)
        return isValues(field) && Object.hasOwn(kinds, String(field.kind)) ? [[parameter, make(field, parameters, kinds)]] : [];
      }),
    );
  };
/** The search fields of a list by parameter, of names of fields. `at` is their place in the list, which `origins` learns. */
export const expandSearch = expandParameters(searchFieldOf);
/** The same for filters. */
export const expandFilters = expandParameters(filterFieldOf);

const expandList = (kinds: CheckContext['kinds'], list: unknown, fields: Values, origins: Origins) => {
  if (!isValues(list)) return list;
  const { search, filters, rowActions } = list;
  return {
    ...list,
    ...(search !== undefined && { search: expandSearch(kinds, search, fields, ['list', 'search'], origins) }),
    ...(filters !== undefined && { filters: expandFilters(kinds, filters, fields, ['list', 'filters'], origins) }),
    ...(rowActions !== undefined && { rowActions: itemsOf(rowActions).map(actionOf) }),
  };
};

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);
/** The routes of the screens that there are. */
const defaultRoutes = (name: string, { form, createForm, clone, calls }: Values) => {
  const { create, update } = calls as Values;
  return {
    list: `/${name}`,
    ...((form ?? createForm) && create ? { create: `/create${capital(name)}` } : {}),
    ...(form && update ? { edit: `/edit${capital(name)}/:id` } : {}),
    ...(clone ? { clone: `/clone${capital(name)}/:id` } : {}),
  };
};
/** An entity of a file. @param values what is left of it after the shape check */
export const expand = (kinds: CheckContext['kinds'], name: string, values: Values): Expanded => {
  const origins = createOrigins(['resources', name]);
  const path = typeof values.path === 'string' ? values.path : undefined;
  const fields = (mapped(values.fields, (field, key) => expandField(kinds, field, ['fields', key], origins)) ?? {}) as Values;
  // the contract may lack the path
  const ofPath: Values = path ? crud(path as Parameters<typeof crud>[0]) : {};
  const calls = { ...ofPath, ...(values.calls as Values | undefined) };
  for (const verb of Object.keys(ofPath)) if (!isValues(values.calls) || !(verb in values.calls)) origins.add(['calls', verb], ['path']);
  const forms = pick(values, (key) => key === 'form' || key === 'createForm');
  const declaration = {
    ...pick(values, (key) => !isOfEntry(key) && !abbreviations.includes(key)),
    calls,
    fields,
    ...(values.list !== undefined && { list: expandList(kinds, values.list, fields, origins) }),
    ...(mapped(forms, (form, key) => expandForm(form, [key], origins)) as Values),
  };
  const { menu } = values;
  return {
    declaration,
    entry: {
      ...pick(values, isOfEntry),
      routes: { ...defaultRoutes(name, declaration), ...(values.routes as Values | undefined) },
      access: mapped(values.access ?? {}, (need) => (typeof need === 'string' ? { code: need } : need)),
    },
    menu: typeof menu === 'string' ? { in: menu } : (menu as MenuPlace | undefined),
    path,
    members: itemsOf(values.members).map(String),
    origins,
  };
};
