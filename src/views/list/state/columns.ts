import type { Resource } from '../../../schema/resource';

type List = Pick<NonNullable<Resource['list']>, 'columns' | 'link' | 'name'>;

/** The column that leads to the record. */
export const linkOf = ({ link, columns }: List) => link ?? columns[0];

/** The columns that identify a row, from left to right: the link, and the name where there is one. */
export const pinnedOf = (list: List) => list.columns.filter((name) => name === linkOf(list) || name === list.name);
