/** Lays a change of a file over the declaration of an entity of the portal. */
import type { Declaration } from '../schema/declaration';
import { isValues, type Values } from '../schema/values/path';
import { keysOfField, readOptions, readShape } from '../schema/language/readShape';
import { field as fieldShape } from '../schema/language/shape';
import { suggest, roleIn, type CheckContext, type Place, type Report } from '../schema/language/problem';
import { checkParameters } from './checkParameters';
import { expandField, expandFilters, expandSearch, namedParameters } from './expand';
import { kindsInFiles, textsOf } from './language';
import { createOrigins, type Origins } from './origins';

type Check = { report: Report; kinds: CheckContext['kinds']; textOf: (texts: Values, place: Place) => string | undefined };
/** A declaration with its change, and the fields that only the change has. */
export type Changed = { declaration: Declaration; added: readonly string[]; origins: Origins };
type Placing = { without?: readonly string[]; add?: readonly string[]; before?: string; after?: string };

const namesOf = (list: unknown) =>
  (Array.isArray(list) ? (list as unknown[]) : []).filter((each): each is string => typeof each === 'string');

/** Names with others put in before or after one of them; at the end where it says neither. */
const placedInto = (names: readonly string[], { add, before, after }: Placing) => {
  const anchor = before ?? after;
  const at = anchor === undefined ? names.length : names.indexOf(anchor) + (before === undefined ? 1 : 0);
  return names.toSpliced(at, 0, ...namesOf(add));
};

/** Fields with their texts changed, and new ones. */
const changeFields = (check: Check, at: Place, fields: Values, changes: Values, origins: Origins) => {
  const inFiles = { ...check, kinds: kindsInFiles(check.kinds) };
  const changed = Object.entries(changes).flatMap(([name, change]): [string, unknown][] => {
    const place = [...at, name];
    const declared = Object.hasOwn(fields, name) ? (fields[name] as Values) : undefined;
    if (!isValues(change)) {
      check.report('R022', place, `'${name}' is not a map`, 'Write a map.');
      return [];
    }
    if ('kind' in change) {
      if (declared)
        check.report(
          'Y022',
          [...place, 'kind'],
          `'${name}' is declared already, and its 'kind' stays`,
          'Take the kind away: a change says texts.',
        );
      const read = declared ? undefined : readShape(inFiles, place, change, fieldShape);
      return read === undefined ? [] : [[name, expandField(check.kinds, read, ['fields', name], origins)]];
    }
    if (!declared) {
      check.report(
        'R001',
        place,
        `'${name}' is not a declared field`,
        `${suggest(name, Object.keys(fields), 'fields')} With a kind it is a new one.`,
      );
      return [];
    }
    const all = keysOfField(inFiles.kinds, declared, false);
    const texts = textsOf(all);
    for (const key of Object.keys(change))
      if (Object.hasOwn(all, key) && !Object.hasOwn(texts, key))
        check.report('R036', [...place, key], `'${key}' is not known here`, `A change says texts: ${Object.keys(texts).join(', ')}.`);
    const read = readOptions(
      inFiles,
      place,
      Object.fromEntries(Object.entries(change).filter(([key]) => !Object.hasOwn(all, key) || Object.hasOwn(texts, key))),
      declared,
      false,
    );
    const laidOver = Object.fromEntries(
      Object.entries(read).map(([key, value]) => [
        key,
        isValues(value) && isValues(declared[key]) ? { ...declared[key], ...value } : value,
      ]),
    );
    const wrapped = roleIn(check.kinds, declared, 'wraps');
    const wraps = isValues(wrapped) ? Object.keys(declared).find((key) => declared[key] === wrapped) : undefined;
    return [[name, { ...declared, ...laidOver, ...(wraps && { [wraps]: { ...(wrapped as Values), ...laidOver } }) }]];
  });
  return Object.fromEntries(changed);
};

/** Columns in another order, without some or with others. */
const changeColumns = (check: Check, at: Place, list: Values, change: unknown): Values => {
  const columns = namesOf(list.columns);
  const naming = [list.link ?? columns[0], list.name];
  const card = list.card as { heading: string[]; lines: string[][]; labelled?: string[] } | undefined;
  const wanted = Array.isArray(change) ? namesOf(change) : undefined;
  const placing = (wanted ? {} : change) as Placing;
  const { without = [], before, after } = placing;
  const gone = wanted ? columns.filter((name) => !wanted.includes(name)) : namesOf(without);
  const hidden = new Set(gone.filter((name) => !naming.includes(name)));
  for (const [i, name] of namesOf(without).entries())
    if (!columns.includes(name)) check.report('Y021', [...at, 'without', i], `'${name}' is no column`, suggest(name, columns, 'columns'));
  for (const name of gone)
    if (naming.includes(name))
      check.report('Y024', wanted ? at : [...at, 'without', namesOf(without).indexOf(name)], `'${name}' names the row`, 'Keep it.');
  for (const [key, anchor] of Object.entries({ before, after }))
    if (anchor !== undefined && !columns.includes(anchor))
      check.report('Y021', [...at, key], `'${anchor}' is no column`, suggest(anchor, columns, 'columns'));
  // a column that goes may still say where others come
  const next = wanted ?? placedInto(columns, placing).filter((name) => !hidden.has(name));
  const isKept = (name: string) => !hidden.has(name);
  const more = next.filter((name) => !columns.includes(name));
  // a phone shows what the table shows
  return {
    columns: next,
    // the first column links to the record unless the list says another
    link: list.link ?? columns[0],
    ...(card && {
      card: {
        heading: card.heading.filter(isKept),
        lines: [...card.lines.map((line) => line.filter(isKept)).filter((line) => line.length > 0), ...(more.length > 0 ? [more] : [])],
        labelled: [...(card.labelled ?? []).filter(isKept), ...more],
      },
    }),
  };
};

/** Fields put into a form. What stands on code stays as it is (Y025). */
const changeForm = (check: Check, at: Place, form: unknown, change: unknown): unknown => {
  const placing = (change as { sections?: Placing } | undefined)?.sections;
  if (!placing) return form;
  const report = (message: string) => check.report('Y025', [...at, 'sections'], message, 'Have the form changed in code.');
  if (!isValues(form)) {
    check.report('Y021', at, `the entity has no ${at.at(-1)}`, 'Take it away.');
    return form;
  }
  if (form.steps) report('a form in steps stays as it is');
  else if (form.transform || typeof form.editable === 'function') report('a function makes what this form sends');
  const sections = (form.sections ?? []) as { fields: string[] }[];
  const anchor = placing.before ?? placing.after;
  const found = anchor === undefined ? sections.length - 1 : sections.findIndex(({ fields }) => fields.includes(anchor));
  if (found < 0 && !form.steps)
    check.report(
      'Y021',
      [...at, 'sections', placing.before === undefined ? 'after' : 'before'],
      `'${anchor}' is no field of this form`,
      suggest(
        anchor!,
        sections.flatMap(({ fields }) => fields),
        'fields of this form',
      ),
    );
  return {
    ...form,
    sections: sections.map((section, i) => (i === found ? { ...section, fields: placedInto(section.fields, placing) } : section)),
    ...(Array.isArray(form.editable) && { editable: [...(form.editable as unknown[]), ...namesOf(placing.add)] }),
  };
};

/** Where added names stand in the file. */
const traceAdded = (origins: Origins, to: Place, names: readonly string[], from: Place, add: readonly string[] | undefined) => {
  for (const [i, name] of namesOf(add).entries()) origins.add([...to, names.indexOf(name)], [...from, i]);
};

/**
 * A declaration with a change. Whoever gets a problem by it leaves the declaration as it was.
 *
 * @param change what is left of the change after the shape check
 */
export const applyChange = (check: Check, name: string, declaration: Declaration, change: Values): Changed => {
  const at = ['changes', name];
  const origins = createOrigins(at);
  const before = { ...declaration.fields } as Values;
  const fields = { ...before, ...changeFields(check, [...at, 'fields'], before, (change.fields ?? {}) as Values, origins) };
  const listChange = change.list as Values | undefined;
  const list = declaration.list as unknown as Values | undefined;
  if (listChange && !list) check.report('Y021', [...at, 'list'], 'the entity has no list', 'Take it away.');
  for (const key of ['search', 'filters'] as const)
    for (const { parameter, step } of namedParameters(listChange?.[key]))
      if (Object.hasOwn((list?.[key] ?? {}) as object, parameter))
        check.report('Y022', [...at, 'list', key, step], `'${parameter}' is there already`, 'A change adds others.');
  checkParameters(check.kinds, check.report, [...at, 'list'], listChange, fields);
  const over = (key: string) => ({ ...(list?.[key] as Values | undefined), ...(listChange?.[key] as Values | undefined) });
  const changedList = list &&
    listChange && {
      ...list,
      ...(listChange.columns !== undefined && changeColumns(check, [...at, 'list', 'columns'], list, listChange.columns)),
      ...(listChange.labels !== undefined && { labels: over('labels') }),
      ...(listChange.sortLabels !== undefined && { sortLabels: over('sortLabels') }),
      ...(listChange.search !== undefined && {
        search: {
          ...(list.search as object),
          ...expandSearch(check.kinds, listChange.search, fields, ['list', 'search'], origins),
        },
      }),
      ...(listChange.filters !== undefined && {
        filters: {
          ...(list.filters as object),
          ...expandFilters(check.kinds, listChange.filters, fields, ['list', 'filters'], origins),
        },
      }),
    };
  if (changedList && isValues(listChange?.columns))
    traceAdded(
      origins,
      ['list', 'columns'],
      namesOf((changedList as Values).columns),
      ['list', 'columns', 'add'],
      (listChange.columns as Placing).add,
    );
  const forms = (['form', 'createForm'] as const).flatMap((view) => {
    if (change[view] === undefined) return [];
    const form = changeForm(check, [...at, view], declaration[view], change[view]) as Values | undefined;
    const { add } = ((change[view] as Values).sections ?? {}) as Placing;
    for (const [i, section] of ((form?.sections ?? []) as { fields: string[] }[]).entries())
      traceAdded(origins, [view, 'sections', i, 'fields'], section.fields, [view, 'sections', 'add'], add);
    return [[view, form] as const];
  });
  return {
    declaration: {
      ...declaration,
      fields,
      ...(changedList && { list: changedList }),
      ...Object.fromEntries(forms),
    } as unknown as Declaration,
    added: Object.keys(fields).filter((field) => !Object.hasOwn(before, field)),
    origins,
  };
};
