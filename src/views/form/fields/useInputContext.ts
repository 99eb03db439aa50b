import { useRecordContext } from 'react-admin';
import { useWatch, type Control } from 'react-hook-form';
import type { InputProps } from '../../../fields/input';
import type { Leaf } from '../../../fields/leaf';
import { holds, namesIn, type Condition } from '../../../schema/condition';
import { valueAt } from '../../../schema/path';
import { useEngine } from '../../engine';

type InputContext = Pick<
  InputProps,
  'text' | 'within' | 'stored' | 'hasExtraChoices' | 'unit' | 'isOwn' | 'isProtected' | 'viewer' | 'isLocked'
>;

/** What an input is told of the rest of its form, of the stored record and of who looks. Drawn again for these values alone. */
export const useInputContext = ({ path, member, field }: Leaf, control: Control, value: unknown): InputContext => {
  const { locks, viewer } = useEngine();
  const record = useRecordContext();
  const stored: unknown = record && valueAt(record, member);

  const outer = 'within' in field ? field.within : undefined;
  const narrowing = useWatch({ name: outer ?? path, control }) as unknown;
  // an outer field that this person may not change is no input: the record has its value
  const outerValue = narrowing === undefined && outer && record ? valueAt(record, outer) : narrowing;
  const isWhole = 'allOf' in field && field.allOf !== undefined && [outerValue].flat().includes(field.allOf);
  const asText = Array.isArray(outerValue) ? (outerValue as string[]) : String(outerValue ?? '');

  const extraWhen = 'extraChoices' in field ? field.extraChoices?.when : undefined;
  const units = [('unit' in field && field.unit) || []].flat().map((each) => (typeof each === 'string' ? { when: {}, text: each } : each));
  const names = [...namesIn(extraWhen ?? {}), ...units.flatMap(({ when }) => namesIn(when))];
  const values = useWatch({ name: names, control }) as unknown[];
  const meets = (condition: Condition) => holds(condition, (each) => values[names.indexOf(each)]);

  const shownAs = 'shownAs' in field ? field.shownAs : undefined;
  return {
    text: shownAs && record && stored === value ? (valueAt(record, shownAs) as string | undefined) : undefined,
    within: outer && !isWhole ? asText : undefined,
    stored,
    hasExtraChoices: !extraWhen || meets(extraWhen),
    unit: units.find(({ when }) => meets(when))?.text,
    isOwn:
      record && 'oneselfWhen' in field && typeof field.oneselfWhen === 'function' ? field.oneselfWhen(record as never, viewer) : undefined,
    isProtected:
      record && 'protected' in field && field.protected ? holds(field.protected.when, (name) => valueAt(record, name)) : undefined,
    viewer,
    isLocked: 'lock' in field && field.lock !== undefined && field.lock in locks,
  };
};
