/** Every search and filter: does each row match that it finds, and does it find the row that it was made of? */
import type { Query } from '../../../contract/cmsDataProvider';
import type { Parameter } from '../../../contract/schemas';
import { formatDateTime } from '../../../src/format/dateTime';
import { valueAt } from '../../../src/schema/values/path';
import { hasRows, type Context, type Row, type Seen } from '../context';
import { shown } from '../findings';
import { askOrRefused, pageOf } from '../reply';
import { folded } from './sorts';

type List = Seen['lists'][number];
/** Parameters that are no search and no filter. */
const others = ['page', 'size', 'sort', 'unPaged', 'fileId', 'notificationId'];
const nobodysText = 'no-record-has-this';
const nobodysNumber = 999_999_999;

/** The texts of a value: of each part where it has several, such as languages. */
const textsIn = (value: unknown): string[] =>
  value === null || value === undefined ? [] : typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [String(value)];
const membersOf = ({ name, 'x-finds': finds = name }: Parameter) => [finds].flat();
const isDay = ({ schema }: Parameter) => schema.pattern === '^\\d{4}/\\d{2}/\\d{2}$';
const isDigits = ({ schema }: Parameter) => schema.pattern?.startsWith('^[0-9') ?? false;

/** What the members of a row hold, written as the parameter takes it. */
const textsOf = (parameter: Parameter, row: Row): string[] => {
  const texts = membersOf(parameter).flatMap((member) => textsIn(valueAt(row, member)));
  if (isDay(parameter)) return texts.map((text) => formatDateTime(text, 'YYYY/MM/DD') ?? text);
  return isDigits(parameter) ? texts.map((text) => text.replaceAll(/\D/g, '')) : texts;
};
/** Whoever belongs to every office is found by each. */
const every = 'ALL';
const matches = (parameter: Parameter, row: Row, wanted: string[]) =>
  textsOf(parameter, row).some((text) => text === every || wanted.some((value) => folded(text).includes(folded(value))));

/** The values of some rows that the parameter takes, the rarest first: what most rows have proves little. */
const candidates = (parameter: Parameter, rows: Row[]): string[] => {
  const { maxLength = 200, enum: codes } = parameter.schema as { maxLength?: number; enum?: unknown[] };
  const counts = new Map<string, number>();
  for (const row of rows) for (const text of new Set(textsOf(parameter, row))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .filter(
      ([text]) => text.trim() === text && text.length > 0 && text.length <= maxLength && text !== every && (!codes || codes.includes(text)),
    )
    .toSorted(([, a], [, b]) => a - b)
    .map(([text]) => text);
};

const isSeveral = ({ schema }: Parameter) => schema.type === 'array';
const nobodys = ({ schema }: Parameter) => {
  const { type } = schema.items ?? schema;
  if (schema.enum || type === 'boolean') return undefined;
  return type === 'integer' || type === 'number' ? nobodysNumber : isDay({ schema } as Parameter) ? '1900/01/01' : nobodysText;
};

const checkFilter = async (context: Context, list: List, parameter: Parameter) => {
  const { call, path, query, rows, total } = list;
  const { deviates, cannotTell, portal } = context;
  const { name } = parameter;
  const find = async (value: string | number | string[]) => {
    const reply = await askOrRefused(context, call, {
      path: path as Record<string, string>,
      query: { page: 0, size: 50, ...query, [name]: value } as Query,
      isAgain: true,
      mayRefuse: true,
    });
    return reply === 'refused' ? reply : pageOf(reply);
  };
  const where = await portal.where(call);
  const { search, filters } = (await portal.screenOf(call))?.resource.list ?? {};
  const offered = search?.[name] ?? filters?.[name];
  const wrong = (place: string, expected: string, found: string, does: string) => {
    const fate = offered
      ? { effect: 'shows less' as const, portal: `${where}: ${offered.label ?? name} ${does}` }
      : { effect: 'nothing' as const, portal: `${where}: no field of this screen asks for it` };
    deviates({ rule: 'filter', call, place, expected, found, ...fate });
  };

  const values = candidates(parameter, rows);
  const [rarest] = values;
  if (rarest === undefined) {
    const value = nobodys(parameter);
    if (value === undefined || total === 0) return cannotTell(call, name, 'no row shows what it is compared with');
    const found = await find(value);
    if (found && found !== 'refused' && found.rows.length > 0)
      wrong(`${name}=${value}`, 'no rows for a value that no record has', `${found.total} rows`, 'changes nothing');
    return;
  }
  const asked = isSeveral(parameter) ? [[rarest], ...(values[1] === undefined ? [] : [[rarest, values[1]]])] : [[rarest]];
  for (const wanted of asked) {
    const found = await find(isSeveral(parameter) ? wanted : wanted[0]!);
    const place = `${name}=${wanted.map((each) => shown(each).replaceAll('"', '')).join(',')}`;
    // what else is wrong with the reply is told by now
    if (!found) return;
    if (found === 'refused') return wrong(place, 'the rows that have this value', 'a refusal', 'cannot be used');
    const isShown = (row: Row) => membersOf(parameter).some((member) => valueAt(row, member) !== undefined);
    const foreign = found.rows.find((row) => isShown(row) && !matches(parameter, row, wanted));
    if (foreign) {
      const isAll = found.total === total ? 'every row, as without it' : undefined;
      const [text] = textsOf(parameter, foreign);
      return wrong(
        place,
        'only rows that have this value',
        isAll ?? (text ? `a row with ${shown(text)}` : 'a row without a value'),
        'shows rows that do not match',
      );
    }
    const isThere = (value: string) => found.rows.some((row) => matches(parameter, row, [value]));
    if (found.total <= found.rows.length && !wanted.every(isThere))
      return wrong(
        place,
        'the rows that have this value',
        found.rows.length === 0 ? 'no rows' : 'rows of one of two values',
        'does not find what is there',
      );
  }
  if (values.length === 1 && rows.length > 1 && rows.every((row) => matches(parameter, row, [rarest])))
    cannotTell(call, name, 'every row of the first page has the same value');
};

/** Every search and filter of every list. */
export const checkFilters = (context: Context) =>
  Promise.all(
    context.seen.lists.filter(hasRows).flatMap((list) =>
      context.calls
        .call(list.call)
        .queryParameters.filter(({ name }) => !others.includes(name) && !Object.hasOwn(list.query, name))
        .map((parameter) => checkFilter(context, list, parameter)),
    ),
  );
