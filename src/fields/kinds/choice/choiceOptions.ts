import type { Field } from '../../../schema/field';

/** The codes of a choice with their labels. */
export const choiceOptions = ({ labels }: Pick<Field<never, 'choice'>, 'labels'>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
