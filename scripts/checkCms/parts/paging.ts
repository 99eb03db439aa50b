/** Pages of a list: counted from zero, as long as asked for, and as many as the total says. */
import type { Query } from '../../../contract/cmsDataProvider';
import type { Context, Row, Seen } from '../context';
import { createFindings } from '../findings';
import { ask, pageOf } from '../reply';

type List = Seen['lists'][number];
type Page = { rows: Row[]; total: number };
/** How often a list is read again that changes while it is looked at. */
const tries = 4;

/** The sort that puts a list into one order only, where it takes one. */
const steadySort = async ({ portal }: Context, call: string): Promise<string[]> => {
  const { list } = (await portal.screenOf(call))?.resource ?? {};
  return [list?.sorts?.[0], list?.tieBreak].flatMap((sort) => (sort ? [sort.replace(' ', ',')] : []));
};

/** Reads pages of a list as the portal does. */
export const pagesOf = async (context: Context, { call, path, query }: List) => {
  const sort = await steadySort(context, call);
  return async (page: number, size: number, more: Query = {}) =>
    pageOf(
      await ask(context, call, {
        path: path as Record<string, string>,
        query: {
          page,
          size,
          ...query,
          ...(query.offset === undefined ? {} : { offset: page * size }),
          ...(sort.length ? { sort } : {}),
          ...more,
        } as Query,
        isAgain: true,
      }),
    );
};
const keyOf = (row: Row) => String(row.id ?? row.docNumber ?? row.clientId ?? JSON.stringify(row));
const keys = ({ rows }: Page) => rows.map(keyOf).join('\n');

/**
 * Looks at a list that nobody has changed meanwhile: what is read before has to be there again afterwards. Tells nothing where
 * it changes each time.
 */
const betweenChanges = async (
  read: () => Promise<Page | undefined>,
  look: (page: Page) => Promise<void | (() => void)>,
): Promise<boolean> => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = await read();
    if (!before) return true;
    const tell = await look(before);
    if (!tell) return true;
    const after = await read();
    if (after && keys(after) === keys(before) && after.total === before.total) {
      tell();
      return true;
    }
  }
  return false;
};

const checkList = async (context: Context, list: List) => {
  const { deviates, cannotTell, portal } = context;
  const read = await pagesOf(context, list);
  const peek = await pagesOf({ ...context, ...createFindings() }, list);
  const where = await portal.where(list.call);
  const wrong = (rule: string, place: string, expected: string, found: string, does: string) => () =>
    deviates({ rule, call: list.call, place, expected, found, effect: 'shows less', portal: `${where}: ${does}` });

  const look = async ({ rows, total }: Page): Promise<void | (() => void)> => {
    const full = Math.min(50, total);
    if (rows.length > 50 || (rows.length < full && rows.length > 0))
      return wrong(
        'page-size',
        'size',
        `${full} rows for size=50`,
        `${rows.length} rows`,
        'pages are shorter or longer than the person chose',
      );
    if (total < rows.length)
      return wrong(
        'total',
        '/payload/totalElements',
        `at least ${rows.length}`,
        String(total),
        'rows behind the last page are never shown',
      );
    if (rows.length === 0 && total > 0) {
      const second = await read(1, 50);
      if (second?.rows.length)
        return wrong('page-base', 'page', 'pages counted from 0', 'page=0 is empty, page=1 is the first', 'the first page is empty');
      return wrong('total', '/payload/totalElements', '0 for a list without rows', String(total), 'pages without rows are offered');
    }
    if (new Set(rows.map(keyOf)).size < rows.length)
      return wrong(
        'twice',
        '/payload/content',
        'each record once',
        'a record more than once',
        'the list shows a record twice, and its selection is wrong',
      );
    if (total > 5) {
      const [first, second] = [await read(0, 5), await read(1, 5)];
      if (first && first.total !== total)
        return wrong(
          'total',
          '/payload/totalElements',
          'the same total whatever the size',
          `${total} for size=50, ${first.total} for size=5`,
          'rows are never shown',
        );
      if (first && second && first.rows.length > 0 && keys(first) === keys(second))
        return wrong(
          'page-base',
          'page',
          'pages counted from 0',
          'page=0 and page=1 are the same rows',
          'the first page comes twice, the last never',
        );
      const both = first && second && [...first.rows, ...second.rows].map(keyOf);
      if (both && both.join('\n') !== rows.slice(0, both.length).map(keyOf).join('\n'))
        return wrong(
          'pages',
          'page',
          'pages of 5 that are parts of a page of 50',
          'other rows, or another order',
          'rows come twice or never while somebody pages',
        );
    }
    const last = Math.max(0, Math.ceil(total / 50) - 1);
    const end = last > 0 ? await read(last, 50) : { rows, total };
    const expected = total - last * 50;
    if (end && end.rows.length !== expected)
      return wrong(
        'total',
        '/payload/totalElements',
        `a last page of ${expected} rows, as ${total} in all has it`,
        `${end.rows.length} rows`,
        'the last pages are empty, or rows are never shown',
      );
    // a CMS may refuse a page that there is not, or give the last one again: the portal asks for none
    const beyond = rows.length === 50 ? await peek(last + 1, 50) : undefined;
    if (end && beyond && beyond.rows.length > 0 && keys(beyond) !== keys(end))
      return wrong(
        'total',
        '/payload/totalElements',
        'no rows behind the last page',
        `${beyond.rows.length} rows`,
        'rows behind the last page are never shown',
      );
    return undefined;
  };
  if (!(await betweenChanges(() => read(0, 50), look)))
    cannotTell(list.call, 'its pages', 'somebody changed the list each time it was read');
};

/** Every list that the account may read. */
export const checkPaging = (context: Context) => Promise.all(context.seen.lists.map((list) => checkList(context, list)));
