/** Both directions of every sort. */
import { valueAt } from '../../../src/schema/values/path';
import type { Query } from '../../../contract/cmsDataProvider';
import { hasRows, type Context, type Row, type Seen } from '../context';
import { ask, pageOf } from '../reply';

type List = Seen['lists'][number];
type Compare = (a: string, b: string) => number;

/** A text without case and accents, as some databases compare it. */
export const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
/** The orders that a database may have for texts. */
const collations: Compare[] = [
  (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  (a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)),
  (a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : a.toLowerCase() > b.toLowerCase() ? 1 : 0),
  (a, b) => (a.toUpperCase() < b.toUpperCase() ? -1 : a.toUpperCase() > b.toUpperCase() ? 1 : 0),
  (a, b) => (folded(a) < folded(b) ? -1 : folded(a) > folded(b) ? 1 : 0),
  ...['en', 'ja', 'zh-Hant-HK', 'zh-Hans-CN', 'zh-u-co-stroke'].flatMap((locale) =>
    [
      {},
      { numeric: true },
      { sensitivity: 'base' as const },
      { ignorePunctuation: true },
      { sensitivity: 'base' as const, numeric: true },
      { sensitivity: 'base' as const, ignorePunctuation: true },
    ].map((options) => new Intl.Collator(locale, options).compare),
  ),
];
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** The start of a long text: collations take their time, and two texts that are alike so far are in order. */
const comparable = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1_000) : value);

const isTime = (values: unknown[]) =>
  values.every(
    (value) => isEmpty(value) || (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))),
  );

/** Whether values are in an order that some common collation has, the empty ones last or, with `first`, first. */
export const isInOrder = (values: unknown[], direction: 'asc' | 'desc', emptyFirst = false): boolean => {
  const filled = values.filter((value) => !isEmpty(value));
  const start = emptyFirst ? values.length - filled.length : 0;
  if (values.slice(start, start + filled.length).some(isEmpty)) return false;
  const sign = direction === 'desc' ? -1 : 1;
  const holds = (compare: (a: never, b: never) => number) =>
    filled.every((value, i) => i === 0 || sign * compare(filled[i - 1] as never, value as never) <= 0);
  if (isTime(filled)) return holds((a: string, b: string) => Date.parse(a) - Date.parse(b));
  if (filled.every((value) => typeof value === 'number' || typeof value === 'boolean'))
    return holds((a: number, b: number) => Number(a) - Number(b));
  return collations.some((compare) => holds((a: unknown, b: unknown) => compare(String(a), String(b))));
};

/** The sorts that a call takes, by what the contract lists and what the portal asks for. @example ["lastLoginAt", "asc"] */
const sortsOf = async ({ calls, portal }: Context, call: string): Promise<(readonly [key: string, direction: 'asc' | 'desc'])[]> => {
  const { schema } = calls.call(call).queryParameters.find(({ name }) => name === 'sort') ?? {};
  const listed = ((schema?.items?.enum ?? []) as string[]).map((each) => each.split(',') as [string, 'asc' | 'desc']);
  if (listed.length > 0 || !schema) return listed;
  const { sorts = [] } = (await portal.screenOf(call))?.resource.list ?? {};
  const named = sorts.map((each) => each.split(' ')[0]!);
  return [...new Set(named)].flatMap((key) => [[key, 'asc'] as const, [key, 'desc'] as const]);
};

const checkSort = async (context: Context, { call, path, query, rows: firstRows }: List, key: string, direction: 'asc' | 'desc') => {
  const { deviates, cannotTell, portal } = context;
  const tie = (await portal.screenOf(call))?.resource.list?.tieBreak?.split(' ');
  const sort = [`${key},${direction}`, ...(tie && tie[0] !== key ? [tie.join(',')] : [])];
  const page = pageOf(
    await ask(context, call, {
      path: path as Record<string, string>,
      query: { page: 0, size: 50, ...query, sort } as Query,
      isAgain: true,
    }),
  );
  if (!page) return;
  const about = `sort=${key},${direction}`;
  const values = page.rows.map((row) => comparable(valueAt(row, key)));
  const differ = new Set(values.map((value) => JSON.stringify(value ?? null))).size > 1;
  const where = await portal.where(call);
  const deviation = { call, place: about, effect: 'shows less' as const };
  const inOrderOfRows = `${where}: the list shows the order in which the rows come`;
  if (values.every(isEmpty)) {
    const isFirst = firstRows.some((row) => !isEmpty(valueAt(row, key)));
    if (isFirst)
      return deviates({ ...deviation, rule: 'sort', expected: 'empty values last', found: 'empty values first', portal: inOrderOfRows });
    return cannotTell(call, about, page.rows.some((row) => key in row) ? 'no row has a value' : 'no row shows this member');
  }
  if (!differ) return cannotTell(call, about, 'all rows of the first page have the same value');
  if (!isInOrder(values, direction)) {
    const isFirst = isInOrder(values, direction, true);
    const isOther =
      isInOrder(values, direction === 'asc' ? 'desc' : 'asc') || isInOrder(values, direction === 'asc' ? 'desc' : 'asc', true);
    const found = isFirst ? 'empty values first' : isOther ? 'the other direction' : 'an order that no common collation has';
    const expected = isFirst ? 'empty values last' : `rows ${direction === 'asc' ? 'upwards' : 'downwards'} by ${key}`;
    return deviates({ ...deviation, rule: 'sort', expected, found, portal: inOrderOfRows });
  }
  // times may be kept finer than they are shown: equal ones need not be equal
  if (!tie || isTime(values)) return;
  const [member = '', order] = tie as [string, 'asc' | 'desc'];
  const runs: Row[][] = [];
  page.rows.forEach((row, i) => {
    if (i > 0 && JSON.stringify(values[i] ?? null) === JSON.stringify(values[i - 1] ?? null)) runs.at(-1)!.push(row);
    else runs.push([row]);
  });
  if (
    tie[0] !== key &&
    runs.some(
      (run) =>
        !isInOrder(
          run.map((row) => valueAt(row, member)),
          order,
        ),
    )
  )
    deviates({
      ...deviation,
      rule: 'second-sort',
      expected: `equal rows by ${member}, the second value of sort`,
      found: 'another order',
      portal: `${where}: rows may come twice or never while somebody pages`,
    });
};

/** Every sort of every list. */
export const checkSorts = (context: Context) =>
  Promise.all(
    context.seen.lists.filter(hasRows).map(async (list) => {
      const sorts = await sortsOf(context, list.call);
      return Promise.all(sorts.map(([key, direction]) => checkSort(context, list, key, direction)));
    }),
  );
