/** The search fields, filters and sorts of a list from the query parameters that its call takes. */
import type { createReader, Operation, Schema } from '../../../contract/tables';
import { listParameters } from '../../../contract/plainEntity';
import type { Entry } from './fields';
import { fieldLabel, nameProblem, quoted } from './names';
import { guessSchema } from './schemaGuess';
import { filterable, sortable, type Part } from './sketch';

/** A search field or filter: the name of a field, or a field of its own. */
type Found = { parameter: string; field: unknown };

/** Names of fields as a list; with parameters of other names as a map. */
const written = (found: readonly Found[]): unknown =>
  found.every(({ parameter, field }) => parameter === field)
    ? found.map(({ parameter }) => parameter)
    : Object.fromEntries(found.map(({ parameter, field }) => [parameter, field]));
const partOf = (found: readonly Found[], none: string): Part => (found.length > 0 ? { on: written(found) } : { notes: [none] });

/** The parameters of the list call, as parts of the list. @param whole reads a schema with its parts */
export const readParameters = (
  { queryOf, resolve }: ReturnType<typeof createReader>,
  whole: (schema: Schema) => Schema,
  list: Operation,
  entries: readonly Entry[],
) => {
  const fields = new Map(entries.filter(({ field }) => field !== undefined).map((each) => [each.name, each]));
  const search: Found[] = [];
  const filters: Found[] = [];
  const notes: string[] = [];
  const parameters = queryOf(list);
  for (const { name, schema = {}, 'x-finds': finds, required } of parameters) {
    if (listParameters.includes(name)) continue;
    const problem = nameProblem(name);
    if (problem !== undefined) {
      notes.push(`The parameter ${quoted(name)} is left out: ${problem}.`);
      continue;
    }
    const member = [finds ?? name].flat()[0] ?? name;
    const entry = fields.get(member);
    const described = whole(schema);
    const guess = guessSchema(described.items ? whole(described.items) : described);
    const { kind = '', options = {} } = guess.is === 'value' ? guess.guess : {};
    if (entry && entry.field!.kind !== 'text' && filterable(entry)) filters.push({ parameter: name, field: member });
    else if (kind === 'choice' || kind === 'toggle')
      filters.push({ parameter: name, field: { kind, label: fieldLabel(name), ...options } });
    else if (['text', 'multiline'].includes(kind) && !described.items && entry?.field?.kind !== 'password')
      search.push({ parameter: name, field: entry ? member : { kind: 'text', label: fieldLabel(name) } });
    else notes.push(`The call takes ${quoted(name)} too: a filter of it needs a field of kind choice or reference.`);
    if (required) notes.push(`The call requires ${quoted(name)}: an empty search field or filter sends nothing.`);
  }
  const sort = parameters.find(({ name }) => name === 'sort');
  const described = sort && whole(sort.schema ?? {});
  const sorts = (described?.enum ?? (described?.items && resolve(described.items).enum) ?? []).map((each) =>
    String(each).replace(',', ' '),
  );
  const ofFields = sorts.filter((each) => /^\S+ (asc|desc)$/.test(each) && fields.has(each.split(' ')[0]!));
  const offered = entries
    .filter(sortable)
    .slice(0, 3)
    .map(({ name }) => `${name} asc`);
  const sortsPart = (): Part => {
    if (!sort) return { notes: ['No sorts: the call has no parameter sort.'] };
    if (sorts.length === 0) return offered.length > 0 ? { off: offered } : {};
    return ofFields.length > 0
      ? { on: ofFields }
      : { notes: [`No sorts: the call sorts by ${sorts.join(', ')}, and none of them is a field.`] };
  };
  return {
    search: partOf(search, 'No search: the call has no parameter for a text.'),
    filters: { ...partOf(filters, 'No filters: the call has no parameter for a code.'), ...(notes.length > 0 && { notes }) },
    sorts: sortsPart(),
  };
};
