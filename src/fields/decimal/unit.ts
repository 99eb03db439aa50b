import { holds } from '../../schema/condition';
import { valueAt, type Values } from '../../schema/path';
import type { DecimalOptions } from './declare';

/** What stands behind a number of this record. */
export const unitOf = ({ unit = [] }: DecimalOptions, record: Values) =>
  [unit]
    .flat()
    .map((each) => (typeof each === 'string' ? { when: {}, text: each } : each))
    .find(({ when }) => holds(when, (member) => valueAt(record, member)))?.text;
