/** Turns a declaration into what the engine reads: data and functions of the same meaning become one form. */
import type { Action, Loaded, RowAction } from './actions';
import { holds, namesIn, type Condition, type ConditionalText } from './values/condition';
import type { Declaration } from './declaration';
import { extended, type Extensions } from './extensions';
import type { Change, Changes, FieldWhen, Generated } from './field';
import type { FormDeclaration, ConditionalNames, FieldOverride } from './form';
import { clearedBy, kindsByName, optionFor, type EngineField, type Kinds } from './kind';
import type { PageOf } from './list';
import { nested, valueAt, type Values } from './values/path';
import type { Dependent, EngineAction, EngineRowAction, EngineSection, Form, List, Reaction, Resource } from './resource';
import { bracedIn, fillTemplate, formattersIn } from './values/template';
import type { Viewer } from './viewer';
import { withoutEmpty } from './values/withoutEmpty';

type AnyForm = FormDeclaration<never, string>;
type Own<T> = (values: T) => unknown;

const noPage: PageOf = { page: 0, size: 0 };
const known = <V>(map: Readonly<Record<string, V>>, name: string, what: string): V => {
  if (!Object.hasOwn(map, name)) throw new Error(`No ${what} is called ${name}`);
  return map[name]!;
};
const isGenerated = (value: unknown): value is Generated => typeof value === 'object' && value !== null && 'generator' in value;
const entriesOf = <V>(map: Readonly<Record<string, V>> | undefined) => Object.entries(map ?? {});
const mapped = <A, B>(map: Readonly<Record<string, A>> | undefined, change: (value: A, name: string) => B) =>
  Object.fromEntries(entriesOf(map).map(([name, value]) => [name, change(value, name)]));

const holdsOf = (condition: Condition, values: Values) => holds(condition, (name) => valueAt(values, name));
const dependentOf = (when: FieldWhen): Dependent =>
  typeof when === 'function'
    ? { looksAt: 'all', holds: when as Dependent['holds'] }
    : { looksAt: namesIn(when), holds: (values) => holdsOf(when, values) };

/** The names of a list that count for a record. */
const listedOf = (listed: ConditionalNames<string, string>, isHeld: (when: Condition) => boolean) =>
  listed.flatMap((each) => (typeof each === 'string' ? [each] : isHeld(each.when) ? each.names : []));

/** What one change sets. */
const reactionOf = (sets: Changes, make: (made: Generated) => unknown): Reaction => {
  if (typeof sets === 'function') return { needsRow: false, set: (value, _, about) => sets(value, about) };
  const rowOf = (change: Change | undefined) => (typeof change === 'object' && change !== null && 'row' in change ? change.row : null);
  return {
    needsRow: Object.values(sets).some((change) => rowOf(change) !== null),
    set: (_, row) =>
      mapped(sets, (change) => {
        const member = rowOf(change);
        if (member !== null) return row ? (valueAt(row, member) ?? null) : null;
        return isGenerated(change) ? make(change) : change;
      }),
  };
};

/** Where several are narrowed by several, what is still offered stays. */
const keepOffered = (inner: string): Reaction => ({
  needsRow: false,
  set: async (outer, _, { values, codesOf }) => {
    const offered = [outer].flat().length === 0 ? [] : await codesOf(inner, outer);
    const held = (values[inner] ?? []) as readonly (string | number)[];
    return { [inner]: held.filter((code) => offered.includes(code)) };
  },
});

const reactionsOf = (fields: Readonly<Record<string, EngineField>>, make: (made: Generated) => unknown) =>
  mapped(fields, ({ sets }, name) => {
    const inner = clearedBy(fields, name);
    // what a function sets wins over what the outer field would keep
    const isOwn = typeof sets === 'function';
    const isSeveral = (each: string) => Boolean(optionFor(fields[name]!, 'several') && optionFor(fields[each]!, 'several'));
    const cleared = inner.filter((each) => !isSeveral(each)).map((each) => [each, null] as const);
    return [
      ...[...(cleared.length > 0 ? [Object.fromEntries(cleared)] : []), ...(sets ? [sets] : [])].map((each) => reactionOf(each, make)),
      ...(isOwn ? [] : inner.filter(isSeveral).map(keepOffered)),
    ];
  });

/** The body of a save: what the record keeps, under what was edited. A member that is missing is sent as null (CLI-064). */
const bodyOf =
  ({ include = [], set, omitEmpty, transform }: AnyForm): Form['body'] =>
  (edited, record) => {
    const names = record ? listedOf(include, (when) => holdsOf(when, record)) : [];
    const kept = nested(Object.fromEntries(names.map((name) => [name, valueAt(record!, name) ?? null])));
    const body = { ...set, ...kept, ...edited };
    const sent = transform ? transform(body, record as never) : body;
    return omitEmpty ? withoutEmpty(sent) : sent;
  };

/** Sections in which each field stands once, where it stands first. */
const eachOnce = (sections: readonly EngineSection[]) => {
  const seen = new Set<string>();
  const isFirst = (name: string) => !seen.has(name) && Boolean(seen.add(name));
  return sections.map((section) => ({ ...section, fields: section.fields.filter(isFirst) })).filter(({ fields }) => fields.length > 0);
};

/**
 * The declaration of a resource, read once. Throws on a name that nobody has registered.
 *
 * @param sharedKinds the kinds of fields that every declaration may use
 */
export const normalise = (declaration: Declaration, shared: Extensions, sharedKinds: Kinds): Resource => {
  const kinds = { ...sharedKinds, ...kindsByName(declaration.kinds ?? []) };
  const { formatters, generators, conditions, components } = extended(shared, declaration.extensions as Partial<Extensions>);
  const make = ({ generator }: Generated, page = noPage) => known(generators, generator, 'generator')(page);
  const made = (values: Readonly<Record<string, unknown>> | undefined, page?: PageOf) =>
    mapped(values, (value) => (isGenerated(value) ? make(value, page) : value));
  const textOf = (template: string): ((record: Values) => string | null) => {
    for (const name of formattersIn(template)) known(formatters, name, 'formatter');
    return (record) => fillTemplate(template, record, formatters);
  };
  const conditionalTextOf = (told: ConditionalText<never> | undefined): ((values: Values) => string | null) => {
    if (typeof told === 'function') return told as (values: Values) => string | null;
    const cases = [told ?? []].flat().map((each) => (typeof each === 'string' ? { when: {}, text: each } : each));
    const texts = cases.map(({ when, text }) => ({ when, text: textOf(text) }));
    return (values) => texts.find(({ when }) => holdsOf(when, values))?.text(values) ?? null;
  };
  /** Whether a condition holds of a record and the person who looks. */
  const holdsFor = (when: Condition, record: Values, viewer: Viewer) =>
    holds(
      when,
      (name) => valueAt(record, name),
      (name) => (known(conditions, name, 'condition') as (record: Values, viewer: Viewer) => boolean)(record, viewer),
    );
  type AsTo = (record: Values, viewer: Viewer) => boolean;
  const asTo = (when: Condition | ((record: never, viewer: Viewer) => boolean)): AsTo =>
    typeof when === 'function' ? (when as AsTo) : (record, viewer) => holdsFor(when, record, viewer);
  const componentOf = <P>(component: string | Loaded<P>) =>
    typeof component === 'string' ? (known(components, component, 'component') as Loaded<P>) : component;

  const linesOf = (templates: readonly string[]) => {
    const lines = templates.map(textOf);
    return (record: Values) => lines.flatMap((line) => line(record)?.split('\n') ?? [null]);
  };
  /** A field with its kind, and with what its kind names. */
  const fieldOf = (declared: object): EngineField => {
    const { kind, ...field } = declared as Values & { kind: string };
    const definition = known(kinds, kind, 'kind of field');
    const { templates, component, wraps } = definition.traits.roles ?? {};
    const changed = <V>(option: string | undefined, change: (value: V) => unknown) =>
      option === undefined || field[option] === undefined ? {} : { [option]: change(field[option] as V) };
    const { defaultValue } = field;
    return {
      ...field,
      kind,
      definition,
      ...(isGenerated(defaultValue) && { defaultValue: () => make(defaultValue) }),
      ...changed(templates, (lines: unknown) => (Array.isArray(lines) ? linesOf(lines as string[]) : lines)),
      ...changed(component, (named: string | Loaded<never>) => componentOf(named)),
      ...changed(wraps, fieldOf),
    } as unknown as EngineField;
  };
  const fields = mapped(declaration.fields, fieldOf);

  const always = () => true;
  const actionOf = (action: Action<never>): EngineAction => {
    const { offered, allowed } = action as Action<Values>;
    const gate = {
      offered: typeof offered === 'function' ? offered : offered ? (record: Values) => holdsOf(offered as Condition, record) : always,
      allowed: allowed ? asTo(allowed as Condition) : always,
    };
    if (action.type === 'dialog') return { ...action, ...gate, dialog: componentOf(action.dialog) } as EngineAction;
    const orLabel = (template: string) => {
      const text = textOf(template);
      return (record: Values) => text(record) ?? action.label;
    };
    return {
      ...action,
      ...gate,
      question: orLabel(action.question),
      effect: conditionalTextOf(action.effect),
      details: action.details && componentOf(action.details),
      successText: orLabel(action.successText),
      isSuccessPersonal: bracedIn(action.successText).length > 0,
    } as EngineAction;
  };
  const rowActionOf = (action: RowAction<never>): EngineRowAction =>
    action.type === 'edit' || action.type === 'clone'
      ? action
      : action.type === 'menu'
        ? { type: 'menu', actions: action.actions.map(actionOf) }
        : actionOf(action);

  const formOf = (form: AnyForm): Form => {
    const formFields = {
      ...fields,
      ...mapped(form.overrides as Record<string, FieldOverride>, (more, name) => ({ ...fields[name]!, ...more }) as EngineField),
    };
    const sectionsOf = (sections: AnyForm['sections'] = []): EngineSection[] =>
      sections.map((section) => ({
        ...section,
        component: section.component ? componentOf(section.component) : undefined,
        actions: (section.actions ?? []).map(actionOf),
      }));
    const steps = form.steps?.map((step) => ({ ...step, sections: sectionsOf(step.sections) }));
    const sections = steps ? eachOnce(steps.flatMap((step) => step.sections)) : sectionsOf(form.sections);
    const names = sections.flatMap((section) => section.fields);
    const { initialValues, editable, createdDialog } = form;
    const dependents = (key: 'visibleWhen' | 'disabledWhen' | 'readOnlyWhen') =>
      Object.fromEntries(entriesOf(formFields).flatMap(([name, field]) => (field[key] ? [[name, dependentOf(field[key])]] : [])));
    return {
      rules: (form.rules ?? []) as Form['rules'],
      footer: form.footer,
      foundBy: form.foundBy,
      oneFor: form.oneFor,
      distinct: form.distinct ?? [],
      saveLabel: form.saveLabel,
      buttons: form.buttons ?? [],
      createDelay: form.createDelay,
      head: form.head && { ...form.head, actions: (form.head.actions ?? []).map(actionOf) },
      layout: form.layout ?? 'rows',
      aside: form.aside ? componentOf(form.aside) : undefined,
      sections,
      steps,
      fields: formFields,
      initialValues: typeof initialValues === 'function' ? initialValues : () => made(initialValues),
      editable: !editable
        ? () => names
        : typeof editable === 'function'
          ? (editable as Form['editable'])
          : (record, viewer) => listedOf(editable, (when) => holdsFor(when, record, viewer)),
      allowed: form.allowed ? asTo(form.allowed as Condition) : always,
      locked: conditionalTextOf(form.locked),
      movedOn: conditionalTextOf(form.movedOn),
      hint: conditionalTextOf(form.hint),
      saveHint: form.saveHint ? conditionalTextOf(form.saveHint) : null,
      copyHint: conditionalTextOf(form.copyHint),
      copyValues: (form.copyValues as Form['copyValues'] | undefined) ?? ((record) => record),
      review: form.review ? componentOf(form.review) : undefined,
      isReviewed: (values) => Boolean(form.review) && holdsOf(form.reviewWhen ?? {}, values),
      cancel: form.cancel,
      createdText: form.createdText,
      body: bodyOf(form),
      permission: form.permission ?? 'save',
      createdDialog: createdDialog ? componentOf(createdDialog) : undefined,
      visibleWhen: dependents('visibleWhen'),
      disabledWhen: dependents('disabledWhen'),
      readOnlyWhen: dependents('readOnlyWhen'),
      reactions: reactionsOf(formFields, make),
    };
  };

  const listOf = (list: NonNullable<Declaration['list']>): List => {
    const { query, columns, card, labels, ...others } = list;
    return {
      ...others,
      columns,
      fields: { ...fields, ...mapped(labels, (label, name) => ({ ...fields[name]!, label: label! })) },
      search: list.search && (mapped(list.search as Record<string, object>, fieldOf) as List['search']),
      filters: list.filters && mapped(list.filters as Record<string, object>, fieldOf),
      rowActions: (list.rowActions ?? []).map(rowActionOf),
      pageActions: (list.pageActions ?? []).map((action) => ({ ...action, dialog: componentOf(action.dialog) })),
      aside: list.aside ? componentOf(list.aside) : undefined,
      bulkActions: list.bulkActions ? componentOf(list.bulkActions) : undefined,
      maxHeight: list.maxHeight ?? 490,
      query: typeof query === 'function' ? query : query && ((page) => made(query, page)),
      card: {
        labelled: [],
        ...(card ?? { heading: columns.slice(0, 2), lines: [columns.slice(2, 4), columns.slice(4)].filter(({ length }) => length > 0) }),
      },
    };
  };

  const { recordTitle, calls, list, form, createForm, clone, idField = 'id', updateId = 'id', versionedBy } = declaration;
  const title = typeof recordTitle === 'function' ? (recordTitle as Own<Values>) : textOf(recordTitle);
  return {
    recordTitle: (record) => {
      try {
        return String(title(record) ?? '');
      } catch {
        // the fields of the record say themselves that they cannot be shown
        return '';
      }
    },
    holds: (when, record, viewer) => asTo(when)(record, viewer),
    calls,
    fields,
    list: list && listOf(list),
    form: form && formOf(form),
    createForm: createForm && formOf(createForm),
    cloneForm: clone && formOf((clone === 'form' ? form : createForm)!),
    idField,
    updateId,
    versionedBy,
  };
};
