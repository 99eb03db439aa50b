import type { Text } from '../../../messages/i18n';
import type { List, Resource } from '../../../schema/resource';
import { parseSort } from '../state/listParams';

const orders = {
  text: ['list.ascending', 'list.descending'],
  time: ['list.oldest', 'list.newest'],
  number: ['list.lowest', 'list.highest'],
} as const;

/** Which of the declared sorts a list has now; the first one when it is another. */
export const currentSort = (sorts: readonly string[], { field, order }: { field: string; order: string }) =>
  sorts.find((sort) => parseSort(sort).field === field && parseSort(sort).order === order) ?? sorts[0]!;

/** "Last login, newest first": the label of a sort. */
export const sortLabel = (sort: string, fields: Resource['fields'], { sortLabels }: List, t: Text) => {
  const { field, order } = parseSort(sort);
  const { label = field, definition } = fields[field] ?? {};
  const key = orders[definition?.traits.order ?? 'text'][order === 'DESC' ? 1 : 0];
  return t(key, { label: sortLabels?.[field] ?? label });
};
