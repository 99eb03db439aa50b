/** How the report names a row or a record: by its id, so that somebody can find it in the CMS. */
import { split } from '../../dataProvider/paths';
import type { Answer } from './cms';
import type { Context, Row } from './context';
import { isCode } from './findings';

/** An id as the report may show it: a number of at most nine digits or a code. Undefined for any other, which may name a person. */
const shownId = (id: unknown): string | undefined => {
  const text = typeof id === 'number' ? String(id) : id;
  return typeof text === 'string' && (/^\d{1,9}$/.test(text) || isCode(text)) ? text : undefined;
};

/** The id of a row of a list or of an item of a lookup. @param call the call that gave it */
export const idOfRow = async ({ portal }: Context, call: string, row: Row): Promise<string | undefined> => {
  const idField = (await portal.screenOf(call))?.resource.idField ?? portal.lookupOf(call)?.[1].idField ?? 'id';
  return shownId(row[idField]);
};

/** The ids in the path of a call, as `--writes` takes them. @example "BIZ/1001" */
export const idOfPath = (call: string, path: Row = {}): string | undefined => {
  const names = [...split(call)[1].matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const ids = names.map((name) => shownId(path[name]));
  return ids.length > 0 && ids.every((id) => id !== undefined) ? ids.join('/') : undefined;
};

/** The id of the row or record that a place of an answer belongs to. @param place a JSON pointer */
export const idOfPlace = async (context: Context, { call, path, json }: Answer, place: string): Promise<string | undefined> => {
  const [, inPage, index] = /^\/payload(\/content)?\/(\d+)(?:\/|$)/.exec(place) ?? [];
  if (index === undefined) return place.startsWith('/payload/') && !place.startsWith('/payload/content') ? idOfPath(call, path) : undefined;
  const { payload } = json as { payload: { content: unknown[] } & unknown[] };
  const row = (inPage ? payload.content : payload)[Number(index)];
  return typeof row === 'object' && row !== null ? idOfRow(context, call, row as Row) : undefined;
};
