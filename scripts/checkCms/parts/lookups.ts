/** Whether the lists to choose from have every code that rows and records have. */
import { optionFor, type EngineField } from '../../../src/schema/kind';
import { valueAt } from '../../../src/schema/values/path';
import type { Context, Row } from '../context';
import { isCode, shown } from '../findings';
import { idOfPath, idOfRow } from '../recordId';

type Codes = { codes: Set<string>; from: string; isNamed: boolean };
const namesIn = (field: EngineField) => Object.keys((field as { labels?: Record<string, string> }).labels ?? {});

/** The codes that a field may have: of its lookup, or those that the declaration has a name for. */
const codesOf = ({ portal, seen }: Context, field: EngineField): Codes | undefined => {
  const lookup = optionFor(field, 'lookup');
  if (lookup !== undefined) {
    const declared = portal.lookups[lookup];
    const rows = seen.lookups.get(lookup);
    if (field.kind !== 'reference' || !declared || !rows || declared.getList.includes('{')) return undefined;
    const { value = declared.idField ?? 'id' } = field as { value?: string };
    return {
      codes: new Set([...rows.map((row) => String(row[value])), ...namesIn(field)]),
      from: declared.getList,
      isNamed: value === 'code',
    };
  }
  const named = optionFor(field, 'codes');
  return named && { codes: new Set(Object.keys(named)), from: 'the portal', isNamed: true };
};

type Location = { call: string; where: string; pointer: string; id: string | undefined };
const checkRow = (context: Context, { call, where, pointer, id }: Location, fields: Record<string, EngineField>, row: Row) => {
  for (const [path, field] of Object.entries(fields)) {
    const known = codesOf(context, field);
    const value = valueAt(row, path);
    if (!known || value === null || value === undefined || value === '') continue;
    for (const code of [value].flat().map(String)) {
      if (known.codes.has(code)) continue;
      context.deviates({
        rule: 'lookup',
        call,
        place: `${pointer}/${path.replaceAll('.', '/')}`,
        id,
        expected: `a code of ${known.from}`,
        found: known.isNamed ? (isCode(code) ? `"${code}"` : shown(code)) : 'another value',
        effect: 'shows less',
        portal: `${where}: ${field.label ?? path} shows the code in place of a name, and nobody can filter by it or choose it`,
      });
    }
  }
};

/** Every coded member of every list and record. */
export const checkLookups = async (context: Context) => {
  const { seen, portal, deviates } = context;
  for (const [name, rows] of seen.lookups) {
    const { getList = '', idField = 'id', query } = portal.lookups[name] ?? {};
    const about = { rule: 'lookup', call: getList, effect: 'shows less' as const };
    // a list of records may have none for this person, and one that goes with a record too
    const isOfRecords = query !== undefined || getList.includes('{') || /pending/i.test(name);
    if (rows.length === 0 && !isOfRecords)
      deviates({
        ...about,
        place: '/payload',
        expected: 'something to choose from',
        found: 'an empty list',
        portal: `${name}: there is nothing to choose, so forms that need it cannot be saved`,
      });
    if (new Set(rows.map((row) => row[idField])).size < rows.length)
      deviates({
        ...about,
        place: '/payload',
        expected: `each ${idField} once`,
        found: 'one more than once',
        portal: `${name}: a choice is shown twice`,
      });
  }
  for (const { call, rows } of seen.lists) {
    const { list } = (await portal.screenOf(call))?.resource ?? {};
    const fields = Object.fromEntries(Object.entries(list?.fields ?? {}).filter(([path]) => list!.columns.includes(path)));
    const where = await portal.where(call);
    for (const [i, row] of rows.entries())
      checkRow(context, { call, where, pointer: `/payload/content/${i}`, id: await idOfRow(context, call, row) }, fields, row);
  }
  for (const { call, path, record } of seen.records) {
    const screen = await portal.screenOf(call);
    if (!screen) continue;
    const location = { call, where: await portal.where(call), pointer: '/payload', id: idOfPath(call, path) };
    checkRow(context, location, screen.resource.form?.fields ?? {}, record);
  }
};
