import type { Condition } from '../../../schema/values/condition';
import type { DecimalOptions } from './declare';

/** What stands behind a number, where `holds` tells which conditions do. */
export const unitOf = ({ unit = [] }: DecimalOptions, holds: (condition: Condition) => boolean) =>
  [unit]
    .flat()
    .map((each) => (typeof each === 'string' ? { when: {}, text: each } : each))
    .find(({ when }) => holds(when))?.text;
