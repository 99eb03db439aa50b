import type { Resource } from '../../../schema/resource';

type List = Pick<NonNullable<Resource['list']>, 'columns' | 'link' | 'name'>;

/** The column that leads to the record. */
export const linkOf = ({ link, columns }: List) => link ?? columns[0];

/** The columns that identify a row, from left to right: the link, and the name where there is one. */
export const pinnedOf = (list: List) => list.columns.filter((name) => name === linkOf(list) || name === list.name);

/** Whether the label of a field is shown before its value on a card, because the value says too little by itself. */
export const hasCardLabel = ({ card, fields }: Pick<NonNullable<Resource['list']>, 'card' | 'fields'>, name: string) =>
  card.labelled.includes(name) || Boolean(fields[name]!.definition.traits.labelled);
